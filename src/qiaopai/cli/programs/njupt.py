"""A WebSocket `/game/<name>` for programs of the NJUPT protocol (南郵掼蛋平台).

Whoever connects there sits down at the table as a guest of that name. What the table tells goes
to the program as its protocol has it, and the number it answers goes to the table as a command.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from urllib.parse import unquote

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from qiaopai.cli.programs.guest import Guest, Happening, TableAddress
from qiaopai.kernel.parts import Programs
from qiaopai.kernel.parts.programs import Plain
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat

PATH = "/game/"
CHOICE, OWN = "p", "o"
"""How the numbers of commands begin: the program's choices, and what it is not asked."""
NOT_FOUND, REFUSED = 4404, 4403


class Session:
    """One program at the table."""

    def __init__(
        self, program: ServerConnection, guest: Guest, seat: Seat, programs: Programs
    ) -> None:
        self._program, self._guest, self._seat = program, guest, seat
        self._interpreter, self._joined = programs.interpreter(seat), False
        self._asked: Plain | None = None
        self._open = False

    async def run(self) -> None:
        """Until the match or one of the connections ends."""
        listening = asyncio.create_task(self._listen())
        try:
            await self._take(Happening((), self._guest.view))
            async for happening in self._guest.happenings():
                if await self._take(happening):
                    return
        finally:
            listening.cancel()
            await self._guest.leave()

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self._program:
                await self._answered(text)
        await self._guest.leave()

    async def _answered(self, text: str | bytes) -> None:
        """An answer counts once; what is no answer is asked for again."""
        if self._asked is None or not self._open:
            return
        try:
            command = self._interpreter.chosen(json.loads(text))
        except ValueError:
            await self._send(self._asked)
            return
        self._open = False
        await self._guest.do(command, CHOICE)

    async def _take(self, happening: Happening) -> bool:
        """Tell the program, and ask it what is to be asked; whether the match is over."""
        if happening.refused.startswith(CHOICE) and self._asked is not None:
            self._open = True
            await self._send(self._asked)
        elif not happening.refused:
            await self._tell(happening)
            await self._look_after(happening)
        return happening.view.get("status") == "finished"

    async def _tell(self, happening: Happening) -> None:
        deal = happening.view.get("deal")
        if not deal:
            return
        # Whoever has seen the deal begin needs no summary.
        messages = self._interpreter.told(happening.told, deal)
        if not self._joined and messages is None:
            messages = self._interpreter.joined(deal)
        self._joined = True
        for message in messages or ():
            await self._send(message)
        question = self._interpreter.asked(deal)
        if question != self._asked:
            self._asked, self._open = question, question is not None
            if question is not None:
                await self._send(question)
        elif own := self._interpreter.own_answer(deal):
            await self._guest.do(own, OWN)

    async def _look_after(self, happening: Happening) -> None:
        """What a person does with a click: go on with the next deal, come back to his seat."""
        view, seat = happening.view, self._seat.value
        if view["status"] == "between" and seat not in view.get("ready", ()):
            await self._guest.do({"kind": "next_deal"}, OWN)
        if "bot" in view["seats"][seat] and "person" in view["seats"][seat]:
            await self._guest.do({"kind": "return"}, OWN)

    async def _send(self, message: Plain) -> None:
        with suppress(ConnectionClosed):
            await self._program.send(json.dumps(message, ensure_ascii=False))


async def serve_programs(
    programs: Programs, address: TableAddress, seats: Sequence[Seat], host: str, port: int
) -> Server:
    """Listen for programs, and seat each in the first of the seats that is free.

    Raises:
        OSError: the port cannot be used.
    """

    async def play(program: ServerConnection) -> None:
        path = program.request.path if program.request else ""
        name = unquote(path.removeprefix(PATH))
        if not path.startswith(PATH) or not name:
            await program.close(NOT_FOUND, "unknown_path")
            return
        await _seated(programs, program, address, seats, name)

    return await serve(play, host, port, max_size=64 * 1024)


async def _seated(
    programs: Programs,
    program: ServerConnection,
    address: TableAddress,
    seats: Sequence[Seat],
    name: str,
) -> None:
    try:
        guest = await Guest.arrive(address, name)
        seat = await guest.sit(seats)
        await Session(program, guest, seat, programs).run()
    except Refused as refused:
        await program.close(REFUSED, refused.code)
    except (OSError, ConnectionClosed):
        await program.close(REFUSED, "no_room")
