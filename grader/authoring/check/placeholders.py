"""Placeholders that `axiswise dev new` left for the author to fill."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grader.authoring.check.finding import Finding
from grader.authoring.check.owners import CONTENT, belongs, files_beneath
from grader.catalog import Catalog
from grader.facts import read_text
from grader.model import Exercise, say

PLACEHOLDER = "TODO"


def check_placeholders(catalog: Catalog, exercise: Exercise) -> Iterator[Finding]:
    """Name every line that is still to be written."""
    for folder in CONTENT:
        for path in files_beneath(catalog.root / folder / exercise.unit):
            if belongs(path, catalog.root, exercise.id) or path.parent == catalog.root / "exercises" / exercise.unit:
                yield from unfinished(path)


def unfinished(path: Path) -> Iterator[Finding]:
    """Name every line of a file that is still to be written."""
    for number, line in enumerate(read_text(path).splitlines(), start=1):
        if PLACEHOLDER in line:
            yield Finding(path, number, say("still to be written"), say("replace the line with TODO"))
