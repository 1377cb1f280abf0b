"""The command line: ``qiaopai`` opens the card room."""

import typer

from qiaopai import __version__

app = typer.Typer(name="qiaopai", no_args_is_help=False, add_completion=False)


@app.callback(invoke_without_command=True)
def room() -> None:
    """Open the card room."""
    typer.echo(f"Qiaopai {__version__}")


def main() -> None:
    """Run the command line."""
    app()
