"""Without endplay there is a refusal by code, and everything else works."""

import subprocess
import sys

import pytest

from qiaopai.kernel.refusal import Refused
from qiaopai.solver import dds, native


@pytest.fixture
def no_library(monkeypatch: pytest.MonkeyPatch):
    native.library.cache_clear()
    monkeypatch.setattr(dds, "_loaded", [])
    yield monkeypatch
    native.library.cache_clear()


def test_no_endplay(no_library: pytest.MonkeyPatch) -> None:
    no_library.setattr(native, "find_spec", lambda name: None)
    with pytest.raises(Refused) as caught:
        dds.load()
    assert caught.value.code == "no_solver"


def test_an_endplay_without_its_library(no_library: pytest.MonkeyPatch, tmp_path) -> None:
    (tmp_path / "endplay").mkdir()
    (tmp_path / "endplay" / "__init__.py").touch()
    no_library.syspath_prepend(str(tmp_path))
    with pytest.raises(Refused, match="no_solver"):
        dds.load()


def test_a_library_that_is_none(no_library: pytest.MonkeyPatch, tmp_path) -> None:
    broken = tmp_path / "libdds.so"
    broken.write_text("no library")
    no_library.setattr(native, "library_path", lambda: broken)
    with pytest.raises(Refused, match="no_solver"):
        dds.load()


def test_endplay_itself_is_never_imported(solver: dds.Dds) -> None:
    code = (
        "import sys; from qiaopai.solver import dds; dds.load(); "
        "print('endplay' in sys.modules, 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
