"""Which mistake explains a marked sheet: the named misconceptions, and what the exercise's own wrong variants do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property, partial

from grader.catalog import Catalog
from grader.i18n import languages, translator
from grader.items import Answer, Item, Sheet
from grader.judge import content
from grader.judge.target import quietly
from grader.model import Bilingual, Exercise, say
from grader.quiz.explain import breaks_at, smallest_case, so
from grader.quiz.explain import told as told_of
from grader.quiz.forms.answers import questions
from grader.quiz.marks import Mark
from grader.quiz.misconceptions import BELIEFS, Misconception, explain
from grader.quiz.question import ERROR, Question
from grader.quiz.reckon import reckon
from grader.quiz.sheet import Marked, mark_sheet
from grader.quiz.truth import same_answer, truth

ENOUGH = 2  # wrong answers after which a mistake is named although it did not show everywhere

Answered = Callable[[str], object]  # item -> what is answered to it where that is wrong, else None


class Mistake:
    """One way to go wrong. What it answers is worked out item by item, as far as it is asked."""

    def __init__(self, name: str, ids: Sequence[str], answer: Answered, belief: Misconception | None = None) -> None:
        self.name, self.belief = name, belief
        self.answer = cache(answer)
        self._ids = ids

    @cached_property
    def answers(self) -> Mapping[str, object]:
        """All its wrong answers on the sheet."""
        found = ((id_, self.answer(id_)) for id_ in self._ids)
        return {id_: answer for id_, answer in found if answer is not None}

    def explains(self, marks: Mapping[str, Mark], wrong: Sequence[str]) -> bool:
        """Whether all wrong answers are this mistake's."""
        return all(marks[id_].answer is not None and same_answer(self.answer(id_), marks[id_].answer) for id_ in wrong)

    def spared(self, marks: Mapping[str, Mark]) -> int:
        """How many right answers this mistake would have got wrong."""
        return sum(mark.right and self.answer(id_) is not None for id_, mark in marks.items())


def explaining(mistakes: Sequence[Mistake], marked: Marked) -> tuple[Mistake, ...]:
    """Mistakes that explain all that is wrong; of several, those that would not have spoilt a right answer too."""
    if not marked.wrong:
        return ()
    found = [each for each in mistakes if each.explains(marked.marks, marked.wrong)]
    if len(found) > 1 or len(marked.wrong) < ENOUGH:
        found = [each for each in found if not each.spared(marked.marks)]
    return tuple(found)


def mistakes_of(exercise: Exercise, sheet: Sheet) -> tuple[Mistake, ...]:
    """Every named mistake, as far as it shows on this sheet."""
    known = {each.name for each in BELIEFS}
    return (*_beliefs(sheet), *(each for each in _variants(exercise, sheet) if each.name not in known))


# ---------------------------------------------------------------- the misconceptions


def _beliefs(sheet: Sheet) -> Iterator[Mistake]:
    reckoned = cache(partial(_reckoned, {item.id: item for item in sheet.judged}))
    for belief in BELIEFS:
        yield Mistake(belief.name, [item.id for item in sheet.judged], partial(_believed, belief, reckoned), belief)


class _Reckoned:
    """What is asked of one item, what is right, and how it comes out by NumPy's rules."""

    def __init__(self, item: Answer) -> None:
        self.asked = [(question, reckon(question)) for question in questions(item)]
        self.right = [truth(question) for question, _ in self.asked]
        self.above = [(question, reckon(question)) for question in _above(item)]


def _above(item: Answer) -> Sequence[Question]:
    """A question about what runs before an item, if anything does."""
    return questions(replace(item, snippet=item.before, before="", value="", asks=("shape",))) if item.before else ()


def _reckoned(items: Mapping[str, Item], id_: str) -> _Reckoned | None:
    item = items[id_]
    return _Reckoned(item) if isinstance(item, Answer) else None


def _believed(belief: Misconception, reckoned: Callable[[str], _Reckoned | None], id_: str) -> object:
    """What a belief answers to an item. Where the program ends above the line by it, it says nothing of that line."""
    item = reckoned(id_)
    if item is None or any(belief.wrong(*above) == ERROR for above in item.above):
        return None
    said = [belief.wrong(*asked) for asked in item.asked]
    if all(each is None for each in said):
        return None
    return tuple(r if s is None else s for s, r in zip(said, item.right, strict=True))


# ---------------------------------------------------------------- the exercise's own


def _variants(exercise: Exercise, sheet: Sheet) -> Iterator[Mistake]:
    for path in sorted(exercise.wrong.glob("*.py")):
        with quietly():
            answers = getattr(content.load(path), exercise.names[0])()
        marks = mark_sheet(sheet, answers).marks
        wrong = {id_: mark.answer for id_, mark in marks.items() if not mark.right}
        yield Mistake(path.stem.partition("--")[0], list(wrong), wrong.get)


# ---------------------------------------------------------------- what to say of them


def told(mistake: Mistake, exercise: Exercise, sheet: Sheet, marked: Marked) -> Bilingual:
    """What to tell whoever made a mistake on this sheet."""
    if mistake.belief is None:
        catalog = Catalog(exercise.root)
        return Bilingual({lang: catalog.messages(exercise, lang)[mistake.name] for lang in languages()})
    first = next(item for item in sheet.judged if item.id in marked.wrong)
    assert isinstance(first, Answer)
    question = _question(mistake.belief, first)
    return Bilingual({lang: explain(mistake.belief, question, lang) for lang in languages()})


def fits(belief: Misconception, item: Answer, fully: bool) -> Bilingual:
    """Say of a wrong answer which belief it fits, and where that breaks; `fully`, also what is so instead."""
    return Bilingual({lang: "\n".join(_fits(belief, item, fully, lang)) for lang in languages()})


def _fits(belief: Misconception, item: Answer, fully: bool, lang: str) -> Iterator[str]:
    tr, name = translator(lang), told_of(belief, lang)
    if fully:
        yield tr.say(say("it fits the belief that {belief}. That is not so. {so}", belief=name, so=so(belief, lang)))
    else:
        yield tr.say(say("it fits the belief that {belief}.", belief=name))
    where = breaks_at(belief, _question(belief, item))
    if where:
        yield tr.say(where)
    if fully:
        yield tr.say(smallest_case(belief, tr))


def _question(belief: Misconception, item: Answer) -> Question:
    """Question of an item that a belief answers wrongly."""
    return next(each for each in questions(item) if belief.wrong(each) is not None)
