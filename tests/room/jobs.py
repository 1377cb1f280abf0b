"""What the processes of tests are told to do."""

import ctypes
import os
import signal
import time

from qiaopai.kernel.refusal import Refused


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


def sleep(solver, seconds: float) -> str:
    time.sleep(seconds)
    return "awake"


def unsendable(solver):
    return lambda: None


def read_for_ever(solver, data: bytes, name: str) -> bytes:
    time.sleep(600)
    return data
