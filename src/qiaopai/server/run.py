"""Running the server: listens, says where, and stops gracefully."""

from __future__ import annotations

import errno
import gc
import logging
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path

import msgspec
import segno
import uvicorn

from qiaopai.server.compose import Application
from qiaopai.server.gate import local_addresses
from qiaopai.server.settings import ServerSettings

log = logging.getLogger("qiaopai.server")

MAX_FRAME = 256 * 1024
"""Bytes of a WebSocket frame that are read at all; above, the connection closes with 1009."""
EVERYWHERE = ("0.0.0.0", "::")


class Tls(msgspec.Struct, frozen=True):
    """A certificate and its key."""

    certificate: Path
    key: Path


class PortBusy(Exception):
    """Another program listens there; `code` is what the text is found by."""

    code = "port_busy"


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Raises: PortBusy."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise PortBusy(str(port)) from error
        raise
    listening.setblocking(False)
    return listening


def addresses(host: str, port: int, tls: bool) -> list[str]:
    """Where the room can be found, the address for other devices first."""
    hosts = [one for one in local_addresses() if ":" not in one] if host in EVERYWHERE else [host]
    scheme, default = ("https", 443) if tls else ("http", 80)
    shown = [f"[{one}]" if ":" in one else one for one in hosts or ["127.0.0.1"]]
    return [f"{scheme}://{one}" + (f":{port}" if port != default else "") for one in shown]


def qr(url: str) -> str:
    """The address as a QR code for a terminal."""
    lines = []
    matrix = [list(row) for row in segno.make(url, error="l").matrix_iter(border=2)]
    if len(matrix) % 2:
        matrix.append([0] * len(matrix[0]))
    for upper, lower in zip(matrix[::2], matrix[1::2], strict=True):
        lines.append("".join(_HALVES[bool(a), bool(b)] for a, b in zip(upper, lower, strict=True)))
    return "\n".join(lines)


_HALVES = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}


def configured(application: Application, tls: Tls | None = None) -> uvicorn.Config:
    """How uvicorn is to run it."""
    return uvicorn.Config(
        application.asgi,
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        http="h11",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,
        ssl_certfile=tls.certificate if tls else None,
        ssl_keyfile=str(tls.key) if tls else None,
    )


class Server(uvicorn.Server):
    """Says good-bye to everybody before it closes connections."""

    def __init__(self, config: uvicorn.Config, application: Application) -> None:
        super().__init__(config)
        self._application = application

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the room, then the rest."""
        await self._application.room.close()
        await super().shutdown(sockets)


def _spare_pauses() -> None:
    """Collect cycles seldom: thousands of tables live long, and walking them all holds play up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def serve(
    settings: ServerSettings,
    tls: Tls | None,
    say: Callable[[list[str]], None],
    *,
    open_browser: bool,
) -> None:
    """Run until a signal comes. Raises: PortBusy, StorageError."""
    listening = listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    urls = addresses(settings.host, port, tls is not None)
    application = Application(settings)
    _spare_pauses()
    say(urls)
    log.info("listening", extra={"port": port})
    if open_browser:
        webbrowser.open(urls[0])
    Server(configured(application, tls), application).run([listening])
