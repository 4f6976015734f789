"""`axiswise dev bench course`: what grading a class costs, beside the warm floor and beside plain nbgrader.

Everything is run by the real programs, on hand-ins of five exercises, half of them right. nbgrader has the cheapest
tests that there can be, so the ratio to it is the least that it can be. What is the same program as one before is not
run again, so there are two classes: one in which answers recur, and one in which no two of them are alike.
"""

from __future__ import annotations

import ast
import json
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import chdir
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from grader.authoring import machine
from grader.authoring.bench import GROWTH, MANY_RATIO, MILLI, SEED, Bench, Figure, right_answer
from grader.authoring.check.source import python_files
from grader.catalog import Catalog
from grader.course.create import create
from grader.errors import GraderError
from grader.facts import read_text
from grader.judge.pool import cores
from grader.judge.run import Judge, Options, with_judge
from grader.model import Exercise, Kind, Level, say

EXERCISES = 5
NOTEBOOKS = 20
WAYS = 8  # to be right, and to be wrong, at most: so few that the short batch has seen them all
OURS_RATIO, NBGRADER_RATIO = 0.35, 50.0
FLOOR_ROUNDS = 20
Notebook = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Plan:
    """How much to measure: hand-ins of the long batch (a tenth of it is the short one), and whether nbgrader runs."""

    hand_ins: int = 1000
    nbgrader: bool = True


class Each(NamedTuple):
    """Milliseconds that a hand-in takes in a long batch."""

    unlike: float  # where no two of them are the same program in any exercise
    recurring: float


def measure(catalog: Catalog, plan: Plan) -> tuple[Figure, ...]:
    """Measure everything; takes several minutes."""
    exercises = _exercises(catalog)
    floor = with_judge(catalog, Options(SEED), lambda judge: _floor(judge, exercises)) / cores()
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        each, figures = _batches(Path(folder), exercises, plan, floor)
        return (*figures, *(_beside_nbgrader(catalog, Path(folder), exercises, each) if plan.nbgrader else ()))


def _exercises(catalog: Catalog) -> tuple[Exercise, ...]:
    """Return the first core functions of the first unit that has enough of them."""
    for unit in catalog.units():
        core = [each for each in catalog.exercises(unit.name) if each.level is Level.CORE and each.kind is Kind.CODE]
        found = [each for each in core if python_files(each.wrong)]
        if len(found) >= EXERCISES:
            return tuple(found[:EXERCISES])
    raise GraderError(say("nothing can be measured: {why}", why=say("no unit has {n} functions", n=EXERCISES)))


def _floor(judge: Judge, exercises: Sequence[Exercise]) -> float:
    """Milliseconds that one processor needs to fork, confine and make the same calls, all exercises once."""
    acts = {each.id: partial(Bench(judge, each, Path("x.py"), right_answer(each)).floor) for each in exercises}
    return sum(machine.timed(acts, FLOOR_ROUNDS).values()) * MILLI


def _sources(exercises: Sequence[Exercise], number: int) -> list[str]:
    """Answers of one student: of every two students one has them all right, in one of a few ways."""
    wrong = number % 2 * (1 + number // 2 % EXERCISES)  # the first so many of the others' answers are wrong
    ways = (python_files(each.wrong if place < wrong else each.solutions) for place, each in enumerate(exercises))
    texts = [read_text(files[(number // 2 + place) % min(len(files), WAYS)]) for place, files in enumerate(ways)]
    return [f"# student {number}\n{text}" for text in texts]


def _unlike(exercises: Sequence[Exercise], number: int) -> list[str]:
    """Answers of one student that are nobody else's programs: each function sets a number of its own."""
    return [_numbered(text, number) for text in _sources(exercises, number)]


def _numbered(text: str, number: int) -> str:
    tree = ast.parse(text)
    for each in ast.walk(tree):
        if isinstance(each, ast.FunctionDef):
            each.body[0:0] = ast.parse(f"student = {number}").body
    return ast.unparse(tree)


# ------------------------------------------------------------ without Jupyter


def _batches(folder: Path, exercises: Sequence[Exercise], plan: Plan, floor: float) -> tuple[Each, list[Figure]]:
    """Return milliseconds a hand-in, and the figures of a short and of a long batch."""
    short = _batch(folder / "short", [_unlike(exercises, number) for number in range(plan.hand_ins // 10)])
    long = _batch(folder / "long", [_unlike(exercises, number) for number in range(plan.hand_ins)])
    recurring = _batch(folder / "recurring", [_sources(exercises, number) for number in range(plan.hand_ins)])
    each = Each(*(spent.wall * MILLI / plan.hand_ins for spent in (long, recurring)))
    few = say("after {count} hand-ins", count=plan.hand_ins // 10)
    name, below = say("one hand-in of five exercises, no two alike"), say("fork, confine, the same calls")
    mega = float(machine.MEGA)
    return each, [
        Figure(name, each.unlike, "ms", floor, below, MANY_RATIO * floor),
        Figure(
            say("peak memory of a batch"), long.peak / mega, "MB", short.peak / mega, few, GROWTH * short.peak / mega
        ),
        Figure(say("one hand-in, answers recur"), each.recurring, "ms", each.unlike, say("no two alike")),
    ]


def _batch(folder: Path, hand_ins: Sequence[Sequence[str]]) -> machine.Spent:
    for number, sources in enumerate(hand_ins):
        path = folder / f"s{number}" / "answers.py"
        path.parent.mkdir(parents=True)
        path.write_text("\n\n".join(["# all", *sources]), encoding="utf-8")
    program = [sys.executable, "-m", "grader", "course", "grade", str(folder), "--out", f"{folder}-out"]
    return machine.run_once([*program, "--seed", str(SEED)])


# ------------------------------------------------------------ beside nbgrader


def _beside_nbgrader(catalog: Catalog, folder: Path, exercises: Sequence[Exercise], each: Each) -> Iterator[Figure]:
    """Mark the same notebooks by nbgrader as it comes, and by nbgrader with our preprocessor."""
    took = {}
    for kind in ("plain", "ours"):
        root = folder / kind
        _lay_out(catalog, root, exercises, kind == "plain")
        _nbgrader(root, "generate_assignment", exercises[0].unit)
        _hand_in(root, exercises)
        took[kind] = _nbgrader(root, "autograde", exercises[0].unit).wall * MILLI
    name = say("{count} notebooks by nbgrader autograde with our preprocessor", count=NOTEBOOKS)
    yield Figure(name, took["ours"], "ms", took["plain"], say("nbgrader as it comes"), OURS_RATIO * took["plain"])
    name, plain = say("one hand-in by nbgrader as it comes"), took["plain"] / NOTEBOOKS
    yield Figure(name, plain, "ms", each.unlike, say("`axiswise course grade`, no two alike"))
    floor = say("`axiswise course grade`, answers recur")
    yield Figure(name, plain, "ms", each.recurring, floor, least=NBGRADER_RATIO * each.recurring)


def _lay_out(catalog: Catalog, root: Path, exercises: Sequence[Exercise], plain: bool) -> None:
    """Make a course of the five exercises alone; as nbgrader has it, with its configuration and with asserts."""
    unit = exercises[0].unit
    for _ in create(catalog, root, [unit], "en"):
        pass
    path = root / "source" / unit / f"{unit}.ipynb"
    document = json.loads(path.read_text(encoding="utf-8"))
    wanted = {f"{unit}-{each.name}" for each in exercises} | {unit}
    document["cells"] = [cell for cell in document["cells"] if _grade_id(cell).rpartition("-")[0] in wanted]
    if plain:
        (root / "nbgrader_config.py").write_text(f"c = get_config()\nc.CourseDirectory.root = {str(root)!r}\n")
        for cell in document["cells"]:
            if _grade_id(cell).endswith("-marks"):
                cell["source"] = f"assert callable({_grade_id(cell).split('-')[1]})"
    path.write_text(json.dumps(document), encoding="utf-8")


def _hand_in(root: Path, exercises: Sequence[Exercise]) -> None:
    unit = exercises[0].unit
    text = (root / "release" / unit / f"{unit}.ipynb").read_text(encoding="utf-8")
    for number in range(NOTEBOOKS):
        document = json.loads(text)
        answers = dict(
            zip([f"{unit}-{each.name}-answer" for each in exercises], _sources(exercises, number), strict=True)
        )
        for cell in document["cells"]:
            cell["source"] = answers.get(_grade_id(cell), cell["source"])
        path = root / "submitted" / f"s{number}" / unit / f"{unit}.ipynb"
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps(document), encoding="utf-8")


def _grade_id(cell: Notebook) -> str:
    return str(cell["metadata"].get("nbgrader", {}).get("grade_id", ""))


def _nbgrader(root: Path, verb: str, unit: str) -> machine.Spent:
    program = Path(sys.executable).parent / "nbgrader"
    os.environ["PATH"] = f"{program.parent}{os.pathsep}{os.environ['PATH']}"  # it calls alembic by name
    with chdir(root):
        return machine.run_once([str(program), verb, unit])
