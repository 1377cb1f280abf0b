"""The verbs of the command line: each loads what it needs, and no other verb's."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import version as installed_version
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup
from typer.main import get_command

from qiaopai.cli import options

VERBS: Mapping[str, str] = {
    "simulate": "simulate",
    "rules": "rules",
    "analyse": "analyse",
    "deal": "deal",
    "verify": "verify",
    "rebuild": "rebuild",
    "lint": "files",
    "convert": "files",
    "guandan-bot": "guandan_bot",
}
"""In which module of this package the function of a verb is."""
_NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}


class Verbs(TyperGroup):
    """The verbs, each loaded when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names, in the order in which help lists them."""
        return list(VERBS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The verb with that name; Typer keeps its types of commands to itself."""
        if cmd_name not in VERBS:
            return None
        module = import_module(f"qiaopai.cli.{VERBS[cmd_name]}")
        alone = typer.Typer(add_completion=False)
        alone.command(cmd_name)(getattr(module, cmd_name.replace("-", "_")))
        return get_command(alone)


app = typer.Typer(name="qiaopai", cls=Verbs, no_args_is_help=False, add_completion=False)


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    host: options.Host = "127.0.0.1",
    port: options.Port = 8000,
    data: options.Data = None,
    name: options.Name = None,
    no_browser: options.NoBrowser = False,
    tls_cert: options.Cert = None,
    tls_key: options.Key = None,
    bot_pause: options.BotPause = 700,
    bot_workers: options.BotWorkers = 2,
    log_level: options.LogLevel = "warning",
    version: options.Version = False,
) -> None:
    """Open the card room."""
    if version:
        typer.echo(f"qiaopai {installed_version('qiaopai')}")
        raise typer.Exit
    if context.invoked_subcommand is not None:
        return
    from qiaopai.cli.serve import room  # noqa: PLC0415 (the whole server)

    room(host, port, data, name, no_browser, tls_cert, tls_key, bot_pause, bot_workers, log_level)


def run() -> None:
    """Run the command line; output that cannot be written is a fault like any other."""
    try:
        try:
            app()
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError as fault:
        # A file has a name; a pipe that nobody reads any more is Typer's.
        if fault.filename is not None or fault.errno not in _NO_ROOM:
            raise
        _unwritable(fault)


def _unwritable(fault: OSError) -> NoReturn:
    from qiaopai.cli.saying import last_voice  # noqa: PLC0415 (all games)

    # What still waits to be written would fail once more when Python ends.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    say = last_voice()
    say.complain("unwritable_output", reason=say.why(fault))
    sys.exit(1)
