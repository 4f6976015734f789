"""A question, its verdict and a quiz's summary as a learner reads them: plain text that reads well aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from grader.i18n import mark
from grader.model import Message, Verdict, say
from grader.quiz.calibration import RULES, Calibration, Rated, calibrations, rules_of
from grader.quiz.choose import likeliest
from grader.quiz.explain import explain, explain_again, shown, so, told
from grader.quiz.hints import hint
from grader.quiz.misconceptions import Misconception
from grader.quiz.picture import picture
from grader.quiz.question import Answer, Asks, Input, Question
from grader.quiz.session import Answered, Session
from grader.quiz.topics import title
from grader.render.columns import pad, width_of
from grader.render.text import INDENT, LOUD, QUIET, STYLES, TITLE, Look

TOPICS: Mapping[str, str] = {
    "two": mark("two shapes"),
    "many": mark("several shapes, numbers"),
    "reductions": mark("reductions"),
    "indexing": mark("indices and new axes"),
    "floats": mark("float dtypes"),
    "integers": mark("integer dtypes"),
    "memory": mark("strides and memory"),
    "operators": mark("in place, masks, joins, products"),
}
PROMPTS: Mapping[Asks, str] = {
    Asks.SHAPE: mark("Shape, or error?"),
    Asks.DTYPE: mark("Dtype, or error?"),
    Asks.STRIDES: mark("Strides, in bytes?"),
    Asks.NBYTES: mark("How many bytes of new memory?"),
    Asks.VIEW: mark("A view, or a copy?"),
    Asks.VALUE: mark("Value, or error?"),
}
FORMS: Mapping[Asks, Message] = {
    Asks.SHAPE: say("That is no shape. Write one as (4, 50, 128), or write error."),
    Asks.DTYPE: say("That is no dtype. Write one as float32, write its letter, or write error."),
    Asks.STRIDES: say("These are no strides. Write them as (512, 4), or write error."),
    Asks.NBYTES: say("That is no number of bytes. Write one as 512."),
    Asks.VIEW: say("Write view or copy."),
    Asks.VALUE: say("That is no value. Write it as Python shows it, such as 0.5, [0, 1] or True, or write error."),
}
LETTERS = "abcdef"
SHOWN_BELIEFS = 3
NEARLY = 0.5  # of the likeliest belief's probability, from which on another is named beside it


def introduction(look: Look) -> str:
    """How to answer; said once."""
    form = say("Answer as Python writes it: (4, 50, 128), float32, error.")
    keys = say("Or: h for a hint, p to pass, q to stop.")
    return "\n".join(line for text in (form, keys) for line in look.lines(look.say(text), style=QUIET))


def question_text(question: Question, number: int, total: int, look: Look) -> str:
    """What is given, the snippet, and what is asked."""
    own = TOPICS.get(question.topic)
    topic = look.translator.text(own) if own else title(question.topic, look.translator.lang) or question.topic
    head = look.say(say("Question {number} of {total}: {topic}", number=number, total=total, topic=topic))
    return "\n".join([*look.lines(head, style=TITLE), "", given_text(question)])


def given_text(question: Question) -> str:
    """What is given, and the snippet."""
    inputs = [INDENT + line for line in _inputs(question)]
    snippet = [INDENT + line for line in question.snippet.splitlines()]
    return "\n".join([*inputs, *([""] if inputs else []), *snippet])


def _inputs(question: Question) -> Iterator[str]:
    edge = max(map(len, question.inputs), default=0)
    with_dtype = question.asks is not Asks.SHAPE or any(each.dtype != "float32" for each in question.inputs.values())
    for name, each in question.inputs.items():
        yield f"{pad(name, edge)}  {_content(each)}" + (f" {each.dtype}" if with_dtype else "")


def _content(each: Input) -> str:
    return str(each.shape) if each.values is None else str(list(each.values))


def prompt(question: Question, choices: Sequence[Answer] | None, look: Look) -> str:
    """What to answer, with the choices where there are any."""
    asked = look.translator.text(PROMPTS[question.asks])
    if choices is None or question.asks is Asks.VIEW:
        return f"{asked} "
    offered = [f"{letter}) {choice}" for letter, choice in zip(LETTERS, choices, strict=False)]
    line = INDENT + "  ".join(offered)
    lines = [line] if width_of(line) <= look.width else [INDENT + each for each in offered]
    return "\n".join([asked, *lines, "> "])


def hint_text(question: Question, look: Look) -> str:
    """The shapes side by side, or the rule; never the answer."""
    return _indented(hint(question, look.translator), look)


def verdict_text(done: Answered, look: Look, before: Iterable[Answered] = ()) -> str:
    """Right or not, what NumPy does and why, and which belief the answer fits.

    Parameters
    ----------
    before : iterable of Answered
        Answers whose verdicts the learner has just read: a belief is explained in full once.
    """
    question = done.item.question
    right = shown(done.item.right, question.asks)
    blocks = ["\n".join(_verdict_line(done, right, look)), _indented(picture(question, look.translator), look)]
    if done.belief and any(each.belief is done.belief for each in before):
        again = explain_again(done.belief, question, look.translator.lang)
        blocks.append("\n" + "\n".join(look.lines(again)))
    elif done.belief:
        blocks.append("\n" + "\n".join(_belief(done, done.belief, look)))
    return "\n".join(block for block in blocks if block)


def _belief(done: Answered, belief: Misconception, look: Look) -> Iterator[str]:
    yield from look.lines(explain(belief, done.item.question, look.translator.lang))
    alike = (each for each, wrong in done.item.wrong.items() if each is not belief and wrong == done.given)
    if any(alike):
        yield from look.lines(look.say(say("Other beliefs would answer the same; further questions tell them apart.")))


def _verdict_line(done: Answered, right: Message, look: Look) -> Iterator[str]:
    if done.right:
        yield from look.lines(look.say(say("Right: {right}.", right=right)), style=STYLES[Verdict.PASSED])
    elif done.given is None:
        yield from look.lines(look.say(say("NumPy gives {right}.", right=right)), style=LOUD)
    else:
        given = shown(done.given, done.item.question.asks)
        sentence = say("Not so: NumPy gives {right}, you said {given}.", right=right, given=given)
        yield from look.lines(look.say(sentence), style=STYLES[Verdict.FAILED])


def _indented(lines: Iterable[str], look: Look) -> str:
    return "\n".join(part for line in lines for part in look.lines(line, INDENT))


def summary_text(session: Session, look: Look) -> str:
    """Sum a quiz up: the score, what the answers point to, calibration."""
    score = say("{score} of {count} right.", score=session.score, count=len(session.answered))
    blocks = ["\n".join(look.lines(look.say(score), style=TITLE)), "\n".join(_beliefs(session, look))]
    rated = rated_answers(session.answered)
    if rated:
        blocks.append("\n".join(calibration_lines(calibrations(rated), look)))
    return "\n\n".join(block for block in blocks if block)


def _beliefs(session: Session, look: Look) -> Iterator[str]:
    lang = look.translator.lang
    found = session.diagnosis
    if found:
        likely = f"{session.posterior[found]:.0%}"
        text = say("Your answers point to one belief ({likely}): {belief}.", likely=likely, belief=told(found, lang))
        yield from look.lines(look.say(text), style=LOUD)
        yield from look.lines(so(found, lang), INDENT)
        yield from _nearly(session, found, look)
    elif any(each.belief for each in session.answered):
        yield from look.lines(look.say(say("Your answers fit no single belief; these come nearest:")))
        for belief, share in likeliest(session.posterior)[:SHOWN_BELIEFS]:
            yield from look.lines(f"{share:.0%} {told(belief, lang)}", INDENT)


def _nearly(session: Session, found: Misconception, look: Look) -> Iterator[str]:
    """Beliefs that the answers speak for almost as much."""
    least = NEARLY * session.posterior[found]
    near = [belief for belief, _ in likeliest(session.posterior, least) if belief is not found]
    if near:
        yield from look.lines(look.say(say("Nearly as likely:")))
    for belief in near[:SHOWN_BELIEFS]:
        yield from look.lines(told(belief, look.translator.lang), INDENT)


def rated_answers(answered: Iterable[Answered]) -> list[Rated]:
    """Answers that the learner said how sure they were of."""
    return [
        Rated(rules_of(each.item.question), each.sure, each.right)
        for each in answered
        if each.sure is not None and each.given is not None
    ]


def calibration_lines(lines: Sequence[Calibration], look: Look) -> Iterator[str]:
    """One line a rule: how sure, how often right, and what to make of it."""
    yield from look.lines(look.say(say("How sure you were, and how often right:")), style=TITLE)
    names = [look.translator.text(RULES[each.rule]) for each in lines]
    edge = max(map(width_of, names), default=0)
    for name, each in zip(names, lines, strict=True):
        figures = say("sure {sure}, right {right}, answers {count}: {tendency}", sure=f"{each.sure:.0%}",
                      right=f"{each.right:.0%}", count=each.count, tendency=each.tendency)  # fmt: skip
        row = f"{INDENT}{pad(name, edge)}  {look.say(figures)}"
        if width_of(row) <= look.width:
            yield row
        else:
            yield from look.lines(name, INDENT)
            yield from look.lines(look.say(figures), INDENT * 2)
