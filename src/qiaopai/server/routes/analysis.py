"""Double-dummy analysis: begun, followed, stopped."""

from __future__ import annotations

from collections.abc import AsyncGenerator

from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from qiaopai.cards import make_hand, parse_card
from qiaopai.kernel.deals import check_hands, make_hands
from qiaopai.kernel.parts import Played, Subject, studies_of
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat
from qiaopai.room.codec import encode
from qiaopai.room.studies import Studies, Study
from qiaopai.server.callers import AnyRequest, caller, room_of
from qiaopai.server.wire import analysis as wire
from qiaopai.server.wire.rest import Error

JSON = "application/json"
_UNKNOWN = ResponseSpec(Error, description="`unknown_analysis`", generate_examples=False)
_ANALYSIS = ResponseSpec(wire.Analysis, generate_examples=False)


def _studies(request: AnyRequest) -> Studies:
    return room_of(request).studies


@post(
    "/api/analysis",
    status_code=202,
    summary="Analyse a board",
    responses={
        202: _ANALYSIS,
        404: ResponseSpec(
            Error, description="`unknown_game`, `no_studies`", generate_examples=False
        ),
        503: ResponseSpec(Error, description="`no_solver`", generate_examples=False),
    },
)
async def new_analysis(request: AnyRequest, data: JSONBody[wire.NewAnalysis]) -> Response[bytes]:
    """Table of 20, par, and with the play a mark for every card.

    Hands of fewer than 13 cards are an end position: no par, and the table is by who leads.
    """
    person = await caller(request)
    request.app.state.limits.analysis.check(person.id)
    game = studies_of(room_of(request).games, data.game)
    study = _studies(request).begin(person.id, game, _subject(data))
    return Response(encode(shown(study)), status_code=202, media_type=JSON)


@get(
    "/api/analysis/{study:str}", summary="How far it is", responses={200: _ANALYSIS, 404: _UNKNOWN}
)
async def analysis(request: AnyRequest, study: FromPath[str]) -> Response[bytes]:
    """What is known by now."""
    person = await caller(request)
    request.app.state.limits.person.check(person.id)
    return Response(encode(shown(_studies(request).find(person.id, study))), media_type=JSON)


@get(
    "/api/analysis/{study:str}/stream",
    media_type="application/x-ndjson",
    summary="The analysis whenever it has grown, a line each",
    responses={404: _UNKNOWN},
)
async def analysis_stream(request: AnyRequest, study: FromPath[str]) -> Stream:
    """Until it is done or has failed."""
    person = await caller(request)
    request.app.state.limits.person.check(person.id)
    studies = _studies(request)
    found = studies.find(person.id, study)
    return Stream(_lines(studies, found), media_type="application/x-ndjson")


async def _lines(studies: Studies, study: Study) -> AsyncGenerator[bytes, None]:
    async for one in studies.follow(study):
        yield encode(shown(one)) + b"\n"


@delete("/api/analysis/{study:str}", summary="Stop it", responses={404: _UNKNOWN})
async def stop_analysis(request: AnyRequest, study: FromPath[str]) -> None:
    """Stop and forget it."""
    person = await caller(request)
    _studies(request).stop(person.id, study)


def _subject(data: wire.NewAnalysis) -> Subject:
    """Raises: Refused `bad_deal`."""
    held = {seat: make_hand(parse_card(card) for card in data.hands.get(seat, ())) for seat in Seat}
    hands = make_hands(held)
    check_hands(hands)
    return Subject(hands, data.dealer, data.vulnerability or "", _played(data))


def _played(data: wire.NewAnalysis) -> Played | None:
    plays = tuple((seat, parse_card(card)) for seat, card in data.plays)
    if data.declarer is not None and data.denomination is not None:
        return Played(data.declarer, data.denomination, plays)
    if plays:
        raise Refused("bad_message")
    return None


def shown(study: Study) -> wire.Analysis:
    """A study as it is sent."""
    refusal, found = study.refusal, study.findings
    return wire.Analysis(
        study.id,
        study.status,
        study.done,
        study.total,
        table=found.table,
        par=found.par,
        makeable=found.makeable,
        play=found.play,
        leads=found.leads,
        error=Error(refusal.code, refusal.data) if refusal else None,
    )
