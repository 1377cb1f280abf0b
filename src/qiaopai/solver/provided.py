"""The solver of this process (本行程的解算器): whoever starts a worker provides it.

Bots ask here, so that nothing pure loads DDS: in a process where nobody has provided one they
play without.
"""

from __future__ import annotations

from qiaopai.solver.interface import Solver

_provided: list[Solver] = []


def provide(solver: Solver | None) -> None:
    """From now on bots of this process use that solver; None: no solver."""
    _provided[:] = [] if solver is None else [solver]


def provided() -> Solver | None:
    """The solver, if there is one."""
    return _provided[0] if _provided else None
