"""`axiswise check` and notebooks: they are not judged, and that is said. Contradictory formats are refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

RIGHT = "import numpy as np\n\n\ndef row_numbers(n_rows, step=1.0):\n    return np.arange(n_rows) * np.float64(step)\n"


@pytest.fixture
def folder(axiswise: Any) -> Path:
    folder: Path = axiswise.home / "mine"
    folder.mkdir()
    (folder / "work.ipynb").write_text('{"cells": []}')
    return folder


def test_a_notebook_is_told_how_to_become_a_python_file(axiswise: Any, folder: Path) -> None:
    done = axiswise.run("check", folder / "work.ipynb")
    assert (done.returncode, done.stdout) == (2, "")
    assert "work.ipynb is a notebook" in done.stderr
    assert "export it as .py" in done.stderr
    assert "axiswise course grade" in done.stderr
    found = json.loads(axiswise.run("check", folder / "work.ipynb", "--json", "--lang", "zh").stdout)
    assert "笔记本" in found["errors"][0]["message"]


def test_notebooks_of_a_folder_are_named_as_skipped(axiswise: Any, folder: Path) -> None:
    (folder / "answer.py").write_text(RIGHT)
    for number in range(6):
        (folder / f"more{number}.ipynb").write_text("{}")
    done = axiswise.run("check", "mine")
    assert done.returncode == 0
    assert "mine/more0.ipynb" in done.stderr
    assert ", ..." in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "Passed: 3 of 3 points." in done.stdout


def test_a_folder_of_notebooks_alone(axiswise: Any, folder: Path) -> None:
    done = axiswise.run("check", "mine")
    assert done.returncode == 2
    assert "skipped" in done.stderr
    assert "there is no Python file to judge" in done.stderr


@pytest.mark.parametrize("format_", ["junit", "text"])
def test_two_formats_at_once_are_a_contradiction(axiswise: Any, folder: Path, format_: str) -> None:
    done = axiswise.run("check", "mine", "--json", "--format", format_)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"--json and --format {format_} contradict each other" in done.stderr
    (folder / "answer.py").write_text(RIGHT)
    assert json.loads(axiswise.run("check", "mine/answer.py", "--json", "--format", "json").stdout)["reports"]
