"""`axiswise dev` as an author runs it, on the toy content."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from grader.authoring import machine
from grader.authoring.bench import Figure, document, table
from grader.catalog import Catalog, content_root
from grader.errors import GraderError
from grader.i18n import translator
from grader.model import say

FIGURES = [
    "axiswise check FILE",
    "axiswise --help",
    f"axiswise check --fresh, {len(Catalog(content_root()).ids())} exercises",
    "axiswise check, nothing changed",
    "warm verdict, right answer",
    "warm verdict, wrong answer",
    "one of many hand-ins, right answers",
]


def dev(*args: str | Path, lang: str = "en") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "grader", "dev", *map(str, args), "--lang", lang]
    environ = {**os.environ, "PYTHONUTF8": "1", "NO_COLOR": "1"}
    return subprocess.run(command, capture_output=True, text=True, env=environ, encoding="utf-8")


def test_sound_content(toy: Path) -> None:
    done = dev("check", "--static", "--content", toy)
    assert (done.returncode, done.stdout, done.stderr) == (0, "Nothing to mend.\n", "")


def test_a_finding_has_its_place_and_the_next_step(toy: Path) -> None:
    (toy / "exercises/counting/row_numbers/stub.py").write_text("stale", encoding="utf-8")
    done = dev("check", "counting", "--static", "--content", toy)
    assert done.returncode == 2
    assert done.stdout.splitlines() == [
        "exercises/counting/row_numbers/stub.py:1: the stub is stale",
        "    run `axiswise dev build`",
        "To mend: 1.",
    ]


def test_findings_speak_chinese(toy: Path) -> None:
    (toy / "exercises/counting/row_numbers/stub.py").write_text("stale", encoding="utf-8")
    done = dev("check", "--static", "--content", toy, lang="zh")
    words = translator("zh")
    assert words.text("the stub is stale") in done.stdout
    assert words.text("the stub is stale") != "the stub is stale"


def test_findings_for_a_program(toy: Path) -> None:
    (toy / "solutions/counting/notes.txt").write_text("notes", encoding="utf-8")
    done = dev("check", "--static", "--json", "--content", toy)
    assert done.returncode == 2
    assert json.loads(done.stdout) == {
        "version": 1,
        "findings": [
            {
                "file": "solutions/counting/notes.txt",
                "line": None,
                "what": "no exercise and no unit owns this file",
                "advice": "move it or delete it",
            }
        ],
    }


def test_an_unknown_target_is_wrong_use(toy: Path) -> None:
    done = dev("check", "counting/rows_numbers", "--static", "--content", toy)
    assert done.returncode == 2
    assert "did you mean counting/row_numbers" in done.stderr


def test_a_folder_without_content_is_wrong_use(tmp_path: Path) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    done = dev("check", "--static", "--content", tmp_path / "a" / "b")
    assert done.returncode == 2
    assert "no 'exercises' folder" in done.stderr


def test_new_then_build_then_check(toy: Path) -> None:
    done = dev("new", "weighing/scale_rows", "--content", toy)
    assert done.returncode == 0
    written = [Path(line) for line in done.stdout.splitlines()[:-1]]
    assert toy / "exercises/weighing/scale_rows/stub.py" in written
    (toy / "exercises/weighing/scale_rows/stub.py").unlink()
    assert dev("build", "--content", toy).returncode == 0
    assert (toy / "exercises/weighing/scale_rows/stub.py").is_file()
    done = dev("check", "weighing", "--static", "--content", toy)
    assert done.returncode == 2
    assert "exercises/weighing/scale_rows/en.md:5: still to be written" in done.stdout


def test_new_overwrites_nothing(toy: Path) -> None:
    done = dev("new", "counting/row_numbers", "--content", toy)
    assert done.returncode == 2
    assert "is there already" in done.stderr


@pytest.mark.skipif(not hasattr(os, "wait4"), reason="measures with wait4")
def test_bench_measures_everything_beside_its_floor() -> None:
    done = dev("bench", "--rounds", "1", "--repeats", "1", "--hand-ins", "20", "--json")
    assert done.returncode in (0, 1), done.stderr
    shown = json.loads(done.stdout)
    assert shown["version"] == 1
    assert set(shown["machine"]) == {"cpu", "cores", "kernel"}
    assert {"python", "axiswise", "numpy", "pytest"} <= set(shown["versions"])
    assert [each["figure"] for each in shown["figures"]][:7] == FIGURES
    for each in shown["figures"]:
        assert each["measured"] > 0 and each["floor"] > 0 and each["target"] > 0
        assert each["reached"] == (each["measured"] <= each["target"])


def test_a_figure_says_whether_its_target_is_reached() -> None:
    near = Figure(say("near"), 12.0, "ms", floor=10.0, floor_name=say("floor"), limit=13.0)
    far = Figure(say("far"), 14.0, "ms", floor=10.0, limit=13.0)
    free = Figure(say("free"), 14.0, "MB")
    assert [each.reached for each in (near, far, free)] == [True, False, None]
    rows = table([near, far, free], translator("en"))
    assert rows[1] == ["near", "12.0 ms", "10.0 ms (floor)", "1.20", "13.0 ms", "yes"]
    assert [row[-1] for row in rows] == ["reached", "yes", "no", "-"]
    assert [each["ratio"] for each in document([near, free])["figures"]] == [1.2, None]  # type: ignore[index,attr-defined]


@pytest.mark.skipif(not hasattr(os, "wait4"), reason="measures with wait4")
def test_a_command_that_breaks_is_no_measurement() -> None:
    assert machine.run_once([sys.executable, "-c", "pass"]).peak > 0
    with pytest.raises(GraderError, match="ended with 3"):
        machine.run_once([sys.executable, "-c", "raise SystemExit(3)"])
