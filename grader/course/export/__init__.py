"""Marks as other systems read them: one module a target, each with a function ``export``.

``export(marks, to, column)`` writes beneath or at ``to`` and returns the files written. A module is imported when its
target is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import cast

from grader.course.marks import Marks

Export = Callable[[Marks, Path, str], tuple[Path, ...]]

TARGETS = {  # target -> where it is written beneath the results, unless another place is named
    "csv": "marks.csv",
    "json": "marks.json",
    "canvas": "canvas.csv",
    "moodle": "moodle.csv",
    "gradescope": "gradescope",
    "junit": "junit.xml",
    "nbgrader": "gradebook.db",
}


def export(target: str, marks: Marks, to: Path, column: str) -> tuple[Path, ...]:
    """Write `marks` for `target` and return the files written.

    Parameters
    ----------
    column : str
        What the platform calls the assignment.
    """
    module = import_module(f"{__name__}.{target}")
    return cast(Export, module.export)(marks, to, column)
