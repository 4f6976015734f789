"""What a command line asks to have judged: which files, whose they are, and which exercise they answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from grader.catalog import Catalog
from grader.errors import UserError
from grader.model import HandIn, Message, Sandboxing, say
from grader.workspace import Workspace, find, is_folder, python_files, read_hand_in
from grader.workspace.reading import visible_files

NOTEBOOK = ".ipynb"
MOST_NAMED = 5
CURE = say(
    "export it as .py (in Jupyter: File, Save and Export Notebook As, Executable Script) and check that; "
    "instructors mark notebooks with `axiswise course grade`"
)


class Target(NamedTuple):
    """One file to judge.

    ``folder`` is where it must really lie, ``workspace`` the one that it lies in, ``exercise`` the id that is known
    without reading it.
    """

    path: Path
    folder: Path
    workspace: Workspace | None
    exercise: str | None

    def read(self) -> HandIn:
        """Read it, or raise the `UserError` that says why not."""
        return read_hand_in(self.path, self.exercise, self.folder)


class Refusal(NamedTuple):
    """A path that stands for no file, and why."""

    path: Path
    why: Message


class Skipped(NamedTuple):
    """Files of a folder that are left out although they may hold answers, and why."""

    why: Message


def targets(paths: Sequence[Path], exercise: str | None, catalog: Catalog) -> Iterator[Target | Refusal | Skipped]:
    """Yield every file that `paths` stand for, or why one of them stands for none; no path: the workspace around here.

    In a workspace the exercises' own files are meant, not the notes and trials that lie beside them.
    """
    finder = Finder(exercise, catalog)
    for path in paths or (_workspace_here(),):
        if not is_folder(path):
            yield _refused(path) if _is_notebook(path) else finder.target(path, path.parent)
            continue
        found = finder.in_folder(path)
        yield from found
        yield from _skipped(path)
        if not found:
            yield Refusal(path, say("{path} holds no exercises: there is no Python file to judge", path=path))


def _is_notebook(path: Path) -> bool:
    return path.suffix.lower() == NOTEBOOK and path.is_file()


def _refused(path: Path) -> Refusal:
    """Say of a notebook what to do with it."""
    why = say("{path} is a notebook, and `check` judges Python files: {cure}", path=path, cure=CURE)
    return Refusal(path, why)


def _skipped(folder: Path) -> Iterator[Skipped]:
    found = visible_files(folder, NOTEBOOK)
    if found:
        names = ", ".join(map(str, found[:MOST_NAMED])) + (", ..." if len(found) > MOST_NAMED else "")
        yield Skipped(
            say("skipped, for `check` judges Python files, not notebooks: {names}; {cure}", names=names, cure=CURE)
        )


def refuse_strangers(sandboxing: Sandboxing, files: Sequence[Target], trusted: bool) -> None:
    """Refuse to run several files that are not the reader's own where nothing confines them."""
    strangers = [each for each in files if each.workspace is None]
    if sandboxing.level == "none" and len(strangers) > 1 and not trusted:
        raise UserError(
            say(
                "these {count} files were not run: this system offers no sandbox, so they could do whatever you can. "
                "Check one file of your own, or add `--i-trust-this-code`",
                count=len(strangers),
            )
        )


def _workspace_here() -> Path:
    workspace = find(Path.cwd())
    if workspace is None:
        raise UserError(
            say("name a file or a folder: there is no workspace here; `axiswise init DIR` makes one, then `cd DIR`")
        )
    here = Path.cwd()
    return Path() if workspace.root == here else workspace.root


class Finder:
    """Makes targets; looks for the workspace of each folder once."""

    def __init__(self, exercise: str | None, catalog: Catalog) -> None:
        self.exercise = exercise
        self.catalog = catalog
        self.workspaces: dict[Path, Workspace | None] = {}

    def in_folder(self, folder: Path) -> list[Target]:
        found = [self.target(path, folder) for path in python_files(folder)]
        if find(folder) is None:
            return found
        place = {exercise.id: number for number, exercise in enumerate(self.catalog.exercises())}
        return sorted((each for each in found if each.exercise in place), key=lambda each: place[str(each.exercise)])

    def target(self, path: Path, folder: Path) -> Target:
        parent = path.parent
        if parent not in self.workspaces:
            self.workspaces[parent] = find(parent)
        workspace = self.workspaces[parent]
        return Target(path, folder, workspace, self.exercise or self._id_at(path, workspace))

    def _id_at(self, path: Path, workspace: Workspace | None) -> str | None:
        found = workspace.id_at(path) if workspace else None
        return found if found and self._is_known(found) else None

    def _is_known(self, exercise_id: str) -> bool:
        try:
            self.catalog.get(exercise_id)
        except UserError:
            return False
        return True
