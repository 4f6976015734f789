"""A deck for Anki's text import: the misconceptions as questions with their truth, the exercises' interview questions.

The file is what Anki reads as "Notes in Plain Text": header lines, then a note a line, its fields parted by tabs. The
first column is a name that stays, so that importing a newer file updates the notes.
"""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator, Sequence

from grader.i18n import Translator
from grader.model import say
from grader.quiz.explain import given, shown, so, told
from grader.quiz.misconceptions import BELIEFS, Misconception
from grader.quiz.question import Asks
from grader.quiz.smallest import smallest
from grader.quiz.truth import truth

HEADERS = (
    "#separator:tab",
    "#html:true",
    "#notetype:Basic",
    "#deck:axiswise",
    "#guid column:1",
    "#tags column:4",
)
ASKED = {
    Asks.SHAPE: say("Which shape?"),
    Asks.DTYPE: say("Which dtype?"),
    Asks.STRIDES: say("Which strides?"),
    Asks.NBYTES: say("How many bytes of new memory?"),
    Asks.VIEW: say("A view, or a copy?"),
    Asks.VALUE: say("Which value?"),
}

Talk = tuple[str, Sequence[tuple[str, str]]]  # an exercise's id, its interview questions with model answers


def deck(tr: Translator, talks: Iterable[Talk]) -> str:
    """Text of the whole file.

    Parameters
    ----------
    talks : iterable
        The interview questions of exercises.
    """
    notes = [*(_of_belief(belief, tr) for belief in BELIEFS), *(note for talk in talks for note in _of_talk(talk))]
    return "\n".join([*HEADERS, *("\t".join(map(_cell, note)) for note in notes)]) + "\n"


def _of_belief(belief: Misconception, tr: Translator) -> tuple[str, str, str, str]:
    case = smallest(belief)
    wrong = belief.wrong(case)
    assert wrong is not None
    front = [*given(case), f"`{case.snippet}`", tr.say(ASKED[case.asks])]
    mistake = say("Who answers {wrong} believes that {belief}.", wrong=shown(wrong, case.asks),
                  belief=told(belief, tr.lang))  # fmt: skip
    back = [tr.say(shown(truth(case), case.asks)), so(belief, tr.lang), tr.say(mistake)]
    return f"axiswise-belief-{belief.number}", "\n".join(front), "\n".join(back), f"axiswise belief::{belief.name}"


def _of_talk(talk: Talk) -> Iterator[tuple[str, str, str, str]]:
    exercise, questions = talk
    unit = exercise.partition("/")[0]
    for number, (question, answer) in enumerate(questions, start=1):
        yield f"axiswise-{exercise}-{number}", question, answer, f"axiswise interview::{unit}"


def _cell(text: str) -> str:
    """Field of a note: no tab, no line end; code between backticks is set as code."""
    parts = html.escape(text, quote=False).replace("\t", " ").split("`")
    marked = "".join(part if place % 2 == 0 else f"<code>{part}</code>" for place, part in enumerate(parts))
    return marked.strip().replace("\n", "<br>")
