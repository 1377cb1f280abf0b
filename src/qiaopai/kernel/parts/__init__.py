"""Optional parts of a game (遊戲的選配): what some games offer beside the rules of play.

A game has a part if its `GAME` has the attribute; whoever asks a game without it is refused by
code. So the room, the server and the command line know no game by name.
"""

from qiaopai.kernel.parts.files import Fault, FileRead, Files, Loss, Severity, Written
from qiaopai.kernel.parts.offers import HasFiles, HasStudies, files_for, files_of, studies_of
from qiaopai.kernel.parts.studies import (
    MakeableView,
    MarkView,
    ParContractView,
    Part,
    ParView,
    Played,
    PlayView,
    Studies,
    StudyFindings,
    Subject,
)

__all__ = [
    "Fault",
    "FileRead",
    "Files",
    "HasFiles",
    "HasStudies",
    "Loss",
    "MakeableView",
    "MarkView",
    "ParContractView",
    "ParView",
    "Part",
    "PlayView",
    "Played",
    "Severity",
    "Studies",
    "StudyFindings",
    "Subject",
    "Written",
    "files_for",
    "files_of",
    "studies_of",
]
