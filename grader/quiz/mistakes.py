"""Which mistake explains a marked sheet: the named misconceptions, and what the exercise's own wrong variants do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from grader.catalog import Catalog
from grader.i18n import languages, translator
from grader.items import Answer, Sheet
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
from grader.quiz.truth import truth

ENOUGH = 2  # wrong answers after which a mistake is named although it did not show everywhere


@dataclass(frozen=True, slots=True)
class Mistake:
    """One way to go wrong: what it answers to the items that it gets wrong."""

    name: str
    answers: Mapping[str, object]
    belief: Misconception | None = None

    def explains(self, marks: Mapping[str, Mark], wrong: Sequence[str]) -> bool:
        """Whether all wrong answers are this mistake's."""
        answers = [(self.answers.get(id_), marks[id_].answer) for id_ in wrong]
        return all(mine is not None and mine == given for mine, given in answers)

    def spared(self, marks: Mapping[str, Mark]) -> int:
        """How many right answers this mistake would have got wrong."""
        return sum(mark.right and id_ in self.answers for id_, mark in marks.items())


def explaining(mistakes: Sequence[Mistake], marked: Marked) -> tuple[Mistake, ...]:
    """Mistakes that explain all that is wrong; of several, those that would not have spoilt a right answer too."""
    if not marked.wrong:
        return ()
    found = [each for each in mistakes if each.explains(marked.marks, marked.wrong)]
    if len(found) > 1 or len(marked.wrong) < ENOUGH:
        found = [each for each in found if not each.spared(marked.marks)]
    return tuple(found)


def mistakes_of(exercise: Exercise, sheet: Sheet) -> tuple[Mistake, ...]:
    """Every named mistake that gets something wrong on this sheet."""
    beliefs = _beliefs(exercise, sheet)
    known = {each.name for each in BELIEFS}
    return (*beliefs, *(each for each in _variants(exercise, sheet) if each.name not in known))


def beliefs_of(item: Answer) -> Mapping[str, object]:
    """Name of a belief -> what it answers to an item, where that is wrong."""
    asked = [(question, reckon(question)) for question in questions(item)]
    right = [truth(question) for question, _ in asked]
    found: dict[str, object] = {}
    for belief in BELIEFS:
        if _ended_before(belief, item):
            continue
        said = [belief.wrong(question, reckoning) for question, reckoning in asked]
        if any(each is not None for each in said):
            found[belief.name] = tuple(r if s is None else s for s, r in zip(said, right, strict=True))
    return found


def _ended_before(belief: Misconception, item: Answer) -> bool:
    """Whether the program ends, by a belief, above the line asked about: then it says nothing of that line."""
    if not item.before:
        return False
    above = replace(item, snippet=item.before, before="", value="", asks=item.asks[:1])
    return belief.wrong(questions(above)[0]) == ERROR


def _beliefs(exercise: Exercise, sheet: Sheet) -> Iterator[Mistake]:
    answers = {item.id: beliefs_of(item) for item in sheet.judged if isinstance(item, Answer)}
    for belief in BELIEFS:
        wrong = {id_: said[belief.name] for id_, said in answers.items() if belief.name in said}
        if wrong:
            yield Mistake(belief.name, wrong, belief)


def _variants(exercise: Exercise, sheet: Sheet) -> Iterator[Mistake]:
    for path in sorted(exercise.wrong.glob("*.py")):
        with quietly():
            answers = getattr(content.load(path), exercise.names[0])()
        marks = mark_sheet(sheet, answers).marks
        yield Mistake(path.stem.partition("--")[0], {id_: m.answer for id_, m in marks.items() if not m.right})


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
    tr = translator(lang)
    said = tr.say(say("it fits the belief that {belief}.", belief=told_of(belief, lang)))
    yield f"{said} {so(belief, lang)}" if fully else said
    where = breaks_at(belief, _question(belief, item))
    if where:
        yield tr.say(where)
    if fully:
        yield tr.say(smallest_case(belief, tr))


def _question(belief: Misconception, item: Answer) -> Question:
    """Question of an item that a belief answers wrongly."""
    return next(each for each in questions(item) if belief.wrong(each) is not None)
