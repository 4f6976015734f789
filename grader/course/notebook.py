"""One notebook a unit, made from the content: what nbgrader takes as a source, the same bytes every time.

For each exercise there are cells whose grade ids hold as long as the exercise has its name:

    UNIT-NAME-task      the task, read-only
    UNIT-NAME-answer    the stub: the student's cell
    UNIT-NAME-example   something to run that needs NumPy alone, read-only
    UNIT-NAME-marks     marked automatically; it holds no test, for the marks are made outside the notebook
    UNIT-NAME-words     words, marked by a person, where the exercise asks for some

No cell holds an answer: there is none to be cut out, and none to be forgotten.
"""

from __future__ import annotations

import doctest
import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from grader.catalog import Catalog
from grader.i18n import Translator, translator
from grader.items import SHEET_KINDS
from grader.items.reading import read_sheet
from grader.items.records import Words
from grader.judge.content import required
from grader.model import Exercise, Kind, Message, Page, say
from grader.stubs import header, preamble, render_stub

Cell = dict[str, Any]
SCHEMA = 3  # of nbgrader's metadata; 0.8 and 0.9 write it

MARKS_CELL = """\
{header}# {told}
### BEGIN HIDDEN TESTS
import os

if os.environ.get("NBGRADER_EXECUTION") != "validate":
    raise RuntimeError("no kernel can mark this cell: autograde with the nbgrader_config.py of this course")
### END HIDDEN TESTS
"""
EXAMPLE_CELL = """\
{told}
import doctest

examples = r'''
{examples}'''
examples = doctest.DocTestParser().get_doctest(examples, globals(), "{name}", None, 0)
doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(examples)
"""
SHEET_CELL = """\
# {told}
[item for item, value in {name}().items() if value is None]
"""


def grade_id(exercise: Exercise, part: str) -> str:
    """Id of one of the cells of `exercise`."""
    return f"{exercise.unit}-{exercise.name}-{part}"


def notebook(catalog: Catalog, unit: str, lang: str) -> str:
    """Source notebook of `unit` as text, in the language `lang`."""
    words = translator(lang)
    title, text = catalog.unit_page(unit, lang)
    cells = [_read_only(f"{unit}-intro", f"# {title}\n\n{text}\n\n{words.say(HOW)}")]
    for exercise in catalog.exercises(unit):
        cells += _cells(catalog, exercise, catalog.page(exercise, lang), words)
    return _dump(cells, lang)


HOW = say(
    "Write your answers in the code cells that are not locked. You may add cells; leave the locked ones as they are. "
    "The cell under each answer tries it out. Only the functions and classes you define are marked, never what you "
    "print."
)


def _cells(catalog: Catalog, exercise: Exercise, page: Page, words: Translator) -> Iterator[Cell]:
    points = words.say(say("{points} points", points=f"{exercise.points:g}"))
    yield _read_only(grade_id(exercise, "task"), f"## {page.title}\n\n*{points}*\n\n{page.task}")
    stub = render_stub(exercise, page).removeprefix(preamble(exercise, page.lang)).strip("\n")
    yield _code(grade_id(exercise, "answer"), stub, solution=True)
    yield _code(grade_id(exercise, "example"), _example(catalog, exercise, page, words), locked=True)
    told = words.say(say("This cell shows your points once your work has been marked. There is nothing to do here."))
    source = MARKS_CELL.format(header=header(exercise), told=told).rstrip("\n")
    yield _code(grade_id(exercise, "marks"), source, grade=True, locked=True, points=exercise.points)
    yield from _words_cells(exercise, words)


def _example(catalog: Catalog, exercise: Exercise, page: Page, words: Translator) -> str:
    name = exercise.names[0]
    if exercise.kind in SHEET_KINDS:
        return SHEET_CELL.format(told=words.say(say("Try it out: the items that are still open.")), name=name).rstrip()
    told = [say("Try it out: the examples of the docstring, run as they stand there."), *_lent(catalog, exercise)]
    comment = "\n".join(f"# {words.say(each)}" for each in told)
    return EXAMPLE_CELL.format(told=comment, examples=_examples(page), name=name).rstrip()


def _lent(catalog: Catalog, exercise: Exercise) -> Iterator[Message]:
    """Say which functions an answer may call that no cell of this notebook asks for."""
    lent = required(catalog, exercise).items()
    names = [name for name, earlier in lent if earlier.unit != exercise.unit and earlier.id in exercise.requires]
    if names:
        shown = ", ".join(f"`{name}`" for name in names)
        yield say("Supplied when this is marked: {names}. To try it out here, add a cell with your own.", names=shown)


def _examples(page: Page) -> str:
    """Examples of the page's docstrings, one after another; NumPy is there, whatever the answer imports."""
    parser = doctest.DocTestParser()
    found = (each for text in page.docstrings.values() for each in parser.get_examples(text))
    text = "".join(_prompted(each) for each in found)
    return ">>> import numpy as np\n" + text if "np." in text and "import numpy" not in text else text


def _prompted(example: doctest.Example) -> str:
    first, *others = example.source.rstrip("\n").split("\n")
    return "\n".join([f">>> {first}", *(f"... {line}" for line in others)]) + "\n" + example.want


# ------------------------------------------------------------ words, for a person to mark


def words_of(exercise: Exercise) -> tuple[Words, ...]:
    """Items of an exercise that are answered in free words."""
    if exercise.kind is not Kind.EXPLAIN:
        return ()
    return tuple(item for item in read_sheet(exercise).items if isinstance(item, Words))


def _words_cells(exercise: Exercise, words: Translator) -> Iterator[Cell]:
    items = words_of(exercise)
    for number, item in enumerate(items):
        part = "words" if number == 0 else f"words{number + 1}"
        asked = say(
            "In your own words: {what}. A person marks this cell; write in it, instead of this text.",
            what=item.said,
        )
        name, text = grade_id(exercise, part), words.say(asked)
        meta = _meta(name, grade=True, solution=True, points=words_points(item, words))
        yield {**_cell("markdown", name, text), "metadata": {"axiswise": {"stub": digest(text)}, "nbgrader": meta}}


def words_points(item: Words, words: Translator) -> float:
    """Points of a text: one for each thing that it should say."""
    return float(len(item.checklist.get(words.lang, item.checklist["en"])))


def rubric(catalog: Catalog, unit: str, lang: str) -> str:
    """What graders need for the words of a unit: model answers and what to look for. Empty where there are none."""
    words = translator(lang)
    parts = [
        f"## {catalog.page(exercise, lang).title}\n\n{_rubric(item, words)}"
        for exercise in catalog.exercises(unit)
        for item in words_of(exercise)
    ]
    head = words.say(say("What to look for in the words of '{unit}'. For graders alone.", unit=unit))
    return "\n\n".join([f"# {head}", *parts]) + "\n" if parts else ""


def _rubric(item: Words, words: Translator) -> str:
    checklist = item.checklist.get(words.lang, item.checklist["en"])
    points = "\n".join(f"- [ ] {line}" for line in checklist)
    one_each = words.say(say("One point each:"))
    model = words.say(say("Model answer:"))
    return f"{words.say(item.said)}\n\n{one_each}\n\n{points}\n\n{model}\n\n> {words.say(item.model)}"


# ------------------------------------------------------------ cells as JSON


def _read_only(name: str, text: str) -> Cell:
    return {**_cell("markdown", name, text), "metadata": {"nbgrader": _meta(name, locked=True)}}


def _code(
    name: str,
    source: str,
    *,
    grade: bool = False,
    solution: bool = False,
    locked: bool = False,
    points: float | None = None,
) -> Cell:
    metadata: dict[str, object] = {
        "nbgrader": _meta(name, grade=grade, solution=solution, locked=locked, points=points)
    }
    if solution:
        metadata["axiswise"] = {"stub": digest(source)}
    return {**_cell("code", name, source), "execution_count": None, "outputs": [], "metadata": metadata}


def digest(stub: str) -> str:
    """Hash of a stub, by which a cell is known to hold it and nothing else."""
    return hashlib.sha256(stub.encode("utf-8", "replace")).hexdigest()[:16]


def _cell(kind: str, name: str, source: str) -> Cell:
    return {"cell_type": kind, "id": cell_id(name), "metadata": {}, "source": source.splitlines(keepends=True)}


def cell_id(name: str) -> str:
    """Id of a cell in Jupyter's own sense: at most 64 characters, the same in every build."""
    return name[-64:]


def _meta(
    name: str, *, grade: bool = False, solution: bool = False, locked: bool = False, points: float | None = None
) -> Mapping[str, object]:
    meta: dict[str, object] = {
        "grade": grade,
        "grade_id": name,
        "locked": locked,
        "schema_version": SCHEMA,
        "solution": solution,
        "task": False,
    }
    return meta if points is None else meta | {"points": points}


def _dump(cells: Sequence[Cell], lang: str) -> str:
    """Notebook as Jupyter itself would write it: sorted keys, one space, a line end."""
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    document = {
        "cells": cells,
        "metadata": {"axiswise": {"lang": lang}, "kernelspec": kernel, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(document, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
