"""Whole interview rounds through the real program on a terminal: strong and weak candidates, and what goes wrong."""

from __future__ import annotations

import json
import os
import signal
import stat
import zipfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from candidates import WORDS, Candidate, Strong, Terminal, Weak
from conftest import Program

from grader.i18n import languages
from grader.interview import happened, log
from grader.interview.debrief import debrief
from grader.interview.dimensions import Dimension, Grade
from grader.interview.happened import Coded, Done, Mode, Plan, Predicted, Segment, Step, Talked
from grader.interview.records import Seniority
from grader.workspace.practice import records

TOP = {Grade.HIRE, Grade.STRONG_HIRE}
LOW = {Grade.NO_HIRE, Grade.STRONG_NO_HIRE}

Start = Callable[..., Terminal]


@pytest.fixture
def terminal(axiswise: Any, workspace: Path) -> Iterator[Start]:
    opened: list[Terminal] = []

    def start(*words: str, **changes: str) -> Terminal:
        opened.append(Terminal(axiswise, workspace, "interview", *words, **changes))
        return opened[-1]

    yield start
    for each in opened:
        each.close()


@pytest.fixture
def strong(axiswise: Any, workspace: Path) -> Strong:
    return Strong(axiswise.site, workspace)


@pytest.fixture
def weak(axiswise: Any, workspace: Path) -> Weak:
    return Weak(axiswise.site, workspace)


def begun(start: Start, *words: str, **changes: str) -> Terminal:
    """A round at its first prompt."""
    one = start(*words, **changes)
    one.waits()
    one.type("")
    return one


def grades(candidate: Candidate) -> dict[Dimension, Grade | None]:
    found = debrief(candidate.round, candidate.content)
    return {each.dimension: each.grade for each in found.judgements}


# ---------------------------------------------------------------- whole rounds

ROUNDS = [
    ("--level", "junior", "--seed", "5"),
    ("--level", "mid", "--seed", "5", "--minutes", "60", "--lang", "zh"),
    ("--level", "senior", "--mode", "live", "--seed", "5"),
]


@pytest.mark.parametrize("words", ROUNDS, ids=["junior", "mid-zh", "senior-live"])
@pytest.mark.parametrize("who", [Strong, Weak])
def test_a_whole_round(
    axiswise: Any, workspace: Path, terminal: Start, who: type[Candidate], words: tuple[str, ...]
) -> None:
    lang = "zh" if "zh" in words else "en"
    candidate = who(axiswise.site, workspace, lang)
    one = begun(terminal, *words)
    candidate.sit(one)
    assert one.end() == 0, one.transcript
    assert candidate.round.ended is not None
    assert not candidate.left()
    assert set(grades(candidate).values()) <= (TOP if who is Strong else LOW), one.transcript
    page = candidate.file("debrief.html").read_text(encoding="utf-8")
    assert f'lang="{lang}' in page
    evidence = [each.evidence for each in candidate.round.done]
    assert {each.right for each in evidence if isinstance(each, Predicted)} == {who is Strong}
    assert {each.text for each in evidence if isinstance(each, Talked)} == ({WORDS} if who is Strong else {""})
    cards = {line.get("card") for line in records(workspace) if line["event"] == "review"}
    assert cards == {f"exercise:{each}" for each in candidate.round.plan.problems}  # for `axiswise review`


def test_live_says_nothing_of_right_and_wrong_before_the_debrief(terminal: Start, weak: Weak) -> None:
    one = begun(terminal, "--mode", "live", "--level", "senior", "--seed", "5")
    weak.sit(one, stop_at=Step.RATE)
    for verdict in ("[FAIL]", "[pass]", "NumPy gives", "[idle]", "Exposed", "What went wrong"):
        assert verdict not in one.transcript
    weak.sit(one)
    one.end()
    assert "Debrief" in one.transcript


def test_live_takes_no_hint_and_no_check(terminal: Start, weak: Weak) -> None:
    one = begun(terminal, "--mode", "live", "--seed", "5")
    weak.sit(one, stop_at=Step.CODE)
    for key in ("h", "c"):
        one.type(key)
        one.until("Enter submits it")
        one.waits()
    assert "Hint" not in one.transcript
    assert not weak.round.hints
    assert not weak.round.tries


def test_practice_counts_hints_and_checks(terminal: Start, strong: Strong) -> None:
    one = begun(terminal, "--seed", "5")
    strong.sit(one, stop_at=Step.CODE)
    one.type("h")
    one.until("Hint 1 of 3")
    one.waits()
    one.type("c")
    one.until("Not started")
    one.waits()
    (prompt,) = (each for each in strong.prompts() if each.step is Step.CODE)
    one.type(strong.lines(prompt)[0])
    one.until("Passed:")
    coded = strong.round.evidence(prompt.id)
    assert isinstance(coded, Coded)
    assert (coded.tries, coded.hints, coded.verdict) == (1, 1, "passed")


# ---------------------------------------------------------------- leaving, and going on


def test_walking_away_loses_nothing(terminal: Start, strong: Strong, workspace: Path) -> None:
    one = begun(terminal, "--seed", "5", "--minutes", "60")
    strong.sit(one, stop_at=Step.TEST)
    one.interrupt()
    one.until("--resume` goes on")
    assert one.end() == 130
    before = strong.round
    again = terminal("--resume")
    again.until(f"{len(before.done)} of {len(strong.prompts())} answered")
    again.until("Test: ")
    strong.sit(again)
    assert again.end() == 0, again.transcript
    assert strong.round.id == before.id
    assert strong.round.done[: len(before.done)] == before.done
    assert set(grades(strong).values()) <= TOP
    assert len(log.rounds(workspace)) == 1


@pytest.mark.parametrize("how", ["q", "\x04"])
def test_leaving_by_a_key(terminal: Start, strong: Strong, how: str) -> None:
    one = begun(terminal, "--seed", "5")
    strong.sit(one, stop_at=Step.PREDICT)
    one.type(how)
    one.until("Stopped, and saved")
    assert one.end() == 0
    terminal("--resume").until("[3/")


def test_a_killed_round_goes_on(terminal: Start, strong: Strong) -> None:
    one = begun(terminal, "--seed", "5")
    strong.sit(one, stop_at=Step.CODE)
    one.process.send_signal(signal.SIGKILL)
    one.process.wait()
    again = terminal("--resume")
    again.until("Code: ")
    strong.sit(again)
    assert again.end() == 0


def test_code_that_was_written_before_leaving_is_there_again(terminal: Start, weak: Weak) -> None:
    one = begun(terminal, "--seed", "5")
    weak.sit(one, stop_at=Step.CODE)
    (prompt,) = (each for each in weak.prompts() if each.step is Step.CODE)
    file = weak.file(f"{prompt.subject.partition('/')[2]}.py")
    file.write_text("half = 'written'\n")
    one.type("q")
    one.end()
    file.unlink()
    terminal("--resume").until("Write it in")
    assert file.read_text() == "half = 'written'\n"


def test_one_round_in_two_windows_is_refused_and_two_rounds_are_not(terminal: Start, strong: Strong) -> None:
    one = begun(terminal, "--seed", "5")
    strong.sit(one, stop_at=Step.CLARIFY)
    other = terminal("--resume")
    other.until("another window")
    assert other.end() == 2
    second = begun(terminal, "--seed", "6")
    second.until("min used")
    assert len(log.unfinished(strong.workspace)) == 2


def test_nothing_to_resume(terminal: Start) -> None:
    one = terminal("--resume")
    one.until("`axiswise interview` begins one")
    assert one.end() == 2


# ---------------------------------------------------------------- bad input


def test_nonsense_is_asked_again(terminal: Start, strong: Strong) -> None:
    one = begun(terminal, "--seed", "5")
    strong.sit(one, stop_at=Step.CLARIFY)
    for nonsense in ("9", "all of them", "\\xff"):
        one.type(nonsense)
        one.until("Write the numbers")
        one.waits()
    strong.sit_on(one)
    assert strong.round.evidence(strong.prompts()[1].id) is not None


def test_no_editor_and_one_that_is_not_there(terminal: Start, weak: Weak) -> None:
    one = begun(terminal, "--seed", "5")
    weak.sit(one, stop_at=Step.CODE)
    one.type("e")
    one.until("No editor is set")
    one.type("q")
    one.end()
    again = terminal("--resume", EDITOR="no-such-editor --wait")
    again.until("Enter submits it")
    again.waits()
    again.type("e")
    again.until("no-such-editor --wait cannot be")
    again.waits()


def test_the_editor_is_opened_on_the_file(terminal: Start, weak: Weak, tmp_path: Path) -> None:
    editor = tmp_path / "my editor"
    editor.write_text('#!/bin/sh\necho "# $1" >> "$2"\n')
    editor.chmod(editor.stat().st_mode | stat.S_IXUSR)
    one = begun(terminal, "--seed", "5", VISUAL=f"'{editor}' edited", EDITOR="false")
    weak.sit(one, stop_at=Step.CODE)
    (prompt,) = (each for each in weak.prompts() if each.step is Step.CODE)
    one.type("e")
    one.waits()
    assert weak.file(f"{prompt.subject.partition('/')[2]}.py").read_text().endswith("# edited\n")


def test_a_file_that_vanishes_is_laid_out_again(terminal: Start, strong: Strong) -> None:
    one = begun(terminal, "--seed", "5")
    strong.sit(one, stop_at=Step.CODE)
    (prompt,) = (each for each in strong.prompts() if each.step is Step.CODE)
    file = strong.file(f"{prompt.subject.partition('/')[2]}.py")
    file.unlink()
    one.type("")
    one.until("was gone")
    one.waits()
    assert "raise NotImplementedError" in file.read_text()
    strong.sit_on(one)
    assert one.end() == 0


def test_a_submission_that_cannot_be_read_is_not_the_end(terminal: Start, strong: Strong) -> None:
    one = begun(terminal, "--seed", "5")
    strong.sit(one, stop_at=Step.CODE)
    (prompt,) = (each for each in strong.prompts() if each.step is Step.CODE)
    strong.file(f"{prompt.subject.partition('/')[2]}.py").write_bytes(b"\xff\xfe\x00")
    one.type("")
    one.until("UTF-8")
    one.waits()
    strong.sit_on(one)
    assert one.end() == 0


def test_what_can_hardly_be_meant_is_not_submitted_at_once(terminal: Start, strong: Strong) -> None:
    one = begun(terminal, "--seed", "5", "--mode", "live")
    strong.sit(one, stop_at=Step.CODE)
    (prompt,) = (each for each in strong.prompts() if each.step is Step.CODE)
    for text, said in (("", "Nothing is written"), ("def f(x)\n    return x\n", "is no Python yet")):
        if text:
            strong.file(f"{prompt.subject.partition('/')[2]}.py").write_text(text)
        one.type("")
        one.until(said)
        one.until("Enter goes back")
        one.type("")
        one.waits()
        assert strong.left()[0] == prompt
    strong.sit_on(one)
    assert one.end() == 0


def test_a_question_can_be_passed(terminal: Start, strong: Strong) -> None:
    one = begun(terminal, "--seed", "5")
    strong.sit(one, stop_at=Step.QUESTION)
    (prompt, *_) = (each for each in strong.prompts() if each.step is Step.QUESTION)
    one.type("p")
    one.until("Rate your answer yourself")
    assert strong.round.evidence(prompt.id) == Talked("")


def test_a_submission_that_never_ends(terminal: Start, weak: Weak) -> None:
    one = begun(terminal, "--seed", "5")
    weak.sit(one, stop_at=Step.TEST)
    (prompt,) = (each for each in weak.prompts() if each.step is Step.TEST)
    weak.file(f"tests_{prompt.subject.partition('/')[2]}.py").write_text(
        "def cases():\n    while True:\n        pass\n"
    )
    one.type("")
    one.until("never ends")
    tested = weak.round.evidence(prompt.id)
    assert isinstance(tested, happened.Tested)
    assert tested.missed
    weak.sit(one)
    assert one.end() == 0


def test_ctrl_c_while_a_submission_is_being_judged(terminal: Start, weak: Weak) -> None:
    one = begun(terminal, "--seed", "5")
    weak.sit(one, stop_at=Step.TEST)
    (prompt,) = (each for each in weak.prompts() if each.step is Step.TEST)
    file = weak.file(f"tests_{prompt.subject.partition('/')[2]}.py")
    file.write_text("def cases():\n    while True:\n        pass\n")
    one.type("")
    one.until("Submitted.")
    os.killpg(one.process.pid, signal.SIGINT)  # as a terminal does: to every process in front
    one.until("Stopped, and saved")
    assert one.end() == 130
    assert weak.left()[0] == prompt
    terminal("--resume").until("Test: ")


def test_the_problem_can_be_read_again(terminal: Start, strong: Strong) -> None:
    one = begun(terminal, "--seed", "5")
    strong.sit(one, stop_at=Step.CODE)
    one.type("p")
    one.until("Interviewer: ")
    one.waits()
    assert "table of measurements" in one.shown


def test_forty_columns_and_no_colour(terminal: Start, strong: Strong) -> None:
    one = begun(terminal, "--seed", "5", COLUMNS="40", NO_COLOR="1")
    strong.sit(one)
    assert one.end() == 0
    assert "\x1b[3" not in one.transcript  # readline's own sequences are no colours
    long = [line for line in one.transcript.splitlines() if len(line) > 40 and not line.startswith("    ")]
    assert all("/" in line or "`" in line or line.startswith("  |") for line in long), long  # nor is code ever cut


@pytest.mark.parametrize("locale", ["C", "zh_CN.GBK", "nonsense"])
def test_an_odd_locale(terminal: Start, strong: Strong, locale: str) -> None:
    one = begun(terminal, "--seed", "5", "--lang", "en", LC_ALL=locale, PYTHONIOENCODING="ascii")
    strong.sit(one, stop_at=Step.CODE)
    assert "Traceback" not in one.transcript


def test_a_log_that_cannot_be_written_is_said(terminal: Start, workspace: Path) -> None:
    (workspace / ".axiswise" / log.FILE).mkdir()
    one = terminal("--seed", "5")
    one.until("cannot be remembered")
    assert one.end() == 2
    assert "Traceback" not in one.transcript


# ---------------------------------------------------------------- without a terminal


def test_no_terminal_is_refused_with_what_to_do(axiswise: Any, workspace: Path) -> None:
    done = axiswise.run("interview", cwd=workspace)
    assert (done.returncode, done.stdout) == (2, "")
    assert "--plan" in done.stderr


def test_no_workspace_is_refused(axiswise: Any) -> None:
    one = Terminal(axiswise, axiswise.home, "interview")
    one.until("`axiswise init DIR` makes one")
    assert one.end() == 2
    one.close()


def test_the_plan_as_a_document(axiswise: Any) -> None:
    words = ("interview", "--plan", "--json", "--seed", "7", "--minutes", "60", "--level", "senior")
    first, second = axiswise.run(*words), axiswise.run(*words)
    assert first.stdout == second.stdout
    found = json.loads(first.stdout)
    assert (found["version"], found["seed"], found["level"]) == (1, 7, "senior")
    assert sum(each["minutes"] for each in found["segments"]) <= 60
    assert {"warmup", "clarify", "predict", "code", "test", "question"} <= {each["step"] for each in found["segments"]}


def test_a_round_keeps_to_the_plan_of_its_seed(axiswise: Any, terminal: Start, strong: Strong) -> None:
    begun(terminal, "--seed", "7").until("min used")
    plan = json.loads(axiswise.run("interview", "--plan", "--json", "--seed", "7").stdout)
    asked = [(each.step.value, each.subject) for each in strong.round.plan.segments]
    assert asked == [(each["step"], each["subject"]) for each in plan["segments"]]


def test_what_was_just_done_is_not_planned_again(axiswise: Any, workspace: Path) -> None:
    words = ("interview", "--plan", "--json", "--level", "junior")

    def planned() -> str:
        found = json.loads(axiswise.run(*words, cwd=workspace).stdout)
        return next(each["subject"] for each in found["segments"] if each["step"] == "code")

    done = planned()
    segments = (Segment(Step.CODE, 10, done),)
    plan = Plan(1, 45, Seniority.JUNIOR, Mode.PRACTICE, (), segments)
    book, now = log.Log(workspace, "before"), datetime.now(UTC)
    book.begin(plan, "en", now)
    book.done(Done(f"code {done}", 60.0, Talked(""), now))
    assert done not in {planned() for _ in range(4)}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--plan", "--topics", "cooking"), "there is no topic 'cooking'"),
        (("--json",), "add --plan"),
        (("--resume", "--seed", "3"), "leave out --seed"),
        (("--resume", "--plan"), "leave out --plan"),
        (("--minutes", "3"), "20<=x<=180"),
        (("--level", "chief"), "chief"),
    ],
)
def test_a_wrong_command_line(axiswise: Any, workspace: Path, words: tuple[str, ...], said: str) -> None:
    done = axiswise.run("interview", *words, cwd=workspace)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_no_student_is_given_rounds(axiswise: Any) -> None:
    assert axiswise.run("course", "bundle", "student", "week.zip").returncode == 0
    with zipfile.ZipFile(axiswise.home / "week.zip") as bundle:
        texts = {name: bundle.read(name).decode() for name in bundle.namelist()}
    assert not [name for name in texts if "interview/" in name or "round." in name]
    assert not [name for name, text in texts.items() if "strong" in text or "stretched axis is a view" in text]


# ---------------------------------------------------------------- the content itself

ROOT = Path(__file__).parents[2]
SWEEP = [pytest.param(seed, marks=pytest.mark.sweep) for seed in range(30) if seed != 1]


@pytest.mark.parametrize("seed", [1, *SWEEP])
@pytest.mark.parametrize("who", [Strong, Weak])
def test_a_round_on_the_content_that_is_shipped(tmp_path: Path, who: type[Candidate], seed: int) -> None:
    program = Program(ROOT, tmp_path)
    lang, level = languages()[seed % 2], list(Seniority)[seed % 3]
    assert program.run("init", "practice", "--lang", lang).returncode == 0
    words = (
        "--seed",
        str(seed),
        "--level",
        level,
        "--mode",
        list(Mode)[seed // 2 % 2],
        "--minutes",
        (45, 60, 90)[seed % 3],
    )
    one = Terminal(program, tmp_path / "practice", "interview", *words)
    try:
        one.waits()
        one.type("")
        candidate = who(ROOT, tmp_path / "practice", lang)
        candidate.sit(one)
        assert one.end() == 0, one.transcript
    finally:
        one.close()
    assert set(grades(candidate).values()) <= {None, *(TOP if who is Strong else LOW)}, one.transcript
