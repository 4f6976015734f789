"""Writing whole files: a reader finds the old one or the new one, never half of either."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from grader.course.roster import neutral
from grader.errors import UserError
from grader.model import say
from grader.workspace.reading import reason

BOM = "\ufeff"  # without it, spreadsheets take UTF-8 for something else


def write_table(path: Path, rows: Iterable[Sequence[object]], bom: bool = False) -> Path:
    """Write rows as CSV: every text quoted where it must be, none that a spreadsheet takes for a formula."""
    page = io.StringIO(newline="")
    csv.writer(page, lineterminator="\r\n").writerows([_cell(each) for each in row] for row in rows)
    return write_text(path, (BOM if bom else "") + page.getvalue())


def _cell(value: object) -> object:
    return neutral(value) if isinstance(value, str) else number(value) if isinstance(value, float) else value


def number(value: float) -> str:
    """Write a mark the way people do: 3 for 3.0, and never an exponent."""
    return f"{value:.10f}".rstrip("0").rstrip(".")


def write_text(path: Path, text: str) -> Path:
    """Write a whole file in UTF-8, and return its path."""
    draft = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, encoding="utf-8", errors="replace", newline="")
        os.replace(draft, path)  # noqa: PTH105 - the name says that it replaces
    except OSError as error:
        raise UserError(say("{path} cannot be written: {reason}", path=path, reason=reason(error))) from None
    return path
