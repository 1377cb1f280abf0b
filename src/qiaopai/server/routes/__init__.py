"""Routes of the server."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from qiaopai.server.routes import analysis, boards, lobby, persons, socket, static, stream, tables

ROUTES: list[ControllerRouterHandler] = [
    persons.new_person,
    persons.me,
    persons.change_me,
    lobby.games,
    lobby.lobby,
    lobby.new_table,
    lobby.quick,
    lobby.health,
    lobby.openapi,
    tables.table,
    tables.command,
    boards.boards,
    boards.board,
    boards.export,
    boards.files,
    analysis.new_analysis,
    analysis.analysis,
    analysis.analysis_stream,
    analysis.stop_analysis,
    stream.stream,
    socket.table_socket,
    static.client,
]
