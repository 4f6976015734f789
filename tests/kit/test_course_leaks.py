"""Nothing that a student of a course gets, by whatever way, holds a line of what is hidden."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator

import pytest
from course_kit import ROOT, UNIT, Course, lay_out_site, leaks, read_aloud, secret_lines, solution

from grader.course.export import TARGETS

SECRETS = secret_lines(ROOT, (UNIT,))
ROSTER = "id,name\nann,Ann\nbob,Bob\nzoe,Zoe\n"
HAND_INS = {  # student -> what fails in many ways, so that as much as possible is told
    "ann": {
        "angular_frequencies": "def angular_frequencies(d_model, base=10000.0):\n    return 1 / d_model\n",
        "position_angles": "def position_angles(positions, d_model, base=10000.0):\n    return missing[0]\n",
        "explain_encoding": "def explanation():\n    return {'rows': [(1, 2, 'equal', 3)], 'reason': 'none'}\n",
    },
    "bob": {
        "angular_frequencies": "def angular_frequencies(d_model, base=10000.0):\n    import os; os._exit(0)\n",
        "positional_encoding": (ROOT / f"tests/wrong/{UNIT}/positional_encoding/positions_from_one.py").read_text(
            encoding="utf-8"
        ),
    },
}


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Course:
    """Graded with the fullest feedback, reported on, exported, packed: all in folders of their own."""
    site = tmp_path_factory.mktemp("leaks")
    lay_out_site(site)
    made = Course(site, site / "work")
    for student, answers in HAND_INS.items():
        for name, source in answers.items():
            path = made.root / "in" / student / f"{name}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"# axiswise: {UNIT}/{name}\n{source}", encoding="utf-8")
    (made.root / "roster.csv").write_text(ROSTER, encoding="utf-8")
    made.must("axiswise", "course", "grade", "in", "--out", "marks", "--roster", "roster.csv", "--feedback", "full")
    made.must("axiswise", "course", "report", "marks", "--output", "report")
    for target in TARGETS:
        if target != "nbgrader":
            made.must("axiswise", "course", "export", "marks", "--to", target, "--output", f"exported/{target}")
    for lang in ("en", "zh"):
        for kind in ("student", "classroom"):
            made.must("axiswise", "course", "bundle", kind, f"{lang}-{kind}.zip", "--units", UNIT, "--lang", lang)
    made.must("axiswise", "course", "bundle", "student", "own", "--units", UNIT, "--variants", "roster.csv")
    return made


def texts(course: Course, artefact: str) -> Iterator[str]:
    """Texts of one kind of artefact, as a reader would see them."""
    for path in course.root.glob(artefact):
        if path.suffix == ".zip":
            with zipfile.ZipFile(path) as archive:
                yield "\n".join(archive.read(name).decode("utf-8") for name in archive.namelist())
        elif path.is_file():
            text = path.read_text(encoding="utf-8-sig")
            yield read_aloud(text) if path.suffix == ".html" else text.replace("\\n", "\n")


@pytest.mark.parametrize(
    ("artefact", "count"),
    [
        ("report/students/*.html", 3),
        ("report/index.html", 1),
        ("exported/**/*", 7),
        ("marks/results.jsonl", 1),
        ("*-student.zip", 2),
        ("*-classroom.zip", 2),
        ("own/*.zip", 3),
    ],
)
def test_no_artefact_holds_a_hidden_line(course: Course, artefact: str, count: int) -> None:
    found = [*texts(course, artefact)]
    assert len(found) == count
    assert [leaks(text, SECRETS) for text in found] == [[]] * count


def test_what_is_told_is_told(course: Course) -> None:
    """The search above would find nothing in empty pages."""
    pages = "\n".join(texts(course, "report/students/*.html"))
    assert "Your positions start at 1" in pages and "ended its own process" in pages
    assert "expected" in pages


def test_a_hidden_line_is_found_wherever_it_stands(course: Course) -> None:
    shown = "\n".join([*texts(course, "report/students/*.html"), solution("angular_frequencies")])
    assert leaks(shown, SECRETS)


def test_a_students_page_is_about_nobody_else(course: Course) -> None:
    pages = {path.stem: path.read_text(encoding="utf-8") for path in course.root.glob("report/students/*.html")}
    for student, page in pages.items():
        assert student.title() in page
        assert not [other for other in pages if other != student and (other in page or other.title() in page)]


def test_a_student_without_the_kit_is_not_sent_to_it(course: Course) -> None:
    for text in texts(course, "*-student.zip"):
        assert "axiswise next" not in text
        assert "angular_frequencies.md" in text
