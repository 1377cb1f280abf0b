"""`qiaopai`: open the card room."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import platformdirs
import typer

from qiaopai.cli import options
from qiaopai.cli.saying import Voice, voice
from qiaopai.server import logs
from qiaopai.server.run import EVERYWHERE, PortBusy, Tls, qr, serve
from qiaopai.server.settings import ServerSettings
from qiaopai.storage.errors import StorageError

FAULT = "QIAOPAI_FAULT"


def room(
    host: options.Host,
    port: options.Port,
    data: options.Data,
    name: options.Name,
    no_browser: options.NoBrowser,
    tls_cert: options.Cert,
    tls_key: options.Key,
    bot_pause: options.BotPause,
    bot_workers: options.BotWorkers,
    log_level: options.LogLevel,
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
