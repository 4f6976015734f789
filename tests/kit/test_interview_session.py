"""The course of a round and its log: what is asked when, how the clock counts, and what a file brings back."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from grader.interview import log
from grader.interview.form import evidence_form, evidence_of, plan_form, plan_of
from grader.interview.happened import (
    Band,
    Case,
    CheckMark,
    Chosen,
    Clarified,
    Coded,
    Evidence,
    Mode,
    Plan,
    Predicted,
    Prompt,
    Ran,
    Rated,
    Round,
    Segment,
    Step,
    Talked,
)
from grader.interview.happened import Tested as Probed  # a class called Tested would be taken for a test
from grader.interview.records import Seniority
from grader.interview.session import Session, answered, elapsed, hinted, paused, prompts, rated_by, timer, tried

NOW = datetime(2026, 3, 1, 20, 30, tzinfo=UTC)
X = "rules/x"
PLAN = Plan(
    7,
    45,
    Seniority.MID,
    Mode.PRACTICE,
    ("rules",),
    (
        Segment(Step.WARMUP, 2, "two:7"),
        Segment(Step.CLARIFY, 3, X),
        Segment(Step.PREDICT, 4, X, ("a", "b")),
        Segment(Step.CODE, 12, X),
        Segment(Step.TEST, 6, X),
        Segment(Step.FOLLOW_UP, 6, X, ("half", "offset")),
        Segment(Step.QUESTION, 4, "rules/why"),
    ),
)
EVIDENCE: list[Evidence] = [
    Predicted((4, 50), right=True),
    Predicted("float32", right=False, belief="align_left", hinted=True),
    Predicted(None, right=False),
    Clarified(("a", "b")),
    Chosen("one", right=True),
    Coded("import x", "failed", 1.5, 4.0, (CheckMark("v", "值", "failed", 3.0, "no"),), "in_place", "told", 2, 1, ""),
    Probed(
        "s",
        (Case("f(1)", accepted=True, exposes=("a",), edges=("one",)), Case("f(2)", accepted=False, why="why")),
        ("a",),
        ("b",),
        "p",
    ),
    Ran("s", (CheckMark("f(0)", "f(0)", "passed", 1.0),)),
    Talked("步幅是 0\n第二行"),
    Rated(Band.FAIR, (0, 2)),
    Rated(None),
]


def is_talk(exercise: str, item: str) -> bool:
    return item == "offset"


def session(plan: Plan = PLAN) -> Session:
    return Session(Round("r", NOW, plan, "en"), prompts(plan, is_talk))


def asked(plan: Plan) -> list[str]:
    return [each.id for each in prompts(plan, is_talk)]


def test_everything_is_asked_in_order_and_words_are_rated_at_once_in_practice() -> None:
    assert asked(PLAN) == [
        "warmup two:7",
        "clarify rules/x",
        "predict rules/x a",
        "predict rules/x b",
        "code rules/x",
        "test rules/x",
        "follow_up rules/x half",
        "follow_up rules/x offset",
        "rate follow_up rules/x offset",
        "question rules/why",
        "rate question rules/why",
    ]


def test_words_are_rated_in_the_end_when_it_is_live() -> None:
    assert asked(replace(PLAN, mode=Mode.LIVE))[-2:] == ["rate follow_up rules/x offset", "rate question rules/why"]


def test_a_rating_knows_what_it_rates() -> None:
    every = prompts(PLAN, is_talk)
    for rating in (each for each in every if each.step is Step.RATE):
        assert rating.id == f"rate {rated_by(rating).id}"
        assert rated_by(rating).id in {each.id for each in every}


def test_a_session_goes_through_all_prompts() -> None:
    one = session()
    for prompt in one.prompts:
        assert one.upcoming == prompt
        one = answered(one, prompt, Talked(""), 10.0, NOW)
    assert one.upcoming is None
    assert one.round.seconds == 10.0 * len(one.prompts)


def test_pauses_do_not_count_and_time_before_them_does() -> None:
    one = session()
    prompt = one.prompts[0]
    one = paused(paused(one, prompt, 30.0), prompt, 15.0)
    assert timer(one, prompt).used_in_all == 0.75
    one = answered(one, prompt, Talked(""), 15.0, NOW)
    assert one.round.done[0].seconds == 60.0
    assert not one.round.spent


@pytest.mark.parametrize("seconds", [-3600.0, -0.001])
def test_a_clock_that_goes_backwards_counts_as_nothing(seconds: float) -> None:
    one = session()
    prompt = one.prompts[0]
    assert elapsed(seconds) == 0.0
    assert paused(one, prompt, seconds).round.seconds == 0.0
    assert answered(one, prompt, Talked(""), seconds, NOW).round.done[0].seconds == 0.0


def test_minutes_of_a_segment_are_shared_by_what_it_asks() -> None:
    by_id = {each.id: each for each in prompts(PLAN, is_talk)}
    assert by_id["predict rules/x a"].minutes == 2.0
    assert by_id["code rules/x"].minutes == 12.0


@pytest.mark.parametrize("evidence", EVIDENCE, ids=lambda each: type(each).__name__)
def test_evidence_comes_back_from_its_form(evidence: Evidence) -> None:
    assert evidence_of(evidence_form(evidence)) == evidence


def test_a_plan_comes_back_from_its_form() -> None:
    assert plan_of(plan_form(PLAN)) == PLAN


@pytest.mark.parametrize("form", [{}, {"kind": "song"}, {"kind": "rated", "band": "great", "points": []}, {"kind": []}])
def test_what_is_no_evidence_is_refused(form: dict[str, object]) -> None:
    with pytest.raises(ValueError):  # any will do: whoever reads the log passes the line over
        evidence_of(form)


# ---------------------------------------------------------------- the log


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / ".axiswise").mkdir()
    return tmp_path


def written(root: Path, one: Session, evidence: list[Evidence]) -> Session:
    book = log.Log(root, one.round.id)
    book.begin(one.round.plan, "en", one.round.begun)
    for number, (prompt, each) in enumerate(zip(one.prompts, evidence, strict=False), start=1):
        one = answered(one, prompt, each, 5.0, NOW + timedelta(minutes=number))
        book.done(one.round.done[-1])
    return one


def test_a_round_comes_back_as_it_was(root: Path) -> None:
    one = written(root, session(), EVIDENCE[:4])
    assert log.rounds(root) == (one.round,)
    assert log.unfinished(root) == (one.round,)
    log.Log(root, "r").end(NOW + timedelta(hours=1))
    assert log.unfinished(root) == ()


def test_pauses_hints_and_tries_come_back(root: Path) -> None:
    one = written(root, session(), [])
    prompt = one.prompts[4]
    book = log.Log(root, "r")
    book.paused(prompt, 30.0, NOW + timedelta(1))
    book.hinted(prompt, 1, NOW + timedelta(2))
    book.tried(prompt, EVIDENCE[5], NOW + timedelta(3))
    want = tried(hinted(paused(one, prompt, 30.0), prompt), prompt)
    assert log.rounds(root) == (want.round,)


def test_torn_and_foreign_lines_cost_themselves_alone(root: Path) -> None:
    one = written(root, session(), EVIDENCE[:2])
    path = root / ".axiswise" / log.FILE
    lines = path.read_bytes().splitlines(keepends=True)
    foreign = b'{"v": 1, "id": "a", "at": "2026-03-02T00:00:00+00:00", "event": "done", "round": "r", "prompt": "x"}\n'
    unknown = b'{"v": 1, "id": "b", "at": "2026-03-02T00:00:00+00:00", "event": "danced", "round": "r"}\n'
    path.write_bytes(b"".join([b"\xff\x00torn", b"\n", *lines, foreign, unknown, lines[-1][:40]]))
    assert log.rounds(root) == (one.round,)


def test_two_files_that_grew_apart_are_merged_by_putting_them_together(root: Path) -> None:
    one = written(root, session(), EVIDENCE[:2])
    path = root / ".axiswise" / log.FILE
    path.write_bytes(path.read_bytes() * 2)
    assert log.rounds(root) == (one.round,)


def test_a_clock_that_went_backwards_costs_no_answer(root: Path) -> None:
    one = session()
    book = log.Log(root, "r")
    book.begin(one.round.plan, "en", NOW)
    for number, prompt in enumerate(one.prompts[:3]):
        one = answered(one, prompt, EVIDENCE[number], 5.0, NOW - timedelta(hours=number))
        book.done(one.round.done[-1])
    (found,) = log.rounds(root)
    assert set(found.done) == set(one.round.done)
    assert Session(found, one.prompts).upcoming == one.prompts[3]


def test_the_past_is_what_was_reached(root: Path) -> None:
    written(root, session(), EVIDENCE[:3])
    assert log.past(root) == ("two:7", X)


def test_the_last_text_of_a_file_is_kept_across_steps(root: Path) -> None:
    one = written(root, session(), [])
    code, test, half = one.prompts[4:7]
    book = log.Log(root, "r")
    book.saved(code, "first", NOW + timedelta(1))
    book.tried(code, replace(EVIDENCE[5], source="second"), NOW + timedelta(2))  # type: ignore[type-var]
    book.saved(test, "cases", NOW + timedelta(3))
    assert log.last_source(root, "r", half) == "second"
    assert log.last_source(root, "r", test) == "cases"
    assert log.last_source(root, "other", test) is None
    assert log.last_source(root, "r", Prompt(Step.CODE, 0, "rules/y")) is None
