"""No file without an owner: everything beneath the content folders belongs to an exercise or a unit."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from grader.authoring.check.finding import Finding
from grader.catalog import Catalog
from grader.i18n import languages
from grader.model import say

CONTENT = ("exercises", "reference", "solutions", "tests/hidden", "tests/wrong")
IGNORED = frozenset({"__pycache__"})


def check_owners(catalog: Catalog) -> Iterator[Finding]:
    """Name every file that no exercise and no unit owns."""
    units = frozenset(path.parent.name for path in catalog.root.glob("exercises/*/unit.toml"))
    ids = frozenset(catalog.ids())
    for folder in CONTENT:
        for path in files_beneath(catalog.root / folder):
            if not _owned(path.relative_to(catalog.root / folder).parts, folder, units, ids):
                yield Finding(path, None, say("no exercise and no unit owns this file"), say("move it or delete it"))


def files_beneath(folder: Path) -> Iterator[Path]:
    """Every file beneath `folder`, but for Python's caches."""
    for where, folders, files in os.walk(folder):
        folders[:] = sorted(set(folders) - IGNORED)
        yield from (Path(where, file) for file in sorted(files))


def belongs(path: Path, root: Path, exercise_id: str) -> bool:
    """Say whether `path` is one of the files of an exercise ("unit/name") or of a unit ("unit")."""
    unit, _, name = exercise_id.partition("/")
    for folder in CONTENT:
        if path.is_relative_to(root / folder / unit):
            rest = path.relative_to(root / folder / unit).parts
            return not name or (bool(rest) and rest[0].partition(".")[0] in (name, f"test_{name}"))
    return False


def _owned(parts: tuple[str, ...], folder: str, units: frozenset[str], ids: frozenset[str]) -> bool:
    pages = frozenset(f"{lang}.md" for lang in languages())
    if folder == "exercises" and len(parts) == 2:
        return parts[0] in units and parts[1] in pages | {"unit.toml", "quiz.toml"}
    if folder == "exercises" and parts[1:2] == ("interview",):
        return len(parts) == 4 and parts[0] in units and parts[3] in pages | {"question.toml"}
    if folder == "exercises":
        rounds = frozenset(f"round.{page}" for page in pages) | {"round.toml"}
        own = pages | rounds | {"exercise.toml", "stub.py", "starter.py", "items.toml"}
        return len(parts) == 3 and "/".join(parts[:2]) in ids and parts[2] in own
    if folder == "reference":
        return len(parts) == 2 and f"{parts[0]}/{_stem(parts[1], ('.equivalent.toml', '.py'))}" in ids
    if folder == "tests/hidden":
        return len(parts) == 2 and f"{parts[0]}/{_stem(parts[1].removeprefix('test_'), ('.py',))}" in ids
    known = parts[-1].endswith(".py") or (folder == "tests/wrong" and parts[-1] == "messages.toml")
    return len(parts) == 3 and "/".join(parts[:2]) in ids and known


def _stem(file: str, endings: tuple[str, ...]) -> str:
    return next((file.removesuffix(ending) for ending in endings if file.endswith(ending)), "")
