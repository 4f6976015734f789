"""What answers say about beliefs, and whether questions are chosen so that they say it soon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from grader.quiz.calibration import Rated, calibrations
from grader.quiz.choose import best, diagnosis, prepare, prior, splitting, suspected, updated
from grader.quiz.generators import SEEDS, fingerprint, make
from grader.quiz.misconceptions import BELIEFS, Misconception, by_name
from grader.quiz.question import Answer
from grader.quiz.session import Plan, Session, answer, begin, replay, upcoming
from grader.quiz.topics import all_topics, sought_in
from grader.quiz.variant import variant

LENGTH = 6


def sit(belief: Misconception | None, topics: tuple[str, ...], seed: int, length: int = LENGTH) -> Session:
    """Session of somebody who answers by one belief throughout."""
    session = begin(Plan(topics, length, seed))
    while not session.is_over:
        item = upcoming(session)
        session = answer(session, item, item.predicted(belief))
    return session


def sit_all(session: Session, beliefs: Iterable[Misconception | None]) -> Iterator[tuple[object, Session]]:
    """Sessions of many, one for each belief. Who answered alike so far is asked the same."""
    if session.is_over:
        yield from ((belief, session) for belief in beliefs)
        return
    item = upcoming(session)
    alike: dict[Answer, list[Misconception | None]] = {}
    for belief in beliefs:
        alike.setdefault(item.predicted(belief), []).append(belief)
    for given, some in alike.items():
        yield from sit_all(answer(session, item, given), some)


def diagnosed(topic: str, seeds: Iterable[int]) -> Counter[object]:
    """How often each belief that is at home in a topic is told to whoever holds it; None, to whoever is right."""
    beliefs = (None, *(BELIEFS[number - 1] for number in sought_in(topic)))
    sat = (each for seed in seeds for each in sit_all(begin(Plan((topic,), LENGTH, seed)), beliefs))
    return Counter(belief for belief, session in sat if session.diagnosis is belief)


@pytest.mark.parametrize("topic", all_topics())
def test_who_holds_a_belief_is_told_it(topic: str) -> None:
    found = diagnosed(topic, (1, 2))
    assert found[None] == 2
    assert [number for number in sought_in(topic) if not found[BELIEFS[number - 1]]] == []


@pytest.mark.sweep
@pytest.mark.timeout(600)
@pytest.mark.parametrize("topic", all_topics())
def test_95_sessions_in_100_of_six_questions_find_the_belief(topic: str) -> None:
    found = diagnosed(topic, range(100))
    beliefs = [BELIEFS[number - 1] for number in sought_in(topic)]
    assert found[None] == 100
    assert {belief.name: found[belief] for belief in beliefs if found[belief] < 95} == {}


@pytest.mark.parametrize("topic", all_topics())
def test_who_is_right_is_never_told_a_belief(topic: str) -> None:
    session = sit(None, (topic,), 5)
    assert session.diagnosis is None
    assert session.score == LENGTH
    assert not any(each.belief for each in session.answered)


@pytest.mark.sweep
@pytest.mark.timeout(600)
def test_a_hundred_right_learners_are_never_told_a_belief() -> None:
    assert all(sit(None, (), seed).diagnosis is None for seed in range(100))


def test_three_chosen_questions_expose_the_beliefs_about_two_shapes() -> None:
    session = sit(None, ("two",), 3, length=3)
    exposed = {belief.number for each in session.answered for belief in each.item.wrong}
    assert len(exposed & set(range(1, 27))) >= 22


def test_all_topics_together_ask_about_more_than_one() -> None:
    session = sit(None, (), 1)
    assert len({each.item.question.topic for each in session.answered}) > 1


def test_one_slip_makes_no_belief() -> None:
    session = begin(Plan(("two",), LENGTH, 4))
    while not session.is_over:
        item = upcoming(session)
        slip = (99, 99) if len(session.answered) == 2 else item.right
        session = answer(session, item, slip)
    assert session.score == LENGTH - 1
    assert session.diagnosis is None


def test_passing_says_nothing_about_beliefs() -> None:
    session = begin(Plan(("two",), LENGTH, 4))
    passed = answer(session, upcoming(session), None)
    assert passed.posterior == session.posterior
    assert passed.score == 0


def test_no_question_comes_twice() -> None:
    asked = [each.item.question for each in sit(by_name("align_left"), ("two",), 8, length=12).answered]
    assert len({(each.snippet, str(each.inputs)) for each in asked}) == len(asked)


def test_questions_do_not_end_when_all_that_were_drawn_first_are_known() -> None:
    family = "two"
    seen = {fingerprint(make(f"{family}:{seed}")) for seed in range(SEEDS)}
    item = best(prior(), (family,), Random(1), seen=seen)
    assert item.fingerprint not in seen
    everything = {fingerprint(make(f"wrapping:{seed}")) for seed in range(SEEDS)}  # there are few of these
    assert best(prior(), ("wrapping",), Random(1), seen=everything).fingerprint in everything


def test_the_same_seed_and_answers_give_the_same_quiz() -> None:
    one, other = (sit(by_name("larger_wins"), ("two",), 9) for _ in range(2))
    assert [each.item.question for each in one.answered] == [each.item.question for each in other.answered]
    assert one.posterior == other.posterior


def test_a_session_is_replayed_from_what_was_remembered() -> None:
    session = sit(by_name("larger_wins"), ("two",), 9, length=3)
    lines = [{"question": each.item.question.id, "given": each.given, "sure": None} for each in session.answered]
    again = replay(begin(session.plan), lines)
    assert again.posterior == session.posterior
    assert again.score == session.score


def test_a_wrong_answer_is_laid_at_the_likeliest_belief_that_gives_it() -> None:
    item = prepare(make("two:10"))
    for belief, wrong in item.wrong.items():
        posterior = updated(prior(), item, wrong)
        found = suspected(posterior, item, wrong)
        assert found is not None and item.wrong[found] == wrong
        assert posterior[belief] > prior()[belief]
    assert suspected(prior(), item, item.right) is None
    assert suspected(prior(), item, None) is None
    assert diagnosis(prior()) is None


def test_a_question_that_splits_more_is_worth_more() -> None:
    posterior = {None: 0.5, by_name("keepdims_ignored"): 0.25, by_name("keepdims_assumed"): 0.25}
    reductions = (make(f"reduced:{seed}") for seed in range(50))
    telling = prepare(next(question for question in reductions if "keepdims" in question.snippet))
    silent = prepare(make("number:1"))
    assert splitting(posterior, telling) > splitting(posterior, silent)


@pytest.mark.parametrize("belief", BELIEFS[::5], ids=lambda each: each.name)
def test_a_variant_shows_whether_the_belief_is_still_held(belief: Misconception) -> None:
    assert belief in variant(belief, Random(1)).wrong


def test_calibration_sets_how_sure_beside_how_often_right() -> None:
    rated = [Rated(frozenset({"stretch", "missing"}), 0.95, right) for right in (True, False, False)]
    rated += [Rated(frozenset({"stretch"}), 0.5, True)]
    stretch, missing = calibrations(rated)
    assert (stretch.rule, stretch.count, stretch.right) == ("stretch", 4, 0.5)
    assert (missing.rule, missing.count) == ("missing", 3)
    assert str(missing.tendency) == "surer than right"
    assert calibrations([]) == ()
