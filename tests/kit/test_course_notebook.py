"""The notebook of every unit: it runs with NumPy alone, gives nothing away, and can be marked in full."""

from __future__ import annotations

import csv
import json
import re
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from course_kit import ROOT, Course, leaks, secret_lines

from grader.catalog import Catalog
from grader.course.answers import Cell, Notebook, judge_notebook
from grader.course.notebook import notebook
from grader.i18n import languages
from grader.judge.run import Judge, Options, with_judge
from grader.model import HandIn, Report, Verdict

CATALOG = Catalog(ROOT)
UNITS = tuple(unit.name for unit in CATALOG.units())
RUN_ALL = """
import ast, json, sys
sys.modules.update(dict.fromkeys(["grader", "pytest", "nbgrader", "nbformat"]))  # none of them can be imported
names = {"__name__": "__main__"}
for source in json.load(open(sys.argv[1])):
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    print("result:", eval(compile(ast.Expression(last.value), "cell", "eval"), names) if last else None)
"""


def sampled(names: Sequence[str], every: int) -> list[Any]:
    """Leave all but every so-manieth to the sweep."""
    return [name if n % every == every - 1 else swept(name) for n, name in enumerate(names)]


def swept(name: str) -> Any:
    return pytest.param(name, marks=pytest.mark.sweep)


@cache
def solved(unit: str) -> dict[str, str]:
    """Grade id of each answer's cell -> a right answer."""
    files = {each: min((ROOT / "solutions" / each.id).glob("*.py")) for each in CATALOG.exercises(unit)}
    return {f"{unit}-{each.name}-answer": path.read_text(encoding="utf-8") for each, path in files.items()}


def cells_of(unit: str, lang: str) -> dict[str, str]:
    """Source of each code cell but those for marks, by grade id."""
    cells = json.loads(notebook(CATALOG, unit, lang))["cells"]
    code = {each["metadata"]["nbgrader"]["grade_id"]: each["source"] for each in cells if each["cell_type"] == "code"}
    return {name: "".join(source) for name, source in code.items() if not name.endswith("-marks")}


def lent(unit: str) -> str:
    """Right answers of other units that those of this one build on: what a student would copy into a cell."""
    left, found = [each.id for each in CATALOG.exercises(unit)], {}
    while left:
        exercise = CATALOG.get(left.pop())
        left += exercise.requires
        if exercise.unit != unit and exercise.reference.is_file():
            found[exercise.id] = exercise.reference.read_text(encoding="utf-8")
    return "\n\n".join(found.values())


def results(tmp_path: Path, sources: list[str]) -> list[str]:
    """Run cells one after another in a fresh process; return what each shows as its result."""
    (tmp_path / "cells.json").write_text(json.dumps(sources), encoding="utf-8")
    command = [sys.executable, "-I", "-c", RUN_ALL, str(tmp_path / "cells.json")]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=100)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return re.findall(r"^result: (.*)$", done.stdout, re.MULTILINE)


@pytest.mark.parametrize("unit", sampled(UNITS, 4))
def test_every_example_agrees_with_a_right_answer(tmp_path: Path, unit: str) -> None:
    cells = cells_of(unit, "zh")
    found = dict(zip(cells, results(tmp_path, [lent(unit), *(cells | solved(unit)).values()])[1:], strict=True))
    shown = {name: found[name] for name in cells if name.endswith("-example")}
    wrong = {name: each for name, each in shown.items() if not re.search(r"failed=0|^\[\]$", each)}
    assert wrong == {}


@pytest.mark.parametrize("unit", sampled(UNITS, 5))
def test_every_example_can_be_run_before_there_is_an_answer(tmp_path: Path, unit: str) -> None:
    for lang in languages():
        cells = cells_of(unit, lang)
        assert len(results(tmp_path, [*cells.values()])) == len(cells)


@pytest.mark.parametrize("unit", UNITS)
def test_no_notebook_holds_a_line_of_what_is_hidden(unit: str) -> None:
    for lang in languages():
        assert not leaks(notebook(CATALOG, unit, lang), secret_lines(ROOT, (unit,)))


@pytest.mark.parametrize("lang", [swept("en"), "zh"])
@pytest.mark.parametrize("unit", sampled(UNITS, 10))
def test_right_answers_get_full_marks_by_autograde(tmp_path: Path, unit: str, lang: str) -> None:
    course = Course(ROOT, tmp_path / "numpy101")
    course.must("axiswise", "course", "create", course.root, "--units", unit, "--lang", lang, cwd=tmp_path)
    course.must("nbgrader", "generate_assignment", unit)
    released = json.loads((course.root / f"release/{unit}/{unit}.ipynb").read_text(encoding="utf-8"))
    assert not leaks("\n".join("".join(each["source"]) for each in released["cells"]), secret_lines(ROOT, (unit,)))
    for student, answers in (("bob", {}), ("ann", solved(unit))):
        for cell in released["cells"]:
            cell["source"] = answers.get(cell["metadata"]["nbgrader"]["grade_id"], cell["source"])
        path = course.root / "submitted" / student / unit / f"{unit}.ipynb"
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps(released), encoding="utf-8")
    course.must("nbgrader", "autograde", unit)
    course.must("nbgrader", "export")
    with (course.root / "grades.csv").open(encoding="utf-8-sig", newline="") as file:
        scores = {row["student_id"]: float(row["score"]) for row in csv.DictReader(file)}
    assert scores == {"ann": sum(each.points for each in CATALOG.exercises(unit)), "bob": 0}


# ---------------------------------------------------------------- what nobody has worked on


def judged(cells: Sequence[Cell], unit: str) -> dict[str, Report]:
    """Judge the cells of one notebook on all exercises of a unit."""

    def body(judge: Judge) -> tuple[Report, ...]:
        return judge_notebook(judge, Notebook(Path("x.ipynb"), tuple(cells)), CATALOG.exercises(unit))[0]

    return {report.exercise: report for report in with_judge(CATALOG, Options(seed=1), body)}


def stubs(unit: str) -> list[Cell]:
    return [Cell(each.id, each.stub.read_text(encoding="utf-8")) for each in CATALOG.exercises(unit)]


@pytest.mark.parametrize("unit", UNITS)
def test_a_notebook_as_it_was_given_gets_nothing(unit: str) -> None:
    """Programs to mend too, part of which is right, though one program's helpers overwrite another's."""
    found = judged(stubs(unit), unit)
    assert {name: (each.verdict, each.score) for name, each in found.items()} == dict.fromkeys(
        [each.id for each in CATALOG.exercises(unit)], (Verdict.MISSING, 0)
    )


def test_a_program_that_was_worked_on_keeps_what_is_right_in_it() -> None:
    """In its own cell, or in a cell of the student's own with the program left as it was."""
    exercise = CATALOG.get("clinic/length_mismatch")
    starter = exercise.stub.read_text(encoding="utf-8")
    wrong = min(exercise.wrong.glob("*.py")).read_text(encoding="utf-8")
    right = min(exercise.solutions.glob("*.py")).read_text(encoding="utf-8")
    others = [each for each in stubs("clinic") if each.exercise != exercise.id]
    alone = judged([Cell(exercise.id, wrong)], "clinic")[exercise.id]
    assert alone.verdict is Verdict.FAILED
    for cells in ([Cell(exercise.id, wrong)], [Cell(exercise.id, starter), Cell(None, wrong)]):
        report = judged([*others, *cells], "clinic")[exercise.id]
        assert (report.verdict, report.score) == (Verdict.FAILED, alone.score)
    for cells in ([Cell(exercise.id, right)], [Cell(exercise.id, starter), Cell(None, right)]):
        assert judged([*others, *cells], "clinic")[exercise.id].verdict is Verdict.PASSED


def test_what_stands_beside_an_untouched_program_mends_nothing() -> None:
    starter = CATALOG.get("clinic/dtype_creep").stub.read_text(encoding="utf-8")

    def body(judge: Judge) -> Report:
        text = f"{starter}\n\ndef helper_of_mine():\n    return 1\n"
        return judge.grade(HandIn(Path("x.py"), text.encode(), "clinic/dtype_creep"))[0][0]

    assert with_judge(CATALOG, Options(seed=1), body).verdict is Verdict.MISSING
