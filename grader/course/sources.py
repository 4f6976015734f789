"""From a file to what the judge takes: text of a .py, the student's cells of a notebook."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from grader.catalog import MATCHED_BY_NAME, Catalog
from grader.course.answers import Cell, joined
from grader.course.repair import sound_cells
from grader.errors import UserError
from grader.model import HandIn, say
from grader.sandbox.source import marker

BOM = b"\xef\xbb\xbf"
LARGEST = 1 << 20  # bytes of code; the longest answer anybody wrote is a hundredth of it
ANSWER = re.compile(r"(\w+)-(\w+)-answer")  # the grade_id of an answer's cell in our notebooks

# What an answer of NumPy alone has no use for. None of it helps in the sandbox, but a reader may want to know.
SIGNS = re.compile(
    r"^[ \t]*(?:import|from)[ \t]+(os|sys|subprocess|socket|ctypes|gc|inspect|signal|threading|multiprocessing|shutil|"
    r"pathlib|importlib|builtins|pickle|marshal|pytest|grader|asyncio|mmap|io)\b|"
    r"\b(__import__|__subclasses__|__globals__|__array_function__|open|eval|exec|compile)[ \t]*\(",
    re.MULTILINE,
)


def hand_ins(catalog: Catalog, place: str, contents: bytes) -> tuple[HandIn, ...]:
    """Return what there is to judge in a file.

    Raises
    ------
    UserError
        If there is nothing: the message says why.
    """
    path = Path(place)
    if path.suffix.lower() == ".ipynb":
        return tuple(_of_notebook(catalog, path, contents))
    return (HandIn(path, _text(place, contents)),)


def signs(hand_ins: Iterable[HandIn]) -> list[str]:
    """Return what stands in the sources that a reader may want to look at: modules and calls, by name."""
    found = (SIGNS.findall(each.source.decode("utf-8", "replace")) for each in hand_ins)
    return sorted({module or call for pairs in found for module, call in pairs})


def _text(place: str, contents: bytes) -> bytes:
    text = contents.removeprefix(BOM)
    if not text.strip():
        raise UserError(say("{path}: {why}", path=place, why=say("it is empty")))
    if len(text) > LARGEST:
        raise UserError(say("{path} is larger than {size} MiB", path=place, size=LARGEST >> 20))
    try:
        text.decode()
    except UnicodeDecodeError:
        why = say("it is not UTF-8 text; save it as UTF-8")
        raise UserError(say("{path}: {why}", path=place, why=why)) from None
    return text


def _of_notebook(catalog: Catalog, path: Path, contents: bytes) -> list[HandIn]:
    cells = [_answer(each) for each in _students_cells(str(path), contents)]
    by_name = [each for each in cells if each.exercise is None or _is_matched_by_name(catalog, each.exercise)]
    others = {each.exercise: each for each in cells if each not in by_name}  # of copies the last counts
    found = [HandIn(path, joined(by_name))] if any(each.source.strip() for each in by_name) else []
    found += [HandIn(path, joined([cell]), exercise) for exercise, cell in others.items()]
    if not found or sum(len(each.source) for each in found) > LARGEST:
        why = say("its code cells are larger than {size} MiB", size=LARGEST >> 20) if found else say("it is empty")
        raise UserError(say("{path}: {why}", path=path, why=why))
    return found


def _students_cells(place: str, contents: bytes) -> Sequence[Mapping[str, Any]]:
    """Return the code cells that a student wrote; cells that the course locked are not theirs."""
    try:
        document = json.loads(contents)
        cells = sound_cells(document["cells"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise UserError(say("{path}: {why}", path=place, why=say("it is not a notebook, or a damaged one"))) from None
    return [each for each in cells if each["cell_type"] == "code" and _is_students(each)]


def _is_students(cell: Mapping[str, Any]) -> bool:
    meta = cell["metadata"].get("nbgrader")
    return not isinstance(meta, dict) or not meta or bool(meta.get("solution"))


def _answer(cell: Mapping[str, Any]) -> Cell:
    """Make a cell of the exercise that its grade id or its first line names."""
    meta = cell["metadata"].get("nbgrader")
    found = ANSWER.fullmatch(str(meta.get("grade_id"))) if isinstance(meta, dict) else None
    return Cell(f"{found[1]}/{found[2]}" if found else marker(cell["source"]), cell["source"])


def _is_matched_by_name(catalog: Catalog, exercise: str) -> bool:
    try:
        return catalog.get(exercise).kind in MATCHED_BY_NAME
    except UserError:
        return True  # no such exercise: the functions in the cell say which it is
