"""What a verdict rests on besides the hand-in: when any of it changes, the hand-in is judged again."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from grader import __version__
from grader.catalog import Catalog
from grader.errors import UserError
from grader.judge.run import Options
from grader.model import Exercise


def version_of(catalog: Catalog, options: Options, exercise_id: str) -> str:
    """Hash of an exercise's suite, reference and known mistakes, of the way to judge, and of the kit's version."""
    return _version(catalog, (options.seed, options.lang, options.feedback.value), exercise_id)


@cache
def _version(catalog: Catalog, way: tuple[int, str, str], exercise_id: str) -> str:
    digest = hashlib.sha256(f"{__version__} {way}".encode())
    for path in _files(catalog, exercise_id):
        digest.update(f"{path.relative_to(catalog.root)} ".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


@cache
def content_version(catalog: Catalog) -> str:
    """Hash of all exercises and of the kit's version: two machines that have the same judge alike."""
    digest = hashlib.sha256(__version__.encode())
    for exercise_id in catalog.ids():
        digest.update(_version(catalog, (0, "", ""), exercise_id).encode())
    return digest.hexdigest()[:16]


def _files(catalog: Catalog, exercise_id: str) -> Iterator[Path]:
    try:
        exercise = catalog.get(exercise_id)
    except UserError:  # an exercise of old, or none: what is there at all
        yield from sorted(catalog.root.glob("exercises/*/*/exercise.toml"))
        return
    yield from _of(exercise)
    for earlier in exercise.requires:
        yield from _files(catalog, earlier)


def _of(exercise: Exercise) -> Iterator[Path]:
    single = (exercise.folder / "exercise.toml", exercise.stub, exercise.reference, exercise.suite)
    rounds = tuple(exercise.folder.glob("round.*"))  # for interviews: no mark depends on them
    yield from (path for path in single if path.is_file())
    yield from sorted(path for path in exercise.folder.glob("*") if path.is_file() and path not in (*single, *rounds))
    yield from sorted(path for path in exercise.wrong.glob("*") if path.is_file())
