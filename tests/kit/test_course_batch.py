"""Grading a class: one results file that is taken up again, whoever judges; marks by the policy; exports."""

from __future__ import annotations

import csv
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from datetime import datetime
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from conftest import TOY, Program
from course_class import ADD, ANSWERS, HEAD, ROWS, notebook

from grader.catalog import Catalog
from grader.course.batch import Batch, Summary, grade
from grader.course.export import TARGETS, export
from grader.course.marks import read_marks
from grader.course.policy import Policy, read_policy
from grader.course.regrade import regrade
from grader.course.results import FILE, Ledger, latest, read_lines
from grader.course.roster import Student, plain
from grader.errors import UserError

RIGHT = HEAD + ANSWERS[ROWS][0][2] + "\n\n" + ANSWERS[ADD][0][2]
FROM_ONE = HEAD + ANSWERS[ROWS][2][2]
HALF = HEAD + ANSWERS[ADD][0][2]
LEAVES = HEAD + "def row_numbers(n_rows, step=1.0):\n    import os; os._exit(0)\n"
ROSTER = (Student("ann", '=Ann, "A"', "ann@x"), Student("bob", "王小明 🎉"), Student("eve", "Eve"), Student("zoe"))


@pytest.fixture
def hw(tmp_path: Path) -> Path:
    files = {"ann/a.py": RIGHT, "bob/b.py": FROM_ONE, "eve/c.py": LEAVES, "eve/d.ipynb": notebook(HALF)}
    for name, source in files.items():
        (tmp_path / "hw" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "hw" / name).write_text(source)
    return tmp_path / "hw"


def graded(hw: Path, root: Path = TOY, **more: Any) -> Summary:
    batch = Batch((hw,), hw.parent / "out", **{"roster": ROSTER, "seed": 7} | more)
    return grade(Catalog(root), batch)


def lines(hw: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (hw.parent / "out" / FILE).read_text().splitlines()]


def test_a_line_is_the_report_of_check_and_whose_it_is(hw: Path, axiswise: Program) -> None:
    axiswise.run("course", "grade", hw, "--out", "out", "--seed", 7, "--feedback", "full")
    checked = json.loads(axiswise.run("check", hw / "ann" / "a.py", "--json", "--seed", 7).stdout)
    written = [json.loads(line) for line in (axiswise.home / "out" / FILE).read_text().splitlines()]
    anns = [each for each in written if each.get("student") == "ann"]
    for line, report in zip(anns, checked["reports"], strict=True):
        assert {key: line[key] for key in report} == report | {"path": "hw/ann/a.py"}
        assert (line["version"], line["parts"], len(line["sha256"])) == (1, 2, 64)


def test_a_second_run_judges_what_changed_and_nothing_else(hw: Path) -> None:
    assert graded(hw).judged == 4
    assert graded(hw, lang=None, seed=None).judged == 0
    count = len(lines(hw))
    (hw / "bob" / "b.py").write_text(RIGHT)
    (hw / "zoe.py").write_text(FROM_ONE)  # as bob's was: known by its content
    assert graded(hw).judged == 0
    assert read_marks(hw.parent / "out").points == 7
    scores = {row.student.id: row.score for row in read_marks(hw.parent / "out").rows}
    assert scores == {"ann": 7, "bob": 7, "eve": 4, "zoe": 1}
    assert len(lines(hw)) > count


def test_a_changed_suite_is_judged_again_and_a_preview_writes_nothing(hw: Path, toy: Path) -> None:
    graded(hw, toy)
    suite = toy / "tests/hidden/counting/test_row_numbers.py"
    text = suite.read_text().replace("points=2", "points=X").replace("points=1", "points=2")
    suite.write_text(text.replace("points=X", "points=1"))
    before = (hw.parent / "out" / FILE).read_bytes()
    batch = Batch((hw,), hw.parent / "out", ROSTER)
    shown = regrade(Catalog(toy), batch, ROSTER, Policy(), preview=True)
    assert [(each.student, each.before, each.after) for each in shown] == [("bob", 1, 2)]
    assert str(shown[0].why[0]) == "has shape (n_rows,): 2 points, was 1"
    assert (hw.parent / "out" / FILE).read_bytes() == before
    assert regrade(Catalog(toy), batch, ROSTER, Policy(), preview=False) == shown
    assert regrade(Catalog(toy), batch, ROSTER, Policy(), preview=True) == []


def test_a_roster_that_comes_later_says_whose_it_is_without_judging_again(hw: Path) -> None:
    (hw / "row_numbers.py").write_text(RIGHT.replace("np.arange", "np.r_.__class__ and np.arange"))
    first = graded(hw, roster=())
    assert [place for place, _ in first.doubts] == ["hw/row_numbers.py"]
    (hw / "zoe").mkdir()
    (hw / "row_numbers.py").rename(hw / "zoe" / "row_numbers.py")
    second = graded(hw)
    assert (second.judged, second.doubts) == (0, ())
    assert second.students == {"ann", "bob", "eve", "zoe"}


def test_torn_and_half_written_groups_are_judged_again(hw: Path) -> None:
    graded(hw)
    path = hw.parent / "out" / FILE
    whole = path.read_bytes().splitlines(keepends=True)
    torn = next(n for n, raw in enumerate(whole) if json.loads(raw).get("part") == 2)
    path.write_bytes(b"".join(whole[:torn]) + whole[torn][:40])
    graded(hw)
    marks = read_marks(hw.parent / "out", ROSTER)
    assert {row.student.id: row.score for row in marks.rows} == {"ann": 7, "bob": 1, "eve": 4, "zoe": 0}


def test_two_runs_into_one_folder_refuse_politely(hw: Path, axiswise: Program) -> None:
    with Ledger(axiswise.home / "out"):
        done = axiswise.run("course", "grade", hw, "--out", "out")
    assert done.returncode == 2
    assert "another run is writing to out" in done.stderr
    assert axiswise.run("course", "grade", hw, "--out", "out").returncode == 0


def test_results_of_a_later_version_are_left_alone(hw: Path) -> None:
    graded(hw)
    with (hw.parent / "out" / FILE).open("a") as file:
        file.write('{"version": 2, "kind": "report"}\n')
    with pytest.raises(UserError, match="later version"):
        graded(hw)


def test_what_cannot_be_judged_is_said_once_and_in_the_language_asked_for(hw: Path, axiswise: Program) -> None:
    (hw / "zoe").mkdir()
    (hw / "zoe" / "a.py").write_bytes(b"\xff")
    (hw / "zoe" / "b.zip").write_bytes(b"no zip")
    for _ in range(2):
        done = axiswise.run("course", "grade", hw, "--out", "out", "--lang", "zh")
        assert done.returncode == 2
    errors = [each for each in read_lines(axiswise.home / "out") if each["kind"] == "error"]
    assert [each["student"] for each in errors] == ["zoe", "zoe"]
    assert all(re.search("[\u4e00-\u9fff]", each["message"]) for each in errors)


# ------------------------------------------------------------ notebooks

LOOP, LEAVE = "while True:\n    pass\n", "import os\nos._exit(0)\n"
NUMPY, COUNT, ADDED = "import numpy as np", ANSWERS[ROWS][0][2], ANSWERS[ADD][0][2]
STUB = "def row_numbers(n_rows, step=1.0):\n    raise NotImplementedError\n"
NOTEBOOKS = {  # cells -> points for the two exercises
    "loop": ((NUMPY, LOOP, COUNT, ADDED), (3, 4)),
    "crash": ((NUMPY, COUNT, LEAVE, ADDED), (3, 4)),
    "deep": ((NUMPY, COUNT, ADDED, "(" * 3000), (3, 4)),
    "patched": ((NUMPY, COUNT, ADDED, "np.float64 = int"), (3, 4)),
    "spoilt": ((NUMPY, COUNT, ADDED, "np = None"), (3, 4)),
    "own crash": ((NUMPY, LEAVE + COUNT, ADDED), (0, 4)),
    "one cell": ((NUMPY + "\n" + LEAVE + COUNT + ADDED,), (0, 0)),
    "stub": ((f"# axiswise: {ROWS}\n{NUMPY}\n{COUNT}", LEAVE, STUB), (3, 0)),
    "moved": ((NUMPY, COUNT, ADDED, f"# axiswise: {ROWS}\n{STUB}"), (3, 4)),
}


def test_a_cell_costs_the_answers_in_other_cells_nothing(hw: Path) -> None:
    shutil.rmtree(hw)
    hw.mkdir()
    for name, (cells, _) in NOTEBOOKS.items():
        (hw / f"{name}.ipynb").write_text(notebook(*cells))
    graded(hw, roster=())
    rows = read_marks(hw.parent / "out").rows
    found = {row.student.id: tuple(row.marks[each].score for each in (ROWS, ADD)) for row in rows}
    assert found == {name: points for name, (_, points) in NOTEBOOKS.items()}


# ------------------------------------------------------------ executors


def settled(hw: Path) -> list[str]:
    """Everything that counts, whoever judged it."""
    found = [line for group in latest(read_lines(hw.parent / "out")).values() for line in group]
    return sorted(json.dumps(each, sort_keys=True) for each in found)


class Forgetful(Executor):
    """An executor whose workers are lost with the first lots; the pool behind it is real."""

    def __init__(self, pool: Executor, lost: int) -> None:
        self.pool, self.lost = pool, lost

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.lost -= 1
        if self.lost < 0:
            return self.pool.submit(fn, *args, **kwargs)
        future: Future[Any] = Future()
        future.set_exception(RuntimeError("the worker is gone"))
        return future


@pytest.mark.parametrize("lost", [0, 1, 99])
def test_any_executor_gives_what_this_machine_gives(
    hw: Path, toy_site: Path, lost: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    graded(hw, toy_site)
    local = settled(hw)
    shutil.rmtree(hw.parent / "out")
    monkeypatch.setenv("PYTHONPATH", str(toy_site))  # the workers' judges: on the same exercises
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        graded(hw, toy_site, executor=Forgetful(pool, lost))
    assert settled(hw) == local


def test_workers_that_have_other_exercises_are_refused(hw: Path) -> None:
    with (
        ProcessPoolExecutor(1, get_context("spawn")) as pool,
        pytest.raises(UserError, match="the workers have another version"),
    ):
        graded(hw, executor=pool)


@pytest.fixture
def cluster(axiswise: Program, tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """A real scheduler and two worker processes on this machine; the address, and the workers."""
    pytest.importorskip("distributed")
    quiet = {"DASK_DISTRIBUTED__WORKER__DAEMON": "False", "DASK_DISTRIBUTED__COMM__RETRY__COUNT": "3"}
    environment = axiswise.environment(DASK_TEMPORARY_DIRECTORY=str(tmp_path / "dask"), **quiet)

    def start(*words: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "distributed.cli." + words[0], *words[1:]]
        return subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True, cwd=tmp_path)

    scheduler = start("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    address = said(scheduler, r"Scheduler at:\s+(\S+)")
    workers = [
        start("dask_worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
        for _ in range(2)
    ]
    for each in workers:
        said(each, r"Registered to:\s+(\S+)")
    yield address.replace("tcp://", "dask://"), workers
    for each in (*workers, scheduler):
        each.kill()
        each.communicate()


def said(process: subprocess.Popen[str], pattern: str) -> str:
    assert process.stderr is not None
    for line in process.stderr:
        found = re.search(pattern, line)
        if found:
            return found[1]
    raise AssertionError("it ended")


def test_dask_gives_what_this_machine_gives_and_outlives_a_worker(
    hw: Path, axiswise: Program, cluster: tuple[str, list[subprocess.Popen[str]]]
) -> None:
    for number in range(40):
        (hw / f"t{number}.py").write_text(f"{FROM_ONE if number % 2 else RIGHT}\n# {number}\n")
    here = axiswise.run("course", "grade", hw, "--out", hw.parent / "out", "--seed", 7)
    assert here.returncode == 0, here.stderr
    local = settled(hw)
    shutil.rmtree(hw.parent / "out")
    address, workers = cluster
    command = axiswise.command("course", "grade", hw, "--out", hw.parent / "out", "--seed", "7", "--executor", address)
    with subprocess.Popen(
        command, cwd=axiswise.home, env=axiswise.environment(), stderr=subprocess.PIPE, stdout=subprocess.DEVNULL,
        text=True,
    ) as process:  # fmt: skip
        assert process.stderr is not None
        process.stderr.readline()  # the log's first line: a tenth is done
        workers[0].kill()
        process.stderr.read()
    assert process.returncode == 0
    assert settled(hw) == local


def test_an_executor_that_is_not_there_is_said_in_a_sentence(hw: Path, axiswise: Program) -> None:
    done = axiswise.run("course", "grade", hw, "--out", "out", "--executor", "spark://x")
    assert done.returncode == 2
    assert "dask://HOST:PORT" in done.stderr


# ------------------------------------------------------------ policy


def test_lateness_costs_what_the_policy_says(tmp_path: Path) -> None:
    path = tmp_path / "policy.toml"
    path.write_text(
        "version = 1\ndue = 2026-03-01T12:00:00Z\ngrace_minutes = 10\nlate_per_day = 0.25\nlate_at_most = 0.5\n"
        "closed_after_days = 5\n[extensions]\nann = 2026-03-03T12:00:00Z\n"
    )
    policy = read_policy(path)
    days = {"12:00": 0, "12:09": 0, "12:11": 1}
    for time, late in days.items():
        assert policy.days_late("bob", datetime.fromisoformat(f"2026-03-01T{time}:00+00:00"), False) == late
    assert policy.days_late("ann", datetime.fromisoformat("2026-03-03T11:00:00+00:00"), True) == 0
    assert policy.days_late("bob", None, True) == 1
    assert [policy.kept(late) for late in (0, 1, 2, 5, 6)] == [1, 0.75, 0.5, 0.5, 0]


def test_the_policy_in_the_readme_is_one(tmp_path: Path) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", (TOY.parents[2] / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "policy.toml").write_text(text, encoding="utf-8")
    policy = read_policy(tmp_path / "policy.toml")
    assert policy.days_late("zoe", datetime.fromisoformat("2026-03-02T09:00:00+01:00"), False) == 1
    assert policy.days_late("ann", datetime.fromisoformat("2026-03-02T09:00:00+01:00"), False) == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("version = 2", "version must be 1"),
        ('version = 1\nlate = "x"', "unknown key 'late'"),
        ("version = 1\nlate_per_day = 2", "from 0 to 1"),
        ('version = 1\nattempts = "some"', "must be one of best, last, first"),
        ('version = 1\ndue = "soon"', "must be a time"),
    ],
)
def test_a_policy_is_read_strictly(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "policy.toml").write_text(text)
    with pytest.raises(UserError, match=why):
        read_policy(tmp_path / "policy.toml")


def test_of_several_attempts_the_policy_chooses(hw: Path) -> None:
    (hw / "ann" / "again.py").write_text(FROM_ONE)
    os.utime(hw / "ann" / "a.py", (1_000_000_000, 1_000_000_000))
    graded(hw)
    for attempts, score in {"best": 3, "last": 1, "first": 3}.items():
        (hw.parent / "policy.toml").write_text(f'version = 1\nattempts = "{attempts}"\nexercises = ["{ROWS}"]\n')
        marks = read_marks(hw.parent / "out", ROSTER, read_policy(hw.parent / "policy.toml"))
        assert marks.rows[0].marks[ROWS].score == score
        assert list(marks.exercises) == [ROWS]


# ------------------------------------------------------------ exports


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Results of a small class, which nobody may change."""
    root = tmp_path_factory.mktemp("finished")
    for name, source in {"ann.py": RIGHT, "bob.py": FROM_ONE, "eve.py": HEAD + "import os\n" + LEAVES}.items():
        (root / "hw").mkdir(exist_ok=True)
        (root / "hw" / name).write_text(source)
    grade(Catalog(TOY), Batch((root / "hw",), root / "out", ROSTER, seed=7))
    return root / "out"


@pytest.mark.parametrize("target", [each for each in TARGETS if each != "nbgrader"])
def test_every_export_is_deterministic_and_holds_no_hidden_source(finished: Path, tmp_path: Path, target: str) -> None:
    marks = read_marks(finished, ROSTER)
    texts = [
        [
            path.read_text(encoding="utf-8-sig")
            for path in export(target, marks, tmp_path / turn / TARGETS[target], "hw")
        ]
        for turn in ("1", "2")
    ]
    assert texts[0] == texts[1]
    hidden = [path for folder in ("reference", "tests/hidden", "solutions") for path in (TOY / folder).rglob("*.py")]
    secret = {line.strip() for path in hidden for line in path.read_text().splitlines() if len(line.strip()) > 30}
    assert not [line for line in secret if any(line in text for text in texts[0])]


def test_tables_keep_names_whole_and_hold_no_formula(finished: Path, tmp_path: Path) -> None:
    marks = read_marks(finished, ROSTER)
    for target, column in {"csv": "name", "canvas": "Student", "moodle": "Full name"}.items():
        (path,) = export(target, marks, tmp_path / f"{target}.csv", "hw")
        with path.open(encoding="utf-8-sig", newline="") as file:
            rows = [row for row in csv.DictReader(file) if "Points Possible" not in row[column]]
        assert [plain(row[column]) for row in rows] == [each.name for each in ROSTER]
        assert not [cell for row in rows for cell in row.values() if cell and cell[0] in "=+-@"]


def test_canvas_gets_its_own_columns_back_and_no_zero_for_who_handed_nothing_in(finished: Path, tmp_path: Path) -> None:
    columns = {"Student": "Lee, Ann", "ID": "5", "SIS User ID": "u", "SIS Login ID": "ann", "Section": "A"}
    roster = (Student("ann", "Lee, Ann", columns=columns), Student("zoe", "Zoe"))
    (path,) = export("canvas", read_marks(finished, roster), tmp_path / "c.csv", "HW 1 (47)")
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0] == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "HW 1 (47)"]
    assert rows[1] == ["    Points Possible", "", "", "", "", "7"]
    assert rows[2] == ["Lee, Ann", "5", "u", "ann", "A", "7"]
    assert rows[3][-1] == ""


def test_gradescope_and_junit_read_what_they_get(finished: Path, tmp_path: Path) -> None:
    marks = read_marks(finished, ROSTER)
    export("gradescope", marks, tmp_path / "g", "hw")
    result = json.loads((tmp_path / "g" / "bob" / "results.json").read_text())
    assert result["score"] == sum(test["score"] for test in result["tests"]) == 1
    assert {"name", "score", "max_score", "output", "visibility"} <= set(result["tests"][0])
    assert result["visibility"] == "visible"
    assert not (tmp_path / "g" / "zoe").exists()
    (path,) = export("junit", marks, tmp_path / "j.xml", "hw")
    suites = ElementTree.parse(path).getroot().findall("testsuite")
    assert [each.get("name", "").partition("(")[2][:3] for each in suites] == ["ann", "ann", "bob", "eve"]


def test_an_answer_that_could_not_be_judged_has_no_mark(finished: Path, tmp_path: Path) -> None:
    shutil.copytree(finished, tmp_path / "out")
    path = tmp_path / "out" / FILE
    path.write_text(re.sub(r'("student": "bob".*)', r"\1", path.read_text()).replace('"failed"', '"unjudged"'))
    marks = read_marks(tmp_path / "out", ROSTER)
    export("csv", marks, tmp_path / "m.csv", "hw")
    with (tmp_path / "m.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = {row["id"]: row for row in csv.DictReader(file)}
    assert (rows["bob"]["hw"], rows["ann"]["hw"]) == ("", "7")


# ------------------------------------------------------------ the report


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_report_says_it_all_and_needs_nothing_else(axiswise: Program, finished: Path, lang: str) -> None:
    done = axiswise.run("course", "report", finished, "--output", axiswise.home / "r", "--lang", lang)
    assert done.returncode == 0, done.stderr
    page = (axiswise.home / "r" / "index.html").read_text(encoding="utf-8")
    assert not re.search(r'(src|href)="?(http|//|data:)|<script|@import|url\(', page)
    pictures = re.findall(r"<svg[^>]*>", page)
    assert len(pictures) == 3
    assert all('role="img"' in each and re.search('aria-label="[^"]{20,}"', each) for each in pictures)
    assert "counts_from_one" in page
    assert re.search(r'class="warn".*eve.*</section>', page, re.DOTALL)
    own = (axiswise.home / "r" / "students" / "bob.html").read_text(encoding="utf-8")
    assert "row_numbers" in own
    assert not re.search(r"\b(ann|eve)\b", own)
