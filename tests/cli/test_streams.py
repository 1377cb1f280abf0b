"""Standard input and output that are closed or full, Ctrl-C, and what a verb loads."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from qiaopai.cli import INTERRUPTED

MAIN = "from qiaopai.cli import main; main()"
SESSION = Path(__file__).parents[1] / "vectors" / "sample_session.pbn"
RULES = ("rules", "minibridge")


def shell(command: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run `$0 -c MAIN words…` as the command redirects it."""
    return subprocess.run(
        ["bash", "-c", command, sys.executable, "-c", MAIN, *words],
        env={**os.environ, "LC_ALL": "C", "LANG": "C"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a system without /dev/full")
@pytest.mark.parametrize(
    "words",
    [
        RULES,
        ("deal", "--seed", "a"),
        ("simulate", "minibridge", "--deals", "1", "--seed", "a"),
        ("simulate", "minibridge", "--deals", "1", "--seed", "a", "--json"),
        ("lint", "--strict", str(SESSION)),
    ],
)
def test_a_full_disk_is_said(words: tuple[str, ...]) -> None:
    done = shell('"$0" "$@" > /dev/full', *words)
    assert done.returncode == 1
    assert "there is no space left. [unwritable_output]" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_full_disk_is_said_in_the_language_asked_for() -> None:
    assert "空間不足" in shell('"$0" "$@" > /dev/full', *RULES, "--locale", "zh-Hant").stderr


@pytest.mark.parametrize("verb", ["lint", "analyse", "verify"])
def test_a_closed_input_is_said(verb: str) -> None:
    done = shell('"$0" "$@" <&-', verb, "-")
    assert done.returncode == 2
    assert "- cannot be read: it is closed." in done.stderr


def test_what_the_system_says_is_said_in_the_language_asked_for() -> None:
    for verb in ("lint", "analyse"):
        done = shell('"$0" "$@"', verb, "/nowhere.pbn", "--locale", "zh-Hans")
        assert "没有这个文件" in done.stderr


@pytest.mark.parametrize("after", [0.05, 0.2, 0.4, 0.8, 1.6, 3.2])
def test_ctrl_c_ends_it_without_a_traceback(after: float) -> None:
    """Whatever it is about: loading, starting its processes, waiting for them."""
    script = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
        f" print(flush=True); {MAIN}"
    )
    running = subprocess.Popen(
        [sys.executable, "-c", script, "analyse", str(SESSION), "--workers", "3"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stdout is not None
    running.stdout.readline()
    time.sleep(after)
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=120)
    assert "Traceback" not in said
    assert running.returncode in {0, INTERRUPTED, -signal.SIGINT}  # the last: Python was ending


def test_a_verb_loads_what_it_needs_and_no_more() -> None:
    script = (
        "import sys, qiaopai.cli\n"
        "try: qiaopai.cli.main()\n"
        "except SystemExit: pass\n"
        "print(*sorted(sys.modules), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, "lint", str(SESSION)],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {name.partition(".")[0] for name in done.stderr.split()}
    assert not loaded & {"litestar", "sqlalchemy", "alembic", "uvicorn", "websockets"}
    assert "multiprocessing" not in loaded


def test_loading_the_command_line_loads_nothing() -> None:
    script = "import sys, qiaopai.cli; print(*(n for n in sys.modules if n.startswith('typer')))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert not done.stdout.strip()
