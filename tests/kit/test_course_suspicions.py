"""What the report on a class says of hand-ins that did more than answer."""

from __future__ import annotations

import re

import pytest
from conftest import TOY
from course_class import ADD, ANSWERS, HEAD, ROWS, notebook
from course_kit import read_aloud

from grader.catalog import Catalog
from grader.course.batch import Batch, grade
from grader.course.marks import read_marks
from grader.course.report import class_page
from grader.i18n import translator

RIGHT = HEAD + ANSWERS[ROWS][0][2]
HAND_INS = {
    "leaver": f"{HEAD}import os\ndef row_numbers(n_rows, step=1.0):\n    os._exit(3)\n",
    "reader": RIGHT + "open('/etc/passwd').read()\n",
    "crasher": f"{HEAD}import os\ndef row_numbers(n_rows, step=1.0):\n    os.abort()\n",
    "looper": f"{HEAD}def row_numbers(n_rows, step=1.0):\n    while True: pass\n",
    "user": RIGHT + "import sys\n",
    "honest": RIGHT,
}
SCRATCH = notebook(RIGHT, "import os\nos._exit(0)")


@pytest.fixture(scope="module")
def section(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Text of what the report wants to be looked at."""
    root = tmp_path_factory.mktemp("suspicions")
    for name, source in HAND_INS.items():
        (root / f"{name}.py").write_text(source)
    (root / "scratch.ipynb").write_text(SCRATCH)
    grade(Catalog(TOY), Batch((root,), root / "out", seed=7))
    marks = read_marks(root / "out")
    assert {row.student.id for row in marks.rows if row.score == 3} == {"reader", "user", "honest", "scratch"}
    page = class_page(marks, "Class", {row.student.id: "x" for row in marks.rows}, translator("en"))
    (found,) = re.findall(r'<section class="warn">.*?</section>', page, re.DOTALL)
    return read_aloud(found.replace("<li>", "\n").replace("<h3>", "\n"))


@pytest.mark.parametrize(
    ("student", "told"),
    [
        ("leaver", "ended its own process"),
        ("reader", "was denied: [Errno 13] Permission denied: '/etc/passwd'"),
        ("crasher", "crashed its process"),
        ("scratch", "ended its own process"),
    ],
)
def test_what_the_sandbox_saw_is_told_in_plain_words(section: str, student: str, told: str) -> None:
    attacks, _ = section.split("did not come to an end")
    assert re.search(rf"^{student} \S+{student}\.(py|ipynb) {re.escape(told)}$", attacks, re.MULTILINE)


def test_a_loop_is_no_attack_and_a_word_no_proof(section: str) -> None:
    attacks, others = section.split("did not come to an end")
    endless, hints = others.split("which proves nothing")
    assert "looper" in endless and "used up its processor time" in endless
    assert "user" in hints and "sys" in hints
    assert not re.search("looper|user|honest", attacks) and "honest" not in others
    assert "leaver" not in hints  # what was seen need not be guessed


def test_the_lists_hold_no_exercise_twice(section: str) -> None:
    assert section.count("leaver.py") == 1 and ADD not in section
