"""Generated questions: endless, the same for the same seed, sound, and told as a picture."""

from __future__ import annotations

import re

import pytest

from grader.errors import UserError
from grader.i18n import languages, translator
from grader.quiz.calibration import RULES, rules_of
from grader.quiz.families import AT_HOME, TOPICS
from grader.quiz.generators import SEEDS, choices, fingerprint, make
from grader.quiz.hints import hint
from grader.quiz.misconceptions import BELIEFS, wrong_answers
from grader.quiz.picture import aligned, picture
from grader.quiz.question import Asks, Question
from grader.quiz.reckon import reckon
from grader.quiz.topics import all_topics, families_of
from grader.quiz.truth import parse, same_answer, truth

SAMPLED, ALL = range(25), range(SEEDS)
FAMILIES = families_of(all_topics())


def hold(question: Question) -> None:
    """Everything that must be so of every question."""
    right = truth(question)
    assert reckon(question).answer == right, question  # one answer, and the rules explain it
    wrong = list(wrong_answers(question).values())
    assert not any(same_answer(each, right) for each in wrong), question
    for answer in (right, *wrong):
        assert same_answer(parse(str(answer), question.asks) or (), answer) or answer in ((), 0), (question, answer)
    offered = choices(question, right, wrong)
    if offered:
        assert len(set(offered)) == len(offered) and right in offered, question
    if question.asks is Asks.STRIDES:
        assert 0 not in shape_of(question) and 1 not in shape_of(question), question
    assert rules_of(question) <= RULES.keys()


def shape_of(question: Question) -> tuple[int, ...]:
    shape = truth(Question("", "", "", question.snippet, question.inputs, Asks.SHAPE))
    assert isinstance(shape, tuple)
    return shape


@pytest.mark.parametrize("family", FAMILIES)
def test_questions_are_sound(family: str) -> None:
    for seed in SAMPLED:
        hold(make(f"{family}:{seed}"))


@pytest.mark.sweep
@pytest.mark.parametrize("family", FAMILIES)
def test_a_thousand_questions_of_each_family_are_sound(family: str) -> None:
    for seed in ALL:
        question = make(f"{family}:{seed}")
        hold(question)
        for lang in languages():
            assert all(picture(question, translator(lang)))
            assert all(hint(question, translator(lang)))


@pytest.mark.parametrize("family", FAMILIES)
def test_every_answer_has_a_picture_that_reads_without_colour(family: str) -> None:
    for lang in languages():
        for seed in range(6):
            lines = picture(make(f"{family}:{seed}"), translator(lang))
            assert lines
            assert not any("\x1b" in line or "{" in line for line in lines)


def test_the_same_id_gives_the_same_question_and_others_differ() -> None:
    assert make("two:7") == make("two:7")
    assert len({fingerprint(make(f"two:{seed}")) for seed in range(200)}) > 150


@pytest.mark.parametrize("name", ["two", "two:", "two:x", "two:-1", "nothing:3", "", "two:1:2", "two:²"])
def test_there_is_no_question_of_another_name(name: str) -> None:
    with pytest.raises(UserError):
        make(name)


def test_every_belief_is_at_home_in_a_topic() -> None:
    assert AT_HOME.keys() == TOPICS.keys()
    assert {number for numbers in AT_HOME.values() for number in numbers} == {belief.number for belief in BELIEFS}


def test_two_shapes_stand_right_aligned_and_are_told_axis_by_axis() -> None:
    question = next(each for each in map(make, (f"batch:{seed}" for seed in range(99))) if "encoding" in each.inputs)
    lines = picture(question, translator("en"))
    first, second = lines[:2]
    assert re.fullmatch(r" *(words|encoding)  .*\)", first) and re.fullmatch(r" *(words|encoding)  .*\)", second)
    assert any(line.startswith("axis -1: ") for line in lines)


def test_shapes_are_aligned_by_their_last_axes() -> None:
    assert aligned({"words": (4, 50, 128), "pe": (50, 128), "n": (7,), "s": ()}) == [
        "words  (4, 50, 128)",
        "   pe     (50, 128)",
        "    n         (  7,)",
        "    s              ()",
    ]


def test_a_hint_does_not_give_the_answer_away() -> None:
    question = make("two:3")
    lines = hint(question, translator("en"))
    assert not any(line.lstrip().startswith(("=", "axis")) for line in lines)
