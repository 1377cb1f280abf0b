"""Questions: answered to the asker alone, and nothing is written."""

import asyncio

from tests.server.client import Api, Socket
from tests.server.serving import serving


def test_why_not_and_advice():
    async def scene():
        async with serving() as server:
            people = [await Api.guest(server.url, name) for name in "ABCD"]
            table = await people[0].create(advice=True)
            sockets = [await Socket(one, table).open() for one in people]
            start = {"kind": "why_not", "action": {"kind": "start"}}
            answers = {"alone": await sockets[0].ask("ask", start)}
            for socket, seat in zip(sockets[1:], "NEW", strict=True):
                await socket.do({"kind": "sit", "seat": seat})
            answers["full"] = await sockets[0].ask("ask", start)
            answers["guest"] = await sockets[1].ask("ask", start)
            await sockets[0].do({"kind": "start"})
            for socket in sockets:
                await socket.until("update")
            while any(one.view.get("deal") is None for one in sockets):
                await asyncio.gather(
                    *(one.receive() for one in sockets if not one.view.get("deal"))
                )
            declarer = next(one for one in sockets if one.choice())
            wish = declarer.choice()
            v = (await people[0].get(f"/api/tables/{table}"))["v"]
            answers["may"] = await declarer.ask("ask", {"kind": "why_not", "action": wish})
            other = next(one for one in sockets if one is not declarer)
            answers["may not"] = await other.ask("ask", {"kind": "why_not", "action": wish})
            answers["advice"] = await declarer.ask("ask", {"kind": "advice"})
            answers["no advice"] = await other.ask("ask", {"kind": "advice"})
            answers["nonsense"] = await other.ask("ask", {"kind": "why_not"})
            after = (await people[0].get(f"/api/tables/{table}"))["v"]
            return {
                key: (one["m"], one.get("body", one)) for key, one in answers.items()
            }, v == after

    answers, unchanged = asyncio.run(asyncio.wait_for(scene(), 30))
    assert unchanged
    assert answers["alone"] == ("answer", {"legal": False, "code": "seats_empty", "data": {}})
    assert answers["full"] == ("answer", {"legal": True})
    assert answers["guest"][1]["code"] == "not_host"
    assert answers["may"] == ("answer", {"legal": True})
    assert answers["may not"][1]["legal"] is False
    assert answers["advice"][1]["action"]["kind"] == "choose_contract"
    assert answers["no advice"][1]["code"] == "no_advice"
    assert answers["nonsense"][1]["code"] == "bad_command"
