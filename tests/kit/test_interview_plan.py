"""The plan of a round: the same for the same seed, never too long, and really different for a level and minutes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from statistics import mean

import pytest

from grader.errors import UserError
from grader.interview.happened import Mode, Plan, Step
from grader.interview.plan import Stock, Wish, plan
from grader.interview.records import (
    BankQuestion,
    Clarify,
    FollowUp,
    Kind,
    Minutes,
    Probing,
    Problem,
    Seniority,
    Theme,
)
from grader.quiz.generators import make
from grader.quiz.question import Asks, Question

JUNIOR, MID, SENIOR = Seniority
SEEDS = range(500)
HERE = Path()
LEVELS = [(JUNIOR,), (JUNIOR, MID), (MID,), (MID, SENIOR), (SENIOR,)]
UNITS = ("rules", "adding", "rotary")


def problem(number: int) -> Problem:
    levels = LEVELS[number % len(LEVELS)]
    minutes = Minutes(3, 3, 10 + number % 7, 6, 3)
    question = Question("one", "interview", "rules", "np.ones(3)", {}, Asks.SHAPE)
    follow_ups = [
        FollowUp(f"f{n}", level, Kind.TALK) for n, level in enumerate([JUNIOR, JUNIOR, MID, MID, SENIOR, SENIOR])
    ]
    clarify = (Clarify("a", matters=True), Clarify("b", matters=False))
    unit = UNITS[number % len(UNITS)]
    return Problem(f"{unit}/p{number:02d}", HERE, levels, minutes, clarify, (question,),
                   Probing("f", 4, ("a", "b", "c")), tuple(follow_ups))  # fmt: skip


def questions() -> Iterator[BankQuestion]:
    for number, theme in enumerate(list(Theme) * 5):
        level = list(Seniority)[number % 3]
        yield BankQuestion(f"{UNITS[number % 3]}/q{number:02d}", HERE, level, theme, 3 + number % 2, ("x",), ())


STOCK = Stock(tuple(map(problem, range(15))), tuple(questions()))


def plans(wish: Wish, seeds: Iterable[int] = SEEDS) -> list[Plan]:
    return [plan(STOCK, replace(wish, seed=seed)) for seed in seeds]


def count(found: Plan, step: Step) -> int:
    return sum(len(each.items) or 1 for each in found.segments if each.step is step)


WISHES = [Wish(0, minutes, level) for minutes in (20, 30, 45, 60, 90, 180) for level in Seniority]


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: f"{wish.level}-{wish.minutes}")
def test_a_plan_keeps_its_minutes_and_has_every_step_in_order(wish: Wish) -> None:
    for found in plans(wish, range(100)):
        assert sum(each.minutes for each in found.segments) <= wish.minutes
        assert all(each.minutes >= 1 for each in found.segments)
        steps = [each.step for each in found.segments]
        assert steps[0] is Step.WARMUP
        assert {Step.CLARIFY, Step.PREDICT, Step.CODE, Step.TEST} <= set(steps)
        assert Step.QUESTION in steps or wish.minutes == 20
        assert steps.count(Step.CODE) == len(found.problems) == (2 if wish.minutes >= 75 else 1)
        assert len(found.problems) > 1 or steps == sorted(steps, key=list(Step).index)


def test_the_same_wish_gives_the_same_plan() -> None:
    wish = Wish(0, 60, SENIOR, Mode.LIVE)
    assert plans(wish) == plans(wish)


def test_the_mode_changes_nothing_but_itself() -> None:
    for practice, live in zip(plans(Wish(0)), plans(Wish(0, mode=Mode.LIVE)), strict=True):
        assert live == replace(practice, mode=Mode.LIVE)


def test_seeds_spread_over_the_problems() -> None:
    fitting = {each.exercise for each in STOCK.problems if MID in each.levels}
    found = [each.problems[0] for each in plans(Wish(0, 45, MID))]
    assert set(found) == fitting
    assert min(map(found.count, fitting)) > len(found) / len(fitting) / 2


def test_nothing_comes_twice_in_one_round() -> None:
    for found in plans(Wish(0, 180, SENIOR)):
        subjects = [(each.step, each.subject) for each in found.segments]
        assert len(subjects) == len(set(subjects))


def test_a_level_is_asked_what_fits_it() -> None:
    levels = {each.exercise: each.levels for each in STOCK.problems}
    ranks = {each.id: each.level.rank for each in STOCK.bank}
    for level in Seniority:
        for found in plans(Wish(0, 45, level)):
            assert all(level in levels[each] for each in found.problems)
            asked = [each.subject for each in found.segments if each.step is Step.QUESTION]
            assert asked
            assert all(ranks[each] <= level.rank for each in asked)


def test_a_higher_level_is_asked_more_and_harder_things() -> None:
    def follow_ups(level: Seniority) -> float:
        return mean(count(each, Step.FOLLOW_UP) for each in plans(Wish(0, 45, level)))

    def hardest(found: Plan) -> bool:
        return any("f5" in each.items for each in found.segments)

    assert follow_ups(JUNIOR) < follow_ups(SENIOR)
    assert not any(map(hardest, plans(Wish(0, 60, MID))))
    assert all(map(hardest, plans(Wish(0, 60, SENIOR))))


def test_more_minutes_are_really_used() -> None:
    short, usual, long = (plans(Wish(0, minutes, MID)) for minutes in (20, 45, 90))
    for step in (Step.FOLLOW_UP, Step.QUESTION):
        counts = [mean(count(each, step) for each in found) for found in (short, usual, long)]
        assert counts == sorted(set(counts))
    assert all(count(each, Step.TEST) == 1 for each in usual)
    assert mean(sum(s.minutes for s in each.segments) for each in long) > 80


def test_in_a_short_round_every_step_gives_way_a_little() -> None:
    three = tuple(Question(name, "interview", "rules", "np.ones(3)", {}, Asks.SHAPE) for name in "abc")
    stock = replace(STOCK, problems=tuple(replace(each, predict=three) for each in STOCK.problems))

    def minutes(wish: Wish) -> dict[Step, int]:
        return {each.step: each.minutes for each in plan(stock, wish).segments}

    short, usual = minutes(Wish(1, 20, MID)), minutes(Wish(1, 45, MID))
    assert short[Step.PREDICT] < usual[Step.PREDICT]
    assert 3 <= short[Step.TEST] < usual[Step.TEST]
    assert 6 <= short[Step.CODE] < usual[Step.CODE]
    segments = plan(stock, Wish(1, 20, MID)).segments
    assert [each.items for each in segments if each.step is Step.PREDICT] == [("a",)]


def test_a_problem_far_too_long_is_not_squeezed_into_a_short_round() -> None:
    minutes = Minutes(3, 3, 30, 6, 3)
    long, *others = STOCK.problems[:2]
    stock = replace(STOCK, problems=(replace(long, minutes=minutes), *others))
    asked = {plan(stock, Wish(seed, 20, JUNIOR)).problems for seed in range(50)}
    assert asked == {(others[0].exercise,)}
    alone = replace(stock, problems=stock.problems[:1])
    assert plan(alone, Wish(0, 20, JUNIOR)).problems == (long.exercise,)


def test_a_problem_without_a_test_step_never_comes_alone_while_others_have_one() -> None:
    bare = {"rules/p00", "rules/p06"}
    problems = tuple(replace(each, test=None) if each.exercise in bare else each for each in STOCK.problems)
    stock = replace(STOCK, problems=problems)
    for minutes in (30, 90):
        found = [plan(stock, Wish(seed, minutes, JUNIOR)) for seed in range(50)]
        assert all(any(each.step is Step.TEST for each in one.segments) for one in found)
    only = replace(stock, problems=tuple(each for each in problems if each.exercise in bare))
    assert plan(only, Wish(0, 30, JUNIOR)).problems


def test_a_long_round_takes_the_harder_problems() -> None:
    def levels(minutes: int) -> float:
        ranks = {each.exercise: each.levels[0].rank for each in STOCK.problems}
        return mean(ranks[each.problems[0]] for each in plans(Wish(0, minutes, MID)))

    assert levels(60) > levels(45)


@pytest.mark.parametrize("level", Seniority)
def test_what_was_just_done_does_not_come_while_others_remain(level: Seniority) -> None:
    past: list[str] = []
    fitting = [each.exercise for each in STOCK.problems if level in each.levels]
    for seed in SEEDS:
        found = plan(STOCK, Wish(seed, 45, level), past)
        assert not past or found.problems[0] != past[-1]
        new = set(fitting) - set(past)
        assert not new or set(found.problems) <= new
        past += found.problems


def test_two_problems_that_were_just_done_do_not_come_while_others_remain() -> None:
    past: list[str] = []
    for seed in range(100):
        found = plan(STOCK, Wish(seed, 90, MID), past)
        assert not set(found.problems) & set(past[-2:])
        past += found.problems


def test_with_one_problem_it_comes_again() -> None:
    stock = Stock(STOCK.problems[:1], STOCK.bank)
    assert plan(stock, Wish(1), [STOCK.problems[0].exercise]).problems == (STOCK.problems[0].exercise,)


def test_questions_that_were_asked_come_last() -> None:
    first = plan(STOCK, Wish(1, 90, MID))
    asked = [each.subject for each in first.segments if each.step is Step.QUESTION]
    again = plan(STOCK, Wish(1, 90, MID), asked)
    assert asked
    assert not {each.subject for each in again.segments} & set(asked)


def test_topics_are_units_and_themes() -> None:
    themes = {each.id: each.theme for each in STOCK.bank}
    for found in plans(Wish(0, 45, MID, topics=("rotary",)), range(50)):  # a unit and a theme
        subjects = {each.subject for each in found.segments if each.step is not Step.WARMUP}
        assert all(each.startswith("rotary/") or themes[each] is Theme.ROTARY for each in subjects)
    for found in plans(Wish(0, 45, MID, topics=("masks", "bias")), range(50)):
        asked = {themes[each.subject] for each in found.segments if each.step is Step.QUESTION}
        assert asked <= {Theme.MASKS, Theme.BIAS}


def test_warm_ups_are_fresh_questions_that_fit_the_level() -> None:
    topics = {
        level: {make(found.segments[0].subject).topic for found in plans(Wish(0, 45, level), range(100))}
        for level in Seniority
    }
    assert topics[JUNIOR] == {"two", "indexing"}
    assert topics[SENIOR] == {"memory", "operators", "integers"}
    assert len({found.segments[0].subject for found in plans(Wish(0))}) > 400


def test_what_cannot_be_planned_is_refused() -> None:
    with pytest.raises(UserError, match="there is no topic 'cooking'; there are rules, adding, rotary, why"):
        plan(STOCK, Wish(1, topics=("cooking",)))
    with pytest.raises(UserError, match="no interview problem"):
        plan(Stock((), STOCK.bank), Wish(1))
