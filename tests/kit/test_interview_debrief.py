"""The debrief: what each piece of evidence is worth, which grade it comes to, and how it reads."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from round_kit import BEGUN, STRANGE, Page, held

from grader.catalog import Catalog
from grader.i18n import translator
from grader.interview.content import Content
from grader.interview.debrief import Debrief, debrief
from grader.interview.debrief_page import debrief_page
from grader.interview.debrief_text import debrief_text
from grader.interview.dimensions import Dimension, Grade, grade_of
from grader.interview.feed import lessons, remember
from grader.interview.findings import named
from grader.interview.happened import (
    Band,
    Case,
    CheckMark,
    Chosen,
    Clarified,
    Coded,
    Done,
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
from grader.interview.happened import Tested as Probed
from grader.interview.records import Seniority
from grader.interview.seen import asked_in
from grader.quiz.schedule import cards
from grader.render.columns import width_of
from grader.render.text import Look

TOY = Path(__file__).parent / "toy"
ID = "counting/add_row_numbers"
COMMUNICATION, PROBLEM_SOLVING, TECHNICAL, TESTING = Dimension


@pytest.fixture(scope="module")
def content() -> Content:
    return Content(Catalog(TOY), "en")


def round_of(segment: Segment, found: Evidence, content: Content) -> Round:
    """A round of one segment, each prompt of which came to the same."""
    plan = Plan(1, 45, Seniority.MID, Mode.PRACTICE, (), (segment,))
    bare = Round("r", BEGUN, plan, content.lang)
    is_rating = isinstance(found, Rated)
    prompts = [each for each in asked_in(bare, content) if (each.step is Step.RATE) is is_rating]
    return replace(bare, done=tuple(Done(each.id, 60.0, found, BEGUN) for each in prompts))


def shares(found: Debrief, dimension: Dimension) -> list[float | None]:
    judgement = next(each for each in found.judgements if each.dimension is dimension)
    return [each.share if each.share is None else round(each.share, 3) for each in judgement.findings]


# ---------------------------------------------------------------- grades


@pytest.mark.parametrize(
    ("score", "grade"),
    [
        (1.0, Grade.STRONG_HIRE),
        (0.85, Grade.STRONG_HIRE),
        (0.849, Grade.HIRE),
        (0.65, Grade.HIRE),
        (0.649, Grade.NO_HIRE),
        (0.4, Grade.NO_HIRE),
        (0.399, Grade.STRONG_NO_HIRE),
        (0.0, Grade.STRONG_NO_HIRE),
    ],
)
def test_a_grade_begins_at_its_floor(score: float, grade: Grade) -> None:
    assert grade_of(score) is grade


def test_a_grade_is_reached_in_spite_of_rounding() -> None:
    assert grade_of(0.1 + 0.75 - 1e-16) is Grade.STRONG_HIRE
    assert grade_of(sum([0.13] * 5)) is Grade.HIRE  # 0.6500000000000001, or a little less in another order


CODE, TEST, CLARIFY = (Segment(step, 5, ID) for step in (Step.CODE, Step.TEST, Step.CLARIFY))
PASSED, FAILED = "passed", "failed"


def code(score: float, verdict: str = FAILED, **facts: int) -> Coded:
    return Coded("", verdict, score, 4.0, **facts)  # type: ignore[arg-type]


def cases(*edges: str, refused: int = 0) -> tuple[Case, ...]:
    return (Case("f(1)", accepted=True, edges=edges), *(Case("f(0)", accepted=False) for _ in range(refused)))


@pytest.mark.parametrize(
    ("segment", "found", "dimension", "worth"),
    [
        (CLARIFY, Clarified(("from_zero", "in_place")), COMMUNICATION, [1.0]),
        (CLARIFY, Clarified(("from_zero",)), COMMUNICATION, [0.5]),
        (CLARIFY, Clarified(("from_zero", "in_place", "table_name")), COMMUNICATION, [0.75]),
        (CLARIFY, Clarified(("from_zero", "in_place", "table_name", "how_many_rows")), COMMUNICATION, [0.5]),
        (CLARIFY, Clarified(("table_name", "how_many_rows")), COMMUNICATION, [0.0]),
        (CLARIFY, Clarified(()), COMMUNICATION, [0.0]),
        (CODE, code(4.0, PASSED), TECHNICAL, [1.0]),
        (CODE, code(4.0, PASSED, hints=2), TECHNICAL, [0.8]),
        (CODE, code(4.0, PASSED, tries=2), TECHNICAL, [0.9]),
        (CODE, code(4.0, PASSED, hints=9, tries=9), TECHNICAL, [0.6]),
        (CODE, code(1.0), TECHNICAL, [0.25]),
        (CODE, code(0.0, hints=3), TECHNICAL, [0.0]),
        (CODE, code(0.0, "missing"), TECHNICAL, [0.0]),
        (CODE, code(0.0, "unjudged"), TECHNICAL, [None]),
        (TEST, Probed("", cases("empty", "one", "equal"), ("a", "b"), ()), TESTING, [1.0, 1.0, 1.0]),
        (TEST, Probed("", cases("empty", refused=1), ("a",), ("b", "c", "d")), TESTING, [0.25, 0.333, 0.5]),
        (TEST, Probed("", cases(), (), ("b",)), TESTING, [0.0, 0.0, 1.0]),
        (TEST, Probed("", problem="it ended", missed=("a",)), TESTING, [0.0]),
        (TEST, Probed("", problem="the judge failed"), TESTING, [None]),
    ],
)
def test_what_evidence_is_worth(
    content: Content, segment: Segment, found: Evidence, dimension: Dimension, worth: list[float | None]
) -> None:
    assert shares(debrief(round_of(segment, found, content), content), dimension) == worth


@pytest.mark.parametrize(
    ("item", "found", "worth"),
    [
        ("half", Predicted("float64", right=True), 1.0),
        ("half", Predicted("float64", right=True, hinted=True), 0.5),
        ("half", Predicted("float16", right=False), 0.0),
        ("half", Predicted(None, right=False), 0.0),
        ("memory", Chosen("one_table", right=True), 1.0),
        ("memory", Chosen("nothing", right=False), 0.0),
        ("memory", Chosen("", right=False), 0.0),
        ("empty", Ran("", tuple(CheckMark("a", "a", each, 1.0) for each in (PASSED, FAILED))), 0.5),
        ("empty", Ran("", problem="no text"), None),
    ],
)
def test_what_a_follow_up_is_worth(content: Content, item: str, found: Evidence, worth: float | None) -> None:
    segment = Segment(Step.FOLLOW_UP, 5, ID, (item,))
    assert shares(debrief(round_of(segment, found, content), content), PROBLEM_SOLVING) == [worth]


@pytest.mark.parametrize(
    ("found", "worth"),
    [
        (Rated(Band.STRONG, (0, 1, 2)), 1.0),
        (Rated(Band.STRONG), 0.5),
        (Rated(Band.FAIR, (0,)), 0.417),
        (Rated(Band.WEAK, (0, 0, 7, -1)), 0.167),  # what is on no checklist counts nothing
        (Rated(None, (0, 1)), 0.667),
        (Rated(None), 0.0),  # neither words nor points nor a rating
    ],
)
def test_what_words_are_worth(content: Content, found: Rated, worth: float | None) -> None:
    segment = Segment(Step.FOLLOW_UP, 5, ID, ("offset",))
    result = debrief(round_of(segment, found, content), content)
    assert len(content.problem_page(ID).follow_ups["offset"].checklist) == 3
    assert shares(result, COMMUNICATION) == [worth]
    assert result.judgements[0].findings[0].self_rated


def spoken(content: Content, text: str, rated: Rated, clarified: Evidence) -> Debrief:
    """A round of questions asked at the beginning, and of one answered in words."""
    segments = (Segment(Step.CLARIFY, 3, ID), Segment(Step.FOLLOW_UP, 5, ID, ("offset",)))
    bare = Round("r", BEGUN, Plan(1, 45, Seniority.MID, Mode.LIVE, (), segments), content.lang)
    found = dict(zip((Step.CLARIFY, Step.FOLLOW_UP, Step.RATE), (clarified, Talked(text), rated), strict=True))
    done = tuple(Done(each.id, 60.0, found[each.step], BEGUN) for each in asked_in(bare, content))
    return debrief(replace(bare, done=done), content)


def test_answers_left_open_make_no_strong_hire(content: Content) -> None:
    asked = Clarified(tuple(each.id for each in content.problem(ID).clarify if each.matters))
    silent = spoken(content, "", Rated(None), asked).judgements[0]
    assert silent.grade is Grade.HIRE
    assert [each.share for each in silent.findings] == [1.0, 0.0]
    unrated = spoken(content, "Row 3.", Rated(None), asked).judgements[0]
    assert unrated.grade is Grade.HIRE
    assert [each.share for each in unrated.findings] == [1.0, None]
    assert spoken(content, "", Rated(Band.STRONG, (0, 1, 2)), asked).judgements[0].grade is Grade.STRONG_HIRE


def test_who_asked_well_is_told_to_speak_and_who_spoke_well_to_ask(content: Content) -> None:
    asked = Clarified(tuple(each.id for each in content.problem(ID).clarify if each.matters))
    ask, speak = "Before you code, ask", "Say the strong answers aloud"
    silent = "\n".join(map(str, spoken(content, "", Rated(None), asked).review))
    assert speak in silent
    assert ask not in silent
    hasty = "\n".join(map(str, spoken(content, "", Rated(Band.STRONG, (0, 1, 2)), Clarified(())).review))
    assert ask in hasty
    assert speak not in hasty


def test_a_question_that_is_cut_leaves_no_code_open() -> None:
    shipped = Content(Catalog(Path(__file__).parents[2]), "zh")
    said = [
        named(Prompt(Step.FOLLOW_UP, 0, each.exercise, one.id), shipped)
        for each in shipped.stock.problems
        for one in each.follow_ups
    ]
    assert [each for each in said if each.endswith("…`")]
    assert not [each for each in said if each.count("`") % 2]


def test_careful_checks_count_by_themselves(content: Content) -> None:
    checks = [CheckMark(id_, id_, verdict, 1.0) for id_, verdict in [("values", PASSED), ("dtype", FAILED)]]
    found = debrief(round_of(CODE, Coded("", FAILED, 3.0, 4.0, tuple(checks)), content), content)
    assert shares(found, TECHNICAL) == [0.75, 0.0]
    assert found.judgements[2].score == pytest.approx(0.5)  # the suite counts twice as much


@pytest.mark.parametrize(
    ("failed", "grade"),
    [("dtype", Grade.HIRE), ("values", Grade.NO_HIRE), ("", Grade.NO_HIRE)],
    ids=["an edge", "the values", "nothing that is known"],
)
def test_code_that_does_not_pass_is_no_strong_hire(content: Content, failed: str, grade: Grade) -> None:
    checks = tuple(CheckMark(each, each, FAILED if each == failed else PASSED, 1.0) for each in ("values", "dtype"))
    found = debrief(round_of(CODE, Coded("", FAILED, 3.99, 4.0, checks if failed else ()), content), content)
    assert found.judgements[2].grade is grade


def test_a_dimension_without_evidence_has_no_grade(content: Content) -> None:
    found = debrief(round_of(CODE, code(4.0, PASSED), content), content)
    assert [each.grade for each in found.judgements] == [None, None, Grade.STRONG_HIRE, None]


# ---------------------------------------------------------------- whole rounds


@pytest.mark.parametrize(("is_good", "grade"), [(True, Grade.STRONG_HIRE), (False, Grade.STRONG_NO_HIRE)])
def test_a_round_all_right_or_all_wrong(content: Content, is_good: bool, grade: Grade) -> None:
    found = debrief(held(content, is_good), content)
    assert [each.grade for each in found.judgements] == [grade] * 4
    assert all(each.findings for each in found.judgements)
    assert [each.is_self_rated for each in found.judgements] == [True, False, False, False]


def test_misconceptions_and_mistakes_are_named_once(content: Content) -> None:
    found = debrief(held(content, is_good=False), content)
    names = [each.name for each in found.mistakes]
    assert "backwards" in names
    assert len(names) == len(set(names)) > 1
    assert {each.name for each in found.unseen} == set(content.problem(found.code[0].exercise).test.mistakes)  # type: ignore[union-attr]
    assert not debrief(held(content, is_good=True), content).mistakes


def test_what_would_have_come_next_was_not_asked(content: Content) -> None:
    round_ = held(content, is_good=True)
    found = debrief(round_, content)
    asked = {each.prompt for each in round_.done}
    pages = content.problem_page(round_.plan.problems[0]).follow_ups
    reached = {page.asked for id_, page in pages.items() if f"follow_up {round_.plan.problems[0]} {id_}" in asked}
    assert found.upcoming
    assert not reached.intersection(each.question for each in found.upcoming)


def test_what_was_not_asked_is_told_with_why_it_matters(content: Content) -> None:
    found = debrief(held(content, is_good=False), content)
    problem, page = content.problem(found.code[0].exercise), content.problem_page(found.code[0].exercise)
    assert [each.question for each in found.unasked] == [page.clarify[c.id].asked for c in problem.clarify if c.matters]
    assert all(page.clarify[c.id].why in each.answer for c, each in zip(problem.clarify, found.unasked, strict=False))
    assert not debrief(held(content, is_good=True), content).unasked


def test_what_was_not_right_is_explained(content: Content) -> None:
    segment = Segment(Step.PREDICT, 5, ID, ("column", "flat"))
    found = debrief(round_of(segment, Predicted((1, 1), right=False), content), content)
    page = content.problem_page(ID).predict
    assert [each.answer for each in found.amiss] == [page["column"].why, page["flat"].why]
    assert "`table + numbers`" in found.amiss[0].question
    chosen = debrief(round_of(Segment(Step.FOLLOW_UP, 5, ID, ("memory",)), Chosen("", right=False), content), content)
    assert content.problem_page(ID).follow_ups["memory"].options["one_table"] in chosen.amiss[0].answer
    assert not debrief(held(content, is_good=True), content).amiss


def test_inputs_are_given_where_one_mistake_was_missed(content: Content) -> None:
    missed = debrief(round_of(TEST, Probed("", cases(), ("a",), ("backwards",)), content), content)
    assert missed.exposing[0] == "add_row_numbers(np.arange(12.0).reshape(3, 4),)"
    assert not debrief(round_of(TEST, Probed("", cases(), ("a",), ()), content), content).exposing


def test_time_beyond_the_plan_is_told(content: Content) -> None:
    segment = Segment(Step.CODE, 5, ID)
    round_ = round_of(segment, code(4.0, PASSED), content)
    slow = replace(round_, done=tuple(replace(each, seconds=375.0) for each in round_.done))
    assert "6:15 of 5 min, 1:15 over" in debrief_text(debrief(slow, content), Look(translator("en")))
    assert "(+1:15)" in debrief_page(debrief(slow, content), translator("en"))
    assert "min, " not in debrief_text(debrief(round_, content), Look(translator("en"))).partition("\nTime:")[2]


def test_who_has_nothing_to_mend_is_sent_higher(content: Content) -> None:
    good = held(content, is_good=True)
    assert "--level senior" in [str(each) for each in debrief(good, content).review][-1]
    live = replace(good, plan=replace(good.plan, level=Seniority.SENIOR, mode=Mode.LIVE))
    assert debrief(live, content).review == ()
    bad = debrief(held(content, is_good=False), content).review
    assert not [each for each in bad if "Strong throughout" in str(each)]
    assert [each for each in bad if "axiswise review" in str(each)]


def test_code_stands_beside_a_solution(content: Content) -> None:
    (compared,) = debrief(held(content, is_good=False), content).code
    assert compared.own == f"# {STRANGE}\n"
    solutions = [path.read_text() for path in content.exercise(compared.exercise).solutions.glob("*.py")]
    assert compared.model in solutions
    assert compared.failed == (("is right", STRANGE),)


def test_a_round_that_was_left_is_debriefed_as_far_as_it_came(content: Content) -> None:
    found = debrief(held(content, is_good=True, answers=2), content)
    assert sum(each.seconds is not None for each in found.timeline) == 2
    assert found.judgements[-1].grade is None  # testing comes late
    assert "The round is not over" in debrief_text(found, Look(translator("en")))
    assert "not reached" in debrief_text(found, Look(translator("en")))


@pytest.mark.parametrize(
    "segment",
    [
        Segment(Step.CODE, 5, "counting/gone"),
        Segment(Step.FOLLOW_UP, 5, ID, ("gone",)),
        Segment(Step.PREDICT, 5, ID, ("gone",)),
        Segment(Step.QUESTION, 5, "counting/gone"),
        Segment(Step.WARMUP, 5, "gone:1"),
    ],
)
def test_what_the_content_has_no_longer_is_left_out(content: Content, segment: Segment) -> None:
    plan = Plan(1, 45, Seniority.MID, Mode.PRACTICE, (), (segment,))
    prompt = Prompt(segment.step, 0, segment.subject, *segment.items)
    round_ = Round("r", BEGUN, plan, "en", (Done(prompt.id, 60.0, Talked(""), BEGUN),))
    found = debrief(round_, content)
    assert not any(each.findings for each in found.judgements)
    assert debrief_text(found, Look(translator("en")))
    assert debrief_page(found, translator("en"))


# ---------------------------------------------------------------- how it reads


@pytest.mark.parametrize("is_good", [True, False])
@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("width", [40, 80])
def test_text_fits_the_terminal(lang: str, is_good: bool, width: int) -> None:
    content = Content(Catalog(TOY), lang)
    text = debrief_text(debrief(held(content, is_good), content), Look(translator(lang), width))
    whole = ("|", "`")  # code, and commands to copy, are not cut
    prose = [line for line in text.splitlines() if not line.strip().startswith(whole) and " " in line.strip()]
    assert [line for line in prose if width_of(line) > width] == []
    assert "\x1b" not in text


def test_text_says_everything_without_colour(content: Content) -> None:
    plain = debrief_text(debrief(held(content, is_good=False), content), Look(translator("en")))
    painted = debrief_text(debrief(held(content, is_good=False), content), Look(translator("en"), colour=True))
    assert "\x1b[" in painted
    for word in ("strong no hire", "self-rated", "backwards", "expose 0 of 4"):
        assert word in plain


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("is_good", [True, False])
def test_the_page_is_whole_and_loads_nothing(lang: str, is_good: bool) -> None:
    content = Content(Catalog(TOY), lang)
    html = debrief_page(debrief(held(content, is_good), content), translator(lang))
    page = Page(html)
    assert page.open == []
    assert page.loads == []
    assert "script" not in page.tags
    assert STRANGE in page.text
    assert "prefers-color-scheme: dark" in html
    assert "@media print" in html
    assert f'<html lang="{lang}">' in html
    foreign = {"en": "：", "zh": ": "}[lang]
    assert [each for each in re.findall("<h2>(.*?)</h2>", html) if foreign in each] == []


def test_the_page_says_what_the_text_says(content: Content) -> None:
    found = debrief(held(content, is_good=False), content)
    page = Page(debrief_page(found, translator("en")))
    for judgement in found.judgements:
        for each in judgement.findings:
            assert str(each.said) in page.text
    for asked in (*found.upcoming, *found.unasked, *found.amiss):
        assert asked.question.replace("`", "").partition("\n")[0] in page.text


# ---------------------------------------------------------------- what it leaves behind


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / ".axiswise").mkdir()
    return tmp_path


def test_a_round_feeds_the_review(content: Content, root: Path) -> None:
    round_ = held(content, is_good=False)
    remember(root, round_, round_.begun)
    names = {card.id for card in cards(root)}
    assert f"exercise:{round_.plan.problems[0]}" in names
    assert any(name.startswith("belief:") for name in names)
    before = cards(root)
    remember(root, round_, round_.begun)
    assert cards(root) == before


@pytest.mark.parametrize(
    ("found", "rating"),
    [(code(4.0, PASSED), 3), (code(4.0, PASSED, hints=1), 2), (code(1.0), 1), (code(0.0, "missing"), 1)],
)
def test_an_exercise_comes_back_as_it_went(content: Content, found: Coded, rating: int) -> None:
    assert list(lessons(round_of(CODE, found, content))) == [("review", {"card": f"exercise:{ID}", "rating": rating})]


def test_nothing_comes_back_of_what_was_not_judged(content: Content) -> None:
    assert list(lessons(round_of(CODE, code(0.0, "unjudged"), content))) == []


def test_the_same_belief_comes_back_once(content: Content) -> None:
    wrong = Predicted((5, 5), right=False, belief="align_left")
    segment = Segment(Step.PREDICT, 5, ID, ("column", "flat"))
    round_ = round_of(segment, wrong, content)
    assert len(round_.done) == 2
    assert list(lessons(round_)) == [("mistake", {"belief": "align_left"})]


def test_evidence_of_every_kind_is_made(content: Content) -> None:
    """The rounds above hold every kind of evidence, so that none is left out of the debrief unseen."""
    kinds = {type(each.evidence) for seed in range(6) for each in held(content, is_good=True, seed=seed).done}
    assert kinds >= {Predicted, Clarified, Coded, Probed, Chosen, Ran, Talked, Rated}
