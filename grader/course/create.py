"""Lay out a course for nbgrader: its configuration, a source notebook a unit, what graders need for the words."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from grader.catalog import Catalog
from grader.course.notebook import notebook, rubric
from grader.errors import UserError
from grader.model import say

TEMPLATE = Path(__file__).with_name("nbgrader_config.txt")


def create(catalog: Catalog, folder: Path, units: Sequence[str], lang: str) -> Iterator[Path]:
    """Write what is not there yet, and yield the path of each file written.

    Nothing is overwritten, so a second call with more units adds these.

    Parameters
    ----------
    catalog : Catalog
        The content.
    folder : Path
        Root of the course; its name becomes the course's id.
    units : sequence of str
        Names of units; each becomes an assignment with one notebook, in this order.
    lang : str
        Language of notebooks and feedback.
    """
    known = {unit.name for unit in catalog.units()}
    for unit in units:
        if unit not in known:
            raise UserError(say("there is no unit '{unit}'; run `axiswise list` to see them", unit=unit))
    files = {"nbgrader_config.py": _config(folder.resolve().name, lang)}
    for unit in units:
        files[f"source/{unit}/{unit}.ipynb"] = notebook(catalog, unit, lang)
        files[f"graders/{unit}.md"] = rubric(catalog, unit, lang)
    for name, text in files.items():
        if text and _write(folder / name, text):
            yield folder / name


def _config(course: str, lang: str) -> str:
    seed = int.from_bytes(hashlib.sha256(course.encode("utf-8", "replace")).digest()[:3], "big")
    text = TEMPLATE.read_text(encoding="utf-8").replace('"@course@"', json.dumps(course))
    return text.replace("@lang@", lang).replace("@seed@", str(seed))


def _write(path: Path, text: str) -> bool:
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        return False
    return True
