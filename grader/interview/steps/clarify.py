"""The problem as an interviewer tells it, and which questions the candidate puts before beginning."""

from __future__ import annotations

import re
from random import Random

from grader.interview.content import Content
from grader.interview.happened import Clarified, Prompt
from grader.interview.prose import prose
from grader.interview.records import Clarify
from grader.model import Message, say
from grader.render.text import INDENT, TITLE, Look

FORM = say("Write the numbers of the questions, such as 1 3; Enter asks nothing.")


def ask(prompt: Prompt, content: Content, seed: int, look: Look) -> str:
    """Tell the problem, and list the questions in an order that gives nothing away."""
    page = content.problem_page(prompt.subject)
    head = look.say(say("What do you ask before you begin? Pick what would change your code."))
    lines = [prose(page.problem, look), "", *look.lines(head, style=TITLE)]
    for number, each in enumerate(offered(prompt, content, seed), start=1):
        lines.append(prose(f"{number}. {page.clarify[each.id].asked}", look, INDENT))
    return "\n".join(lines)


def offered(prompt: Prompt, content: Content, seed: int) -> list[Clarify]:
    """Questions to pick from; the same order whenever a round with this seed asks."""
    found = list(content.problem(prompt.subject).clarify)
    Random(f"{seed} {prompt.id}").shuffle(found)
    return found


def read(prompt: Prompt, content: Content, seed: int, text: str) -> Clarified | Message:
    """Which questions are meant by ``1 3``, or how to write that."""
    questions = offered(prompt, content, seed)
    words = [word for word in re.split(r"[\s,，、;]+", text) if word]
    if not all(word.isdecimal() and 1 <= int(word) <= len(questions) for word in words):
        return FORM
    return Clarified(tuple(questions[int(word) - 1].id for word in dict.fromkeys(words)))


def reply(prompt: Prompt, content: Content, found: Clarified, look: Look) -> str:
    """The interviewer's answers to what was asked; in every mode."""
    page = content.problem_page(prompt.subject)
    if not found.chosen:
        return "\n".join(look.lines(look.say(say("No questions. Then let us go on."))))
    lines: list[str] = []
    for id_ in found.chosen:
        exchange = page.clarify[id_]
        lines.append(prose(look.say(say("You: {text}", text=exchange.asked)), look))
        lines.append(prose(look.say(say("Interviewer: {text}", text=exchange.answer)), look))
    return "\n".join(lines)


def told(prompt: Prompt, content: Content, found: Clarified, look: Look) -> str:
    """Which questions mattered, which were idle, and what was left unasked."""
    page = content.problem_page(prompt.subject)
    lines: list[str] = []
    for each in content.problem(prompt.subject).clarify:
        verdict = _VERDICTS.get((each.matters, each.id in found.chosen))
        if verdict:
            exchange = page.clarify[each.id]
            lines += look.lines(look.say(verdict) + " " + " ".join(exchange.asked.split()))
            lines.append(prose(exchange.why, look, INDENT))
    return "\n".join(lines)


_VERDICTS = {
    (True, True): say("[matters]"),
    (False, True): say("[idle]"),
    (True, False): say("[not asked]"),
}
