"""Find the exercise that the learner means."""

from __future__ import annotations

from pathlib import Path

from grader.catalog import Catalog
from grader.errors import UserError
from grader.model import Exercise, say
from grader.workspace import Workspace, at_hand, progress_of


def choose(catalog: Catalog, workspace: Workspace | None, name: str | None) -> Exercise:
    """Exercise called `name` (an id, its second half, or the file it is answered in); without one, that at hand."""
    if name is None:
        return _at_hand(catalog, workspace)
    alone = [each for each in catalog.exercises() if each.name == name]
    if len(alone) == 1:
        return alone[0]
    path = Path(name)
    inside = workspace.id_at(path) if workspace and path.suffix == ".py" else None
    return catalog.get(inside or name)


def _at_hand(catalog: Catalog, workspace: Workspace | None) -> Exercise:
    exercise = at_hand(catalog.exercises(), progress_of(require(workspace).root))
    if exercise is None:
        raise UserError(say("every exercise is done; name the one you mean, `axiswise list` shows them"))
    return exercise


def require(workspace: Workspace | None) -> Workspace:
    """Workspace, or the sentence that says how to get one."""
    if workspace is None:
        raise UserError(say("there is no workspace here; `axiswise init DIR` makes one, then `cd DIR`"))
    return workspace
