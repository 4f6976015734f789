"""What a student gets: a stub for each exercise, and how to go about it. Nothing else is ever put in."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

from grader.catalog import Catalog
from grader.course.bundle.zips import write_zip
from grader.course.export.files import write_table
from grader.course.names import file_name
from grader.course.roster import Student
from grader.errors import UserError
from grader.i18n import Translator, translator
from grader.model import Exercise, Page, say
from grader.quiz.families import TOPICS
from grader.quiz.generators import families_of, make
from grader.quiz.question import Input, Question
from grader.quiz.truth import truth
from grader.render.questions import PROMPTS
from grader.stubs import header, preamble, render_stub

PREDICTIONS = "predictions.py"
KEY = "key.csv"
SEEDS = 1_000_000


def student_files(catalog: Catalog, units: Sequence[str], lang: str) -> dict[str, bytes]:
    """Files of a student's folder: name -> contents."""
    words = translator(lang)
    files = {"README.md": _readme(catalog, units, words)}
    for unit in units:
        for exercise in catalog.exercises(unit):
            page = catalog.page(exercise, lang)
            files[f"{unit}/{exercise.name}.py"] = _stub(exercise, page, words)
            files[f"{unit}/{exercise.name}.md"] = f"# {page.title}\n\n{page.task}\n"
    return {name: text.encode() for name, text in files.items()}


def _stub(exercise: Exercise, page: Page, words: Translator) -> str:
    """Make the stub of somebody who has no axiswise: it names the file that lies beside it."""
    task = words.say(say("The task: {file}, beside this file", file=f"{exercise.name}.md"))
    return f"{header(exercise)}# {task}\n{render_stub(exercise, page).removeprefix(preamble(exercise, page.lang))}"


def _readme(catalog: Catalog, units: Sequence[str], words: Translator) -> str:
    told = say(
        "Each `.py` file is one exercise, with its task beside it. Replace `raise NotImplementedError` by your answer; "
        "leave the first line as it is. NumPy is all you need. Hand in the `.py` files."
    )
    titles = "\n".join(f"- `{unit}/`: {catalog.unit_page(unit, words.lang)[0]}" for unit in units)
    return f"# {words.say(say('Exercises'))}\n\n{words.say(told)}\n\n{titles}\n"


# ------------------------------------------------------------ questions of one's own


def write_variants(
    to: Path, files: Mapping[str, bytes], roster: Sequence[Student], lang: str, salt: str
) -> Iterator[Path]:
    """Write ``STUDENT.zip`` for everybody, with questions of their own, and the key for whoever marks.

    Parameters
    ----------
    to : Path
        Folder for the zips and ``key.csv``.
    files : mapping
        What all get.
    salt : str
        What the questions are drawn from, beside the student's id: another course has others.
    """
    names = {file_name(each.id): each for each in roster}
    if len(names) < len(roster):
        raise UserError(say("two students' ids make one file name; give a roster with plainer ids"))
    key: list[tuple[object, ...]] = [("student", "item", "answer")]
    for name, student in names.items():
        questions = questions_of(student.id, salt)
        sheet = _sheet(questions, translator(lang)).encode()
        yield write_zip(to / f"{name}.zip", {**files, PREDICTIONS: sheet})
        key += [(student.id, each.id, str(truth(each))) for each in questions]
    yield write_table(to / KEY, key)


def questions_of(student: str, salt: str) -> tuple[Question, ...]:
    """Questions of one student: one of each topic, always the same ones."""
    seed = hashlib.sha256(f"{salt}\0{student}".encode("utf-8", "replace")).hexdigest()
    rng = Random(seed)
    return tuple(make(f"{rng.choice(families_of([topic]))}:{rng.randrange(SEEDS)}") for topic in TOPICS)


def _sheet(questions: Sequence[Question], words: Translator) -> str:
    told = say("Write each answer in the place of None; do not run the snippets before you have decided.")
    lines = [f"# {words.say(told)}", "def answers():", "    return {"]
    for each in questions:
        shown = [_given(name, one) for name, one in each.inputs.items()]
        lines += [f"        # {line}" for line in (*shown, *each.snippet.splitlines())]
        lines += [f"        # {words.text(PROMPTS[each.asks])}", f'        "{each.id}": None,', ""]
    return "\n".join([*lines[:-1], "    }"]) + "\n"


def _given(name: str, one: Input) -> str:
    if one.values is None:
        return f"{name} = np.ones({one.shape}, np.{one.dtype})"
    return f"{name} = np.array({list(one.values)}, np.{one.dtype}).reshape({one.shape})"
