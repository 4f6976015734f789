"""What platforms get: Gradescope's autograder, and a workflow for GitHub Classroom.

Gradescope's zip holds the kit itself with the units asked for and what they build on: its own machines judge with it,
and no student can open it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import grader
from grader.catalog import Catalog
from grader.errors import UserError
from grader.i18n import translator
from grader.model import Exercise, say

PACKAGE = Path(grader.__file__).parent
SUFFIXES = (".py", ".mo", ".toml", ".md", ".txt", ".sh", ".yml")  # of the package's own files
TEMPLATES = Path(__file__).parent
KIT = "kit/grader"


def gradescope_files(catalog: Catalog, units: Sequence[str], lang: str) -> dict[str, bytes]:
    """Files of Gradescope's ``autograder.zip``: name -> contents."""
    asked = [exercise.id for unit in units for exercise in catalog.exercises(unit)]
    files = {name: (TEMPLATES / f"{name}.sh").read_bytes() for name in ("setup", "run_autograder")}
    files = {"setup.sh": files["setup"], "run_autograder": files["run_autograder"]}
    files["requirements.txt"] = ("\n".join(_requirements()) + "\n").encode()
    files["course.json"] = json.dumps({"version": 1, "lang": lang, "exercises": asked}, indent=1).encode()
    for path in sorted(PACKAGE.rglob("*")):
        inside = path.relative_to(PACKAGE)
        if path.is_file() and path.suffix in SUFFIXES and inside.parts[0] != "_content":
            files[f"{KIT}/{inside.as_posix()}"] = path.read_bytes()
    for path in _content(catalog, asked):
        files[f"{KIT}/_content/{path.relative_to(catalog.root).as_posix()}"] = path.read_bytes()
    return files


def _requirements() -> Iterator[str]:
    try:
        found = requires("axiswise") or []
    except PackageNotFoundError:
        raise UserError(say("axiswise is not installed here, so what it needs is unknown; install it")) from None
    return (each for each in found if "extra ==" not in each)


def _content(catalog: Catalog, asked: Sequence[str]) -> Iterator[Path]:
    """Files of the exercises asked for, and of those that they build on; no solutions."""
    exercises: dict[str, Exercise] = {}
    left = list(asked)
    while left:
        exercise = catalog.get(left.pop())
        if exercise.id not in exercises:
            exercises[exercise.id] = exercise
            left += exercise.requires
    for unit in sorted({each.unit for each in exercises.values()}):
        yield from (each for each in sorted((catalog.root / "exercises" / unit).iterdir()) if each.is_file())
    for _, exercise in sorted(exercises.items()):
        yield from (each for each in sorted(exercise.folder.iterdir()) if each.is_file())
        yield from (each for each in sorted(exercise.wrong.glob("*.*")) if each.is_file())
        yield from (each for each in (exercise.reference, exercise.suite) if each.is_file())


def classroom_files(catalog: Catalog, units: Sequence[str], lang: str, kit: str) -> dict[str, bytes]:
    """Files of a GitHub Classroom template repository, beside those that a student gets: name -> contents."""
    told = say(
        "Judges every push. The kit that this installs holds the hidden tests: who can change this file can read them. "
        "Take marks that count from `axiswise course grade` on the repositories."
    )
    text = (TEMPLATES / "classroom.yml").read_text(encoding="utf-8")
    text = text.replace("@kit@", json.dumps(kit)).replace("@lang@", lang).replace("@units@", " ".join(units))
    return {".github/workflows/classroom.yml": text.replace("@told@", translator(lang).say(told)).encode()}
