"""`qiaopai`: open the card room."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from qiaopai.server import logs
from qiaopai.server.run import EVERYWHERE, PortBusy, Tls, qr, serve
from qiaopai.server.settings import ServerSettings
from qiaopai.storage.errors import StorageError

FAULT = "QIAOPAI_FAULT"

Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets other devices in.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")]
Data = Annotated[Path | None, typer.Option(help="Data folder [default: the user's].")]
Name = Annotated[list[str] | None, typer.Option("--name", help="A further host name of the room.")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")]
Cert = Annotated[Path | None, typer.Option(exists=True, help="TLS certificate (PEM).")]
Key = Annotated[Path | None, typer.Option(exists=True, help="Its key (PEM).")]
BotPause = Annotated[int, typer.Option(min=0, hidden=True)]
BotWorkers = Annotated[int, typer.Option(min=0, max=64, hidden=True)]
LogLevel = Annotated[str, typer.Option(help="debug, info, warning or error.")]


def room(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    name: Name = None,
    no_browser: NoBrowser = False,
    tls_cert: Cert = None,
    tls_key: Key = None,
    bot_pause: BotPause = 700,
    bot_workers: BotWorkers = 2,
    log_level: LogLevel = "warning",
) -> None:
    """Open the card room."""
    if (tls_cert is None) != (tls_key is None):
        raise typer.BadParameter("--tls-cert and --tls-key belong together")
    logs.set_up(log_level)
    settings = ServerSettings(
        data=data or Path(platformdirs.user_data_dir("qiaopai", appauthor=False)),
        host=host,
        port=port,
        names=tuple(name or ()),
        bot_pause=bot_pause,
        bot_workers=bot_workers,
        fault=os.environ.get(FAULT),
    )
    tls = Tls(tls_cert, tls_key) if tls_cert and tls_key else None
    try:
        serve(settings, tls, lambda urls: _say(host, urls), open_browser=not no_browser)
    except PortBusy:
        _stop(f"Port {port} is taken: another program listens there. Try --port {port + 1}.")
    except StorageError as error:
        _stop(_STORAGE.get(error.code, f"The data cannot be opened: {error}."))


_STORAGE = {
    "folder_in_use": "Another Qiaopai has this data folder open. Stop it, or give another --data.",
    "newer_file": "A newer Qiaopai has written this data. Update, or give another --data.",
}


def _say(host: str, urls: list[str]) -> None:
    typer.echo(f"Qiaopai 橋牌: {'  '.join(urls)}")
    if host in EVERYWHERE:
        typer.echo(qr(urls[0]))


def _stop(message: str) -> None:
    typer.echo(message, err=True)
    raise typer.Exit(1)
