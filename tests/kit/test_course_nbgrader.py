"""A whole nbgrader course, from nothing to exported marks, by the real commands and without a screen."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest
from course_kit import (
    NAMES,
    ROOT,
    UNIT,
    Course,
    Notebook,
    cell_of,
    lay_out_site,
    leaks,
    read_aloud,
    secret_lines,
    solution,
    solutions,
)

POINTS = {"angular_frequencies": 6, "position_angles": 10, "positional_encoding": 20, "explain_encoding": 14}
FULL = sum(POINTS.values())
ATTACKS = ROOT / "tests/kit/attacks/hand_ins"
WRONG = ROOT / "tests/wrong" / UNIT / "positional_encoding"

MARKS = {  # student -> what autograding gives
    "right": FULL,
    "partly": FULL - POINTS["positional_encoding"],
    "wrong": None,  # compared with `axiswise check`
    "untouched": 0,
    "hostile": FULL - POINTS["angular_frequencies"],
    "robber": 0,
    "forger": 0,
    "endless": FULL - POINTS["position_angles"],
    "noisy": FULL,
    "deleter": FULL,
    "copier": FULL,
    "mover": FULL,
    "renamer": FULL,
    "plain": FULL,
    "heavy": FULL,
}
ROBBER = """\
import glob, os, sqlite3, sys
for path in glob.glob("/**/gradebook.db", recursive=True) + ["../../../gradebook.db", "gradebook.db"]:
    sqlite3.connect(path).execute("update grade set auto_score = 20").connection.commit()
    open(path, "w").close()
os.system("rm -rf ../../../submitted")
def angular_frequencies(d_model, base=10000.0):
    sys.modules["nbgrader"] = None
    os._exit(0)
"""
NOISY = """
%matplotlib inline
!ls
import sys, warnings
print("careful", file=sys.stderr)
warnings.warn("this is harmless")
_wrong = 1 / 0
"""


def delete(notebook: Notebook) -> None:
    """Delete every graded cell, and move one answer to a cell of the student's own."""
    moved = cell_of(notebook, "position_angles-answer")
    moved["metadata"] = {}
    notebook["cells"] = [each for each in notebook["cells"] if not each["metadata"].get("nbgrader", {}).get("grade")]


def duplicate(notebook: Notebook) -> None:
    """Copy cells: an answer before it was written, and a graded one."""
    for part, source in (
        ("position_angles-answer", "def position_angles():\n    pass"),
        ("position_angles-marks", None),
    ):
        cell = cell_of(notebook, part)
        copy = {**cell, "id": f"{part}-copy"[:64], "source": source or cell["source"]}
        notebook["cells"].insert(notebook["cells"].index(cell), copy)


def reorder(notebook: Notebook) -> None:
    """Turn the order round, rename a grade id, make a locked cell another one."""
    notebook["cells"].reverse()
    cell_of(notebook, "angular_frequencies-answer")["metadata"]["nbgrader"]["grade_id"] = "mine"
    cell_of(notebook, "positional_encoding-marks")["source"] = "20.0"


def forge(notebook: Notebook) -> None:
    """Write full marks where marks will be read."""
    for name in NAMES:
        cell = cell_of(notebook, f"{name}-marks")
        data = {"text/plain": str(POINTS[name])}
        cell["outputs"] = [{"output_type": "execute_result", "execution_count": 1, "data": data, "metadata": {}}]
        cell["metadata"]["nbgrader"]["points"] = 1000


def weigh(notebook: Notebook) -> None:
    """Print 50 MB and keep it."""
    line = "x" * 1_000_000
    outputs = [{"output_type": "stream", "name": "stdout", "text": line} for _ in range(50)]
    cell_of(notebook, "position_angles-answer")["outputs"] = outputs


def script(notebook: Notebook) -> None:
    """Put a script where graders will read."""
    cell_of(notebook, "explain_encoding-words")["source"] = "Rows are positions. <script>alert('words')</script>"
    html = {"text/html": "<script>alert('output')</script>", "text/plain": "[0. 1.]"}
    output = {"output_type": "display_data", "data": html, "metadata": {}}
    cell_of(notebook, "position_angles-answer")["outputs"] = [output]


def hand_everything_in(course: Course) -> None:
    right = solutions()
    wrong = (WRONG / "positions_from_one.py").read_text(encoding="utf-8")
    attack = (ATTACKS / "patches_the_worker.py").read_text(encoding="utf-8")
    course.hand_in("a_broken", '{"cells": [')  # the first of all: nobody after it may suffer
    course.answer("right", script, **right)
    course.answer("partly", **{name: text for name, text in right.items() if name != "positional_encoding"})
    course.answer("wrong", **{**right, "positional_encoding": wrong})
    course.answer("untouched")
    course.answer("hostile", **{**right, "angular_frequencies": attack})
    course.answer("robber", angular_frequencies=ROBBER)
    course.answer("forger", forge)
    course.answer("endless", **{**right, "position_angles": "while True:\n    pass"})
    course.answer("noisy", **{**right, "angular_frequencies": NOISY + right["angular_frequencies"]})
    course.answer("deleter", delete, **right)
    course.answer("copier", duplicate, **right)
    course.answer("mover", reorder, **right)
    course.answer("renamer", **right)
    folder = course.root / "submitted" / "renamer" / UNIT
    (folder / f"{UNIT}.ipynb").rename(folder / "my homework (final).ipynb")
    for name, source in right.items():
        course.hand_in("plain", f"# axiswise: {UNIT}/{name}\n{source}", f"{name}.py")
    course.answer("heavy", weigh, **right)


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Course:
    """A course in Chinese, its assignment released."""
    site = tmp_path_factory.mktemp("course")
    lay_out_site(site)
    made = Course(site, site / "numpy101")
    made.must("axiswise", "course", "create", made.root, "--units", UNIT, "--lang", "zh", cwd=site)
    made.must("nbgrader", "generate_assignment", UNIT)
    return made


@pytest.fixture(scope="module")
def graded(course: Course) -> Course:
    """The course with all hand-ins marked."""
    hand_everything_in(course)
    course.must("axiswise", "course", "mend", ".")
    done = course.run("nbgrader", "autograde", UNIT)
    assert done.returncode == 1, done.stderr  # one cannot be read
    assert re.findall("error processing assignment '.*?' for student '(.*?)'", done.stderr) == ["a_broken"], done.stderr
    return course


def marks(course: Course) -> dict[str, float]:
    course.must("nbgrader", "export")
    with (course.root / "grades.csv").open(encoding="utf-8-sig", newline="") as file:
        return {row["student_id"]: float(row["score"]) for row in csv.DictReader(file)}


def feedback(course: Course, student: str) -> str:
    return (course.root / f"feedback/{student}/{UNIT}/{UNIT}.html").read_text(encoding="utf-8")


def test_a_second_build_is_the_same_byte_for_byte(course: Course, tmp_path: Path) -> None:
    course.must("axiswise", "course", "create", tmp_path / "numpy101", "--units", UNIT, "--lang", "zh")
    for name in ("nbgrader_config.py", f"source/{UNIT}/{UNIT}.ipynb", f"graders/{UNIT}.md"):
        assert (tmp_path / "numpy101" / name).read_bytes() == (course.root / name).read_bytes()


def test_create_leaves_alone_what_is_there(course: Course) -> None:
    config = course.root / "nbgrader_config.py"
    before = config.read_bytes()
    config.write_bytes(before + b"# mine\n")
    course.must("axiswise", "course", "create", ".", "--units", UNIT)
    assert config.read_bytes() == before + b"# mine\n"
    config.write_bytes(before)


def test_the_source_validates(course: Course) -> None:
    done = course.must("nbgrader", "validate", f"source/{UNIT}/{UNIT}.ipynb")
    assert "Success" in done.stdout


def test_the_released_notebook_holds_no_answer_and_no_test(course: Course) -> None:
    text = json.dumps(course.released, ensure_ascii=False)
    assert "HIDDEN" not in text and "RuntimeError" not in text
    assert not leaks(
        "\n".join("".join(each["source"]) for each in course.released["cells"]), secret_lines(ROOT, (UNIT,))
    )
    ids = [each["metadata"]["nbgrader"]["grade_id"] for each in course.released["cells"]]
    assert len(ids) == len(set(ids)) == 1 + 4 * len(NAMES) + 1


def test_the_released_notebook_begins_with_the_stubs(course: Course) -> None:
    source = json.loads((course.root / f"source/{UNIT}/{UNIT}.ipynb").read_text(encoding="utf-8"))
    for name in NAMES:
        assert cell_of(course.released, f"{name}-answer")["source"] == cell_of(source, f"{name}-answer")["source"]


def test_what_an_instructor_writes_as_a_solution_is_not_released(course: Course, tmp_path: Path) -> None:
    made = Course(course.site, tmp_path / "numpy101")
    made.must("axiswise", "course", "create", made.root, "--units", UNIT, cwd=tmp_path)
    path = made.root / f"source/{UNIT}/{UNIT}.ipynb"
    source = json.loads(path.read_text(encoding="utf-8"))
    cell_of(source, "position_angles-answer")["source"] = "def position_angles(): return 'the whole cell'"
    cell_of(source, "angular_frequencies-answer")["source"] += [
        "\n### BEGIN SOLUTION\nprint('a region')\n### END SOLUTION"
    ]
    path.write_text(json.dumps(source), encoding="utf-8")
    made.must("nbgrader", "generate_assignment", UNIT)
    text = json.dumps(made.released)
    assert "the whole cell" not in text and "a region" not in text
    assert "def angular_frequencies" in text


def test_the_examples_run_with_numpy_alone(course: Course) -> None:
    """What a student without the kit sees: the examples fail on the stub, and pass on an answer."""
    cells = {name: "".join(cell_of(course.released, f"{name}-example")["source"]) for name in NAMES}
    for name, expected in (("position_angles", "failed=0"), ("explain_encoding", "[]")):
        *lines, last = cells[name].splitlines()
        program = "\n".join([solution(name), *lines, f"print({last})"])
        (course.site / "alone.py").write_text(program, encoding="utf-8")
        assert expected in course.must("python", "-I", course.site / "alone.py").stdout


def test_marks_are_right_to_the_point(graded: Course) -> None:
    found = marks(graded)
    assert found.pop("a_broken") == 0  # no mark was saved; nbgrader's error names the student
    file = WRONG / "positions_from_one.py"
    judged = graded.run("axiswise", "check", file, "--exercise", f"{UNIT}/positional_encoding", "--json", "--seed", "1")
    score = json.loads(judged.stdout)["reports"][0]["score"]
    expected = {**MARKS, "wrong": FULL - POINTS["positional_encoding"] + score}
    assert found == expected


def test_feedback_names_the_mistake_and_shows_no_test(graded: Course) -> None:
    graded.must("nbgrader", "generate_feedback", UNIT)
    text = feedback(graded, "wrong")
    assert "你的位置从 1 开始" in text
    assert "HIDDEN TESTS" not in text and "RuntimeError" not in text
    secrets = secret_lines(ROOT, (UNIT,))
    assert leaks(
        read_aloud(feedback(graded, "right")), secrets
    )  # what they wrote themselves is found: the search works
    for student in ("untouched", "forger"):
        assert not leaks(read_aloud(feedback(graded, student)), secrets)
    assert "<script>alert" not in feedback(graded, "right")
    assert "[0. 1.]" in feedback(graded, "right")  # what was handed in is kept for the reader


MARK_BY_HAND = f"""
from nbgrader.api import Gradebook
with Gradebook("sqlite:///gradebook.db") as book:
    grade = book.find_grade("{UNIT}-explain_encoding-words", "{UNIT}", "{UNIT}", "right")
    assert grade.max_score == 4 and grade.needs_manual_grade and grade.auto_score is None
    grade.manual_score, grade.needs_manual_grade = 3, False
    book.db.commit()
"""


def test_a_manual_mark_outlives_a_second_autograde(graded: Course) -> None:
    before = marks(graded)["right"]
    graded.must("python", "-c", MARK_BY_HAND)
    assert marks(graded)["right"] == before + 3
    graded.must("nbgrader", "autograde", UNIT, "--student", "right", "--force")
    assert marks(graded)["right"] == before + 3


def test_graders_have_a_rubric_that_students_do_not_get(graded: Course) -> None:
    rubric = (graded.root / f"graders/{UNIT}.md").read_text(encoding="utf-8")
    assert rubric.count("- [ ]") == 4
    model = next(line for line in rubric.splitlines() if line.startswith("> "))
    assert model.removeprefix("> ")[:40] not in json.dumps(graded.released, ensure_ascii=False)


def test_without_our_configuration_nobody_gets_points_for_nothing(course: Course, tmp_path: Path) -> None:
    """Plain nbgrader would give full marks for a cell without output: the cell says that no kernel can mark it."""
    source = json.loads((course.root / f"source/{UNIT}/{UNIT}.ipynb").read_text(encoding="utf-8"))
    text = "".join(cell_of(source, "position_angles-marks")["source"])
    (tmp_path / "cell.py").write_text(text, encoding="utf-8")
    done = course.run("python", tmp_path / "cell.py")
    assert done.returncode == 1 and "no kernel can mark this cell" in done.stderr


def test_what_the_grader_could_not_judge_is_no_mark_and_is_judged_next_time(tmp_path: Path) -> None:
    lay_out_site(tmp_path)
    made = Course(tmp_path, tmp_path / "numpy101")
    made.must("axiswise", "course", "create", made.root, cwd=tmp_path)
    made.must("nbgrader", "generate_assignment", UNIT)
    made.answer("ann", **solutions())
    made.answer("bob")
    suite = tmp_path / f"tests/hidden/{UNIT}/test_position_angles.py"
    sound = suite.read_text(encoding="utf-8")
    suite.write_text(f"{sound}\nraise RuntimeError\n", encoding="utf-8")
    done = made.run("nbgrader", "autograde", UNIT)
    assert done.returncode == 1 and "for student 'ann'" in done.stderr and "for student 'bob'" not in done.stderr
    suite.write_text(sound, encoding="utf-8")
    made.must("nbgrader", "autograde", UNIT)
    assert marks(made) == {"ann": FULL, "bob": 0}
