"""The C interface of DDS (雙明手程式庫): its structures, its calls, where its library lies."""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from qiaopai.kernel.refusal import Refused

OK = 1
MOST_TABLES = 40
_STRAINS, _SEATS, _SUITS = 5, 4, 4
_MOST_BOARDS = MOST_TABLES * _STRAINS
_Cards = (ctypes.c_uint * _SUITS) * _SEATS
_Thirteen = ctypes.c_int * 13


class Deal(ctypes.Structure):
    """`deal`: hands N E S W, suits S H D C, then 4 for notrump; a rank is bit 2 … 14."""

    _fields_ = (
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("trick_suit", ctypes.c_int * 3),
        ("trick_rank", ctypes.c_int * 3),
        ("cards", _Cards),
    )


class FutureTricks(ctypes.Structure):
    """`futureTricks`: cards with their tricks; `equals` are the ranks below that do as well."""

    _fields_ = (
        ("nodes", ctypes.c_int),
        ("cards", ctypes.c_int),
        ("suit", _Thirteen),
        ("rank", _Thirteen),
        ("equals", _Thirteen),
        ("score", _Thirteen),
    )


class TableDeal(ctypes.Structure):
    """`ddTableDeal`."""

    _fields_ = (("cards", _Cards),)


class TableDeals(ctypes.Structure):
    """`ddTableDeals`."""

    _fields_ = (("count", ctypes.c_int), ("deals", TableDeal * _MOST_BOARDS))


class TableResults(ctypes.Structure):
    """`ddTableResults`: strain, then declarer."""

    _fields_ = (("tricks", (ctypes.c_int * _SEATS) * _STRAINS),)


class TablesResults(ctypes.Structure):
    """`ddTablesRes`."""

    _fields_ = (("count", ctypes.c_int), ("tables", TableResults * _MOST_BOARDS))


class _ParResults(ctypes.Structure):
    _fields_ = (("score", ctypes.c_char * 32), ("contracts", ctypes.c_char * 256))


class AllPar(ctypes.Structure):
    """`allParResults`: wanted by the call, never filled (par is our own)."""

    _fields_ = (("results", _ParResults * MOST_TABLES),)


def library_path() -> Path | None:
    """Where endplay's wheel keeps the library; endplay itself is not imported."""
    spec = find_spec("endplay")
    names = {"win32": "dds.dll", "darwin": "libdds.dylib"}
    for folder in (spec and spec.submodule_search_locations) or ():
        path = Path(folder) / "_dds" / names.get(sys.platform, "libdds.so")
        if path.is_file():
            return path
    return None


@cache
def library() -> ctypes.CDLL:
    """The library, with its calls declared.

    Raises:
        Refused: `no_solver`, with the reason.
    """
    path = library_path()
    if path is None:
        raise Refused("no_solver", reason="endplay")
    try:
        dds = ctypes.CDLL(str(path))
    except OSError as fault:
        raise Refused("no_solver", reason=str(fault)) from None
    pointer = ctypes.POINTER
    dds.SetMaxThreads.restype = None
    dds.SetMaxThreads.argtypes = (ctypes.c_int,)
    dds.SetResources.restype = None
    dds.SetResources.argtypes = (ctypes.c_int, ctypes.c_int)
    dds.SolveBoard.argtypes = (
        Deal, ctypes.c_int, ctypes.c_int, ctypes.c_int, pointer(FutureTricks), ctypes.c_int,
    )  # fmt: skip
    dds.CalcAllTables.argtypes = (
        pointer(TableDeals),
        ctypes.c_int,
        ctypes.c_int * _STRAINS,
        pointer(TablesResults),
        pointer(AllPar),
    )
    return dds
