"""The hidden suite of an exercise that is answered by values: one check an item, made from ``items.toml``.

Such a suite is an ordinary pytest file of three lines::

    from grader.quiz.suite import checks

    EXERCISE = "rules/predict_two"
    checks(globals())
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from grader.catalog import Catalog, content_root
from grader.items import Answer, Item, Sheet, Words, read_sheet
from grader.judge import suite
from grader.judge.failure import Blocked, CheckFailed, SubmissionRaised, Unanswered
from grader.judge.proxy import Submission
from grader.model import Bilingual, Exercise, Kind, Message, say
from grader.quiz.marks import Mark
from grader.quiz.mistakes import Mistake, explaining, fits, mistakes_of, told
from grader.quiz.sheet import Marked, mark_sheet

KEPT = 1000  # characters of a learner's own words that are shown beside the model answer


def checks(module: dict[str, Any]) -> None:
    """Put one check for each judged item into the namespace of a suite that says its ``EXERCISE``."""
    root = content_root(Path(module["__file__"]).parents[3])
    exercise = Catalog(root).get(module["EXERCISE"])
    asked = _Asked(exercise, read_sheet(exercise))
    for item in asked.sheet.judged:
        module[f"test_{item.id}"] = _check(asked, item)


class _Asked:
    """What is asked of everybody, and the ways to get it wrong; worked out when somebody first does."""

    def __init__(self, exercise: Exercise, sheet: Sheet) -> None:
        self.exercise, self.sheet = exercise, sheet

    @cached_property
    def mistakes(self) -> Sequence[Mistake]:
        """Every named mistake that shows on this sheet."""
        return mistakes_of(self.exercise, self.sheet)


def _check(asked: _Asked, item: Item) -> Callable[..., None]:
    def test(submission: Submission) -> None:
        found = suite.shared("sheet", partial(_judged, submission, asked))
        if isinstance(found, CheckFailed):
            if item is asked.sheet.judged[0]:
                raise found
            raise Blocked(say("waits for `{name}()` to return the answers", name=asked.exercise.names[0]))
        _report(found, item)

    return suite.check(points=item.points, en=item.said.texts["en"], zh=item.said.texts["zh"])(test)


class _Judged:
    """What the checks of one run have in common: the marked sheet, and the mistakes that would explain it."""

    def __init__(self, asked: _Asked, marked: Marked) -> None:
        self.marked, self.is_trace = marked, asked.exercise.kind is Kind.TRACE
        self.mistakes = asked.mistakes if marked.wrong else ()
        self.explaining = explaining(self.mistakes, marked)
        self.told: set[str] = set()  # beliefs that were explained in full

    def likely(self, item: Item) -> Mistake | None:
        """The belief that an item's wrong answer speaks for; of several, the one that alone explains the sheet."""
        marks = self.marked.marks
        found = [each for each in self.mistakes if each.belief and each.explains(marks, [item.id])]
        if len(found) > 1:  # as often where the answer is "error"
            found = [each for each in found if each in self.explaining]
        return found[0] if len(found) == 1 else None


def _judged(submission: Submission, asked: _Asked) -> _Judged | CheckFailed:
    """Call the learner's function, once, and mark what it returns; or say why that cannot be done."""
    call = getattr(submission, asked.exercise.names[0])
    try:
        marked = mark_sheet(asked.sheet, call())
    except CheckFailed as failed:
        failed.detail = failed.detail or _remedy(failed)
        return failed
    judged = _Judged(asked, marked)
    suite.suspect({each.name: told(each, asked.exercise, asked.sheet, marked) for each in judged.explaining})
    for item in asked.sheet.items:
        if isinstance(item, Words):
            suite.beside(_beside(item, marked.texts[item.id]))
    return judged


def _remedy(failed: CheckFailed) -> Message | None:
    """Say what to do where `np` is not known: answers need no import, until somebody writes `np.float32`."""
    if isinstance(failed, SubmissionRaised) and failed.raised.text == "name 'np' is not defined":
        return say('begin the file with `import numpy as np`, or write dtypes as texts: "float16"')
    return None


def _report(judged: _Judged, item: Item) -> None:
    """Pass, or say what is wrong with one item."""
    mark = judged.marked.marks.get(item.id)
    if mark is None:
        raise Unanswered(judged.marked.missing(item))
    if mark.right:
        return
    raise CheckFailed(_reason(judged, item, mark), _detail(judged, item, mark), mark.where)


def _reason(judged: _Judged, item: Item, mark: Mark) -> Message | Bilingual:
    """What is wrong with an answer; below the first wrong line of a trace, with a word about that line."""
    assert mark.reason is not None
    first = judged.marked.wrong[0]
    if not judged.is_trace or first == item.id:
        return mark.reason
    line = judged.marked.marks[first].where or first
    return say("{reason} (the first wrong line is `{first}`)", reason=mark.reason, first=line)


def _detail(judged: _Judged, item: Item, mark: Mark) -> Message | Bilingual | None:
    """What is said of a wrong answer at full feedback: the belief that it fits, in full where it first shows."""
    mistake = judged.likely(item) if isinstance(item, Answer) else None
    if mistake is None or mistake.belief is None or not isinstance(item, Answer):
        return mark.detail
    fully = len(judged.explaining) != 1 and mistake.name not in judged.told
    judged.told.add(mistake.name)
    return fits(mistake.belief, item, fully)


def _beside(item: Words, text: str) -> Bilingual | Message:
    """The learner's own words beside the model answer and the checklist."""
    words = say("your words: {text}", text=text[:KEPT]) if text else say('you wrote nothing under "{id}"', id=item.id)
    checklist = Bilingual({lang: "\n".join(f"- {each}" for each in each_) for lang, each_ in item.checklist.items()})
    return say(
        "{words}\nA model answer: {model}\nCheck yourself:\n{checklist}",
        words=words,
        model=item.model,
        checklist=checklist,
    )
