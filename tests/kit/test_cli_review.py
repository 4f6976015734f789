"""Review and progress through the real program."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from quiz_kit import PRACTICE, Terminal, age, asked, converse, holding, typed

from grader.quiz.generators import make
from grader.quiz.misconceptions import by_name
from grader.quiz.truth import truth
from grader.quiz.variant import variant
from grader.render.columns import width_of

# ---------------------------------------------------------------- review


def test_what_was_missed_comes_back_as_another_question(axiswise: Any, workspace: Path) -> None:
    assert "nothing to review yet" in typed(axiswise, "", "review", cwd=workspace).stdout
    said = converse(axiswise, holding("align_left"), "--topic", "two", "--n", "6", "--seed", "3", cwd=workspace)
    assert "Nothing is due" in typed(axiswise, "", "review", cwd=workspace).stdout
    age(workspace)
    done = typed(axiswise, "(99, 99)\n", "review", "--seed", "1", cwd=workspace)
    assert asked(done.stdout) == ["1"]
    assert "This comes back in 10 min" in done.stdout
    lines = [json.loads(line) for line in (workspace / PRACTICE).read_text().splitlines()]
    review = lines[-1]
    assert (review["event"], review["card"], review["rating"]) == ("review", "belief:align_left", 1)
    assert review["question"] not in {item.get("id") for item in said}
    assert by_name("align_left").wrong(make(review["question"])) is not None


@pytest.mark.parametrize(
    ("text", "options", "rating"), [("h\n{right}\n", [], 2), ("{right}\n4\n", ["--confidence"], 4),
                                    ("{right}\n1\n", ["--confidence"], 2), ("p\n", [], 1)]
)  # fmt: skip
def test_hints_and_confidence_are_felt(
    axiswise: Any, workspace: Path, text: str, options: list[str], rating: int
) -> None:
    converse(axiswise, holding("align_left"), "--topic", "two", "--n", "6", "--seed", "3", cwd=workspace)
    age(workspace)
    asked_ = {json.loads(line).get("content") for line in (workspace / PRACTICE).read_text().splitlines()}
    right = truth(variant(by_name("align_left"), Random(1), asked_).question)
    typed(axiswise, text.format(right=right), "review", "--seed", "1", *options, cwd=workspace)
    review = json.loads((workspace / PRACTICE).read_text().splitlines()[-1])
    assert (review["event"], review["rating"]) == ("review", rating)
    assert review["content"] not in asked_


@pytest.mark.parametrize(("lang", "asks", "back"), [("en", "error?", "comes back"), ("zh", "或 error", "再来")])
def test_a_review_on_a_terminal(
    axiswise: Any, workspace: Path, terminal: Callable[..., Terminal], lang: str, asks: str, back: str
) -> None:
    converse(axiswise, holding("align_left"), "--topic", "two", "--n", "6", "--seed", "3", cwd=workspace)
    age(workspace)
    one = terminal("review", "--lang", lang)
    one.until(asks)
    one.type("(99, 99)\n")
    one.until(back)
    assert one.end() == 0
    age(workspace)
    left = terminal("review", "--lang", lang)
    left.until(asks)
    left.interrupt()
    left.until("axiswise review")
    assert left.end() == 130


def test_a_right_review_comes_back_later(axiswise: Any, workspace: Path) -> None:
    converse(axiswise, holding("align_left"), "--topic", "two", "--n", "6", "--seed", "3", cwd=workspace)
    age(workspace)
    first = typed(axiswise, "q\n", "review", "--seed", "1", cwd=workspace)
    assert "waits for the next" in first.stdout
    asked_ = {json.loads(line).get("content") for line in (workspace / PRACTICE).read_text().splitlines()}
    answer = truth(variant(by_name("align_left"), Random(1), asked_).question)
    done = typed(axiswise, f"{answer}\n", "review", "--seed", "1", cwd=workspace)
    assert "Right:" in done.stdout
    assert re.search(r"This comes back in \d+ (days|hours)", done.stdout)


def test_an_exercise_that_was_passed_comes_back_as_a_fresh_stub(axiswise: Any, workspace: Path) -> None:
    answer = (
        "import numpy as np\n\n\ndef row_numbers(n_rows, step=1.0):\n    return np.arange(n_rows) * np.float64(step)\n"
    )
    (workspace / "counting" / "row_numbers.py").write_text(answer)
    assert axiswise.run("check", "counting/row_numbers.py", cwd=workspace).returncode == 0
    state = workspace / ".axiswise" / "state.jsonl"
    state.write_text(re.sub(r'"at": "\d{4}-\d\d-\d\d', '"at": "2001-01-01', state.read_text()))
    done = typed(axiswise, "", "review", cwd=workspace)
    (path,) = workspace.glob("review/*/row_numbers.py")
    assert str(path.relative_to(workspace)) in done.stdout
    assert "NotImplementedError" in path.read_text()
    assert axiswise.run("check", str(path.relative_to(workspace)), cwd=workspace).returncode == 1
    path.write_text(answer)
    assert axiswise.run("check", str(path.relative_to(workspace)), cwd=workspace).returncode == 0
    lines = [json.loads(line) for line in (workspace / PRACTICE).read_text().splitlines()]
    assert (lines[-1]["card"], lines[-1]["rating"]) == ("exercise:counting/row_numbers", 3)
    assert "Nothing is due" in typed(axiswise, "", "review", cwd=workspace).stdout


def test_reviews_can_be_read_by_a_program(axiswise: Any, workspace: Path) -> None:
    converse(axiswise, holding("align_left"), "--topic", "two", "--n", "3", "--seed", "3", cwd=workspace)
    found = json.loads(axiswise.run("review", "--json", cwd=workspace).stdout)
    assert found["cards"][0]["card"].startswith("belief:")


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_a_deck_for_anki(axiswise: Any, lang: str) -> None:
    done = axiswise.run("review", "--anki", "deck.txt", "--lang", lang)
    assert done.returncode == 0, done.stderr
    lines = (axiswise.home / "deck.txt").read_text(encoding="utf-8").splitlines()
    headers = [line for line in lines if line.startswith("#")]
    notes = [line.split("\t") for line in lines if not line.startswith("#")]
    assert headers[0] == "#separator:tab"
    assert {len(note) for note in notes} == {4}
    assert len({note[0] for note in notes}) == len(notes) > 50
    assert all(note[1] and note[2] for note in notes)


def test_a_deck_that_cannot_be_written_is_refused(axiswise: Any) -> None:
    done = axiswise.run("review", "--anki", "/nowhere/deck.txt")
    assert done.returncode == 2
    assert "cannot write" in done.stderr


@pytest.mark.parametrize("verb", ["review", "progress"])
def test_without_a_workspace_there_is_nothing_to_look_at(axiswise: Any, verb: str) -> None:
    done = axiswise.run(verb)
    assert done.returncode == 2
    assert "axiswise init" in done.stderr


# ---------------------------------------------------------------- progress


def test_progress_sums_up(axiswise: Any, workspace: Path) -> None:
    assert "Nothing is practised yet" in axiswise.run("progress", cwd=workspace).stdout
    converse(axiswise, holding("align_left"), "--topic", "two", "--n", "6", "--seed", "3", cwd=workspace)
    age(workspace)
    for lang, words in (("en", ("Due now", "Weakest spots", "first axes", "sure 75%")), ("zh", ("现在到期", "最薄弱"))):
        told = axiswise.run("progress", "--lang", lang, cwd=workspace).stdout
        assert all(word in told for word in words), told
    found = json.loads(axiswise.run("progress", "--json", cwd=workspace).stdout)
    assert found["due"] == ["belief:align_left"]
    assert found["weakest"][0]["belief"] == "align_left"


@pytest.mark.parametrize(("lang", "last"), [("en", "Answers, day by day"), ("zh", "每天的回答")])
def test_progress_fits_a_narrow_terminal_without_colour(
    axiswise: Any, workspace: Path, terminal: Callable[..., Terminal], lang: str, last: str
) -> None:
    converse(axiswise, holding("align_left"), "--topic", "two", "--n", "6", "--seed", "3", cwd=workspace)
    one = terminal("progress", "--lang", lang, COLUMNS="40", NO_COLOR="1")
    one.until(last)
    assert "\x1b" not in one.shown
    assert all(width_of(line.rstrip()) <= 40 for line in one.shown.splitlines())
    assert one.end() == 0


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_page_holds_everything_it_needs_and_says_its_pictures_in_words(
    axiswise: Any, workspace: Path, lang: str
) -> None:
    converse(axiswise, holding("align_left"), "--topic", "two", "--n", "6", "--seed", "3", cwd=workspace)
    done = axiswise.run("progress", "--html", "page.html", "--lang", lang, cwd=workspace)
    assert (done.returncode, done.stderr) == (0, "")
    page = (workspace / "page.html").read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page
    assert page.count("<svg") == page.count('role="img" aria-label="') == 6
    assert page.count('class="dark"') == page.count('class="light"') == 3
    assert not re.search(r'(src|href)="(?!#)', page)
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_without_matplotlib_the_page_is_text(axiswise: Any, workspace: Path, tmp_path: Path) -> None:
    code = "import sys; sys.modules['matplotlib'] = None\nimport importlib.util as u; f = u.find_spec\n" \
           "u.find_spec = lambda name, *a: None if name == 'matplotlib' else f(name, *a)\n" \
           "from grader.cli.main import main; sys.exit(main(['progress', '--html', 'page.html']))"  # fmt: skip
    done = subprocess.run([axiswise.command()[0], "-c", code], cwd=workspace, env=axiswise.environment(), text=True,
                          capture_output=True)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "axiswise[plots]" in done.stdout
    page = (workspace / "page.html").read_text(encoding="utf-8")
    assert "<svg" not in page and "Nothing is practised yet" in page
