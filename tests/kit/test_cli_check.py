"""`axiswise check`, the real program: verdicts, exit codes, formats, and every kind of bad input."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from grader.cli.targets import Target, refuse_strangers
from grader.errors import UserError
from grader.model import Sandboxing

RIGHT = "import numpy as np\n\n\ndef row_numbers(n_rows, step=1.0):\n    return np.arange(n_rows) * np.float64(step)\n"
WRONG = RIGHT.replace("arange(n_rows)", "arange(1, n_rows + 1)")
BOTH = RIGHT + "\n\ndef add_row_numbers(table):\n    return table + np.arange(table.shape[1])\n"


@pytest.fixture
def answer(axiswise: Any) -> Path:
    path: Path = axiswise.home / "answer.py"
    path.write_text(RIGHT)
    return path


def document(axiswise: Any, *words: str | Path, code: int, **changes: str) -> dict[str, Any]:
    done = axiswise.run("check", *words, "--json", **changes)
    assert (done.returncode, done.stderr) == (code, "")
    found: dict[str, Any] = json.loads(done.stdout)
    assert set(found) == {"version", "sandbox", "seed", "reports", "errors"}
    return found


# ---------------------------------------------------------------- verdicts


def test_a_right_answer_passes(axiswise: Any, answer: Path) -> None:
    done = axiswise.run("check", answer.name)
    assert (done.returncode, done.stderr) == (0, "")
    assert "counting/row_numbers: Number the rows\nanswer.py\n" in done.stdout
    assert "Passed: 3 of 3 points." in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(("lang", "said"), [("en", "Your numbers start at 1"), ("zh", "你的编号从 1 开始")])
def test_a_wrong_answer_is_told_its_mistake(axiswise: Any, answer: Path, lang: str, said: str) -> None:
    answer.write_text(WRONG)
    done = axiswise.run("check", answer, "--lang", lang)
    assert done.returncode == 1
    assert said in done.stdout
    assert "axiswise hint counting/row_numbers" in done.stdout


def test_several_exercises_in_one_file(axiswise: Any, answer: Path) -> None:
    answer.write_text(BOTH)
    done = axiswise.run("check", answer.name)
    assert done.returncode == 1
    assert done.stdout.startswith("[pass] 3/3  answer.py  counting/row_numbers\n[FAIL] ")
    assert "grow along the columns" in done.stdout
    assert "1 passed, 1 not passed yet" in done.stdout


def test_a_seed_repeats_the_run_exactly(axiswise: Any, answer: Path) -> None:
    answer.write_text(WRONG)
    first, again = (document(axiswise, answer, "--seed", "5", code=1) for _ in range(2))
    assert first == again
    assert first["seed"] == 5


def test_feedback_can_be_withheld(axiswise: Any, answer: Path) -> None:
    answer.write_text(WRONG)
    report = document(axiswise, answer, "--feedback", "none", code=1)["reports"][0]
    assert report["diagnosis"] is None
    assert all(not check["message"] for check in report["checks"] if check["verdict"] == "failed")


def test_json_reports_everything(axiswise: Any, answer: Path) -> None:
    answer.write_text(WRONG + "print('hello')\n")
    found = document(axiswise, answer, code=1)
    report = found["reports"][0]
    assert found["version"] == 1
    assert found["sandbox"] in ("full", "partial", "none")
    assert (report["path"], report["exercise"], report["verdict"]) == (str(answer), "counting/row_numbers", "failed")
    assert report["diagnosis"]["mistake"] == "counts_from_one"
    assert report["output"].startswith("hello\n")
    assert [check["verdict"] for check in report["checks"]] == ["passed", "failed"]


def test_junit_is_xml(axiswise: Any, answer: Path) -> None:
    answer.write_text(WRONG)
    done = axiswise.run("check", answer, "--format", "junit")
    assert done.returncode == 1
    assert ElementTree.fromstring(done.stdout).get("failures") == "1"


def test_the_exercise_can_be_named(axiswise: Any, answer: Path) -> None:
    found = document(axiswise, answer, "--exercise", "counting/add_row_numbers", code=1)
    assert found["reports"][0]["verdict"] == "missing"
    unknown = axiswise.run("check", answer, "--exercise", "row_numbers")
    assert unknown.returncode == 2
    assert "did you mean counting/row_numbers?" in unknown.stderr


# ---------------------------------------------------------------- in a workspace


def test_the_workspace_is_judged_from_within(axiswise: Any, workspace: Path) -> None:
    (workspace / "counting" / "row_numbers.py").write_text(RIGHT)
    (workspace / "scratch.py").write_text("not python at all (")
    done = axiswise.run("check", cwd=workspace / "counting")
    assert done.returncode == 1
    assert "1 passed, 1 not started: 3 of 7 points." in done.stdout
    listed = json.loads(axiswise.run("list", "--json", cwd=workspace).stdout)
    assert {each["id"]: each["state"] for each in listed["exercises"]} == {
        "counting/row_numbers": "done",
        "counting/add_row_numbers": "new",
    }


def test_the_place_in_a_workspace_says_which_exercise_it_is(axiswise: Any, workspace: Path) -> None:
    path = workspace / "counting" / "add_row_numbers.py"
    path.write_text(RIGHT)
    report = document(axiswise, path, code=1)["reports"][0]
    assert (report["exercise"], report["verdict"]) == ("counting/add_row_numbers", "missing")


def test_a_state_that_cannot_be_written_does_not_cost_the_verdict(axiswise: Any, workspace: Path) -> None:
    (workspace / ".axiswise" / "state.jsonl").mkdir()
    path = workspace / "counting" / "row_numbers.py"
    path.write_text(RIGHT)
    done = axiswise.run("check", path)
    assert done.returncode == 0
    assert "Passed" in done.stdout
    assert "cannot be remembered" in done.stderr


# ---------------------------------------------------------------- bad input

BAD = {
    "empty": (b"", "is empty"),
    "gbk": ("# 你好\n".encode("gbk"), "looks like GBK"),
    "utf16": ("x = 1\n".encode("utf-16"), "looks like UTF-16"),
    "nul": (b"x = 1\0", "NUL bytes"),
    "binary": (bytes(range(128, 256)) * 9, "not UTF-8"),
    "huge": (b"#" * (2 << 20), "larger than 1 MiB"),
    "nothing": (b"print(1)\n", "defines no function or class"),
    "unknown": (b"def fibonacci(n):\n    return n\n", "no exercise asks for"),
    "misspelt": (b"def row_number(n_rows):\n    return n_rows\n", "did you mean `row_numbers`?"),
    "syntax": (b"x = (\n", "line 1"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_file_that_is_no_answer(axiswise: Any, kind: str) -> None:
    contents, said = BAD[kind]
    path = axiswise.home / "answer.py"
    path.write_bytes(contents)
    done = axiswise.run("check", path.name)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("axiswise: ")
    assert said in done.stderr
    assert "answer.py" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_paths_that_are_no_file(axiswise: Any) -> None:
    os.mkfifo(axiswise.home / "pipe.py")
    (axiswise.home / "folder").mkdir()
    (axiswise.home / "secret").write_text("password")
    (axiswise.home / "circle.py").symlink_to("circle.py")
    (axiswise.home / "folder2").mkdir()
    (axiswise.home / "folder2" / "link.py").symlink_to(axiswise.home / "secret")
    for path, said in {
        "nothing.py": "there is no file or folder nothing.py",
        "pipe.py": "not an ordinary file",
        "/dev/zero": "not an ordinary file",
        "folder": "folder holds no exercises",
        "folder2/link.py": "leads out of its folder",
        "folder2": "leads out of its folder",
        "circle.py": "links lead in a circle",
        "x" * 300 + ".py": "the name is too long",
        "secret/answer.py": "a part of the path is a file",
    }.items():
        done = axiswise.run("check", path)
        assert (done.returncode, done.stdout) == (2, "")
        assert said in done.stderr
        assert "password" not in done.stderr


def test_a_file_that_pythons_editors_write_is_judged(axiswise: Any, answer: Path) -> None:
    answer.write_bytes(b"\xef\xbb\xbf" + RIGHT.replace("\n", "\r\n").encode())
    assert axiswise.run("check", answer).returncode == 0


def test_a_bad_file_in_a_batch_costs_only_itself(axiswise: Any, answer: Path) -> None:
    batch = axiswise.home / "batch"
    batch.mkdir()
    shutil.copy(answer, batch / "b.py")
    (batch / "a.py").write_bytes(b"")
    (batch / "c.py").write_text("import os\nos._exit(0)\n" + RIGHT)
    found = document(axiswise, batch, code=2)
    assert [(Path(each["path"]).name, each["verdict"]) for each in found["reports"]] == [
        ("b.py", "passed"),
        ("c.py", "failed"),
    ]
    assert [Path(each["path"]).name for each in found["errors"]] == ["a.py"]


def test_for_a_program_even_a_refusal_is_a_document(axiswise: Any, answer: Path) -> None:
    assert "no file" in document(axiswise, "nothing.py", code=2)["errors"][0]["message"]
    assert "no workspace here" in document(axiswise, code=2)["errors"][0]["message"]
    assert "no exercise" in document(axiswise, answer, "--exercise", "a/b", code=2)["errors"][0]["message"]


def test_where_nothing_confines_them_strangers_are_not_run(tmp_path: Path) -> None:
    own = Target(tmp_path / "own.py", tmp_path, None, None)
    other = Target(tmp_path / "other.py", tmp_path, None, None)
    with pytest.raises(UserError, match="--i-trust-this-code"):
        refuse_strangers(Sandboxing("none"), [own, other], trusted=False)
    refuse_strangers(Sandboxing("none"), [own, other], trusted=True)
    refuse_strangers(Sandboxing("none"), [own], trusted=False)
    refuse_strangers(Sandboxing("partial", ("landlock",)), [own, other], trusted=False)


# ---------------------------------------------------------------- terminals and pipes


@pytest.mark.parametrize("encoding", ["gbk", "latin-1", "utf-8"])
def test_no_encoding_makes_it_crash(axiswise: Any, answer: Path, encoding: str) -> None:
    answer.write_text(WRONG + "print('\\u2603 形状')\n", encoding="utf-8")
    done = subprocess.run(
        axiswise.command("check", answer, "--lang", "zh"),
        cwd=axiswise.home,
        env=axiswise.environment(PYTHONIOENCODING=encoding),
        capture_output=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (1, b"")
    done.stdout.decode(encoding)


def test_a_reader_that_leaves_early_is_no_error(axiswise: Any, answer: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        axiswise.command("check", answer),
        cwd=axiswise.home,
        env=axiswise.environment(),
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=120,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


def test_a_full_disk_is_one_sentence(axiswise: Any, answer: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            axiswise.command("check", answer),
            cwd=axiswise.home,
            env=axiswise.environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=120,
        )
    assert done.returncode == 2
    assert done.stderr == "axiswise: the output cannot be written: the disk is full\n"
