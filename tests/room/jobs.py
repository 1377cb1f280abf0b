"""What the processes of tests are told to do."""

import ctypes
import os
import signal
import time
from types import SimpleNamespace

from qiaopai.cards import parse_card
from qiaopai.kernel.play.commands import Play
from qiaopai.kernel.refusal import Refused
from qiaopai.kernel.seats import Seat


def nobody() -> None:
    """No solver is needed."""


def missing() -> None:
    raise Refused("no_solver", reason="endplay")


def double(solver, number: int) -> int:
    return 2 * number


def process(solver) -> int:
    return os.getpid()


def die(solver) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def crash(solver) -> None:
    """As a native library does."""
    ctypes.string_at(0)


def refuse(solver) -> None:
    raise Refused("bad_position", reason="card_repeated")


def fault(solver) -> None:
    raise ValueError("a fault of ours")


class Odd(Exception):
    """Does not come out of a pipe as it went in."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(one)


def odd_fault(solver) -> None:
    raise Odd("an odd", "fault")


def ready_late() -> None:
    time.sleep(2)


def hears_ctrl_c(solver) -> bool:
    return signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def read_badly(solver, data: bytes, name: str) -> bytes:
    raise ZeroDivisionError


def sleep(solver, seconds: float) -> str:
    time.sleep(seconds)
    return "awake"


def unsendable(solver):
    return lambda: None


def read_for_ever(solver, data: bytes, name: str) -> bytes:
    time.sleep(600)
    return data


class Bot:
    """A computer player that does what its name says."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view, budget, entropy, stop):
        if self.name == "hangs":
            time.sleep(600)
        if self.name == "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        return Play(Seat.NORTH, parse_card("SA")), ""


def games():
    """A game with such players."""
    bots = {name: Bot(name) for name in ("hangs", "dies", "plays")}
    return {"toy": SimpleNamespace(bots=bots)}
