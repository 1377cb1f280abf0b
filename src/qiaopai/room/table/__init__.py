"""A table (牌桌): the pure functions `decide`, `evolve`, `view`, and what its clock has to do."""

from qiaopai.room.table.commands import Command, Person
from qiaopai.room.table.decide import course_of, decide
from qiaopai.room.table.due import Due, due
from qiaopai.room.table.evolve import evolve
from qiaopai.room.table.state import Chair, Status, TableState
from qiaopai.room.table.view import TableView, may_watch, view, viewer_of

__all__ = [
    "Chair",
    "Command",
    "Due",
    "Person",
    "Status",
    "TableState",
    "TableView",
    "course_of",
    "decide",
    "due",
    "evolve",
    "may_watch",
    "view",
    "viewer_of",
]
