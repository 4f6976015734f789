"""The plan of a round: which problem, how far it is taken, which questions.

It is a pure function: the same stock, wish and past give the same plan.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from grader.errors import UserError
from grader.interview.happened import Mode, Plan, Segment, Step
from grader.interview.records import BankQuestion, FollowUp, Problem, Seniority, Theme
from grader.model import say
from grader.quiz.generators import SEEDS, families_of

SHORTEST, USUAL, LONGEST = 20, 45, 180  # minutes
ASIDE = 0.05  # share of the minutes for the opening and between the steps
LONG = 60  # from here on a second warm-up, and the harder half of the problems
TWO_PROBLEMS = 75
WARMUP = 2  # minutes
TALKING: Mapping[Seniority, float] = {Seniority.JUNIOR: 0.15, Seniority.MID: 0.15, Seniority.SENIOR: 0.2}  # share
PACE: Mapping[Seniority, float] = {Seniority.JUNIOR: 1.2, Seniority.MID: 1.0, Seniority.SENIOR: 0.8}  # of writing
YIELDS = 0.7  # share of the minutes of writing that is left where the rest would not fit otherwise
FEW = 4  # problems that are to choose from, however short the round ...
SQUEEZED = 1.25  # ... if they need no more than so much of its minutes
LEAST_CODE = 6  # minutes; with less nobody writes anything
LEAST_TEST = 3  # ... nor any input
WARM: Mapping[Seniority, tuple[str, ...]] = {  # topics of the quiz
    Seniority.JUNIOR: ("two", "indexing"),
    Seniority.MID: ("many", "reductions", "floats"),
    Seniority.SENIOR: ("memory", "operators", "integers"),
}


@dataclass(frozen=True, slots=True)
class Wish:
    """What a round is asked to be. `topics` are units or themes; all when empty."""

    seed: int
    minutes: int = USUAL
    level: Seniority = Seniority.MID
    mode: Mode = Mode.PRACTICE
    topics: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Stock:
    """All problems and questions that there are, each in a fixed order."""

    problems: tuple[Problem, ...]
    bank: tuple[BankQuestion, ...]

    @property
    def topics(self) -> tuple[str, ...]:
        """Units and themes that a round may draw from."""
        units = dict.fromkeys([*(each.unit for each in self.problems), *(each.unit for each in self.bank)])
        themes = {each.theme for each in self.bank}
        return tuple(dict.fromkeys((*units, *(theme.value for theme in Theme if theme in themes))))


def plan(stock: Stock, wish: Wish, past: Sequence[str] = ()) -> Plan:
    """Plan a round.

    Parameters
    ----------
    past : sequence of str
        Ids of the exercises and questions of earlier rounds, the latest last: what was just done comes back last.

    Raises
    ------
    UserError
        When a topic is unknown, or there is nothing to ask.
    """
    _refuse_unknown(stock, wish)
    rng = Random(f"{wish.seed} {wish.level} {wish.minutes} {' '.join(wish.topics)}")
    segments = list(_warmups(wish, rng))
    left = wish.minutes - round(ASIDE * wish.minutes) - sum(each.minutes for each in segments)
    talking = round(TALKING[wish.level] * wish.minutes)
    chosen = _problems(stock, wish, past, left - talking, rng)
    for number, each in enumerate(chosen):
        room = (left - talking) // (len(chosen) - number)
        steps = tuple(_steps(each, room, wish.level))
        segments += steps
        left -= sum(step.minutes for step in steps)
    segments += _questions(stock, wish, past, left, rng)
    return Plan(wish.seed, wish.minutes, wish.level, wish.mode, wish.topics, tuple(segments))


def _refuse_unknown(stock: Stock, wish: Wish) -> None:
    if not stock.problems:
        raise UserError(say("there is no interview problem in this content"))
    for topic in wish.topics:
        if topic not in stock.topics:
            known = ", ".join(stock.topics)
            raise UserError(say("there is no topic '{topic}'; there are {known}", topic=topic, known=known))


def _warmups(wish: Wish, rng: Random) -> Iterator[Segment]:
    families = rng.sample(families_of(WARM[wish.level]), 2 if wish.minutes >= LONG else 1)
    for family in families:
        yield Segment(Step.WARMUP, WARMUP, f"{family}:{rng.randrange(SEEDS)}")


# ---------------------------------------------------------------- problems


def _problems(stock: Stock, wish: Wish, past: Sequence[str], room: int, rng: Random) -> list[Problem]:
    """One problem, two in a long round; none that was just done while others remain."""
    fitting = _fitting(stock.problems, wish)
    wanted = min(2 if wish.minutes >= TWO_PROBLEMS else 1, len(fitting))
    chosen: list[Problem] = []
    while len(chosen) < wanted:
        among = fitting if chosen else _tested(fitting)
        others = _freshest([each for each in among if each not in chosen], past)
        chosen.append(rng.choice(_hardness(_short(others, room // wanted, wish.level), wish)))
    return chosen


def _fitting(problems: Sequence[Problem], wish: Wish) -> list[Problem]:
    """Problems of the topics and the level; where the topics have none for the level, those nearest to it."""
    about = [each for each in problems if each.unit in wish.topics] or list(problems)
    nearest = min(_distance(each, wish.level) for each in about)
    return [each for each in about if _distance(each, wish.level) == nearest]


def _tested(problems: list[Problem]) -> list[Problem]:
    """Problems that have a test step, if any has: no round should leave testing unseen."""
    return [each for each in problems if each.test] or problems


def _distance(problem: Problem, level: Seniority) -> int:
    return min(abs(each.rank - level.rank) for each in problem.levels)


def _short(problems: list[Problem], room: int, level: Seniority) -> list[Problem]:
    """Problems whose steps fit into `room` minutes, and the shortest few that nearly do; the shortest if none does."""
    ordered = sorted(problems, key=lambda each: (_least(each, level), each.exercise))
    rooms = [SQUEEZED * room] * FEW + [room] * len(ordered)
    return [each for each, most in zip(ordered, rooms, strict=False) if _least(each, level) <= most] or ordered[:1]


def _least(problem: Problem, level: Seniority) -> float:
    """Minutes that a problem takes without its follow-ups, at least."""
    minutes = _paced(problem, level).minutes
    one = minutes.predict / len(problem.predict)
    return minutes.clarify + one + max(YIELDS * minutes.code, LEAST_CODE) + (LEAST_TEST if problem.test else 0)


def _freshest(problems: list[Problem], past: Sequence[str]) -> list[Problem]:
    """Problems that were never done; if all were, the half that was done longest ago, and never the very latest."""
    latest = {id_: place for place, id_ in enumerate(past)}
    new = [each for each in problems if each.exercise not in latest]
    if new or len(problems) == 1:
        return new or problems
    by_age = sorted(problems, key=lambda each: latest[each.exercise])
    return by_age[: max(len(by_age) // 2, 1)]


def _hardness(problems: list[Problem], wish: Wish) -> list[Problem]:
    """In a long round the harder half of the problems, as the levels they are for and their minutes have it."""
    if wish.minutes < LONG:
        return problems
    ordered = sorted(problems, key=lambda each: (each.levels[0].rank, each.minutes.code, each.exercise))
    return ordered[len(ordered) // 2 :]


def _paced(problem: Problem, level: Seniority) -> Problem:
    """Problem with the minutes of writing that a level is given."""
    given = problem.minutes
    code, test = (max(1, round(PACE[level] * each)) for each in (given.code, given.test))
    return replace(problem, minutes=replace(given, code=code, test=test))


def _steps(problem: Problem, room: int, level: Seniority) -> Iterator[Segment]:
    """Steps of a problem that fit into `room` minutes.

    Where they do not all fit, the follow-ups give way first, then writing, then testing, then predictions: each in
    part, so that a short round still shows every dimension.
    """
    id_, minutes = problem.exercise, _paced(problem, level).minutes
    left = room - minutes.clarify
    writing = max(round(YIELDS * minutes.code), LEAST_CODE)
    testing = _shrunk(minutes.test, left - minutes.predict - writing, LEAST_TEST) if problem.test else 0
    each = minutes.predict / len(problem.predict)
    count = _shrunk(len(problem.predict), int((left - writing - testing) / each), 1)
    predicting = max(round(count * each), 1)
    code = _shrunk(minutes.code, left - predicting - testing, LEAST_CODE)
    left -= predicting + code + testing
    yield Segment(Step.CLARIFY, minutes.clarify, id_)
    yield Segment(Step.PREDICT, predicting, id_, tuple(one.id for one in problem.predict[:count]))
    yield Segment(Step.CODE, code, id_)
    if testing:
        yield Segment(Step.TEST, testing, id_)
    chosen = _climbing(problem.follow_ups, level, left // minutes.follow_up)
    if chosen:
        yield Segment(Step.FOLLOW_UP, len(chosen) * minutes.follow_up, id_, tuple(one.id for one in chosen))


def _shrunk(wanted: int, room: int, least: int) -> int:
    """What is left of what is wanted: no more than there is room for, and no less than the least of use."""
    return min(wanted, max(room, least))


def _climbing(follow_ups: Sequence[FollowUp], level: Seniority, count: int) -> list[FollowUp]:
    """At most `count` of those that a level is asked, in their order; the hardest of them when not all fit."""
    asked = [each for each in follow_ups if each.level.rank <= level.rank]
    by_rank = sorted(range(len(asked)), key=lambda place: (-asked[place].level.rank, place))
    return [asked[place] for place in sorted(by_rank[: max(count, 0)])]


# ---------------------------------------------------------------- questions


def _questions(stock: Stock, wish: Wish, past: Sequence[str], room: int, rng: Random) -> Iterator[Segment]:
    """Conceptual questions: fresh ones first, every theme once before any twice, the hardest first."""
    about = [each for each in stock.bank if not wish.topics or {each.unit, each.theme} & set(wish.topics)]
    pool = [each for each in about if each.level.rank <= wish.level.rank] or about
    rng.shuffle(pool)
    before = Counter(past)
    pool.sort(key=lambda each: (before[each.id], -each.level.rank))
    seen: Counter[Theme] = Counter()
    while pool := [each for each in pool if each.minutes <= room]:
        best = min(pool, key=lambda each: (before[each.id], seen[each.theme]))  # the first of those that are alike
        pool.remove(best)
        yield Segment(Step.QUESTION, best.minutes, best.id)
        seen[best.theme] += 1
        room -= best.minutes
