"""A learner's way through the real program: init, next, list, hint, solution, and the help on the way."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

RIGHT = "import numpy as np\n\n\ndef row_numbers(n_rows, step=1.0):\n    return np.arange(n_rows) * np.float64(step)\n"
VERBS = ("init", "next", "check", "watch", "hint", "list", "solution", "quiz", "review", "progress", "demo", "dev")
HEAVY = ("numpy", "pytest", "_pytest", "rich", "watchfiles", "tomllib", "ast", "json", "grader.judge", "grader.sandbox")


def said(axiswise: Any, *words: str | Path, code: int = 0, cwd: Path | None = None, **changes: str) -> str:
    """What it writes to standard output; to standard error when it refuses."""
    done = axiswise.run(*words, cwd=cwd, **changes)
    assert done.returncode == code, done.stderr
    assert (done.stdout if code else done.stderr) == ""
    return str(done.stderr if code else done.stdout)


# ---------------------------------------------------------------- help


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_explains_itself_with_an_example_in_both_languages(axiswise: Any, verb: str) -> None:
    english = said(axiswise, verb, "--help")
    chinese = said(axiswise, verb, "--help", "--lang", "zh")
    assert f"Usage: axiswise {verb}" in english
    assert f"用法: axiswise {verb}" in chinese
    assert f"Example:\n  axiswise {verb}" in english
    assert f"示例:\n  axiswise {verb}" in chinese
    assert "--lang" in english
    assert "Show this message" not in chinese


def test_help_loads_nothing_heavy(axiswise: Any) -> None:
    code = "import sys; from grader.cli.main import main; main(['--help']); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=axiswise.home, env=axiswise.environment(), capture_output=True, text=True
    )
    loaded = done.stdout.splitlines()[-1].split()
    assert "click" in loaded
    # Whatever an interpreter starts with (an editable install may bring a hook) is not the program's doing.
    bare = subprocess.run(
        [sys.executable, "-c", "import sys, click; print(*sys.modules)"], capture_output=True, text=True
    )
    assert set(HEAVY).intersection(loaded) <= set(bare.stdout.split())


@pytest.mark.parametrize(
    ("words", "english", "chinese"),
    [
        (["check", "--sed", "3"], "No such option", "没有这个选项"),
        (["chek"], "No such command 'chek'", "没有这个命令"),
        (["solution"], "Missing argument", "缺少参数"),
        (["check", "--seed", "x"], "is not a valid integer", "不是有效的"),
        (["check", "--format", "xml"], "is not one of", "不在可选范围内"),
    ],
)
def test_a_mistyped_command_line_is_told_in_the_readers_language(
    axiswise: Any, words: list[str], english: str, chinese: str
) -> None:
    assert english in said(axiswise, *words, code=2)
    assert chinese in said(axiswise, *words, code=2, LC_ALL="zh_CN.UTF-8")


def test_the_language_comes_from_option_then_workspace_then_locale(axiswise: Any) -> None:
    said(axiswise, "init", "practice", "--lang", "zh")
    practice = axiswise.home / "practice"
    assert "下一步" in said(axiswise, "list", cwd=practice)
    assert "Next:" in said(axiswise, "list", "--lang", "en", cwd=practice)
    assert "Next:" in said(axiswise, "list", "--lang=en", cwd=practice)
    assert "这里" in said(axiswise, "list", LC_ALL="", LANG="zh_CN.UTF-8")


# ---------------------------------------------------------------- init


def test_init_lays_out_and_then_only_adds(axiswise: Any, workspace: Path) -> None:
    stub = workspace / "counting" / "row_numbers.py"
    stub.write_text(RIGHT)
    (workspace / "counting" / "add_row_numbers.py").unlink()
    told = said(axiswise, "init", "practice")
    assert "1 files added, 2 left as they were" in told
    assert stub.read_text() == RIGHT


def test_init_in_chinese_writes_chinese(axiswise: Any) -> None:
    said(axiswise, "init", "练习 1", "--lang", "zh")
    assert "练习目录" in (axiswise.home / "练习 1" / "README.md").read_text(encoding="utf-8")
    assert "行" in (axiswise.home / "练习 1" / "counting" / "row_numbers.py").read_text(encoding="utf-8")


def test_init_again_keeps_the_language(axiswise: Any) -> None:
    said(axiswise, "init", "practice", "--lang", "zh")
    assert "practice" in said(axiswise, "init", "practice")
    assert 'lang = "zh"' in (axiswise.home / "practice" / ".axiswise" / "config.toml").read_text()


def test_init_refuses_what_it_cannot_write(axiswise: Any) -> None:
    (axiswise.home / "notes").write_text("mine")
    assert "notes is a file" in said(axiswise, "init", "notes", code=2)
    assert "cannot write" in said(axiswise, "init", "/proc/practice", code=2)


def test_init_on_a_full_disk_names_the_file_and_leaves_no_half(axiswise: Any) -> None:
    """A limit on the size of files stands in for the full disk: writing fails in the same place."""
    program = " ".join(axiswise.command("init", "practice"))
    done = subprocess.run(
        ["bash", "-c", f"ulimit -f 1; {program}"],
        cwd=axiswise.home,
        env=axiswise.environment(),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert "cannot write practice/README.md: the file would be larger than allowed" in done.stderr
    left = [path.name for path in (axiswise.home / "practice").rglob("*") if path.is_file()]
    assert left == ["config.toml"]


# ---------------------------------------------------------------- next, list


def test_next_shows_the_task_and_where_to_answer_it(axiswise: Any, workspace: Path) -> None:
    told = said(axiswise, "next", cwd=workspace)
    assert "counting/row_numbers: Number the rows" in told
    assert "Write your answer in counting/row_numbers.py" in told
    (workspace / "counting" / "row_numbers.py").unlink()
    assert "`axiswise init .` writes it" in said(axiswise, "next", cwd=workspace)


def test_next_goes_on_when_one_is_done(axiswise: Any, workspace: Path) -> None:
    (workspace / "counting" / "row_numbers.py").write_text(RIGHT)
    said(axiswise, "check", "counting/row_numbers.py", cwd=workspace)
    found = json.loads(said(axiswise, "next", "--json", cwd=workspace))
    assert found["exercise"]["id"] == "counting/add_row_numbers"
    assert found["exercise"]["state"] == "new"


def test_next_without_a_workspace_says_how_to_get_one(axiswise: Any) -> None:
    for verb in ("next", "hint", "watch", "check"):
        assert "axiswise init DIR" in said(axiswise, verb, code=2)


def test_list_tells_the_state_in_words(axiswise: Any, workspace: Path) -> None:
    assert said(axiswise, "list", cwd=workspace).splitlines()[:3] == [
        "Counting rows",
        "[new]  counting/row_numbers      warm-up  5 min   Number the rows",
        "[new]  counting/add_row_numbers  core     10 min  Add the numbers to the rows",
    ]
    assert "axiswise init DIR" in said(axiswise, "list")


@pytest.mark.parametrize(
    ("columns", "lines"),
    [
        (
            "75",
            [
                "[new]  counting/row_numbers      warm-up  5 min   Number the rows",
                "[new]  counting/add_row_numbers  core     10 min  Add the numbers to the",
                "                                                  rows",
            ],
        ),
        (
            "60",
            [
                "[new]  counting/row_numbers      warm-up  5 min",
                "       Number the rows",
                "[new]  counting/add_row_numbers  core     10 min",
                "       Add the numbers to the rows",
            ],
        ),
    ],
)
def test_list_cuts_no_title(axiswise: Any, workspace: Path, columns: str, lines: list[str]) -> None:
    told = said(axiswise, "list", cwd=workspace, COLUMNS=columns).splitlines()
    assert told[1 : 1 + len(lines)] == lines


# ---------------------------------------------------------------- hint, solution


def test_hints_climb_and_are_remembered(axiswise: Any, workspace: Path) -> None:
    told = [said(axiswise, "hint", cwd=workspace) for _ in range(4)]
    assert [each.splitlines()[0] for each in told] == [
        f"Hint {number} of 3 for counting/row_numbers" for number in (1, 2, 3, 3)
    ]
    assert "axiswise solution counting/row_numbers --give-up" in told[2]
    assert len(set(told)) == 3


@pytest.mark.parametrize("name", ["counting/add_row_numbers", "add_row_numbers", "counting/add_row_numbers.py"])
def test_an_exercise_may_be_named_in_short_or_by_its_file(axiswise: Any, workspace: Path, name: str) -> None:
    found = json.loads(said(axiswise, "hint", name, "--json", cwd=workspace))
    assert found["exercise"] == "counting/add_row_numbers"
    assert [hint["number"] for hint in found["hints"]] == [1]


def test_all_hints_at_once(axiswise: Any) -> None:
    told = said(axiswise, "hint", "row_numbers", "--all")
    assert all(f"Hint {number} of 3" in told for number in (1, 2, 3))


def test_an_unknown_exercise_is_told_its_neighbour(axiswise: Any) -> None:
    assert "did you mean counting/row_numbers" in said(axiswise, "hint", "counting/row_numberz", code=2)


def test_solutions_are_for_whoever_gave_up(axiswise: Any, workspace: Path) -> None:
    assert "--give-up" in said(axiswise, "solution", "row_numbers", code=2, cwd=workspace)
    told = said(axiswise, "solution", "row_numbers", "--give-up", cwd=workspace)
    assert "Solution 1 of 2" in told
    assert "def row_numbers" in told
    assert "Why it works" in told
    again = json.loads(said(axiswise, "solution", "row_numbers", "--json", cwd=workspace))
    assert len(again["solutions"]) == 2
    listed = json.loads(said(axiswise, "list", "--json", cwd=workspace))
    assert listed["exercises"][0]["state"] == "new"


def test_solutions_are_for_whoever_passed(axiswise: Any, workspace: Path) -> None:
    (workspace / "counting" / "row_numbers.py").write_text(RIGHT)
    said(axiswise, "check", "counting/row_numbers.py", cwd=workspace)
    assert "Why it works" in said(axiswise, "solution", "row_numbers", cwd=workspace)


# ---------------------------------------------------------------- the unexpected


def test_broken_settings_are_one_sentence(axiswise: Any, workspace: Path) -> None:
    (workspace / ".axiswise" / "config.toml").write_text("lang = ")
    for verb in ("next", "list", "check", "watch"):
        told = said(axiswise, verb, code=2, cwd=workspace)
        assert "cannot be used" in told
        assert len(told.splitlines()) == 1


def test_a_bug_of_the_grader_is_owned_up_to(axiswise: Any) -> None:
    code = (
        "import sys, grader.cli.list as verb; from grader.cli.main import main\n"
        "verb.find = lambda _: 1 / 0\n"
        "sys.exit(main(['list']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=axiswise.home, env=axiswise.environment(), capture_output=True, text=True
    )
    assert done.returncode == 3
    assert "the grader itself broke down (ZeroDivisionError: division by zero)" in done.stderr


def test_a_folder_that_is_gone_does_not_crash_it(axiswise: Any) -> None:
    program = " ".join(axiswise.command("list"))
    done = subprocess.run(
        ["bash", "-c", f"mkdir gone && cd gone && rmdir ../gone && {program}"],
        cwd=axiswise.home,
        env=axiswise.environment(),
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "axiswise: the folder you are in is gone; `cd` to another one\n"
