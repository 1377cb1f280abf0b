"""Optional parts of a game (遊戲的選配): what some games offer beside the rules of play.

A game has a part if its `GAME` has the attribute; whoever asks a game without it is refused by
code. So the room, the server and the command line know no game by name.
"""

from qiaopai.kernel.parts.consulting import Consulting
from qiaopai.kernel.parts.files import (
    Fault,
    FileRead,
    Files,
    Loss,
    Reader,
    Reading,
    Severity,
    Writer,
    Written,
)
from qiaopai.kernel.parts.offers import (
    HasFiles,
    HasPrograms,
    HasReader,
    HasRecords,
    HasStudies,
    HasWriter,
    files_of,
    knowing,
    programs_of,
    reading_of,
    studies_of,
    writer_for,
)
from qiaopai.kernel.parts.programs import Interpreter, Programs
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
    "Consulting",
    "Fault",
    "FileRead",
    "Files",
    "HasFiles",
    "HasPrograms",
    "HasReader",
    "HasRecords",
    "HasStudies",
    "HasWriter",
    "Interpreter",
    "Loss",
    "MakeableView",
    "MarkView",
    "ParContractView",
    "ParView",
    "Part",
    "PlayView",
    "Played",
    "Programs",
    "Reader",
    "Reading",
    "Severity",
    "Studies",
    "StudyFindings",
    "Subject",
    "Writer",
    "Written",
    "files_of",
    "knowing",
    "programs_of",
    "reading_of",
    "studies_of",
    "writer_for",
]
