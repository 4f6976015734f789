"""A follow-up with several answers to choose from."""

from __future__ import annotations

from random import Random

from grader.interview.content import Content
from grader.interview.happened import Chosen, Prompt
from grader.interview.prose import prose
from grader.model import Message, Verdict, say
from grader.render.questions import LETTERS
from grader.render.text import INDENT, LOUD, STYLES, Look

FORM = say("Write the letter of one answer, or p to pass.")
PASSED = Chosen("", right=False)


def ask(prompt: Prompt, content: Content, seed: int, look: Look) -> str:
    """What is asked, with the answers to choose from."""
    page = content.follow_up_page(prompt)
    lines = [prose(page.asked, look), ""]
    for letter, id_ in zip(LETTERS, offered(prompt, content, seed), strict=False):
        lines.append(prose(f"- {page.options[id_]}", look, INDENT).replace("- ", f"{letter}) ", 1))
    return "\n".join(lines)


def offered(prompt: Prompt, content: Content, seed: int) -> list[str]:
    """Ids of the answers, the same order whenever a round with this seed asks."""
    found = list(content.follow_up(prompt).options)
    Random(f"{seed} {prompt.id}").shuffle(found)
    return found


def read(prompt: Prompt, content: Content, seed: int, text: str) -> Chosen | Message:
    """Which answer is meant by its letter, or how to write that."""
    options = offered(prompt, content, seed)
    letters = dict(zip(LETTERS, options, strict=False))
    option = letters.get(text.strip().strip(")）.").lower())
    if option is None:
        return FORM
    return Chosen(option, right=option == content.follow_up(prompt).right)


def told(prompt: Prompt, content: Content, found: Chosen, look: Look) -> str:
    """Whether it was right, and why."""
    page = content.follow_up_page(prompt)
    right = page.options[content.follow_up(prompt).right]
    if found.right:
        head = look.lines(look.say(say("Right: {right}.", right=right)), style=STYLES[Verdict.PASSED])
    else:
        style = STYLES[Verdict.FAILED] if found.option else LOUD
        head = look.lines(look.say(say("It is: {right}.", right=right)), style=style)
    return "\n".join([*head, "", prose(page.answer, look)])
