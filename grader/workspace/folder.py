"""Where a workspace is, which language it has, and which file answers which exercise."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from grader.errors import UserError
from grader.model import Exercise, say

MARKER = ".axiswise"
VERSION = 1


class Workspace(NamedTuple):
    """A learner's folder that `axiswise init` laid out."""

    root: Path
    lang: str | None = None  # None: the configuration leaves it to the locale

    @property
    def marker(self) -> Path:
        return self.root / MARKER

    def file_of(self, exercise: Exercise) -> Path:
        """File in which the learner answers `exercise`."""
        return self.root / exercise.unit / f"{exercise.name}.py"

    def id_at(self, path: Path) -> str | None:
        """Exercise id that the place of `path` stands for, ``unit/name.py`` beneath the root; None elsewhere."""
        try:
            inside = real(path).relative_to(self.root)
        except ValueError:
            return None
        return inside.with_suffix("").as_posix() if len(inside.parts) == 2 and inside.suffix == ".py" else None


def config_file(root: Path) -> Path:
    """Configuration of the workspace at `root`."""
    return root / MARKER / "config.toml"


def config_text(lang: str | None) -> str:
    """Contents of a configuration."""
    return f"version = {VERSION}\n" + (f'lang = "{lang}"\n' if lang else "")


def find(start: Path) -> Workspace | None:
    """Workspace that `start` lies in, looking upward from it; None when there is none.

    A marker that is a link is not followed: an unpacked hand-in must not lead the grader elsewhere.
    """
    start = real(start)
    for root in (start, *start.parents):
        # Unlike Path.exists, this takes a folder that may not be entered for one that holds nothing.
        if os.access(config_file(root), os.F_OK) and not (root / MARKER).is_symlink():
            return Workspace(root, _language(config_file(root)))
    return None


def at(root: Path) -> Workspace | None:
    """Workspace that `root` itself is; one further up does not count."""
    found = find(root)
    return found if found and found.root == real(root) else None


def real(path: Path) -> Path:
    """Path with links followed; links in a circle are left as they are, for whoever reads to complain of."""
    return Path(os.path.realpath(path))


def _language(path: Path) -> str | None:
    config = _read(path)
    lang = config.get("lang")
    if config.get("version") != VERSION or not isinstance(lang, str | None):
        raise _broken(path, f"version {config.get('version')!r}, lang {lang!r}")
    return lang


def _read(path: Path) -> dict[str, object]:
    import tomllib  # most runs outside a workspace never need it

    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise _broken(path, error) from None


def _broken(path: Path, why: object) -> UserError:
    return UserError(
        say(
            "the workspace's settings {path} cannot be used ({why}); delete that file and run `axiswise init {root}`",
            path=path,
            why=why,
            root=path.parent.parent,
        )
    )
