"""A snippet, and what NumPy makes of it: the warm-up, the predictions before the code, some follow-ups."""

from __future__ import annotations

from grader.interview.content import Content
from grader.interview.happened import Predicted, Prompt, Step
from grader.interview.prose import prose
from grader.model import say
from grader.quiz.choose import prior, suspected
from grader.quiz.question import Answer
from grader.quiz.session import Answered
from grader.quiz.truth import same_answer
from grader.render.questions import given_text, verdict_text
from grader.render.text import QUIET, Look

FORM = say("Answer as Python writes it: (4, 50, 128), float32, error.")
KEYS = say("Or: h for a hint, p to pass, q to stop.")
LIVE_KEYS = say("Or: p to pass, q to stop.")


def introduction(hints: bool, look: Look) -> str:
    """How to answer; said once."""
    texts = FORM, KEYS if hints else LIVE_KEYS
    return "\n".join(line for text in texts for line in look.lines(look.say(text), style=QUIET))


def ask(prompt: Prompt, content: Content, look: Look) -> str:
    """What is asked, what is given, and the snippet."""
    given = given_text(content.item(prompt).question)
    said = _asked(prompt, content)
    return f"{prose(said, look)}\n\n{given}" if said else given


def evidence(prompt: Prompt, content: Content, given: Answer | None, hinted: bool) -> Predicted:
    """What an answer shows; None: passed."""
    item = content.item(prompt)
    if given is not None and same_answer(given, item.right):
        return Predicted(given, right=True, hinted=hinted)
    belief = suspected(prior(), item, given)
    return Predicted(given, right=False, belief=belief.name if belief else None, hinted=hinted)


def told(prompt: Prompt, content: Content, found: Predicted, look: Look) -> str:
    """Whether it was right, what NumPy does, and why."""
    item = content.item(prompt)
    belief = None if found.right else suspected(prior(), item, found.given)
    verdict = verdict_text(Answered(item, found.given, found.right, belief), look)
    why = _why(prompt, content)
    return f"{verdict}\n\n{prose(why, look)}" if why else verdict


def _asked(prompt: Prompt, content: Content) -> str:
    if prompt.step is Step.PREDICT:
        return content.problem_page(prompt.subject).predict[prompt.item].asked
    return content.follow_up_page(prompt).asked if prompt.step is Step.FOLLOW_UP else ""


def _why(prompt: Prompt, content: Content) -> str:
    if prompt.step is Step.PREDICT:
        return content.problem_page(prompt.subject).predict[prompt.item].why
    return content.follow_up_page(prompt).answer if prompt.step is Step.FOLLOW_UP else ""
