"""Packages for students and platforms: what is in them works, and nothing else is in them."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from course_kit import NAMES, ROOT, UNIT, Course, lay_out_site, leaks, secret_lines, solution, solutions

ROSTER = 'id,name\nann,Ann\n"li,四","=cmd()"\n'


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Course:
    """A site with four exercises, and an empty folder to work in."""
    site = tmp_path_factory.mktemp("bundle")
    lay_out_site(site)
    (site / "work").mkdir()
    return Course(site, site / "work")


@pytest.fixture(scope="module")
def packages(course: Course) -> Path:
    """Folder with a package of each kind."""
    (course.root / "roster.csv").write_text(ROSTER, encoding="utf-8")
    for kind in ("student", "gradescope", "classroom"):
        course.must("axiswise", "course", "bundle", kind, f"{kind}.zip", "--units", UNIT, "--lang", "zh")
    course.must("axiswise", "course", "bundle", "student", "week1", "--units", UNIT, "--variants", "roster.csv")
    return course.root


def contents(path: Path) -> dict[str, str]:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name).decode("utf-8", "replace") for name in archive.namelist()}


def test_a_student_gets_stubs_and_tasks_alone(packages: Path) -> None:
    expected = {f"{UNIT}/{name}.{suffix}" for name in NAMES for suffix in ("py", "md")} | {"README.md"}
    assert set(contents(packages / "student.zip")) == expected


def test_a_second_package_is_the_same_byte_for_byte(course: Course, packages: Path) -> None:
    course.must("axiswise", "course", "bundle", "student", "again.zip", "--units", UNIT, "--lang", "zh")
    assert (packages / "again.zip").read_bytes() == (packages / "student.zip").read_bytes()


def test_nothing_secret_is_in_what_students_get(packages: Path) -> None:
    secrets = secret_lines(ROOT, (UNIT,))
    theirs = [packages / "student.zip", packages / "classroom.zip", *(packages / "week1").glob("*.zip")]
    assert len(secrets) > 100 and len(theirs) == 4
    for path in theirs:
        assert not leaks("\n".join(contents(path).values()), secrets)
        assert not [name for name in contents(path) if set(Path(name).parts) & {"solutions", "reference", "tests"}]


def test_nothing_secret_is_in_a_workspace(course: Course) -> None:
    course.must("axiswise", "init", "practice")
    files = [path for path in (course.root / "practice").rglob("*") if path.is_file()]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    assert len(files) > len(NAMES) and not leaks(text, secret_lines(ROOT, (UNIT,)))


def test_the_search_for_secrets_finds_some_where_they_are(packages: Path) -> None:
    found = contents(packages / "gradescope.zip")
    assert leaks("\n".join(found.values()), secret_lines(ROOT, (UNIT,)))
    assert not [name for name in found if "/solutions/" in name or "__pycache__" in name]


def test_everybody_has_questions_of_their_own_and_the_key_has_the_answers(packages: Path) -> None:
    sheets = {path.stem: contents(path)["predictions.py"] for path in (packages / "week1").glob("*.zip")}
    assert len(set(sheets.values())) == 2
    rows = list(csv.DictReader(io.StringIO((packages / "week1/key.csv").read_text(encoding="utf-8"))))
    assert {row["student"] for row in rows} == {"ann", "li,四"}
    for row in rows:
        if row["student"] == "ann":
            assert row["item"] in sheets["ann"] and row["answer"]
    names: dict[str, object] = {}
    exec(compile(sheets["ann"], "predictions.py", "exec"), names)
    answers = names["answers"]
    assert callable(answers) and set(answers()) == {row["item"] for row in rows if row["student"] == "ann"}


def test_predictions_are_marked_by_the_questions_of_whoever_hands_in(course: Course, packages: Path) -> None:
    key = list(csv.DictReader(io.StringIO((packages / "week1/key.csv").read_text(encoding="utf-8"))))
    sheets = {path.stem: contents(path)["predictions.py"] for path in (packages / "week1").glob("*.zip")}
    mine = [row for row in key if row["student"] == "ann"]
    answered = sheets["ann"]
    for row in mine[1:]:
        answered = answered.replace(f'"{row["item"]}": None', f'"{row["item"]}": {row["answer"]!r}')
    copied = answered  # the other student's sheet, answered right: these are not the questions that were theirs
    for student, text in (("ann", answered), ("li,四", copied)):
        (packages / "predicted" / student).mkdir(parents=True)
        (packages / "predicted" / student / "predictions.py").write_text(text, encoding="utf-8")
    course.must("axiswise", "course", "predictions", "predicted", "--package", "week1", "--roster", "roster.csv")
    rows = list(csv.DictReader(io.StringIO((packages / "week1/predictions.csv").read_text(encoding="utf-8"))))
    points = {id_: sum(int(row["points"]) for row in rows if row["student"] == id_) for id_ in ("ann", "li,四")}
    assert points == {"ann": len(mine) - 1, "li,四": 0}


def run_autograder(packages: Path, place: Path) -> dict[str, object]:
    """Do what Gradescope does, from its zip alone."""
    with zipfile.ZipFile(packages / "gradescope.zip") as archive:
        archive.extractall(place / "source")
    environment = {"PATH": "/usr/bin:/bin", "AUTOGRADER": str(place), "PYTHON": sys.executable, "HOME": str(place)}
    command = ["bash", str(place / "source/run_autograder")]
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", timeout=120)
    assert done.returncode == 0, done.stderr
    return dict(json.loads((place / "results/results.json").read_text(encoding="utf-8")))


def test_gradescope_gets_the_marks(packages: Path, tmp_path: Path) -> None:
    submission = tmp_path / "submission" / "my folder"
    submission.mkdir(parents=True)
    for name in ("angular_frequencies", "positional_encoding"):
        (submission / f"{name}.py").write_text(solution(name), encoding="utf-8")
    (submission / "position_angles.py").write_text("def position_angles(:\n", encoding="utf-8")
    (submission / "notes.py").write_bytes(b"\xff\xfe")
    found = run_autograder(packages, tmp_path)
    tests = {each["name"]: each for each in found["tests"]}  # type: ignore[attr-defined]
    assert found["score"] == 26
    assert tests[f"{UNIT}/positional_encoding"]["status"] == "passed"
    assert tests[f"{UNIT}/position_angles"]["score"] == tests[f"{UNIT}/explain_encoding"]["score"] == 0
    assert tests["sandbox"]["visibility"] == "hidden"
    assert "UTF-8" in str(found["output"])


def test_github_judges_what_it_names_whatever_came_of_it_before(packages: Path) -> None:
    workflow = contents(packages / "classroom.zip")[".github/workflows/classroom.yml"]
    runs = [line.partition("axiswise check ")[2] for line in workflow.splitlines() if "axiswise check" in line]
    assert [words.split()[0] for words in runs] == [UNIT]


def test_marks_go_to_nbgraders_gradebook_through_its_api(course: Course) -> None:
    """Graded without Jupyter, exported into the gradebook of a course, read there by nbgrader."""
    numpy101 = Course(course.site, course.root / "numpy101")
    course.must("axiswise", "course", "create", numpy101.root, "--units", UNIT)
    numpy101.must("nbgrader", "generate_assignment", UNIT)
    for name, text in solutions().items():
        path = course.root / "in" / "ann" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# axiswise: {UNIT}/{name}\n{text}", encoding="utf-8")
    course.must("axiswise", "course", "grade", "in", "--out", "marks")
    for target in ("csv", "gradescope", "json", "canvas", "moodle", "junit"):
        course.must("axiswise", "course", "export", "marks", "--to", target, "--output", f"out/{target}")
    exported = [path.read_text(encoding="utf-8-sig") for path in (course.root / "out").rglob("*") if path.is_file()]
    assert len(exported) == 6 and not leaks("\n".join(exported), secret_lines(ROOT, (UNIT,)))
    course.must("axiswise", "course", "export", "marks", "--to", "nbgrader", "--output", "numpy101/gradebook.db")
    numpy101.must("nbgrader", "export")
    rows = list(csv.DictReader(io.StringIO((numpy101.root / "grades.csv").read_text(encoding="utf-8-sig"))))
    assert [(row["student_id"], float(row["score"])) for row in rows] == [("ann", 50.0)]
