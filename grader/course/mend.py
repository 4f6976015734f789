"""Hand-ins that nbgrader would not see: whoever works in plain ``.py`` gets a notebook with what they wrote."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from grader.errors import UserError
from grader.model import HandIn, Message, say
from grader.sandbox.source import marker
from grader.workspace.reading import python_files, read_hand_in

Outcome = tuple[Path, Message | None]  # a notebook that was made, or a path and why nothing came of it


def mend(course: Path) -> Iterator[Outcome]:
    """Make a notebook in each folder ``submitted/STUDENT/ASSIGNMENT`` that has Python files and no notebook.

    The files themselves stay as they are, and a notebook that is there is never touched.
    """
    for folder in sorted(each for each in (course / "submitted").glob("*/*") if each.is_dir()):
        if not any(folder.glob("*.ipynb")) and (files := python_files(folder)):
            yield from _mended(course, folder, files)


def _mended(course: Path, folder: Path, files: Sequence[Path]) -> Iterator[Outcome]:
    released = course / "release" / folder.name / f"{folder.name}.ipynb"
    if not released.is_file():
        why = say("there is no {path}; run `nbgrader generate_assignment {unit}`", path=released, unit=folder.name)
        yield folder, why
        return
    hand_ins = []
    for path in files:
        try:
            hand_ins.append(read_hand_in(path, folder=folder))
        except UserError as error:
            yield path, error.message
    if hand_ins:
        made = folder / f"{folder.name}.ipynb"
        notebook = json.loads(released.read_text(encoding="utf-8"))
        made.write_text(json.dumps(_filled(notebook, hand_ins), ensure_ascii=False, indent=1), encoding="utf-8")
        yield made, None


def _filled(notebook: dict[str, Any], hand_ins: Sequence[HandIn]) -> dict[str, Any]:
    """Put each file into the answer cell that its first line names, else into a cell at the end."""
    answers = {cell["metadata"].get("nbgrader", {}).get("grade_id"): cell for cell in notebook["cells"]}
    added: list[dict[str, Any]] = []
    for hand_in in hand_ins:
        source = hand_in.source.decode("utf-8")
        cell = answers.get(f"{(marker(source) or '').replace('/', '-')}-answer")
        if cell is None:
            added.append({"cell_type": "code", "metadata": {}, "execution_count": None, "outputs": []})
            cell = added[-1]
        cell["source"] = source
    cells = [*notebook["cells"], *({**cell, "id": f"added-{number}"} for number, cell in enumerate(added))]
    return {**notebook, "cells": cells}
