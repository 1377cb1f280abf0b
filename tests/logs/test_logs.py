"""Logs of every release replay for ever: the same events give everybody the same view."""

import json
from pathlib import Path

import pytest
from tests.logs.recording import FOLDER, Recorder, final_views

LOGS = sorted(FOLDER.glob("*/*.jsonl"))


def test_there_are_logs():
    assert LOGS


@pytest.mark.parametrize("log", LOGS, ids=lambda log: f"{log.parent.name}/{log.stem}")
def test_an_old_log_shows_what_it_showed(log: Path):
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    then = json.loads(log.with_suffix(".views.json").read_text(encoding="utf-8"))
    assert final_views(then["game"], lines) == then["views"]


def test_a_log_keeps_secrets_out_of_bodies():
    recorder = Recorder("minibridge-tw")
    recorder.play()
    dealt = [line for line in recorder.lines if line["kind"] == "deal_started"]
    assert dealt
    assert all("deal" in line["secret"] and "deal" not in line["body"] for line in dealt)
