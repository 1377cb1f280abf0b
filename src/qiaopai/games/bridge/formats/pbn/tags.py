"""The tags of PBN 2.1: which are mandatory, which have a table, which may not be inherited."""

from __future__ import annotations

MANDATORY = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable",
    "Deal", "Scoring", "Declarer", "Contract", "Result",
)  # fmt: skip
"""In the order of the export format."""

TABLES = frozenset({
    "ActionTable", "AuctionTimeTable", "InstantScoreTable", "OptimumPlayTable",
    "OptimumResultTable", "PlayTimeTable", "ScoreTable", "TotalScoreTable",
})  # fmt: skip

SCORES = (
    "Score", "ScoreIMP", "ScoreMP", "ScorePercentage", "ScoreRubber", "OptimumScore",
)  # fmt: skip

SUPPLEMENTAL = frozenset({
    *SCORES, "FrenchMP", "Competition", "DealId", "Description", "Generator", "Hidden", "Room",
    "Termination",
    "ScoreRubberHistory", "BidSystemEW", "BidSystemNS", "PairEW", "PairNS", "EastNA", "NorthNA",
    "SouthNA", "WestNA", "EastType", "NorthType", "SouthType", "WestType", "EventDate",
    "EventSponsor", "HomeTeam", "VisitTeam", "Round", "Section", "Stage", "Table", "Time",
    "UTCDate", "UTCTime", "TimeControl", "TimeCall", "TimeCard", "Annotator", "AnnotatorNA",
    "Application", "Mode", "DoubleDummyTricks", "ParContract", "BCFlags", "ParScore", "Ability",
    "Minimax", "DDResults", "Student", "RotationBasis", "Commitment", "Salt",
})  # fmt: skip

TAGS = frozenset({*MANDATORY, *TABLES, *SUPPLEMENTAL, "Auction", "Play", "Note"})
"""Every tag that is known; any other may have a table of its own."""

NOT_INHERITED = (
    "Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play", "Note",
)  # fmt: skip

SCORINGS = frozenset(
    word.lower()
    for word in [
        "MP",
        "MatchPoints",
        "IMP",
        "Cavendish",
        "Chicago",
        "Rubber",
        "BAM",
        "Instant",
        "Butler",
        "Butler-2",
        "Experts",
        "Cross",
        "Cross1",
        "Cross2",
        "Mean",
        "Median",
        "MP1",
        "MP2",
        "OldMP",
        "Mitchell2",
        "Mitchell3",
        "Mitchell4",
        "Ascherman",
        "Bastille",
        "EMP",
        "IMP_1948",
        "IMP_1961",
    ]
)

WORDS = {
    "FrenchMP": ("Yes", "No"),
    "Room": ("Open", "Closed"),
    "EastType": ("human", "program"),
    "NorthType": ("human", "program"),
    "SouthType": ("human", "program"),
    "WestType": ("human", "program"),
    "Mode": ("EM", "IBS", "OKB", "TABLE", "TC"),
}
"""Tags whose values are one of a few words."""

ONLY_WORDS = frozenset({"FrenchMP", "Room"})
"""Those of them for which the standard allows nothing else."""
