"""Ctrl-C in the middle of many files: what is judged by then is told, and remembered."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

RIGHT = "import numpy as np\n\n\ndef row_numbers(n_rows, step=1.0):\n    return np.arange(n_rows) * np.float64(step)\n"
SIX = 6

# The program itself, interrupted where a test can be sure of: when {count} files are judged.
PROGRAM = """
import sys
import grader.judge.pool as pool
from grader.cli.main import main

judge_all = pool.judge_all

def interrupted(*args):
    for number, one in enumerate(judge_all(*args)):
        if number == {count}:
            raise KeyboardInterrupt
        yield one

pool.judge_all = interrupted
sys.exit(main(["check", {folder!r}, *sys.argv[1:]]))
"""


def check(axiswise: Any, count: int, *words: str, folder: str = "batch") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM.format(count=count, folder=folder), *words],
        cwd=axiswise.home,
        env=axiswise.environment(),
        capture_output=True,
        text=True,
        timeout=120,
    )


def batch(axiswise: Any) -> Path:
    folder: Path = axiswise.home / "batch"
    folder.mkdir()
    for number in range(SIX):
        (folder / f"answer{number}.py").write_text(RIGHT)
    return folder


def test_what_is_judged_is_told(axiswise: Any) -> None:
    batch(axiswise)
    done = check(axiswise, 4)
    assert (done.returncode, done.stderr) == (130, "")
    assert done.stdout.count("[pass] 3/3  batch/answer") == 4
    assert "interrupted: 4 of 6 files were judged" in done.stdout


def test_a_program_gets_its_document(axiswise: Any) -> None:
    batch(axiswise)
    done = check(axiswise, 2, "--json")
    assert (done.returncode, done.stderr) == (130, "")
    found = json.loads(done.stdout)
    assert [each["verdict"] for each in found["reports"]] == ["passed", "passed"]
    assert found["errors"] == [{"path": "", "message": "interrupted: 2 of 6 files were judged"}]


def test_before_anything_is_judged(axiswise: Any) -> None:
    batch(axiswise)
    done = check(axiswise, 0)
    assert (done.returncode, done.stdout) == (130, "")
    assert "interrupted: 0 of 6 files were judged" in done.stderr


def test_what_is_judged_is_remembered(axiswise: Any, workspace: Path) -> None:
    (workspace / "counting" / "row_numbers.py").write_text(RIGHT)
    assert check(axiswise, 1, folder="practice").returncode == 130
    listed = json.loads(axiswise.run("list", "--json", cwd=workspace).stdout)
    assert [each["state"] for each in listed["exercises"]] == ["done", "new"]
