"""Errors on the wire: always `{code, data}`, the framework's own too."""

from __future__ import annotations

import logging
from http import HTTPStatus

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from qiaopai.kernel.refusal import Refused
from qiaopai.room.codec import encode
from qiaopai.server.callers import AnyRequest
from qiaopai.server.wire.rest import Error

log = logging.getLogger("qiaopai.server")

_STATUS = {
    "who_are_you": HTTPStatus.UNAUTHORIZED,
    "not_host": HTTPStatus.FORBIDDEN,
    "no_spectators": HTTPStatus.FORBIDDEN,
    "wrong_host": HTTPStatus.FORBIDDEN,
    "wrong_origin": HTTPStatus.FORBIDDEN,
    "unknown_table": HTTPStatus.NOT_FOUND,
    "unknown_game": HTTPStatus.NOT_FOUND,
    "unknown_board": HTTPStatus.NOT_FOUND,
    "unknown_analysis": HTTPStatus.NOT_FOUND,
    "no_studies": HTTPStatus.NOT_FOUND,
    "no_files": HTTPStatus.NOT_FOUND,
    "no_solver": HTTPStatus.SERVICE_UNAVAILABLE,
    "too_many_analyses": HTTPStatus.TOO_MANY_REQUESTS,
    "too_fast": HTTPStatus.TOO_MANY_REQUESTS,
    "message_too_large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
}
_OF_STATUS = {
    400: "bad_message",
    401: "who_are_you",
    404: "not_found",
    405: "method_not_allowed",
    413: "message_too_large",
    415: "bad_message",
    422: "bad_message",
    429: "too_fast",
}


def status_of(code: str) -> int:
    """The HTTP status that fits a refusal."""
    bad = HTTPStatus.BAD_REQUEST if code.startswith("bad_") else HTTPStatus.CONFLICT
    return _STATUS.get(code, bad)


def response(status: int, code: str, data: dict[str, object] | None = None) -> Response[bytes]:
    """An error as a response."""
    body = encode(Error(code, data or {}))
    return Response(body, status_code=status, media_type="application/json")


def _refused(_: AnyRequest, error: Refused) -> Response[bytes]:
    return response(status_of(error.code), error.code, dict(error.data))


def _http(_: AnyRequest, error: HTTPException) -> Response[bytes]:
    code = _OF_STATUS.get(error.status_code, "bad_message" if error.status_code < 500 else "fault")
    return response(error.status_code, code)


def _too_deep(_: AnyRequest, error: RecursionError) -> Response[bytes]:
    """A body nested deeper than it can be read."""
    return response(HTTPStatus.BAD_REQUEST, "bad_message")


def _unexpected(request: AnyRequest, error: Exception) -> Response[bytes]:
    log.error("fault", exc_info=error, extra={"path": request.scope["path"]})
    return response(HTTPStatus.INTERNAL_SERVER_ERROR, "fault")


HANDLERS: ExceptionHandlersMap = {
    Refused: _refused,
    ValidationException: _http,
    HTTPException: _http,
    RecursionError: _too_deep,
    Exception: _unexpected,
}
