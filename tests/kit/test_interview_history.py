"""Rounds over time: what is compared, how it reads, and the plot."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from conftest import Program
from round_kit import BEGUN, Page, held

from grader.catalog import Catalog
from grader.i18n import translator
from grader.interview.content import Content
from grader.interview.debrief import ADVICE
from grader.interview.dimensions import DIMENSIONS, Dimension
from grader.interview.happened import Round
from grader.interview.history import advice, history, scores, weakest
from grader.interview.history_text import history_page, history_text
from grader.interview.log import Log
from grader.render.columns import width_of
from grader.render.text import Look

TOY = Path(__file__).parent / "toy"


@pytest.fixture(scope="module")
def content() -> Content:
    return Content(Catalog(TOY), "en")


def rounds(content: Content) -> list[Round]:
    """A bad round, one that was left after two answers, one that was not begun, and a good one."""
    return [
        held(content, is_good=False, seed=1),
        held(content, is_good=False, seed=2, answers=2),
        held(content, is_good=False, seed=3, answers=0),
        held(content, is_good=True, seed=4),
    ]


def test_a_round_without_an_answer_is_left_out(content: Content) -> None:
    assert [each.round.id for each in history(rounds(content), content)] == ["r1", "r2", "r4"]


def test_scores_are_those_of_rounds_that_saw_something(content: Content) -> None:
    past = history(rounds(content), content)
    assert scores(past, Dimension.TESTING) == (0.0, 1.0)  # the second round did not come to its tests
    assert scores(past, Dimension.PROBLEM_SOLVING)[-1] == 1.0


def test_the_weakest_dimension_is_what_to_practise(content: Content) -> None:
    assert weakest([]) is None
    assert advice([]) is None
    bad = history(rounds(content)[:1], content)
    assert advice(bad) == ADVICE[weakest(bad)]  # type: ignore[index]
    assert advice(history(rounds(content)[-1:], content)) is None


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("width", [40, 80])
def test_text_fits_the_terminal(lang: str, width: int) -> None:
    content = Content(Catalog(TOY), lang)
    text = history_text(history(rounds(content), content), Look(translator(lang), width))
    assert [line for line in text.splitlines() if width_of(line) > width] == []
    assert "(+100%)" in text
    assert ("0%  ...................." in text) is (width == 80)  # a bar where there is room for it
    assert "100%" in text


def test_no_round_is_said(content: Content) -> None:
    assert "axiswise interview" in history_text([], Look(translator("en")))
    assert Page(history_page([], translator("en"))).open == []


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_page_has_a_plot_in_both_themes(lang: str) -> None:
    pytest.importorskip("matplotlib")
    content = Content(Catalog(TOY), lang)
    html = history_page(history(rounds(content), content), translator(lang))
    page = Page(html)
    assert page.open == []
    assert [each for each in page.loads if not each.startswith("#")] == []
    assert html.count("<svg") == 2
    assert 'class="light"' in html
    assert 'class="dark"' in html
    for name in DIMENSIONS.values():
        assert f"{translator(lang).say(name)}: " in html  # in words too, for whoever sees no picture


def test_one_round_needs_no_plot(content: Content) -> None:
    assert "<svg" not in history_page(history(rounds(content)[:1], content), translator("en"))


# ---------------------------------------------------------------- the command


def written(workspace: Path, content: Content) -> None:
    """Write rounds into a workspace as they would have been held."""
    for place, each in enumerate(rounds(content)):
        log = Log(workspace, each.id)
        at = BEGUN + timedelta(days=place)
        log.begin(each.plan, "en", at)
        for number, done in enumerate(each.done, start=1):
            log.done(replace(done, at=at + timedelta(seconds=number)))
        if each.ended:
            log.end(at + timedelta(hours=1))


def test_rounds_of_a_workspace_are_compared(axiswise: Program, workspace: Path, content: Content) -> None:
    empty = axiswise.run("interview", "history", cwd=workspace)
    assert (empty.returncode, empty.stderr) == (0, "")
    assert "No interview round yet" in empty.stdout
    written(workspace, content)
    text = axiswise.run("interview", "history", cwd=workspace)
    assert "Interview rounds: 3" in text.stdout
    assert "not finished" in text.stdout
    document = json.loads(axiswise.run("interview", "history", "--json", cwd=workspace).stdout)
    assert document["version"] == 1
    assert [each["finished"] for each in document["rounds"]] == [True, False, True]
    assert document["rounds"][0]["dimensions"]["technical"] == {"grade": "strong_no_hire", "score": 0.0}
    assert document["rounds"][1]["dimensions"]["testing"] == {"grade": None, "score": None}


def test_a_page_is_written(axiswise: Program, workspace: Path, content: Content) -> None:
    written(workspace, content)
    done = axiswise.run("interview", "history", "--html", "rounds.html", cwd=workspace)
    assert (done.returncode, done.stderr) == (0, "")
    assert Page((workspace / "rounds.html").read_text(encoding="utf-8")).open == []
    refused = axiswise.run("interview", "history", "--html", "nowhere/rounds.html", cwd=workspace)
    assert refused.returncode == 2
    assert "nowhere/rounds.html" in refused.stderr
