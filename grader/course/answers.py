"""What a notebook answers: its code cells as one source, judged exercise by exercise.

Nothing here reads the students' code as Python: parsing hostile text can end a process, and only the sandbox's may.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from grader.catalog import MATCHED_BY_NAME
from grader.model import Exercise, HandIn, Problem, Report, Verdict

if TYPE_CHECKING:
    from grader.judge.run import Judge

MAGIC = re.compile(r"^(\s*)([%!?]{1,2}[A-Za-z_./].*)$", re.MULTILINE)
FOREIGN = re.compile(r"\s*%%(?!time|timeit|capture|prun)\w+")  # a cell in another language, or a file to be written
BEGIN = "# "  # the first line: a hand-in whose first line names one exercise would be judged on that alone


@dataclass(frozen=True, slots=True)
class Cell:
    """A student's code cell: the exercise whose answer it is to hold, if any, and its source."""

    exercise: str | None
    source: str


def cleaned(source: str) -> str:
    """Source of a cell as plain Python: what only Jupyter understands is left out, every line stays where it is."""
    if FOREIGN.match(source):
        return re.sub(r"^", "# ", source, flags=re.MULTILINE)
    return MAGIC.sub(r"\1pass  # \2", source)


def judge_cells(judge: Judge, path: Path, cells: Sequence[Cell], exercises: Sequence[Exercise]) -> list[Report]:
    """Judge the answers of one notebook.

    Parameters
    ----------
    judge : Judge
        Who judges.
    path : Path
        What the reports are to name.
    cells : sequence of Cell
        The student's code cells, in order.
    exercises : sequence of Exercise
        What is asked; one report for each comes back, in this order.
    """
    code = [each for each in exercises if each.kind in MATCHED_BY_NAME]
    reports = _together(judge, path, cells, code)
    for exercise in code:
        if exercise.id in reports and _deserves_a_second_look(exercise, reports[exercise.id], cells):
            alone = _alone(judge, path, cells, exercise)
            if alone.score > reports[exercise.id].score:
                reports[exercise.id] = alone
    for exercise in exercises:
        if exercise.id not in reports:
            reports[exercise.id] = _alone(judge, path, cells, exercise)
    return [reports[each.id] for each in exercises]


def _together(judge: Judge, path: Path, cells: Sequence[Cell], code: Sequence[Exercise]) -> dict[str, Report]:
    """Judge all functions in one source, so that a later answer may call an earlier one."""
    wanted = {each.id for each in code}
    text = joined(each for each in cells if each.exercise is None or each.exercise in wanted)
    reports, _ = judge.grade(HandIn(path, text))  # what it does not define is judged alone: missing, or broken
    return {each.exercise: each for each in reports if each.exercise in wanted}


def _alone(judge: Judge, path: Path, cells: Sequence[Cell], exercise: Exercise) -> Report:
    text = joined(each for each in cells if each.exercise == exercise.id)
    reports, problems = judge.grade(HandIn(path, text, exercise.id))
    return reports[0] if reports else _unreadable(exercise, problems)


def _unreadable(exercise: Exercise, problems: Sequence[Problem]) -> Report:
    """Report of an answer that ends the process that reads it: nothing in it can be run."""
    notes = tuple(problem.message for problem in problems)
    return Report(notes[0] if notes else "", exercise.id, Verdict.FAILED, 0.0, exercise.points, (), notes=notes)


def _deserves_a_second_look(exercise: Exercise, report: Report, cells: Sequence[Cell]) -> bool:
    """Whether an answer may have failed because of what stands in other cells.

    That is so when nothing in it was right (a loop outside the functions that never ends stops all that follows), and
    when another cell defines the same name.
    """
    if report.verdict is not Verdict.FAILED:
        return False
    return not report.score or any(_defined_elsewhere(exercise, name, cells) for name in exercise.names)


def _defined_elsewhere(exercise: Exercise, name: str, cells: Sequence[Cell]) -> bool:
    define = re.compile(rf"^(?:def|class)\s+{re.escape(name)}\b|^{re.escape(name)}\s*=", re.MULTILINE)
    return any(define.search(each.source) for each in cells if each.exercise != exercise.id)


def joined(cells: Iterable[Cell]) -> bytes:
    """Source of several cells, one after another."""
    parts = (cleaned(each.source).rstrip("\n") for each in cells)
    return ("\n\n".join([BEGIN, *parts]) + "\n").encode("utf-8", "replace")


def first_lines(cells: Sequence[Cell], exercises: Mapping[str, Exercise]) -> dict[str, int]:
    """Line of the joined source at which the cell of each function begins."""
    lines: dict[str, int] = {}
    line = 3
    for each in cells:
        if each.exercise is None or exercises[each.exercise].kind in MATCHED_BY_NAME:
            if each.exercise is not None:
                lines[each.exercise] = line
            line += cleaned(each.source).rstrip("\n").count("\n") + 2
    return lines
