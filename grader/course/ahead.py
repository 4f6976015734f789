"""Which hand-in nbgrader will convert next: while it books one, the clerk can judge the other already.

A guess costs nobody a mark: what the clerk judged ahead counts only if just that is asked for afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

LARGEST = 1 << 22  # bytes of a notebook that is worth reading twice


def following(converter: Any, place: Mapping[str, str]) -> Path | None:
    """Return the notebook behind the one that is converted now, if there is one and it can be said which.

    Parameters
    ----------
    converter : nbgrader's converter
        What runs; it lists the hand-ins that it was asked for.
    place : mapping
        Student, assignment and notebook that are converted now.
    """
    try:
        course = converter.coursedir
        here = course.format_path(course.submitted_directory, place["student"], place["assignment"])
        order = sorted(converter.assignments)
        behind = order[order.index(here) + 1 :][:1]
    except (AttributeError, ValueError):  # another nbgrader, or none
        return None
    paths = [Path(each) for folder in behind for each in converter.assignments[folder]]
    found = [path for path in paths if path.stem == place["notebook"]]
    return found[0] if found and found[0].stat().st_size <= LARGEST else None
