"""Questions answered in words, aloud or in writing, and rated by oneself: never by the grader."""

from __future__ import annotations

import re
from dataclasses import dataclass

from grader.interview.content import Content
from grader.interview.happened import Band, Prompt, Rated, Step, Talked
from grader.interview.prose import prose
from grader.interview.session import rated_by
from grader.model import Message, say
from grader.render.text import INDENT, QUIET, TITLE, Look

ALOUD = say("Answer aloud, as to a person, then press Enter; or write, and end with an empty line.")
POINTS = say("Which of these points did your answer have? Numbers, such as 1 3; Enter for none.")
BAND = say("All in all: s for strong, f for fair, w for weak; Enter: the points alone count.")
LETTERS = {"s": Band.STRONG, "f": Band.FAIR, "w": Band.WEAK}
WORDS = {
    **{band.value: band for band in Band},
    **LETTERS,
    "好": Band.STRONG,
    "中": Band.FAIR,
    "差": Band.WEAK,
    "强": Band.STRONG,
    "弱": Band.WEAK,
}


@dataclass(frozen=True, slots=True)
class Model:
    """What an answer is rated against: texts by headline, and the checklist."""

    asked: str
    texts: tuple[tuple[Message, str], ...]
    checklist: tuple[str, ...]


def model_of(prompt: Prompt, content: Content) -> Model:
    """Model of a bank question or of a follow-up; `prompt` asks it."""
    if prompt.step is Step.QUESTION:
        page = content.question_page(prompt.subject)
        claim = f"{page.claim}\n\n{page.refutation}"
        sources = "\n".join(f"- {each}" for each in content.question(prompt.subject).sources)
        texts = (
            (say("Strong"), page.strong),
            (say("Fair"), page.fair),
            (say("Weak"), page.weak),
            (say("Often said, and wrong"), claim),
            (say("Sources"), sources),
        )
        return Model(page.asked, texts, page.checklist)
    follow_up = content.follow_up_page(prompt)
    words = (say("An answer"), follow_up.answer), (say("Strong"), follow_up.strong)
    return Model(follow_up.asked, words, follow_up.checklist)


def ask(prompt: Prompt, content: Content, look: Look) -> str:
    """What is asked, and how to answer."""
    how = look.lines(look.say(ALOUD), style=QUIET)
    return "\n".join([prose(model_of(prompt, content).asked, look), "", *how])


def show_model(rating: Prompt, content: Content, answer: Talked | None, again: bool, look: Look) -> str:
    """What an answer is rated against; `again`, the question and one's own words before it."""
    model = model_of(rated_by(rating), content)
    lines: list[str] = []
    if again:
        lines += [prose(model.asked, look), ""]
        if answer and answer.text:
            lines += [*look.lines(look.say(say("Your answer")), style=TITLE), prose(answer.text, look, INDENT), ""]
    for headline, text in model.texts:
        lines += [*look.lines(look.say(headline), style=TITLE), prose(text, look, INDENT), ""]
    lines += look.lines(look.say(say("Rate your answer yourself.")), style=TITLE)
    lines += [prose(f"{number}. {point}", look, INDENT) for number, point in enumerate(model.checklist, start=1)]
    return "\n".join(lines)


def read_points(rating: Prompt, content: Content, text: str) -> tuple[int, ...] | Message:
    """Places of the points that are meant by ``1 3``, or how to write that."""
    count = len(model_of(rated_by(rating), content).checklist)
    words = [word for word in re.split(r"[\s,，、;]+", text) if word]
    if not all(word.isdecimal() and 1 <= int(word) <= count for word in words):
        return POINTS
    return tuple(sorted({int(word) - 1 for word in words}))


def read_band(text: str) -> Rated | Message:
    """Band that is meant by a letter or a word, or how to write that; the points are added by whoever asked."""
    if not text:
        return Rated(None)
    band = WORDS.get(text.lower())
    return Rated(band) if band else BAND
