"""A whole class, killed twice in the middle: all marks as expected, nothing lost, nobody's verdict with another."""

from __future__ import annotations

import csv
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from conftest import Program
from course_class import ADD, POINTS, ROWS, Class, make_class

from grader.course.results import FILE
from grader.course.roster import plain

SAMPLE, WHOLE = 40, 300


@pytest.mark.parametrize(
    ("count", "hostile"), [(SAMPLE, 4), pytest.param(WHOLE, 10, marks=pytest.mark.sweep, id="whole")]
)
def test_a_class_killed_twice_gets_the_marks_it_must_get(axiswise: Program, count: int, hostile: int) -> None:
    made = make_class(axiswise.home, count, hostile)
    out = axiswise.home / "out"
    command = ["course", "grade", *made.paths, "--out", out, "--roster", made.roster]
    for number in (1, 2):
        kill_after(axiswise, command, number * count // 5)
    before = judged(out)
    done = axiswise.run(*command, "--json")
    summary = json.loads(done.stdout)
    assert (done.returncode, done.stderr.count("Traceback")) == (0, 0), done.stderr
    assert summary["doubts"] == []
    assert summary["students"] == sorted(made.points)
    assert count * 2 // 5 <= before <= count - summary["judged"]
    assert_marks(axiswise, made, out)
    assert_nobody_has_anothers(out)
    assert json.loads(axiswise.run(*command, "--json").stdout)["judged"] == 0


def kill_after(axiswise: Program, command: list[Any], files: int) -> None:
    """Run until so many more files are judged, then `kill -9`."""
    out = axiswise.home / "out"
    wanted = judged(out) + files
    with subprocess.Popen(
        axiswise.command(*command), cwd=axiswise.home, env=axiswise.environment(), stderr=subprocess.PIPE
    ) as process:
        assert process.stderr is not None
        while judged(out) < wanted and process.poll() is None:
            pass
        process.kill()
        process.stderr.read()  # ends when nobody holds it: no process of the run is left


def judged(out: Path) -> int:
    """Count the files that have all their lines."""
    return len({each["path"] for each in lines(out) if each.get("part") == each.get("parts", 0)})


def lines(out: Path) -> list[dict[str, Any]]:
    path = out / FILE
    found = []
    for raw in path.read_bytes().splitlines(keepends=True) if path.exists() else []:
        try:
            found.append(json.loads(raw))
        except ValueError:
            continue  # torn
    return found


def assert_marks(axiswise: Program, made: Class, out: Path) -> None:
    exported = axiswise.run("course", "export", out, "--to", "csv", "--roster", made.roster)
    assert exported.returncode == 0, exported.stderr
    with (out / "marks.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = {row["id"]: row for row in csv.DictReader(file)}
    assert {each: plain(row["name"]) for each, row in rows.items()} == made.names
    found = {each: {name: float(row[name]) for name in POINTS} for each, row in rows.items()}
    assert found == made.points
    assert all(float(row["axiswise"]) == sum(made.points[each].values()) for each, row in rows.items())


def assert_nobody_has_anothers(out: Path) -> None:
    reports = [each for each in lines(out) if each["kind"] == "report"]
    assert {each["exercise"] for each in reports} == {ROWS, ADD}
    for each in reports:
        owners = {line for line in each["output"].splitlines() if line.startswith("owner ")}
        assert owners <= {f"owner {each['student']}"}
        assert owners or each["verdict"] != "passed"
