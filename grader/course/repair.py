"""Put a handed-in notebook in order: every cell that the course asks for stands there once, with its own marks.

A notebook is plain JSON here. What the course asks for comes from its gradebook; what students did to the metadata
(copied, deleted, renamed and reordered cells) does not count, what they wrote does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grader.course.notebook import SCHEMA

Cell = dict[str, Any]
TAG = re.compile(r"<(?=[A-Za-z/!?])")

MAX_SOURCE = 1 << 18  # characters of one cell; the longest answer anybody wrote is a hundredth of it
MAX_OUTPUT = 1 << 16  # characters of one output
MAX_OUTPUTS = 20  # outputs of one cell
SHOWN = ("text/plain", "image/png", "image/jpeg")  # what cannot run a script in the page of whoever reads it


@dataclass(frozen=True, slots=True)
class Wanted:
    """A cell that the course asks for, as its gradebook has it."""

    grade_id: str
    cell_type: str
    source: str
    checksum: str
    locked: bool
    grade: bool
    solution: bool
    task: bool
    points: float | None

    @property
    def meta(self) -> dict[str, object]:
        """What nbgrader wants to read in the cell."""
        meta: dict[str, object] = {
            "grade": self.grade,
            "grade_id": self.grade_id,
            "locked": self.locked,
            "schema_version": SCHEMA,
            "solution": self.solution,
            "task": self.task,
            "checksum": self.checksum,
            "cell_type": self.cell_type,
        }
        return meta if self.points is None else meta | {"points": self.points}


def repaired(cells: Iterable[object], wanted: Mapping[str, Wanted]) -> list[Cell]:
    """Cells of a hand-in in order: what is wanted is there once, what is the student's own has no grade id.

    Parameters
    ----------
    cells : iterable
        The cells as they were handed in, whatever they are.
    wanted : mapping
        Grade id -> the cell that the course asks for.
    """
    found = sound_cells(cells)
    chosen = _chosen(found, wanted)
    kept = [
        _official(each, chosen[number]) if number in chosen else _own(each)
        for number, each in enumerate(found)
        if number in chosen or not _is_copy(each, wanted)
    ]
    _add_missing(kept, [each for each in wanted.values() if each not in chosen.values()])
    return [{**each, "id": f"cell-{number}"} for number, each in enumerate(kept)]


# ------------------------------------------------------------ which cell is which


def _chosen(cells: Sequence[Cell], wanted: Mapping[str, Wanted]) -> dict[int, Wanted]:
    """Number of a cell -> what it is. Of several copies the last counts that its owner wrote in."""
    chosen: dict[str, int] = {}
    for number, each in enumerate(cells):
        name = _grade_id(each)
        if name not in wanted:
            continue
        before = chosen.get(name)
        if before is None or _is_written_in(each, wanted[name]) or not _is_written_in(cells[before], wanted[name]):
            chosen[name] = number
    return {number: wanted[name] for name, number in chosen.items()}


def _grade_id(cell: Cell) -> str:
    meta = cell["metadata"].get("nbgrader")
    name = meta.get("grade_id") if isinstance(meta, dict) else None
    return name if isinstance(name, str) else ""


def _is_written_in(cell: Cell, wanted: Wanted) -> bool:
    return str(cell["source"]).strip() != wanted.source.strip()


def _is_copy(cell: Cell, wanted: Mapping[str, Wanted]) -> bool:
    """Whether a further cell of some grade id holds nothing of the student's."""
    original = wanted.get(_grade_id(cell))
    return original is not None and (original.locked or not _is_written_in(cell, original))


def _official(cell: Cell, wanted: Wanted) -> Cell:
    source = wanted.source if wanted.locked else _defused({**cell, "cell_type": wanted.cell_type})
    made = {**_empty(wanted.cell_type, source), "metadata": {"nbgrader": wanted.meta}}
    if wanted.cell_type == "code" and not wanted.grade:
        made["outputs"] = cell.get("outputs", [])
    return made


def _own(cell: Cell) -> Cell:
    return {**cell, "source": _defused(cell), "metadata": {}}


def _defused(cell: Cell) -> str:
    """Source of a student's cell, so that no page shows what is written there as HTML.

    Graders and students read Markdown in a browser where they are signed in. A space without width keeps a tag from
    being one, and cannot be seen, in prose or in code.
    """
    source = str(cell["source"])
    return source if cell["cell_type"] == "code" else TAG.sub("<\u200b", source)


def _add_missing(cells: list[Cell], missing: Sequence[Wanted]) -> None:
    """Add cells that were deleted, each behind another one of its exercise, else at the end."""
    for each in missing:
        made = {**_empty(each.cell_type, each.source), "metadata": {"nbgrader": each.meta}}
        cells.insert(_place(cells, each.grade_id), made)


def _place(cells: Sequence[Cell], grade_id: str) -> int:
    family = grade_id.rpartition("-")[0]
    behind = [number for number, each in enumerate(cells) if _grade_id(each).rpartition("-")[0] == family]
    return behind[-1] + 1 if behind else len(cells)


# ------------------------------------------------------------ sound cells


def sound_cells(cells: Iterable[object]) -> list[Cell]:
    """Cells in the form that notebooks have and of a bearable size, each with an id of its own."""
    found = [_sound(each) for each in cells if isinstance(each, dict)]
    return [{**each, "id": f"cell-{number}"} for number, each in enumerate(found)]


def _sound(cell: Mapping[str, Any]) -> Cell:
    kind = cell.get("cell_type")
    metadata = cell.get("metadata")
    made = _empty(kind if kind in ("code", "markdown") else "markdown", _source(cell))
    made["metadata"] = metadata if isinstance(metadata, dict) else {}
    outputs = cell.get("outputs")
    if kind == "code" and isinstance(outputs, list):
        made["outputs"] = [each for output in outputs[:MAX_OUTPUTS] for each in _outputs(output)]
    return made


def _source(cell: Mapping[str, Any]) -> str:
    source = text_of(cell.get("source"))
    if len(source) <= MAX_SOURCE:
        return source
    return f"# {len(source)} characters were set aside here: more than any answer has\n"


def text_of(value: object) -> str:
    """Text of a field that notebooks hold as a string or as a list of lines."""
    if isinstance(value, list):
        value = "".join(each for each in value if isinstance(each, str))
    return value.encode("utf-8", "replace").decode("utf-8") if isinstance(value, str) else ""


def _empty(kind: str, source: str) -> Cell:
    cell: Cell = {"cell_type": kind, "id": "", "metadata": {}, "source": source}
    return cell | {"execution_count": None, "outputs": []} if kind == "code" else cell


def _outputs(output: object) -> Iterator[Cell]:
    """The output as text and pictures: nothing that a page could run."""
    if not isinstance(output, dict):
        return
    kind = output.get("output_type")
    if kind == "stream":
        name = output.get("name")
        text = text_of(output.get("text"))[:MAX_OUTPUT]
        yield {"output_type": "stream", "name": name if name in ("stdout", "stderr") else "stdout", "text": text}
    elif kind == "error":
        lines = output.get("traceback")
        told = [text_of(line)[:MAX_OUTPUT] for line in lines[:MAX_OUTPUTS]] if isinstance(lines, list) else []
        said = {key: text_of(output.get(key))[:MAX_OUTPUT] for key in ("ename", "evalue")}
        yield {"output_type": "error", **said, "traceback": told}
    elif kind in ("display_data", "execute_result") and isinstance(output.get("data"), dict):
        data = {kind: text_of(each) for kind, each in output["data"].items() if kind in SHOWN}
        bearable = {kind: each for kind, each in data.items() if len(each) <= MAX_OUTPUT * 8}
        yield {"output_type": "display_data", "data": bearable, "metadata": {}}
