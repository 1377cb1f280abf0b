"""The gate: which hosts may be asked, who may ask from a page, and headers on every answer."""

from __future__ import annotations

import ipaddress
import logging
import re
import socket
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from qiaopai.room.codec import encode
from qiaopai.server.wire.rest import Error

log = logging.getLogger("qiaopai.server")

_ODD = re.compile(r"[^a-z0-9.:_\[\]-]")
"""What no Host has in it: the header is repeated in the page's policy."""

Headers = dict[bytes, bytes]
Scope = dict[str, Any]
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]


def policy(host: str) -> str:
    """What a page of this server may load: its own things only."""
    return (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        f"connect-src 'self' ws://{host} wss://{host}; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )


def local_addresses() -> tuple[str, ...]:
    """This machine's addresses on its networks."""
    found = set()
    for probe in ("192.0.2.1", "2001:db8::1"):
        family = socket.AF_INET6 if ":" in probe else socket.AF_INET
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as one:
                one.connect((probe, 9))  # sends nothing: it only chooses an address
                found.add(one.getsockname()[0])
        except OSError:
            continue
    try:
        for *_, address in socket.getaddrinfo(socket.gethostname(), None):
            found.add(str(address[0]).partition("%")[0])
    except OSError:
        pass
    return tuple(sorted(found, key=_lan_first))


def _lan_first(address: str) -> tuple[bool, bool, str]:
    parsed = ipaddress.ip_address(address.partition("%")[0])
    return parsed.is_loopback, parsed.version == 6, address


def allowed_names(names: Iterable[str]) -> frozenset[str]:
    """Host names the server answers to: its own machine's, and those it was given."""
    machine = socket.gethostname().lower()
    own = {"localhost", "127.0.0.1", "::1", machine, f"{machine}.local", *local_addresses()}
    return frozenset(own | {name.lower() for name in names if name not in {"0.0.0.0", "::"}})


def host_name(host: str) -> str:
    """A Host header without its port."""
    return (urlsplit(f"//{host}").hostname or "").lower()


class Gate:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self._app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or let through with headers and a line in the log."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers: Headers = dict(scope["headers"])
        if code := self._refusal(headers):
            await _turn_away(scope, send, code)
            return
        began = time.monotonic()
        host = headers.get(b"host", b"").decode("latin-1")

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._dress(scope, message, host, began)
            await send(message)

        await self._app(scope, receive, sending)

    def _refusal(self, headers: Headers) -> str | None:
        """`wrong_host` keeps out other names for this address, `wrong_origin` other pages."""
        host = headers.get(b"host", b"").decode("latin-1").lower()
        try:
            if _ODD.search(host) or host_name(host) not in self._names:
                return "wrong_host"
            origin = headers.get(b"origin")
            if origin is not None and urlsplit(origin.decode("latin-1")).netloc.lower() != host:
                return "wrong_origin"
        except ValueError:
            return "wrong_host"
        return None

    def _dress(self, scope: Scope, message: Message, host: str, began: float) -> None:
        answers = scope["path"].startswith("/api/")
        message["headers"] = [
            *message.get("headers", []),
            *([(b"cache-control", b"no-store")] if answers else ()),
            (b"cross-origin-resource-policy", b"same-origin"),
            (b"content-security-policy", policy(host).encode("latin-1")),
            (b"x-content-type-options", b"nosniff"),
            (b"referrer-policy", b"no-referrer"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
        ]
        answered = {
            "method": scope.get("method"),
            "path": scope["path"],
            "status": message.get("status"),
            "ms": round((time.monotonic() - began) * 1000, 1),
        }
        log.info("answered", extra=answered)


async def _turn_away(scope: Scope, send: Send, code: str) -> None:
    log.warning("turned_away", extra={"code": code, "path": scope["path"]})
    socket_scope = scope["type"] == "websocket"
    if socket_scope and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008, "reason": code})
        return
    kind = "websocket.http.response" if socket_scope else "http.response"
    headers = [(b"content-type", b"application/json")]
    await send({"type": f"{kind}.start", "status": 403, "headers": headers})
    await send({"type": f"{kind}.body", "body": encode(Error(code, {}))})
