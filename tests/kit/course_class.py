"""A class as it comes in: hand-ins of every kind in the layouts of Canvas, Moodle and people, and what each must get.

Everybody's file prints its owner's id, so that one student's verdict in another's line shows. The points that answers
get are written down here and not computed: row_numbers has 3, add_row_numbers 4.
"""

from __future__ import annotations

import csv
import io
import json
import random
import zipfile
from dataclasses import dataclass
from pathlib import Path

ROWS, ADD = "counting/row_numbers", "counting/add_row_numbers"
POINTS = {ROWS: 3.0, ADD: 4.0}

HEAD = "import numpy as np\n"
FIRST = "def row_numbers(n_rows, step=1.0):\n    "
SECOND = "def add_row_numbers(table):\n    "

ANSWERS = {  # exercise -> (how often of ten, points, source)
    ROWS: [
        (5, 3.0, FIRST + "return np.arange(n_rows) * np.float64(step)\n"),
        (1, 3.0, FIRST + "return np.cumsum(np.full(n_rows, step, dtype=np.float64)) - step\n"),
        (2, 1.0, FIRST + "return np.arange(1, n_rows + 1) * np.float64(step)\n"),
        (1, 0.0, FIRST + "return np.arange(n_rows + 1) * np.float64(step)\n"),
        (1, 0.0, FIRST + "raise NotImplementedError\n"),
    ],
    ADD: [
        (5, 4.0, SECOND + "return table + np.arange(len(table))[:, np.newaxis]\n"),
        (1, 4.0, SECOND + "return (table.T + np.arange(table.shape[0])).T\n"),
        (1, 0.0, SECOND + "return table + np.arange(table.shape[1])\n"),
        (1, 0.0, SECOND + "return table + np.arange(1, len(table) + 1)[:, np.newaxis]\n"),
        (1, 0.0, SECOND + "return table +\n"),  # does not parse; costs this function alone
        (1, 0.0, ""),
    ],
}

HOSTILE = [  # whole files; each has its points for the two exercises
    (0.0, 4.0, FIRST + "import os; os._exit(0)\n"),
    (0.0, 4.0, FIRST + "while True: pass\n"),
    (0.0, 4.0, FIRST + "return np.full((10**9, 20), 1.0)\n"),
    (0.0, 4.0, FIRST + "import ctypes; return ctypes.string_at(0)\n"),
    (0.0, 4.0, FIRST + "import os, signal; os.kill(os.getppid(), signal.SIGKILL); return np.zeros(1)\n"),
    (0.0, 4.0, FIRST + "import shutil; shutil.rmtree('@OUT@'); return 0\n"),
    (0.0, 4.0, FIRST + "open('@OUT@/results.jsonl', 'w'); return 0\n"),
    (0.0, 4.0, FIRST + "import os; [os.fork() for _ in range(64)]; return 0\n"),
    (0.0, 4.0, FIRST + "return type('Right', (np.ndarray,), {'__eq__': lambda *a: True})(n_rows)\n"),
    (0.0, 4.0, FIRST + "return [n_rows] * 10**8\n"),
]

NAMES = ["Li, Wei", 'Ann "A" Lee', "王小明", "Zoë 🎉 Faß", "=SUM(1,2)", "O'Neil; Bo", "@cmd", "-Dash"]


@dataclass(frozen=True)
class Class:
    """Where it lies, its roster, and the points that everybody must get."""

    paths: tuple[Path, ...]
    roster: Path
    points: dict[str, dict[str, float]]
    names: dict[str, str]


def make_class(folder: Path, count: int, hostile: int = len(HOSTILE), seed: int = 1) -> Class:
    """Make a class of `count` students, `hostile` of them; its results are to lie in `folder`/out."""
    draw = random.Random(seed)
    ids = [f"s{number:03}" for number in range(count)]
    names = {each: f"{NAMES[n % len(NAMES)]} {n}" for n, each in enumerate(ids)}
    sources: dict[str, str] = {}
    points: dict[str, dict[str, float]] = {}
    bad = dict(zip(draw.sample(ids, hostile), HOSTILE, strict=False))
    for each in ids:
        first, second, source = bad.get(each) or _honest(draw)
        if each in bad:
            source = source.replace("@OUT@", str(folder / "out")) + ANSWERS[ADD][0][2]
        sources[each] = f'{HEAD}print("owner {each}")\n{source}'
        points[each] = {ROWS: first, ADD: second}
    return Class(_handed_in(folder, sources, names), _roster(folder, names), points, names)


def _honest(draw: random.Random) -> tuple[float, float, str]:
    picked = [draw.choices(kinds, [often for often, _, _ in kinds])[0] for kinds in ANSWERS.values()]
    return picked[0][1], picked[1][1], "\n\n".join(source for _, _, source in picked)


def _roster(folder: Path, names: dict[str, str]) -> Path:
    path = folder / "roster.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(["id", "name", "canvas_id", "moodle_id"])
        table.writerows([each, name, 5000 + n, 7000 + n] for n, (each, name) in enumerate(names.items()))
    return path


def _handed_in(folder: Path, sources: dict[str, str], names: dict[str, str]) -> tuple[Path, ...]:
    """Hand in by four ways in turn: Canvas's zip, Moodle's zip, folders, nbgrader's tree."""
    plain, submitted = folder / "plain", folder / "course" / "submitted"
    canvas, moodle = folder / "canvas.zip", folder / "moodle.zip"
    with zipfile.ZipFile(canvas, "w") as first, zipfile.ZipFile(moodle, "w") as second:
        for n, (student, source) in enumerate(sources.items()):
            name = names[student]
            if n % 4 == 0:
                short = "".join(each for each in name.lower() if each.isalnum())
                late = "LATE_" if n % 8 == 0 else ""
                first.writestr(f"{short}_{late}{5000 + n}_{9000 + n}_answers.py", source)
            elif n % 4 == 1:
                inner = f"{name.replace('/', '')}_{7000 + n}_assignsubmission_file_"
                second.writestr(f"{inner}/work.zip", _zipped({"hw/answers.py": source, "__MACOSX/._answers.py": "\0"}))
            elif n % 4 == 2:
                _write(plain / f"group {n % 3}" / f"{student} final" / "counting" / "row_numbers.py", source)
            else:
                _write(submitted / student / "counting" / "counting.ipynb", notebook(source))
    return canvas, moodle, plain, submitted.parent


def _zipped(files: dict[str, str]) -> bytes:
    page = io.BytesIO()
    with zipfile.ZipFile(page, "w") as file:
        for name, text in files.items():
            file.writestr(name, text)
    return page.getvalue()


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def notebook(*sources: str) -> str:
    """Make a notebook of these code cells, behind one that the course locked."""
    locked = {"grade_id": "x", "grade": True, "solution": False, "locked": True, "schema_version": 3, "points": 1}
    cells = [{"cell_type": "code", "metadata": {"nbgrader": locked}, "source": "def row_numbers(): never()"}]
    cells += [{"cell_type": "code", "metadata": {}, "source": source} for source in sources]
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cells})
