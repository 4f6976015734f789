"""`axiswise check` in a workspace: what has passed is judged again when something has changed, and only then."""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import Program

import grader
from grader.cli.record import record
from grader.model import Report, Verdict
from grader.workspace import find

ROWS, ADD = "counting/row_numbers", "counting/add_row_numbers"
BOTH = [ROWS, ADD]
RIGHT = {
    ROWS: "import numpy as np\n\ndef row_numbers(n_rows, step=1.0):\n    return np.arange(n_rows) * np.float64(step)\n",
    ADD: "import numpy as np\n\ndef add_row_numbers(table):\n    return table + np.arange(len(table))[:, None]\n",
}

# The program itself, saying in the end what it has loaded.
LOADED = """
import sys
from grader.cli.main import main
code = main(["check", *sys.argv[1:]])
print(*sorted({"numpy", "pytest", "grader.sandbox"} & set(sys.modules)), file=sys.stderr)
sys.exit(code)
"""
# The program itself where nothing can be judged.
IMPOSSIBLE = """
import sys
sys.modules["grader.sandbox"] = sys.modules["grader.judge"] = None
from grader.cli.main import main
sys.exit(main(["check", *sys.argv[1:]]))
"""
# The program itself where the sandbox lacks a layer.
PARTIAL = """
import sys
from functools import partial
import grader.sandbox.launch as launch
from grader.cli.main import main
launch.start = partial(launch.start, without=["seccomp"])
sys.exit(main(["check", *sys.argv[1:]]))
"""
# The program itself, interrupted when one file is judged.
INTERRUPTED = """
import sys
import grader.judge.pool as pool
from grader.cli.main import main

judge_all = pool.judge_all

def interrupted(*args):
    yield next(judge_all(*args))
    raise KeyboardInterrupt

pool.judge_all = interrupted
sys.exit(main(["check", *sys.argv[1:]]))
"""


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, which tests may touch."""
    return Path(shutil.copytree(Path(grader.__file__).parent, tmp_path_factory.mktemp("kit") / "grader"))


@pytest.fixture
def axiswise(kit: Path, toy: Path, tmp_path: Path) -> Program:
    """The program on toy content and a package that may both be changed."""
    (toy / "grader").symlink_to(kit)
    home = tmp_path / "home"
    home.mkdir()
    return Program(toy, home)


@pytest.fixture
def passed(axiswise: Program, workspace: Path) -> Path:
    """A workspace whose files have all passed."""
    for exercise, text in RIGHT.items():
        (workspace / f"{exercise}.py").write_text(text)
    found = document(axiswise, workspace)
    assert judged(found) == BOTH
    if found["sandbox"] != "full":
        pytest.skip("only what passed in a full sandbox is kept")
    return workspace


def document(axiswise: Program, cwd: Path, *words: str | Path, code: int = 0, **changes: str) -> dict[str, Any]:
    done = axiswise.run("check", *words, "--json", cwd=cwd, **changes)
    assert (done.returncode, done.stderr) == (code, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def judged(found: dict[str, Any]) -> list[str]:
    """Exercises that a run judged itself."""
    assert all(report.get("unchanged", True) is True for report in found["reports"])
    return [report["exercise"] for report in found["reports"] if "unchanged" not in report]


def python(axiswise: Program, cwd: Path, program: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", program, *words]
    return subprocess.run(command, cwd=cwd, env=axiswise.environment(), capture_output=True, text=True, timeout=120)


def cache(axiswise: Program) -> Path:
    (path,) = (axiswise.home / ".cache" / "axiswise").iterdir()
    return path


def touch(path: Path) -> None:
    """Make a file look changed."""
    found = path.stat()
    os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns + 1))


# ---------------------------------------------------------------- nothing has changed


def test_what_has_passed_is_not_judged_again(axiswise: Program, passed: Path) -> None:
    first = document(axiswise, passed, "--fresh")
    again = document(axiswise, passed)
    assert judged(again) == []
    assert [report | {"unchanged": True} for report in first["reports"]] == again["reports"]
    assert (again["sandbox"], again["seed"], again["errors"]) == ("full", first["seed"], [])


def test_the_text_is_as_ever_and_says_what_was_not_judged(axiswise: Program, passed: Path) -> None:
    fresh, again = (axiswise.run("check", *words, cwd=passed).stdout for words in (["--fresh"], []))
    told = "Unchanged since they passed, so not judged again: 2 of 2 files (`--fresh` judges\nthem all).\n"
    assert told not in fresh
    assert told in again
    assert again.replace(told, "") == fresh


def test_junit_and_a_folder_beneath_say_the_same(axiswise: Program, passed: Path) -> None:
    fresh, again = (axiswise.run("check", "--format", "junit", *more, cwd=passed).stdout for more in (["--fresh"], []))
    assert fresh == again
    beneath = document(axiswise, passed / "counting")
    assert judged(beneath) == []
    assert beneath["reports"][0]["path"] == str(passed / f"{ROWS}.py")


def test_nothing_that_judges_is_loaded(axiswise: Program, passed: Path) -> None:
    assert python(axiswise, passed, LOADED, "--fresh").stderr == "grader.sandbox numpy pytest\n"
    assert python(axiswise, passed, LOADED).stderr == "\n"


def test_nothing_that_judges_is_needed(axiswise: Program, passed: Path) -> None:
    assert python(axiswise, passed, IMPOSSIBLE, "--fresh").returncode == 3
    assert python(axiswise, passed, IMPOSSIBLE).returncode == 0


def test_progress_is_remembered_all_the_same(axiswise: Program, passed: Path) -> None:
    (passed / ".axiswise" / "state.jsonl").unlink()
    assert judged(document(axiswise, passed)) == []
    listed = json.loads(axiswise.run("list", "--json", cwd=passed).stdout)
    assert [each["state"] for each in listed["exercises"]] == ["done", "done"]


def test_a_workspace_may_have_any_name_and_is_another_elsewhere(axiswise: Program, passed: Path) -> None:
    moved = passed.rename(passed.with_name("it's 练习 $HOME"))
    assert judged(document(axiswise, moved)) == BOTH
    assert judged(document(axiswise, moved)) == []


# ---------------------------------------------------------------- something has changed


def test_one_file_that_changed_is_judged_alone(axiswise: Program, passed: Path) -> None:
    path = passed / f"{ADD}.py"
    path.write_text(path.read_text() + "#\n")
    found = document(axiswise, passed)
    assert judged(found) == [ADD]
    assert [report["exercise"] for report in found["reports"]] == BOTH
    assert judged(document(axiswise, passed)) == []


def test_a_file_that_failed_is_judged_until_it_passes(axiswise: Program, passed: Path) -> None:
    path = passed / f"{ADD}.py"
    path.write_text(RIGHT[ADD].replace("[:, None]", ""))
    for _ in range(2):
        found = document(axiswise, passed, code=1)
        assert judged(found) == [ADD]
        assert [report["verdict"] for report in found["reports"]] == ["passed", "failed"]
    path.write_text(RIGHT[ADD])
    assert judged(document(axiswise, passed)) == [ADD]


def touched(*parts: str) -> Callable[[Path], None]:
    return lambda site: touch(site.joinpath(*parts))


def with_another_mistake(site: Path) -> None:
    (site / "tests" / "wrong" / f"{ADD}" / "another.py").write_text(RIGHT[ADD])


def with_another_exercise(site: Path) -> None:
    facts = (site / "exercises" / ROWS / "exercise.toml").read_text()
    (site / "exercises" / "counting" / "columns").mkdir()
    (site / "exercises" / "counting" / "columns" / "exercise.toml").write_text(facts.replace("row_numbers", "columns"))


CHANGES = {
    "suite": (touched("tests", "hidden", "counting", "test_add_row_numbers.py"), [ADD]),
    "suite of what is required": (touched("tests", "hidden", "counting", "test_row_numbers.py"), BOTH),
    "reference": (touched("reference", f"{ADD}.py"), [ADD]),
    "facts": (touched("exercises", ADD, "exercise.toml"), [ADD]),
    "page": (touched("exercises", ADD, "en.md"), [ADD]),
    "mistake": (touched("tests", "wrong", ADD, "messages.toml"), [ADD]),
    "another mistake": (with_another_mistake, [ADD]),
    "another exercise": (with_another_exercise, BOTH),
    "judge": (touched("grader", "judge", "compare.py"), BOTH),
    "beliefs": (touched("grader", "quiz", "beliefs.en.toml"), BOTH),
    "version": (touched("grader", "__init__.py"), BOTH),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_a_verdict_rests_on_has_changed(axiswise: Program, passed: Path, change: str) -> None:
    make, expected = CHANGES[change]
    make(axiswise.site)
    assert judged(document(axiswise, passed)) == expected
    assert judged(document(axiswise, passed)) == []


@pytest.mark.parametrize(
    "words",
    [
        *(["--lang", "zh"], ["--feedback", "brief"], ["--fresh"], ["--seed", "3"]),
        *(["."], [f"{ROWS}.py", f"{ADD}.py"], ["counting"]),
    ],
    ids=" ".join,
)
def test_another_way_to_ask_is_answered_by_judging(axiswise: Program, passed: Path, words: list[str]) -> None:
    assert judged(document(axiswise, passed, *words)) == BOTH


def test_one_exercise_for_all_files_is_answered_by_judging(axiswise: Program, passed: Path) -> None:
    assert judged(document(axiswise, passed, "--exercise", ROWS, code=1)) == [ROWS, ROWS]
    assert judged(document(axiswise, passed)) == []


def test_an_exercise_that_failed_since_is_judged(
    axiswise: Program, passed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    workspace = find(passed)
    assert workspace is not None
    monkeypatch.setenv("HOME", str(axiswise.home))
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    record(workspace, [Report(f"{ADD}.py", ADD, Verdict.FAILED, 0, 4, ())])
    assert judged(document(axiswise, passed)) == [ADD]


def test_what_an_interrupted_run_judged_is_kept(axiswise: Program, passed: Path) -> None:
    cache(axiswise).unlink()
    assert python(axiswise, passed, INTERRUPTED).returncode == 130
    assert judged(document(axiswise, passed)) == [ADD]


def test_what_passed_in_less_than_a_full_sandbox_is_judged_again(axiswise: Program, passed: Path) -> None:
    cache(axiswise).unlink()
    done = python(axiswise, passed, PARTIAL, "--json")
    assert (done.returncode, json.loads(done.stdout)["sandbox"]) == (0, "partial")
    assert judged(document(axiswise, passed)) == BOTH


# ---------------------------------------------------------------- where it is kept


def test_it_is_the_users_alone_and_not_in_the_workspace(axiswise: Program, passed: Path) -> None:
    path = cache(axiswise)
    assert (path.stat().st_mode & 0o777, path.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    assert sorted(each.name for each in (passed / ".axiswise").iterdir()) == ["config.toml", "state.jsonl"]


def test_the_user_may_say_where(axiswise: Program, passed: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "else where"
    assert judged(document(axiswise, passed, XDG_CACHE_HOME=str(elsewhere))) == BOTH
    assert judged(document(axiswise, passed, XDG_CACHE_HOME=str(elsewhere))) == []
    assert len(list((elsewhere / "axiswise").iterdir())) == 1


def test_a_workspace_brings_no_marks_along(axiswise: Program, passed: Path, tmp_path: Path) -> None:
    shutil.copytree(axiswise.home / ".cache", passed / ".cache")
    shutil.copytree(axiswise.home / ".cache" / "axiswise", passed / ".axiswise", dirs_exist_ok=True)
    for home in (tmp_path / "another", passed):  # a machine may take what it checks out for somebody's home
        assert judged(document(axiswise, passed, HOME=str(home))) == BOTH
    assert judged(document(axiswise, passed, HOME=str(passed))) == BOTH


@pytest.mark.parametrize(
    "nowhere",
    [{"XDG_CACHE_HOME": "/proc/nowhere"}, {"HOME": "/dev/null"}, {"HOME": ""}, {"HOME": "relative"}],
    ids=str,
)
def test_where_nothing_can_be_kept_everything_is_judged(
    axiswise: Program, passed: Path, nowhere: dict[str, str]
) -> None:
    for _ in range(2):
        assert judged(document(axiswise, passed, **nowhere)) == BOTH
    assert not (passed / "relative").exists()


def test_a_full_disk_costs_nothing(axiswise: Program, passed: Path) -> None:
    cache(axiswise).unlink()
    done = subprocess.run(
        axiswise.command("check", "--json"),
        cwd=passed,
        env=axiswise.environment(),
        capture_output=True,
        text=True,
        timeout=120,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)),
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert list((axiswise.home / ".cache" / "axiswise").iterdir()) == []


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def torn(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-20])


def edited(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"score": 4.0', b'"score": null'))


def made_a_link(path: Path) -> None:
    path.rename(path.with_name("other"))
    path.symlink_to("other")


def made_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def made_a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path, 0o600)


def opened_to_all(path: Path) -> None:
    path.chmod(0o644)


@pytest.mark.parametrize("damage", [emptied, torn, edited, made_a_link, made_a_folder, made_a_pipe, opened_to_all])
def test_what_is_damaged_does_not_count(axiswise: Program, passed: Path, damage: Callable[[Path], None]) -> None:
    path = cache(axiswise)
    before = path.read_bytes()
    damage(path)
    assert not path.is_file() or path.is_symlink() or path.stat().st_mode & 0o077 or path.read_bytes() != before
    assert judged(document(axiswise, passed)) == BOTH


def test_a_folder_in_which_others_may_write_is_left_alone(axiswise: Program, passed: Path) -> None:
    path = cache(axiswise)
    path.unlink()
    path.parent.chmod(0o777)
    assert judged(document(axiswise, passed)) == BOTH
    assert list(path.parent.iterdir()) == []


def test_two_runs_at_once_leave_it_whole(axiswise: Program, passed: Path) -> None:
    command = axiswise.command("check", "--fresh")
    runs = [
        subprocess.Popen(command, cwd=passed, env=axiswise.environment(), stdout=subprocess.DEVNULL) for _ in range(2)
    ]
    assert [run.wait(120) for run in runs] == [0, 0]
    assert cache(axiswise).is_file()
    assert judged(document(axiswise, passed)) == []
