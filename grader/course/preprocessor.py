"""What nbgrader loads from us (see ``nbgrader_config.py`` of a course).

`ClearButStubs` is for `nbgrader generate_assignment`, the others are for `nbgrader autograde`:
`HandInExporter` reads whatever was handed in, `Repair` puts it in order, `MarkInSandbox` stands in the place of
nbgrader's `Execute`: no kernel is started, the source of the student's cells goes to the sandboxed judge, and the cells
that `SaveAutoGrades` reads get their points as output.
"""

from __future__ import annotations

import atexit
import json
import re
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from nbconvert.exporters import NotebookExporter
from nbformat import NotebookNode, from_dict
from nbgrader.api import Gradebook
from nbgrader.preprocessors import ClearSolutions, NbGraderPreprocessor
from nbgrader.utils import compute_checksum
from traitlets import Bool, Integer, Unicode

from grader.course.ahead import following
from grader.course.answers import Cell
from grader.course.clerk import Clerk, Mark
from grader.course.notebook import digest
from grader.course.repair import Wanted, repaired, sound_cells
from grader.sandbox.source import marker

LARGEST = 1 << 28  # bytes of a notebook; more is refused unread
Resources = dict[str, Any]


class ClearButStubs(ClearSolutions):
    """nbgrader's `ClearSolutions`; a cell that still holds the stub that `notebook` put there keeps it."""

    def preprocess_cell(
        self, cell: NotebookNode, resources: Resources, cell_index: int
    ) -> tuple[NotebookNode, Resources]:
        """Clear one cell."""
        if cell.metadata.get("axiswise", {}).get("stub") == digest(cell.source):
            return cell, resources
        cleared: tuple[NotebookNode, Resources] = super().preprocess_cell(cell, resources, cell_index)
        return cleared


class HandInExporter(NotebookExporter):
    """Reads a hand-in: any JSON with cells will do, and what makes it large is left out before it is looked at."""

    def from_file(self, file_stream: Any, resources: Resources | None = None, **kwargs: Any) -> Any:
        """Read an open notebook."""
        return self.from_notebook_node(_read(file_stream.read(LARGEST + 1)), resources, **kwargs)


def _read(text: str) -> NotebookNode:
    if len(text) > LARGEST:
        raise ValueError(f"the notebook is larger than {LARGEST} characters")
    try:
        document = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise ValueError(f"this is no notebook, or a damaged one ({error}); ask for it again") from None
    cells = sound_cells(_cells(document))
    if not cells:
        raise ValueError("this is no notebook, or one without cells")
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return from_dict({"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5})


def _cells(document: object) -> list[object]:
    if not isinstance(document, dict):
        return []
    sheets = document.get("worksheets")  # of notebooks before version 4
    if isinstance(sheets, list):
        lists = (sheet.get("cells") for sheet in sheets if isinstance(sheet, dict))
        return [_of_version_3(each) for found in lists if isinstance(found, list) for each in found]
    cells = document.get("cells")
    return cells if isinstance(cells, list) else []


def _of_version_3(cell: object) -> object:
    return {**cell, "source": cell.get("input", cell.get("source"))} if isinstance(cell, dict) else cell


class Repair(NbGraderPreprocessor):
    """Puts a hand-in in order by what the gradebook says is asked."""

    def preprocess(self, nb: NotebookNode, resources: Resources) -> tuple[NotebookNode, Resources]:
        """Replace the cells by what `repaired` makes of them."""
        place = resources["nbgrader"]
        with Gradebook(place["db_url"]) as gradebook:
            wanted = _wanted(gradebook.find_notebook(place["notebook"], place["assignment"]))
        _WANTED.clear()
        _WANTED.update(wanted)
        nb.cells = [from_dict(each) for each in repaired(nb.cells, wanted)]
        return nb, resources


_WANTED: dict[str, Wanted] = {}  # what the assignment asks for that was put in order last


def _wanted(notebook: Any) -> dict[str, Wanted]:
    points = {each.name: float(each.max_score) for each in (*notebook.grade_cells, *notebook.task_cells)}
    grades, solutions, tasks = (
        {each.name for each in kind} for kind in (notebook.grade_cells, notebook.solution_cells, notebook.task_cells)
    )
    return {
        each.name: Wanted(
            grade_id=each.name,
            cell_type=each.cell_type,
            source=each.source,
            checksum=each.checksum,
            locked=each.locked,
            grade=each.name in grades,
            solution=each.name in solutions,
            task=each.name in tasks,
            points=points.get(each.name),
        )
        for each in sorted(notebook.source_cells, key=lambda cell: str(cell.name))
    }


class MarkInSandbox(NbGraderPreprocessor):
    """Has the sandboxed judge mark the source of the student's cells."""

    lang = Unicode("en", help="Language of the feedback.").tag(config=True)
    seed = Integer(1, help="Seed of the inputs that answers are tried with.").tag(config=True)
    feedback = Unicode("brief", help="How much is told: full, brief or none.").tag(config=True)
    trusted = Bool(False, help="Whether to judge where the system offers no sandbox.").tag(config=True)

    def preprocess(self, nb: NotebookNode, resources: Resources) -> tuple[NotebookNode, Resources]:
        """Write points and feedback into the cells that are marked automatically."""
        asked = {exercise: cell for cell in nb.cells if (exercise := _asked(cell))}
        if asked:
            place = resources["nbgrader"]
            clerk = _clerk(self.lang, self.seed, self.feedback, self.trusted)
            marks = clerk.marks(f"{place['notebook']}.ipynb", _answers(nb.cells), [*asked])
            _judge_ahead(clerk, following(getattr(self.parent, "parent", None), place))
            for exercise, cell in asked.items():
                _write_mark(cell, marks[exercise])
        _refuse_unmarked(nb.cells)
        return nb, resources


def _judge_ahead(clerk: Clerk, path: Path | None) -> None:
    """Have the clerk judge what will most likely be asked for next."""
    if path is None:
        return
    try:
        handed_in = _read(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):  # that is said when it is its turn
        return
    cells = [from_dict(each) for each in repaired(handed_in.cells, _WANTED)]
    clerk.expect(path.name, _answers(cells), [exercise for each in cells if (exercise := _asked(each))])


_CLERKS: dict[tuple[str, int, str, bool], Clerk] = {}  # nbgrader makes its preprocessors anew for every notebook


def _clerk(*settings: Any) -> Clerk:
    if settings not in _CLERKS:
        _CLERKS[settings] = Clerk(*settings)
        atexit.register(_CLERKS[settings].close)
    return _CLERKS[settings]


def _meta(cell: NotebookNode) -> Mapping[str, Any]:
    return dict(cell.metadata.get("nbgrader", {}))


def _asked(cell: NotebookNode) -> str | None:
    """Exercise whose points a cell shows: its first line says so, and it is locked, so no student wrote it."""
    return marker(cell.source) if _is_automatic(cell) else None


def _is_automatic(cell: NotebookNode) -> bool:
    meta = _meta(cell)
    return bool(cell.cell_type == "code" and meta.get("grade") and not meta.get("solution"))


def _answers(cells: Sequence[NotebookNode]) -> list[Cell]:
    """Code that students wrote: answer cells, and cells that they added.

    Stubs that nobody touched come first: an answer that was moved to another cell stands behind its stub then.
    """
    code = [each for each in cells if each.cell_type == "code" and _is_students(each)]
    return [Cell(_answered(each), each.source) for each in sorted(code, key=lambda each: not _is_untouched(each))]


def _is_untouched(cell: NotebookNode) -> bool:
    return bool(_answered(cell)) and _meta(cell).get("checksum") == compute_checksum(cell)


def _is_students(cell: NotebookNode) -> bool:
    meta = _meta(cell)
    return not meta or bool(meta.get("solution"))


def _answered(cell: NotebookNode) -> str | None:
    """Exercise that a cell is the answer to: ``UNIT-NAME-answer``; neither part has a hyphen."""
    unit, _, rest = str(_meta(cell).get("grade_id", "")).partition("-")
    name, _, part = rest.partition("-")
    return f"{unit}/{name}" if part == "answer" else None


def _write_mark(cell: NotebookNode, mark: Mark) -> None:
    """Write points in the one form that cannot be mistaken: a plain number between 0 and what the cell is worth."""
    if mark.unjudged:
        raise RuntimeError(f"not judged, by the grader's own fault; nothing was counted: {mark.feedback}")
    worth = float(_meta(cell)["points"])
    if mark.points != worth:
        told = "the exercise is worth {} points now, the cell {}: make the assignment anew, or mark with the old kit"
        raise RuntimeError(told.format(mark.points, worth))
    points = min(max(float(mark.score), 0.0), worth)
    cell.source = cell.source.partition("\n### BEGIN HIDDEN")[0]  # what is left is for the student to read
    cell.execution_count = 1
    cell.outputs = [
        from_dict({"output_type": "stream", "name": "stdout", "text": mark.feedback + "\n"}),
        from_dict(
            {
                "output_type": "execute_result",
                "execution_count": 1,
                "data": {"text/plain": f"{points:.6f}".rstrip("0").rstrip(".")},
                "metadata": {},
            }
        ),
    ]


def _refuse_unmarked(cells: Sequence[NotebookNode]) -> None:
    """Give an automatic cell that nothing marked 0 points, and say so: without output nbgrader gives it all."""
    for cell in cells:
        if _is_automatic(cell) and _asked(cell) is None:
            told = "MarkInSandbox marks cells that begin with `# axiswise: UNIT/NAME`; this one does not"
            cell.outputs = [
                from_dict({"output_type": "error", "ename": "NotMarked", "evalue": told, "traceback": [told]})
            ]


# ------------------------------------------------------------ notebooks under another name


def adopt_renamed(assignment: str, student: str, notebooks: list[str]) -> None:
    """Hook before a hand-in is converted: take a notebook that was renamed for the one that is asked.

    Parameters
    ----------
    assignment, student : str
        What nbgrader was called with: patterns, not names.
    notebooks : list of str
        Paths of the hand-in's notebooks; changed in place.
    """
    for folder in {Path(each).parent for each in notebooks}:
        asked = folder / f"{folder.name}.ipynb"
        candidates = [
            Path(each) for each in notebooks if Path(each).parent == folder and _is_of(Path(each), folder.name)
        ]
        if not asked.exists() and len(candidates) == 1:
            shutil.copyfile(candidates[0], asked)
            notebooks.remove(str(candidates[0]))
            notebooks.append(str(asked))


def _is_of(path: Path, unit: str) -> bool:
    """Whether a notebook has an answer cell of `unit`."""
    text = path.read_text(encoding="utf-8", errors="replace")
    return re.search(rf'"grade_id":\s*"{re.escape(unit)}-\w+-answer"', text) is not None
