"""`qiaopai`: open the card room."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal

import platformdirs
import typer

from qiaopai.cli.saying import Voice, voice
from qiaopai.server import logs
from qiaopai.server.run import EVERYWHERE, PortBusy, Tls, qr, serve
from qiaopai.server.settings import ServerSettings
from qiaopai.storage.errors import StorageError

FAULT = "QIAOPAI_FAULT"

Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets other devices in.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")]
Data = Annotated[Path | None, typer.Option(help="Data folder.", show_default="the user's")]
Name = Annotated[list[str] | None, typer.Option("--name", help="A further host name of the room.")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")]
Cert = Annotated[Path | None, typer.Option(exists=True, help="TLS certificate (PEM).")]
Key = Annotated[Path | None, typer.Option(exists=True, help="Its key (PEM).")]
BotPause = Annotated[int, typer.Option(min=0, hidden=True)]
BotWorkers = Annotated[int, typer.Option(min=0, max=64, hidden=True)]
Level = Literal["debug", "info", "warning", "error"]
LogLevel = Annotated[Level, typer.Option(help="What to log on the error stream.")]


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
    folder = data or Path(platformdirs.user_data_dir("qiaopai", appauthor=False))
    settings = ServerSettings(
        data=folder,
        host=host,
        port=port,
        names=tuple(name or ()),
        bot_pause=bot_pause,
        bot_workers=bot_workers,
        fault=os.environ.get(FAULT),
    )
    tls = Tls(tls_cert, tls_key) if tls_cert and tls_key else None
    with faults_said(voice(None), settings):
        folder.mkdir(parents=True, exist_ok=True)
        serve(settings, tls, lambda urls: _say(host, urls), open_browser=not no_browser)


@contextmanager
def faults_said(say: Voice, settings: ServerSettings) -> Iterator[None]:
    """What keeps a room from opening, in a sentence."""
    try:
        yield
    except PortBusy as error:
        taken = settings.port
        say.refuse(error.code, status=1, port=str(taken), next=str(taken % 65535 + 1))
    except StorageError as error:
        if say.find(f"cli-{error.code.replace('_', '-')}") is None:
            say.refuse("bad_data", status=1, reason=error.code)
        say.refuse(error.code, status=1)
    except OSError as error:
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            say.refuse("unknown_host", host=settings.host)
        if error.filename is None:
            raise
        say.refuse("no_data_folder", status=1, folder=str(settings.data))


def _say(host: str, urls: list[str]) -> None:
    typer.echo(f"Qiaopai 橋牌: {'  '.join(urls)}")
    if host in EVERYWHERE:
        typer.echo(qr(urls[0]))
