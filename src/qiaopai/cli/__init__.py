"""The command line: ``qiaopai`` opens the card room; its verbs do the rest."""

import typer

from qiaopai.cli import analyse, deal, files, guandan_bot, rebuild, rules, serve, simulate, verify

app = typer.Typer(name="qiaopai", no_args_is_help=False, add_completion=False)


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    host: serve.Host = "127.0.0.1",
    port: serve.Port = 8000,
    data: serve.Data = None,
    name: serve.Name = None,
    no_browser: serve.NoBrowser = False,
    tls_cert: serve.Cert = None,
    tls_key: serve.Key = None,
    bot_pause: serve.BotPause = 700,
    bot_workers: serve.BotWorkers = 2,
    log_level: serve.LogLevel = "warning",
) -> None:
    """Open the card room."""
    if context.invoked_subcommand is None:
        serve.room(
            host, port, data, name, no_browser, tls_cert, tls_key, bot_pause, bot_workers, log_level
        )


app.command()(simulate.simulate)
app.command()(rules.rules)
app.command()(analyse.analyse)
app.command()(deal.deal)
app.command()(verify.verify)
app.command()(rebuild.rebuild)
app.command()(files.lint)
app.command()(files.convert)
app.command("guandan-bot")(guandan_bot.guandan_bot)


def main() -> None:
    """Run the command line."""
    app()
