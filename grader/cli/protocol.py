"""A quiz with a program in the learner's place: one JSON object a line.

Out: an item ``{"id", "kind", "snippet", "shapes", "choices", "inputs", "topic", "number", "of"}``.
In: ``{"answer": ...}``, with ``"sure"`` (0 to 1) if the program wants to say; null passes.
Out: a verdict ``{"right", "truth", "belief", "number", "explanation", "picture"}``, or ``{"error"}`` when the line was
no answer: then the same item still waits.
Out, last: ``{"beliefs": {name: probability}, "none", "diagnosis", "score", "of", "calibration"}``.

Shapes and strides are lists; where NumPy raises the answer is "error".
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from grader.cli.console import Console
from grader.cli.play import Start
from grader.i18n import Translator
from grader.model import say
from grader.quiz.calibration import calibrations
from grader.quiz.choose import Item
from grader.quiz.explain import explain
from grader.quiz.generators import choices
from grader.quiz.picture import picture
from grader.quiz.question import Answer, Question
from grader.quiz.session import Answered, Session, answer, plain, shares, upcoming
from grader.quiz.truth import nearly, parse
from grader.render.questions import rated_answers

EXAMPLE = '{"answer": [4, 3]}'
LONGEST = 1 << 16  # characters of one line


def converse(start: Start, console: Console) -> int:
    """Hold the quiz; return the exit code. The input may end early: then the summary comes at once."""
    session, replies = start.session, _replies()
    while not session.is_over:
        item = upcoming(session)
        _write(console, _item(item, session))
        heard = _heard(item, replies, console)
        if heard is None:
            break
        session = answer(session, item, *heard)
        start.diary.answered(session.answered[-1])
        _write(console, _verdict(session.answered[-1], console.translator))
    if session.is_over:
        start.diary.end()
    _write(console, _summary(session))
    return 0


def _heard(item: Item, replies: Iterator[str], console: Console) -> tuple[Answer | None, float | None] | None:
    """Next answer, and how sure the program is of it; None at the end of the input."""
    for line in replies:
        reply = _object(line)
        if reply is None or "answer" not in reply:
            _write(console, {"error": console.translator.say(say("expected one line like {example}", example=EXAMPLE))})
            continue
        given = parse(reply["answer"], item.question.asks)
        if given is None and reply["answer"] is not None:
            _write(console, _refusal(reply["answer"], item.question, console.translator))
            continue
        return given, _probability(reply.get("sure"))
    return None


def _replies() -> Iterator[str]:
    """Lines of the input that are not blank; of one that never ends, the beginning."""
    if sys.stdin is None:
        return
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    while line := sys.stdin.readline(LONGEST):
        while not line.endswith("\n") and (rest := sys.stdin.readline(LONGEST)):
            line = "too long" + rest[-1:]
        if line.strip():
            yield line


def _object(line: str) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _probability(value: object) -> float | None:
    return float(value) if isinstance(value, int | float) and 0 <= value <= 1 else None


def _refusal(given: object, question: Question, tr: Translator) -> dict[str, object]:
    meant = nearly(given, question.asks)
    if meant is not None:
        return {"error": tr.say(say("did you mean {shape}?", shape=meant)), "meant": plain(meant)}
    return {"error": tr.say(say("this is no answer to what is asked ({asks})", asks=question.asks.value))}


def _item(item: Item, session: Session) -> dict[str, object]:
    question = item.question
    offered = choices(question, item.right, item.wrong.values())
    return {
        "id": question.id,
        "kind": question.asks.value,
        "snippet": question.snippet,
        "shapes": [list(each.shape) for each in question.inputs.values()],
        "choices": [plain(each) for each in offered] if offered else None,
        "inputs": {
            name: {"shape": list(each.shape), "dtype": each.dtype, "values": plain(each.values)}
            for name, each in question.inputs.items()
        },
        "topic": question.topic,
        "number": len(session.answered) + 1,
        "of": session.plan.length,
    }


def _verdict(done: Answered, tr: Translator) -> dict[str, object]:
    belief = done.belief
    return {
        "right": done.right,
        "truth": plain(done.item.right),
        "belief": belief.name if belief else None,
        "number": belief.number if belief else None,
        "explanation": explain(belief, done.item.question, tr.lang) if belief else None,
        "picture": picture(done.item.question, tr),
    }


def _summary(session: Session) -> dict[str, object]:
    found = session.diagnosis
    lines = calibrations(rated_answers(session.answered))
    return {
        "beliefs": {name: round(share, 4) for name, share in shares(session).items()},
        "none": round(session.posterior[None], 4),
        "diagnosis": found.name if found else None,
        "score": session.score,
        "of": len(session.answered),
        "calibration": [
            {"rule": each.rule, "count": each.count, "sure": round(each.sure, 3), "right": round(each.right, 3)}
            for each in lines
        ],
    }


def _write(console: Console, document: dict[str, object]) -> None:
    console.write(json.dumps(document, ensure_ascii=False))
