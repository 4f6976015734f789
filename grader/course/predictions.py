"""Mark the predictions that each student was given questions of their own for (see `bundle.student`).

No answer is stored: the questions are drawn again from the student's id, and NumPy says what is right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from grader.catalog import Catalog
from grader.course.bundle.student import PREDICTIONS, questions_of
from grader.course.collect import Found, collect
from grader.course.identify import Identifier
from grader.course.roster import Student
from grader.errors import AxiswiseError, UserError
from grader.model import Message, say
from grader.quiz.answer import parse, same_answer
from grader.quiz.plain import plain
from grader.quiz.question import Question
from grader.quiz.truth import truth

if TYPE_CHECKING:
    from grader.judge.run import Judge


@dataclass(frozen=True, slots=True)
class Predicted:
    """One student's answer to one question; ``given`` is empty where there is none."""

    student: str
    item: str
    given: str
    right: str
    points: int


Marked = tuple[list[Predicted], list[tuple[str, Message]]]  # answers of everybody, and files that could not be marked


def mark_predictions(
    catalog: Catalog, paths: Sequence[Path], roster: Sequence[Student], salt: str, trusted: bool
) -> Marked:
    """Mark every ``predictions.py`` at or beneath `paths`.

    Raises
    ------
    UserError
        Where the system offers no sandbox, unless `trusted`.
    """
    from grader.judge.run import Options, with_judge

    def body(judge: Judge) -> Marked:
        if judge.sandboxing.level == "none" and not trusted:
            raise UserError(say("nothing was run: this system offers no sandbox; add `--i-trust-this-code`"))
        found, trouble = _answers(judge, paths, roster)
        rows = [row for student in roster for row in _marked(student.id, salt, found.get(student.id, {}))]
        return rows, trouble

    return with_judge(catalog, Options(seed=1), body)


def _answers(
    judge: Judge, paths: Sequence[Path], roster: Sequence[Student]
) -> tuple[dict[str, Mapping[str, object]], list[tuple[str, Message]]]:
    """What each student answered, and the files of which that cannot be said."""
    identifier = Identifier(roster, [PREDICTIONS.removesuffix(".py")])
    answers: dict[str, Mapping[str, object]] = {}
    trouble: list[tuple[str, Message]] = []
    for found in _files(paths):
        whose = identifier.whose(found.parts)
        try:
            if whose.student is None:
                raise UserError(whose.why or say("{what}", what=found.place))
            if whose.student in answers:
                raise UserError(say("a second file of the same student; only the first counts"))
            answers[whose.student] = _run(judge, found.read())
        except AxiswiseError as error:
            trouble.append((found.place, error.message))
    return answers, trouble


def _files(paths: Sequence[Path]) -> Iterator[Found]:
    return (each for each in collect(paths) if isinstance(each, Found) and each.place.endswith(PREDICTIONS))


def _run(judge: Judge, source: bytes) -> Mapping[str, object]:
    """Answers that a file gives, by the question's id; it is run in a sandbox of its own."""
    from grader.judge.target import Oracle, Program, SandboxTarget
    from grader.sandbox.dialogue import ChildEnded

    target = SandboxTarget(judge.spawn, Program(source.decode("utf-8", "replace")), Oracle(judge.spawn, {}))
    try:
        reply = target.act({"module": 0, "what": "function", "target": "answers", "args": [], "kwargs": {}})
    except ChildEnded:
        raise UserError(say("running it ended its process")) from None
    finally:
        target.close()
    if not isinstance(reply.value, dict):
        raise UserError(say("`answers` does not return the dict that was given"))
    return {key: plain(value) for key, value in reply.value.items() if isinstance(key, str)}


def _marked(student: str, salt: str, answers: Mapping[str, object]) -> Iterator[Predicted]:
    return (_predicted(student, each, answers.get(each.id)) for each in questions_of(student, salt))


def _predicted(student: str, question: Question, given: object) -> Predicted:
    right = truth(question)
    meant = None if given is None else parse(given, question.asks)
    is_right = meant is not None and same_answer(meant, right)
    return Predicted(student, question.id, "" if given is None else str(given)[:80], str(right), int(is_right))
