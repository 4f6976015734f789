"""Read a task again, of any exercise and from anywhere: `axiswise next EXERCISE`, which every stub names."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

RIGHT = "import numpy as np\n\n\ndef row_numbers(n_rows, step=1.0):\n    return np.arange(n_rows) * np.float64(step)\n"


@pytest.mark.parametrize("name", ["row_numbers", "counting/row_numbers", "counting/row_numbers.py"])
def test_the_task_of_an_exercise_that_is_done(axiswise: Any, workspace: Path, name: str) -> None:
    (workspace / "counting" / "row_numbers.py").write_text(RIGHT)
    axiswise.run("check", "counting/row_numbers.py", cwd=workspace)
    told = axiswise.run("next", name, cwd=workspace).stdout
    assert "counting/row_numbers: Number the rows" in told
    assert "Write your answer in counting/row_numbers.py" in told
    found = json.loads(axiswise.run("next", name, "--json", cwd=workspace).stdout)["exercise"]
    assert (found["id"], found["state"]) == ("counting/row_numbers", "done")


def test_the_task_outside_a_workspace(axiswise: Any) -> None:
    done = axiswise.run("next", "add_row_numbers")
    assert done.returncode == 0
    assert "counting/add_row_numbers: Add the numbers to the rows" in done.stdout
    assert "axiswise init DIR" in done.stdout
    assert json.loads(axiswise.run("next", "add_row_numbers", "--json").stdout)["exercise"]["path"] is None


@pytest.mark.parametrize(("lang", "line"), [("en", "# The task: axiswise next"), ("zh", "# 题目：axiswise next")])
def test_the_stub_says_how_to_read_its_task(axiswise: Any, lang: str, line: str) -> None:
    axiswise.run("init", "practice", "--lang", lang)
    stub = (axiswise.home / "practice" / "counting" / "row_numbers.py").read_text(encoding="utf-8")
    assert stub.splitlines()[:2] == ["# axiswise: counting/row_numbers", f"{line} counting/row_numbers"]


def test_a_solution_comes_with_the_interview_questions(axiswise: Any, workspace: Path) -> None:
    told = axiswise.run("solution", "row_numbers", "--give-up", cwd=workspace).stdout
    found = json.loads(axiswise.run("solution", "row_numbers", "--json", cwd=workspace).stdout)
    assert found["interview"]
    asked = told.partition("Asked in interviews")[2]
    for each in found["interview"]:
        assert each["question"] in asked
        assert each["answer"] in asked
    assert "面试" in axiswise.run("solution", "row_numbers", "--lang", "zh", cwd=workspace).stdout
