"""Double-dummy analysis: begun, followed, stopped."""

from __future__ import annotations

from collections.abc import AsyncGenerator

from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from qiaopai.cards import make_hand, parse_card
from qiaopai.games.bridge.analysis.makeable import makeable
from qiaopai.games.bridge.analysis.par import par
from qiaopai.games.bridge.analysis.play import Mark
from qiaopai.games.bridge.rules.vulnerability import Vulnerability
from qiaopai.kernel.deals import check_deal, make_hands
from qiaopai.kernel.denominations import Denomination
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat, Side
from qiaopai.room.codec import encode
from qiaopai.room.studies import Studies, Study, Subject
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
        503: ResponseSpec(Error, description="`no_solver`", generate_examples=False),
    },
)
async def new_analysis(request: AnyRequest, data: JSONBody[wire.NewAnalysis]) -> Response[bytes]:
    """Table of 20, par, and with the play a mark for every card."""
    person = await caller(request)
    request.app.state.limits.analysis.check(person.id)
    study = _studies(request).begin(person.id, _subject(data))
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
    check_deal(hands)
    plays = tuple((seat, parse_card(card)) for seat, card in data.plays)
    if plays and (data.declarer is None or data.denomination is None):
        raise Refused("bad_message")
    vulnerability = None if data.vulnerability is None else Vulnerability(data.vulnerability)
    return Subject(hands, data.declarer, data.denomination, plays, data.dealer, vulnerability)


def shown(study: Study) -> wire.Analysis:
    """A study as it is sent."""
    refusal = study.refusal
    return wire.Analysis(
        study.id,
        study.status,
        study.done,
        study.total,
        table=_table(study),
        par=_par(study),
        makeable=_makeable(study),
        play=_play(study),
        error=Error(refusal.code, refusal.data) if refusal else None,
    )


def _table(study: Study) -> dict[Seat, dict[Denomination, int]] | None:
    table = study.table
    if table is None:
        return None
    return {seat: {one: table.of(seat, one) for one in Denomination} for seat in Seat}


def _par(study: Study) -> wire.ParView | None:
    table, subject = study.table, study.subject
    if table is None or subject.dealer is None or subject.vulnerability is None:
        return None
    found = par(table, subject.dealer, subject.vulnerability)
    contracts = tuple(
        wire.ParContractView(
            one.text,
            one.contract.level,
            one.contract.denomination,
            int(one.contract.doubling),
            one.declarers,
            one.tricks,
        )
        for one in found.contracts
    )
    return wire.ParView(found.score, contracts)


def _makeable(study: Study) -> tuple[wire.MakeableView, ...]:
    vulnerability = study.subject.vulnerability
    if study.table is None or vulnerability is None:
        return ()
    return tuple(
        wire.MakeableView(one.declarer, one.contract.level, one.contract.denomination, one.score)
        for one in makeable(study.table, vulnerability)
    )


def _play(study: Study) -> wire.PlayView | None:
    declarer, denomination = study.subject.declarer, study.subject.denomination
    if declarer is None or denomination is None or not study.subject.plays:
        return None
    return wire.PlayView(
        declarer,
        denomination,
        tuple(_mark(mark) for mark in study.marks),
        {side: sum(one.cost for one in study.marks if one.seat.side is side) for side in Side},
        None if study.table is None else study.table.of(declarer, denomination),
    )


def _mark(mark: Mark) -> wire.MarkView:
    return wire.MarkView(mark.seat, mark.card, mark.tricks, mark.cost, mark.best, mark.legal)
