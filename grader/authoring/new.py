"""`axiswise dev new UNIT/NAME`: lay out every file of an exercise, with placeholders that the gate refuses."""

from __future__ import annotations

import keyword
from collections.abc import Mapping
from pathlib import Path
from string import Template

from grader.authoring import sheet_templates
from grader.authoring.build import build_stub
from grader.authoring.templates import EXERCISE, UNIT
from grader.catalog import Catalog
from grader.errors import UserError
from grader.interview.load import BANK
from grader.model import Kind, say


def lay_out(root: Path, exercise_id: str, kind: Kind = Kind.CODE) -> tuple[Path, ...]:
    """Write the files of a new exercise (and of its unit, when that is new too); return what was written.

    Raises
    ------
    UserError
        When the id is not UNIT/NAME or the exercise is there already. Nothing is ever overwritten.
    """
    unit, name = _parts(exercise_id)
    catalog = Catalog(root)
    if exercise_id in catalog.ids():
        raise UserError(say("'{id}' is there already; choose another name", id=exercise_id))
    is_new_unit = unit not in [each.name for each in catalog.units()]
    order = 1 if is_new_unit else 1 + max((each.order for each in catalog.exercises(unit)), default=0)
    unit_order = 1 + max((each.order for each in catalog.units()), default=0)
    words = {"unit": unit, "name": name, "order": order, "unit_order": unit_order}
    own = EXERCISE if kind is Kind.CODE else sheet_templates.layout_of(kind)
    layout = {**UNIT, **own} if is_new_unit else own
    written = _write(root, layout, words)
    stub = build_stub(Catalog(root).get(exercise_id))
    return (*written, *stub)


def _parts(exercise_id: str) -> tuple[str, str]:
    unit, _, name = exercise_id.partition("/")
    if not all(part.isascii() and part.isidentifier() and not keyword.iskeyword(part) for part in (unit, name)):
        raise UserError(say("'{id}' is no exercise id: write UNIT/NAME, each a Python name", id=exercise_id))
    if name == BANK:
        raise UserError(say("'{name}' is where a unit keeps its interview questions; choose another name", name=name))
    return unit, name


def _write(root: Path, layout: Mapping[str, Template], words: Mapping[str, object]) -> tuple[Path, ...]:
    files = {root / Template(path).substitute(words): text.substitute(words) for path, text in layout.items()}
    taken = next((path for path in files if path.exists()), None)
    if taken:
        raise UserError(say("{path} is there already; move it away first", path=taken))
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tuple(files)
