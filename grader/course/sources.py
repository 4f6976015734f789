"""From a file to what the judge takes: text of a .py, the student's cells of a notebook."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grader.course.answers import Cell, Notebook, Work
from grader.course.repair import sound_cells
from grader.errors import UserError
from grader.model import HandIn, say
from grader.sandbox.source import marker

BOM = b"\xef\xbb\xbf"
LARGEST = 1 << 20  # bytes of code; the longest answer anybody wrote is a hundredth of it
ANSWER = re.compile(r"(\w+)-(\w+)-answer")  # the grade_id of an answer's cell in our notebooks

# What an answer of NumPy alone has no use for. It proves nothing, but a reader may want to know.
SIGNS = re.compile(
    r"^[ \t]*(?:import|from)[ \t]+(os|sys|subprocess|socket|ctypes|gc|inspect|signal|threading|multiprocessing|shutil|"
    r"pathlib|importlib|builtins|pickle|marshal|pytest|grader|asyncio|mmap|io)\b|"
    r"\b(__import__|__subclasses__|__globals__|__array_function__|open|eval|exec|compile)[ \t]*\(",
    re.MULTILINE,
)


def work_in(place: str, contents: bytes) -> Work:
    """Return what there is to judge in a file.

    Raises
    ------
    UserError
        If there is nothing: the message says why.
    """
    path = Path(place)
    return _notebook(path, contents) if path.suffix.lower() == ".ipynb" else HandIn(path, _text(place, contents))


def signs(work: Work) -> list[str]:
    """Return what stands in the source that a reader may want to look at: modules and calls, by name."""
    if isinstance(work, HandIn):
        text = work.source.decode("utf-8", "replace")
    else:
        text = "\n".join(each.source for each in work.cells)
    return sorted({module or call for module, call in SIGNS.findall(text)})


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


def _notebook(path: Path, contents: bytes) -> Notebook:
    """Return the cells that a student wrote; those that the course locked are not theirs."""
    try:
        cells = sound_cells(json.loads(contents)["cells"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise UserError(say("{path}: {why}", path=path, why=say("it is not a notebook, or a damaged one"))) from None
    found = tuple(_answer(each) for each in cells if each["cell_type"] == "code" and _is_students(each))
    if not any(each.source.strip() for each in found):
        raise UserError(say("{path}: {why}", path=path, why=say("it is empty")))
    if sum(len(each.source) for each in found) > LARGEST:
        why = say("its code cells are larger than {size} MiB", size=LARGEST >> 20)
        raise UserError(say("{path}: {why}", path=path, why=why))
    return Notebook(path, found)


def _is_students(cell: Mapping[str, Any]) -> bool:
    meta = cell["metadata"].get("nbgrader")
    return not isinstance(meta, dict) or not meta or bool(meta.get("solution"))


def _answer(cell: Mapping[str, Any]) -> Cell:
    """Make a cell of the exercise that its grade id or its first line names."""
    meta = cell["metadata"].get("nbgrader")
    found = ANSWER.fullmatch(str(meta.get("grade_id"))) if isinstance(meta, dict) else None
    return Cell(f"{found[1]}/{found[2]}" if found else marker(cell["source"]), cell["source"])
