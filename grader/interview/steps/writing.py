"""What is written in a file: the code, the inputs that test it, the code once more for a follow-up."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.interview.content import Content
from grader.interview.happened import CheckMark, Prompt, Ran, Step, Tested
from grader.interview.prose import prose
from grader.model import Verdict, say
from grader.render.columns import plain, width_of, wrap
from grader.render.text import INDENT, LOUD, MARKS, QUIET, STYLES, Look
from grader.stubs import render_stub


def file_name(prompt: Prompt) -> str:
    """Name of the file in the round's folder."""
    name = prompt.subject.partition("/")[2]
    return f"tests_{name}.py" if prompt.step is Step.TEST else f"{name}.py"


def stub(prompt: Prompt, content: Content, look: Look) -> str:
    """What the file holds before anything is written."""
    exercise = content.exercise(prompt.subject)
    if prompt.step is not Step.TEST:
        return render_stub(exercise, content.exercise_page(prompt.subject))
    probing = content.problem(prompt.subject).test
    assert probing is not None
    defined = probing.driver or exercise.stub.read_text(encoding="utf-8")
    names = _parameters(defined, probing.function)
    lines = (
        say("Inputs that tell right from wrong: return a list of argument tuples for `{name}`.", name=probing.function),
        say("They are given to right and to wrong solutions; no expected values are needed."),
        say(
            "At most {count} of them, each with values of yours: `return [({names}), ...]`",
            count=probing.cases,
            names=names,
        ),
    )
    comments = "".join(f"# {line}".rstrip() + "\n" for line in (*map(look.say, lines), *probing.driver.splitlines()))
    return f"{comments}import numpy as np\n\n\ndef cases():\n    return []\n"


def _parameters(source: str, function: str) -> str:
    """Names of the arguments that a function must have, as they stand in a tuple."""
    found = next(
        each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.FunctionDef) and each.name == function
    )
    names = [each.arg for each in found.args.args]
    needed = names[: len(names) - len(found.args.defaults)]
    return ", ".join(needed) if len(needed) > 1 else f"{needed[0]},"


def ask(prompt: Prompt, content: Content, look: Look) -> str:
    """What is to be written."""
    page = content.problem_page(prompt.subject)
    if prompt.step is Step.FOLLOW_UP:
        said = prose(content.follow_up_page(prompt).asked, look)
        more = say("Mend your file for this if it needs it; then submit it again.")
        return "\n".join([said, "", *look.lines(look.say(more))])
    if prompt.step is Step.TEST:
        text = say("Now test it: write inputs on which wrong solutions would show, as you would to a colleague's code.")
        return "\n".join(look.lines(look.say(text)))
    text = say("Write it now. What exactly is wanted stands in the docstring of the file.")
    again = look.lines(look.say(say("The problem once more:")), style=QUIET)
    return "\n".join([*again, prose(page.problem, look), "", *look.lines(look.say(text))])


def is_untouched(prompt: Prompt, content: Content, source: str, look: Look) -> bool:
    """Whether a file is as it was laid out."""
    return source.strip() == stub(prompt, content, look).strip()


def told(prompt: Prompt, content: Content, found: Tested | Ran, look: Look) -> str:
    """What came of inputs, or of code on a follow-up; what came of the code itself is the judge's report."""
    lines = [*look.lines(found.problem, style=LOUD)] if found.problem else []
    if isinstance(found, Tested):
        lines += _tested(prompt, content, found, look)
        return "\n".join([*lines, "", prose(content.problem_page(prompt.subject).test, look)])
    lines += (line for each in found.checks for line in _check(each, look))
    return "\n".join([*lines, "", prose(content.follow_up_page(prompt).answer, look)])


def _check(found: CheckMark, look: Look) -> Iterator[str]:
    verdict = Verdict(found.verdict)
    sign = look.translator.text(MARKS[verdict])
    title = wrap(plain(found.title), look.width, INDENT + " " * (width_of(sign) + 1))
    yield f"{INDENT}{look.mark(verdict)} {title[0].lstrip()}"
    yield from title[1:]
    if found.message and verdict is Verdict.FAILED:
        yield from look.lines(found.message, INDENT * 3)


def _tested(prompt: Prompt, content: Content, found: Tested, look: Look) -> Iterator[str]:
    for number, case in enumerate(found.cases, start=1):
        if not case.accepted:
            why = say("{number}. {call}: {why}", number=number, call=case.shown, why=case.why)
            yield from look.lines(look.say(why))
    exposed = say("Exposed: {count} of {total} mistakes.", count=len(found.exposed),
                  total=len(found.exposed) + len(found.missed))  # fmt: skip
    yield from look.lines(look.say(exposed), style=STYLES[Verdict.FAILED if found.missed else Verdict.PASSED])
    messages = content.catalog.messages(content.exercise(prompt.subject), content.lang)
    for name in found.missed if not found.problem or found.cases else ():
        yield from look.lines(look.say(say("Got past your inputs: {mistake}", mistake=messages.get(name, name))))
