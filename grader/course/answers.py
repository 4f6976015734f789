"""What a notebook answers: its code cells as one source, judged exercise by exercise.

Nothing here reads the students' code as Python: parsing hostile text can end a process, and only the sandbox's may.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from grader.catalog import MATCHED_BY_NAME, Catalog
from grader.errors import UserError
from grader.model import Exercise, HandIn, Kind, Problem, Report, Verdict

if TYPE_CHECKING:
    from grader.judge.run import Judge

MAGIC = re.compile(r"^(\s*)([%!?]{1,2}[A-Za-z_./].*)$", re.MULTILINE)
FOREIGN = re.compile(r"\s*%%(?!time|timeit|capture|prun)\w+")  # a cell in another language, or a file to be written
IMPORT = re.compile(r"(?:import|from[ \t]+[\w.]+[ \t]+import)[ \t]+[\w., \t*]+(?:#.*)?")  # one that takes a line
BEGIN = "# "  # the first line: a hand-in whose first line names one exercise would be judged on that alone


@dataclass(frozen=True, slots=True)
class Cell:
    """A student's code cell: the exercise whose answer it is to hold, if any, and its source."""

    exercise: str | None
    source: str


@dataclass(frozen=True, slots=True)
class Notebook:
    """The code cells that a student wrote, in order; ``path`` is what reports are to name."""

    path: Path
    cells: tuple[Cell, ...]


Work = HandIn | Notebook
Outcome = tuple[tuple[Report, ...], tuple[Problem, ...]]  # as `Judge.grade` returns it


def judge_work(judge: Judge, work: Work) -> Outcome:
    """Judge what was handed in, a file or a notebook."""
    return judge.grade(work) if isinstance(work, HandIn) else judge_notebook(judge, work)


def judge_notebook(judge: Judge, notebook: Notebook, asked: Sequence[Exercise] | None = None) -> Outcome:
    """Judge the answers of one notebook.

    All functions are judged in one source, so that a later answer may call an earlier one. Who fails there, perhaps
    for what stands in other cells, is judged once more by itself.

    Parameters
    ----------
    judge : Judge
        Who judges.
    notebook : Notebook
        The student's code cells.
    asked : sequence of Exercise, optional
        What is asked: a report for each comes back, in this order, and none on anything else. By default it is what
        the cells name or define.
    """
    named = _named(judge.catalog, notebook.cells) if asked is None else {each.id: each for each in asked}
    together = _functions(judge.catalog, notebook.cells)
    reports, problems = judge.grade(HandIn(notebook.path, joined(together))) if together else ((), ())
    first = {each.exercise: each for each in reports if asked is None or each.exercise in named}
    exercises = {**named, **{each: judge.catalog.get(each) for each in first}}
    found = tuple(_fairly(judge, notebook, each, first.get(each.id)) for each in exercises.values())
    return found, () if found else problems


def _named(catalog: Catalog, cells: Iterable[Cell]) -> dict[str, Exercise]:
    """Return the exercises whose answers the cells are to hold."""
    known = set(catalog.ids())
    return {each.exercise: catalog.get(each.exercise) for each in cells if each.exercise in known}


def _functions(catalog: Catalog, cells: Iterable[Cell]) -> list[Cell]:
    """Leave out the sheets: they all define `answers` or `explanation`, and only the last would be seen."""
    return [each for each in cells if not _is_sheet(catalog, each)]


def _is_sheet(catalog: Catalog, cell: Cell) -> bool:
    try:
        return cell.exercise is not None and catalog.get(cell.exercise).kind not in MATCHED_BY_NAME
    except UserError:
        return False  # no such exercise: the functions in the cell say which it is


# ------------------------------------------------------------ once more, by itself


def _fairly(judge: Judge, notebook: Notebook, exercise: Exercise, first: Report | None) -> Report:
    """Return the report on an answer that nothing in other cells has spoilt."""
    looks = [_alone(judge, notebook, exercise, own) for own in _other_looks(exercise, first, notebook.cells)]
    found = [first, *looks] if first else looks
    untouched = [look for look in looks if look.verdict is Verdict.MISSING and _is_only_in(exercise, notebook.cells)]
    best = max(untouched or found, key=_rank)
    return best._replace(incidents=tuple(dict.fromkeys(seen for each in found for seen in each.incidents)))


def _rank(report: Report) -> tuple[bool, bool, bool, float]:
    """Rank the reports on one answer; what could not be judged might have passed, so it is no zero."""
    verdict = report.verdict
    return verdict is Verdict.PASSED, verdict is Verdict.UNJUDGED, verdict is not Verdict.MISSING, report.score


def _other_looks(exercise: Exercise, first: Report | None, cells: Sequence[Cell]) -> Iterator[Collection[int]]:
    """Yield which cells are to be judged without the others; nothing where the first report holds.

    An answer may have failed because of other cells when nothing in it was right (a loop outside the functions that
    never ends stops all that follows), when one of them is nobody's answer and runs, and when one of them defines the
    same name. A stub may stand untouched behind the answer, and a program to mend may be untouched.
    """
    meant = {number for number, each in enumerate(cells) if each.exercise == exercise.id}
    defining = {number for number, each in enumerate(cells) if any(_defines(each, name) for name in exercise.names)}
    own = meant & defining or defining
    if first is None:
        yield meant | own if exercise.kind in MATCHED_BY_NAME else meant
    elif first.verdict is Verdict.MISSING and len(defining) > 1:
        yield from ({number} for number in sorted(defining))
    elif first.verdict is Verdict.FAILED and len(own) < len(cells):
        others = (each for number, each in enumerate(cells) if number not in own)
        may_be_starter = exercise.kind is Kind.DEBUG  # whose helpers another program may have overwritten
        stray = any(each.exercise is None and _runs(each) for each in others)
        if not first.score or defining - own or stray or may_be_starter:
            yield own


def _is_only_in(exercise: Exercise, cells: Sequence[Cell]) -> bool:
    """Whether it is a program to mend, and no cell but the one that is to hold it defines what it asks for."""
    others = (each for each in cells if each.exercise != exercise.id)
    return exercise.kind is Kind.DEBUG and not any(_defines(each, name) for each in others for name in exercise.names)


def _runs(cell: Cell) -> bool:
    """Whether a cell does more than import."""
    return any(line.strip() and not IMPORT.fullmatch(line) for line in _plain(cell).split("\n"))


def _defines(cell: Cell, name: str) -> bool:
    return re.search(rf"^(?:(?:async +)?def|class)\s+{name}\b|^{name}\s*=(?!=)", cell.source, re.MULTILINE) is not None


def _alone(judge: Judge, notebook: Notebook, exercise: Exercise, own: Collection[int]) -> Report:
    kept = {number: each for number, each in enumerate(notebook.cells) if number in own}
    if exercise.kind in MATCHED_BY_NAME:
        cells = enumerate(notebook.cells)
        shown = [kept.get(number, _imports(each)) for number, each in cells if not _is_sheet(judge.catalog, each)]
    else:
        shown = [*kept.values()]
    reports, problems = judge.grade(HandIn(notebook.path, joined(shown), exercise.id))
    return reports[0] if reports else _unreadable(exercise, problems)


def _imports(cell: Cell) -> Cell:
    """Keep what a cell imports and nothing else it does; every line stays where it is."""
    lines = _plain(cell).split("\n")
    return Cell(None, "\n".join(line if IMPORT.fullmatch(line) else "#" for line in lines))


def _unreadable(exercise: Exercise, problems: Sequence[Problem]) -> Report:
    """Report of an answer that ends the process that reads it: nothing in it can be run."""
    notes = tuple(problem.message for problem in problems)
    return Report(notes[0] if notes else "", exercise.id, Verdict.FAILED, 0.0, exercise.points, (), notes=notes)


# ------------------------------------------------------------ cells as source


def joined(cells: Iterable[Cell]) -> bytes:
    """Source of several cells, one after another."""
    return ("\n\n".join([BEGIN, *map(_plain, cells)]) + "\n").encode("utf-8", "replace")


def _plain(cell: Cell) -> str:
    return cleaned(cell.source).rstrip("\n")


def cleaned(source: str) -> str:
    """Source of a cell as plain Python: what only Jupyter understands is left out, every line stays where it is."""
    if FOREIGN.match(source):
        return re.sub(r"^", "# ", source, flags=re.MULTILINE)
    return MAGIC.sub(r"\1pass  # \2", source)


def first_lines(catalog: Catalog, cells: Iterable[Cell]) -> Mapping[str, int]:
    """Line of the joined source at which the cell of each function begins."""
    return dict(_first_lines(_functions(catalog, cells)))


def _first_lines(cells: Iterable[Cell]) -> Iterator[tuple[str, int]]:
    line = 3
    for each in cells:
        if each.exercise is not None:
            yield each.exercise, line
        line += _plain(each).count("\n") + 2
