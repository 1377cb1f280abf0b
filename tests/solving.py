"""The double-dummy solver for tests that need one."""

from tests.conftest import unavailable

from qiaopai.kernel.refusal import Refused
from qiaopai.solver.dds import load
from qiaopai.solver.interface import Solver


def solver() -> Solver:
    """The solver of this process, or the test is skipped."""
    try:
        return load(threads=1)
    except Refused as refused:
        unavailable(f"no double-dummy solver: {refused.refusal.data}")
