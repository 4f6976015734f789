"""The interviewer's pack has every answer, the candidate's sheet none; the same seed gives the same pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import Program
from round_kit import Page, planned

from grader.catalog import Catalog, content_root
from grader.i18n import translator
from grader.interview.content import Content
from grader.interview.happened import Mode, Plan, Segment, Step
from grader.interview.load import bank_ids, problem_ids
from grader.interview.pack import Script, signatures
from grader.interview.records import Seniority
from grader.quiz.explain import shown
from grader.render.questions import PROMPTS

TOY = Path(__file__).parent / "toy"
PROBLEMS = problem_ids(Catalog(content_root()))
LANGS = ["en", "zh"]
SHORTEST = 12  # characters; what is shorter may stand on a sheet by chance


def of_problem(content: Content, exercise: str) -> Plan:
    """A plan with everything that there is of one problem."""
    problem = content.problem(exercise)
    predict = Segment(Step.PREDICT, 4, exercise, tuple(each.id for each in problem.predict))
    follow_ups = Segment(Step.FOLLOW_UP, 9, exercise, tuple(each.id for each in problem.follow_ups))
    steps = [Segment(Step.CLARIFY, 3, exercise), predict, Segment(Step.CODE, 9, exercise), follow_ups]
    test = [Segment(Step.TEST, 5, exercise)] if problem.test else []
    return Plan(1, 45, Seniority.MID, Mode.LIVE, (), (*steps, *test))


def answers(content: Content, exercise: str) -> Iterator[str]:
    """Everything that gives something away, in words."""
    page = content.problem_page(exercise)
    yield from (text for each in page.clarify.values() for text in (each.answer, each.why))
    yield from (each.why for each in page.predict.values())
    yield from (text for each in page.follow_ups.values() for text in (each.asked, each.answer, each.strong))
    yield page.model
    yield page.test


def plain(text: str) -> str:
    """Text without what prose is marked up with, for comparing with that of a page."""
    return " ".join(text.replace("`", "").replace("**", "").split())


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("exercise", PROBLEMS)
def test_the_candidates_sheet_gives_nothing_away(exercise: str, lang: str) -> None:
    content = Content(Catalog(content_root()), lang)
    script = Script(of_problem(content, exercise), content, translator(lang))
    sheet, pack = (plain(Page(html).text) for html in (script.candidate(), script.interviewer()))
    told = list(map(plain, answers(content, exercise)))
    hints = list(map(plain, content.exercise_page(exercise).hints))
    assert [text for text in (*told, *hints) if len(text) >= SHORTEST and text in sheet] == []
    assert plain(content.problem_page(exercise).problem) in sheet
    assert [text for text in told if text and text not in pack] == []


def test_predictions_stand_on_a_page_that_is_handed_over_after_the_questions() -> None:
    content = Content(Catalog(TOY), "en")
    script = Script(planned(content), content, translator("en"))
    exercise = script.plan.problems[0]
    html = script.candidate()
    told, after = Page(html).text.split("After your questions")
    predicted = [each.asked for each in content.problem_page(exercise).predict.values()]
    assert predicted
    assert [each in after for each in predicted] == [True] * len(predicted)
    assert not [each for each in predicted if each in told]
    assert html.rindex('class="sheet"') > html.index("def ")
    assert "hand it over" in script.interviewer()


@pytest.mark.parametrize("exercise", PROBLEMS)
def test_the_candidates_sheet_has_the_signature_alone(exercise: str) -> None:
    content = Content(Catalog(content_root()), "en")
    lines = signatures(content.exercise(exercise)).splitlines()
    assert all(line.strip().startswith(("def ", "class ")) or not line for line in lines)
    assert any(name in line for line in lines for name in content.exercise(exercise).names)


def test_the_pack_tells_what_each_snippet_gives() -> None:
    content = Content(Catalog(content_root()), "en")
    for exercise in PROBLEMS[:4]:
        plan = of_problem(content, exercise)
        text = Page(Script(plan, content, translator("en")).interviewer()).text
        for question in content.problem(exercise).predict:
            assert question.snippet in text
        for place, segment in enumerate(plan.segments):
            if segment.step is Step.PREDICT:
                items = [content.item(each) for each in Script(plan, content, translator("en"))._predictions(exercise)]
                assert place == 1
                assert all(f"It gives {shown(each.right, each.question.asks)}." in text for each in items)


def test_each_snippet_says_what_is_asked_of_it() -> None:
    content = Content(Catalog(TOY), "en")
    script = Script(planned(content), content, translator("en"))
    snippets = sum(len(each.items) or 1 for each in script.plan.segments if each.step in (Step.WARMUP, Step.PREDICT))
    for html in (script.interviewer(), script.candidate()):
        asked = [text for text in map(translator("en").text, PROMPTS.values()) if text in html]
        assert asked
        assert sum(html.count(text) for text in asked) >= snippets


@pytest.mark.parametrize("lang", LANGS)
def test_every_bank_question_can_be_packed(lang: str) -> None:
    content = Content(Catalog(content_root()), lang)
    segments = tuple(Segment(Step.QUESTION, 4, each) for each in bank_ids(content.catalog))
    html = Script(Plan(1, 45, Seniority.MID, Mode.LIVE, (), segments), content, translator(lang)).interviewer()
    page = Page(html)
    assert page.open == []
    assert page.loads == []
    text = plain(page.text)
    for segment in segments:
        asked = content.question_page(segment.subject)
        assert plain(asked.claim) in text
        assert all(plain(each) in text for each in asked.checklist)


def test_a_chinese_pack_is_set_with_chinese_marks() -> None:
    content = Content(Catalog(content_root()), "zh")
    script = Script(of_problem(content, "rotary/apply_rope"), content, translator("zh"))
    text = plain(Page(script.interviewer()).text)
    assert "旋转 query 和 key（9 分钟）" in text
    assert re.findall(r".{9}[\u4e00-\u9fff][:,;] .{9}|接着问： |\d min", text) == []


@pytest.mark.parametrize("lang", LANGS)
def test_pages_are_whole(lang: str) -> None:
    content = Content(Catalog(TOY), lang)
    script = Script(planned(content), content, translator(lang))
    for html in (script.interviewer(), script.candidate()):
        page = Page(html)
        assert page.open == []
        assert page.loads == []
        assert "@media print" in html
    assert Page(script.interviewer()).text.count("☐") > Page(script.candidate()).text.count("☐") == 0


def test_the_same_seed_writes_the_same_pages(axiswise: Program) -> None:
    def pack(name: str, seed: int) -> tuple[bytes, bytes]:
        done = axiswise.run("interview", "pack", "--seed", str(seed), "--out", name)
        assert (done.returncode, done.stderr) == (0, "")
        assert f"--seed {seed}" in done.stdout
        pages = (axiswise.home / name, axiswise.home / name.replace(".html", "-candidate.html"))
        return tuple(page.read_bytes() for page in pages)  # type: ignore[return-value]

    assert pack("a.html", 7) == pack("b.html", 7)
    assert pack("a.html", 7)[0] != pack("c.html", 8)[0]


def test_a_pack_that_cannot_be_written_is_one_sentence(axiswise: Program) -> None:
    done = axiswise.run("interview", "pack", "--out", "nowhere/pack.html")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "nowhere/pack.html" in done.stderr
    unknown = axiswise.run("interview", "pack", "--out", "pack.html", "--topics", "cookery")
    assert unknown.returncode == 2
    assert "cookery" in unknown.stderr
