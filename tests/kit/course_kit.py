"""A small real course: four exercises of the kit's own content, real nbgrader commands, hand-ins of every kind."""

from __future__ import annotations

import copy
import html
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import grader
from grader.catalog import Catalog
from grader.i18n import languages
from grader.stubs import render_stub

ROOT = Path(__file__).parents[2]
UNIT = "sinusoidal"
NAMES = ("angular_frequencies", "position_angles", "positional_encoding", "explain_encoding")
Notebook = dict[str, Any]


def lay_out_site(site: Path) -> None:
    """Copy the four exercises to a content tree of their own, beside a link to the package."""
    ignored = shutil.ignore_patterns("__pycache__")
    unit = site / "exercises" / UNIT
    unit.mkdir(parents=True)
    for name in ("unit.toml", "en.md", "zh.md"):
        shutil.copy(ROOT / "exercises" / UNIT / name, unit / name)
    for name in NAMES:
        for part in ("exercises", "solutions", "tests/wrong"):
            if (source := ROOT / part / UNIT / name).is_dir():
                shutil.copytree(source, site / part / UNIT / name, ignore=ignored)
        for file in (f"reference/{UNIT}/{name}.py", f"tests/hidden/{UNIT}/test_{name}.py"):
            if (ROOT / file).is_file():
                (site / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / file, site / file)
    (site / "grader").symlink_to(Path(grader.__file__).parent)


@dataclass(frozen=True)
class Course:
    """A course folder, and the programs that work on it."""

    site: Path
    root: Path

    def run(self, *words: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run `axiswise`, or another program that lies beside Python."""
        program = [sys.executable, "-m", "grader"] if words[0] == "axiswise" else [_beside_python(str(words[0]))]
        environment = {
            "PATH": "/usr/bin:/bin",  # no environment is activated
            "HOME": str(self.site),
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "80",
            "PYTHONPATH": str(self.site),
            "JUPYTER_PLATFORM_DIRS": "1",
        }
        return subprocess.run(
            [*program, *map(str, words[1:])],
            cwd=cwd or self.root,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=280,
        )

    def must(self, *words: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        done = self.run(*words, cwd=cwd)
        assert done.returncode == 0, done.stdout + done.stderr
        return done

    @property
    def released(self) -> Notebook:
        return dict(json.loads((self.root / f"release/{UNIT}/{UNIT}.ipynb").read_text(encoding="utf-8")))

    def hand_in(self, student: str, text: str, name: str = f"{UNIT}.ipynb") -> None:
        path = self.root / "submitted" / student / UNIT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def answer(self, student: str, change: Callable[[Notebook], None] | None = None, **answers: str) -> None:
        """Hand in the released notebook with answers in it, changed as a student might change it."""
        notebook = copy.deepcopy(self.released)
        for name, source in answers.items():
            cell_of(notebook, f"{name}-answer")["source"] = source
        if change:
            change(notebook)
        self.hand_in(student, json.dumps(notebook))


def _beside_python(name: str) -> str:
    return str(Path(sys.executable).parent / name)


def cell_of(notebook: Notebook, part: str) -> Notebook:
    """Cell of a notebook by its grade id (without the unit)."""
    wanted = f"{UNIT}-{part}"
    return next(each for each in notebook["cells"] if each["metadata"].get("nbgrader", {}).get("grade_id") == wanted)


def solution(name: str) -> str:
    """Some right answer."""
    path = min((ROOT / "solutions" / UNIT / name).glob("*.py"))
    return path.read_text(encoding="utf-8")


def solutions() -> dict[str, str]:
    return {name: solution(name) for name in NAMES}


# ------------------------------------------------------------ what no student may get

SECRET = ("solutions", "reference", "tests/hidden", "tests/wrong")
ABOUT = ("en.md", "zh.md", "items.toml", "question.toml", "round.toml", "round.en.md", "round.zh.md")  # in exercises/
TELLING = 24  # characters: shorter lines stand in many programs


@cache
def secret_lines(root: Path, units: tuple[str, ...]) -> frozenset[str]:
    """Lines that no student may get before they have passed.

    They are those of solutions, references, wrong variants and hidden tests, of explanations, hints, model answers and
    interviews, as far as no task and no stub shows them. What is told to whoever made a mistake is not among them.
    """
    files = [path for part in SECRET for unit in units for path in _files(root / part / unit)]
    files += [path for unit in units for path in _files(root / "exercises" / unit) if path.name in ABOUT]
    shown = "\n".join(_shown(Catalog(root), units))
    lines = {line.strip().lstrip("# ") for path in files for line in path.read_text(encoding="utf-8").splitlines()}
    return frozenset(line for line in lines if len(line) >= TELLING and line not in shown)


def _files(folder: Path) -> list[Path]:
    found = [path for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".md", ".toml")]
    return [path for path in found if path.name != "messages.toml"]


def _shown(catalog: Catalog, units: Sequence[str]) -> Iterator[str]:
    """Yield what students see from the first."""
    for lang in languages():
        for unit in units:
            yield from catalog.unit_page(unit, lang)
            for exercise in catalog.exercises(unit):
                page = catalog.page(exercise, lang)
                yield from (page.title, page.task, render_stub(exercise, page))


def leaks(text: str, secrets: Iterable[str]) -> list[str]:
    """Secret lines that a text holds."""
    return sorted(line for line in secrets if line in text)


def read_aloud(page: str) -> str:
    """Text of an HTML page, without its tags."""
    return html.unescape(re.sub(r"<[^>]*>", "", page))
