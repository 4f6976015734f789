"""What has passed need not be judged again while neither the file changes nor anything that its verdict rests on."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path

import grader
from grader.catalog import Catalog
from grader.cli import passes
from grader.cli.targets import Target
from grader.model import Exercise, Feedback, HandIn, Report, Verdict
from grader.render.json import record, report_of

CODE = Path(grader.__file__).parent
NOT_CODE = frozenset({"__pycache__", "_content"})

Look = tuple[str, int, int]  # name, size and time of the last change of a file, which `make` trusts too


class Past:
    """What passed in the workspace at `root` before, and what passes in this run.

    Parameters
    ----------
    root : Path
        The workspace, links followed.
    catalog : Catalog
        The content.
    lang : str
        Language of the reports.
    feedback : Feedback
        How much they tell.
    """

    def __init__(self, root: Path, catalog: Catalog, lang: str, feedback: Feedback) -> None:
        self._file = passes.file_for(root, os.environ)
        self._passes = passes.read(self._file)
        self._is_new = False
        self._catalog = catalog
        self._way = (lang, feedback.value)
        self._signatures: dict[str, str] = {}
        self._held: set[str] = set()
        self._keys: dict[Path, str] = {}  # as they were before anything was judged

    @property
    def seed(self) -> int:
        """Seed of the latest run that reached one of the reports that still hold."""
        return [int(found["seed"]) for place, found in self._passes.items() if place in self._held][-1]

    def holds(self, target: Target, hand_in: HandIn) -> Report | None:
        """Return what came of a file, if it passed and nothing that its verdict rests on has changed since."""
        self._keys[target.path] = key = self._key(target, hand_in)
        found = self._passes.get(_place(target))
        if found is None or found["key"] != key:
            return None
        self._held.add(_place(target))
        return report_of(found["report"])._replace(path=str(target.path), unchanged=True)

    def learn(self, target: Target, reports: Sequence[Report], seed: int) -> None:
        """Take in what came, in a sandbox of level "full", of a file that `holds` was asked about."""
        place = _place(target)
        if self._passes.pop(place, None) is not None:
            self._is_new = True
        if reports and all(report.verdict is Verdict.PASSED for report in reports):
            self._is_new = True
            (report,) = reports  # a workspace's file answers one exercise
            self._passes[place] = {"key": self._keys[target.path], "seed": seed, "report": record(report)}

    def save(self) -> None:
        """Write down what was learned, if anything was."""
        if self._is_new:
            passes.write(self._file, self._passes)

    def _key(self, target: Target, hand_in: HandIn) -> str:
        """Hash of a file, its place, and everything else that its verdict rests on."""
        exercise = self._catalog.get(hand_in.exercise) if hand_in.exercise else None
        signature = self._signature(exercise) if exercise else ""
        source = hashlib.sha256(hand_in.source).hexdigest()
        return _hash(_place(target), hand_in.exercise, source, self._way, self._kit, signature)

    @cached_property
    def _kit(self) -> str:
        """Hash of whatever judges, and of the names by which files are matched to exercises."""
        names = [(each.id, each.names) for each in self._catalog.exercises()]
        return _hash(grader.__version__, sys.version, _numpy_version(), names, list(_beneath(CODE)))

    def _signature(self, exercise: Exercise) -> str:
        """Hash of how an exercise's files look, and those of the exercises that it builds on."""
        if exercise.id not in self._signatures:
            earlier = [self._signature(self._catalog.get(each)) for each in exercise.requires]
            single = [_look(exercise.reference), _look(exercise.suite)]
            folders = [_listed(exercise.folder), _listed(exercise.wrong)]
            self._signatures[exercise.id] = _hash(single, folders, earlier)
        return self._signatures[exercise.id]


def _place(target: Target) -> str:
    return target.path.relative_to(target.folder).as_posix()


def _hash(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode("utf-8", "backslashreplace")).hexdigest()


def _look(path: Path) -> Look | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return path.name, found.st_size, found.st_mtime_ns


def _listed(folder: Path | str) -> list[Look]:
    """How the files of a folder look; none where there is no folder."""
    try:
        with os.scandir(folder) as entries:
            files = [(each.name, each.stat()) for each in entries if each.is_file()]
    except OSError:
        return []
    return sorted((name, found.st_size, found.st_mtime_ns) for name, found in files)


def _beneath(folder: Path | str) -> Iterator[tuple[str, list[Look]]]:
    """Every folder of the kit, with how its files look."""
    yield str(folder), _listed(folder)
    with os.scandir(folder) as entries:
        inner = sorted(each.path for each in entries if each.name not in NOT_CODE and each.is_dir())
    for each in inner:
        yield from _beneath(each)


def _numpy_version() -> bytes:
    """Return what NumPy would say of its version, without loading it."""
    spec = find_spec("numpy")
    if spec is None or spec.origin is None:
        return b""
    try:
        return Path(spec.origin).with_name("version.py").read_bytes()
    except OSError:
        return b""
