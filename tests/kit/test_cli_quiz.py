"""Quizzes through the real program: by the line protocol, on a pipe, remembered, and on a terminal."""

from __future__ import annotations

import json
import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from quiz_kit import PRACTICE, Terminal, asked, converse, holding, right, typed

from grader.quiz.generators import make
from grader.quiz.misconceptions import by_name

# ---------------------------------------------------------------- the line protocol


def test_a_program_sits_a_quiz(axiswise: Any) -> None:
    said = converse(axiswise, holding("align_left"), "--topic", "two", "--n", "6", "--seed", "3")
    items, verdicts, summary = said[:-1:2], said[1:-1:2], said[-1]
    assert len(items) == len(verdicts) == 6
    for item in items:
        assert {"id", "kind", "snippet", "shapes", "choices"} <= item.keys()
        assert item["kind"] == "shape" and item["choices"] is None
    for item, verdict in zip(items, verdicts, strict=True):
        assert verdict["truth"] == json.loads(json.dumps(right(item["id"])))
        assert {"right", "truth", "belief"} <= verdict.keys()
    assert summary["diagnosis"] == "align_left"
    assert max(summary["beliefs"], key=summary["beliefs"].get) == "align_left"
    assert len(summary["beliefs"]) == 50
    assert sum(summary["beliefs"].values()) + summary["none"] == pytest.approx(1, abs=0.01)
    assert summary["calibration"]


def test_a_right_program_is_told_no_belief(axiswise: Any) -> None:
    said = converse(axiswise, right, "--n", "6", "--seed", "3")
    assert said[-1]["diagnosis"] is None
    assert said[-1]["score"] == 6
    assert {verdict.get("belief") for verdict in said[1:-1:2]} == {None}


def test_the_same_seed_asks_the_same(axiswise: Any) -> None:
    one, other = (converse(axiswise, right, "--n", "3", "--seed", "8") for _ in range(2))
    assert one == other


def test_dtypes_come_with_choices(axiswise: Any) -> None:
    item = converse(axiswise, right, "--n", "1", "--topic", "floats", "--seed", "1")[0]
    assert item["kind"] == "dtype"
    assert right(item["id"]) in item["choices"]
    assert len(set(item["choices"])) == len(item["choices"])


@pytest.mark.parametrize(
    "line",
    ["", "   ", "foo", "[]", "{}", '{"answer": "__import__(\'os\')"}', '{"answer": 4}', '{"answer": [4.5]}',
     '{"answer": [-1]}', '{"answer": ' + "9" * 5000 + "}", "[" * 20000, '{"answer": {"a": 1}}', "\udcff\udcfe",
     "x" * 200000, '{"answer": true}'],
)  # fmt: skip
def test_a_line_that_is_no_answer_leaves_the_item_waiting(axiswise: Any, line: str) -> None:
    text = line + '\n{"answer": "error"}\n'
    done = subprocess.run(
        axiswise.command("quiz", "--json", "--n", "1", "--topic", "two", "--seed", "2"), cwd=axiswise.home,
        env=axiswise.environment(), input=text.encode("utf-8", "surrogateescape"), capture_output=True, timeout=60,
    )  # fmt: skip
    said = [json.loads(each) for each in done.stdout.decode().splitlines()]
    assert (done.returncode, done.stderr) == (0, b"")
    assert [("error" in each) for each in said[1:-2]] == [True] * len(said[1:-2])
    assert said[-2]["right"] is not None and said[-1]["of"] == 1


def test_an_input_that_ends_early_gives_the_summary(axiswise: Any) -> None:
    done = typed(axiswise, '{"answer": null}\n', "quiz", "--json", "--n", "5")
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert said[-1]["of"] == 1


# ---------------------------------------------------------------- for people


def test_a_quiz_on_a_pipe_asks_judges_and_explains(axiswise: Any) -> None:
    done = typed(axiswise, "(99, 99)\nh\nfoo\n7\n\np\n", "quiz", "--topic", "two", "--n", "3", "--seed", "5")
    assert (done.returncode, done.stderr) == (0, "")
    assert asked(done.stdout) == ["1", "2", "3"]
    for said in ("you said (99, 99)", "That is no shape", "Did you mean (7,)?", "0 of 3 right", "axis -1:",
                 "Compare the sizes from the right", "Nothing is remembered here"):  # fmt: skip
        assert said in done.stdout
    assert "\x1b" not in done.stdout


NO_ANSWERS = [
    "foo", "(4, -1)", "(4.5, 2)", "9" * 5000, "(" + "9" * 30 + ",)", "(" * 3000, "1, " * 70, "__import__('os')",
    "np.zeros(3).shape", "lambda: 4", "\x1b[31m4", "（四，五）", "nan", "{4, 3}", ";", "😀" * 50,
]  # fmt: skip


@pytest.mark.parametrize(("lang", "refused"), [("en", "That is no shape"), ("zh", "这不是形状")])
def test_what_is_no_answer_is_asked_for_again(axiswise: Any, lang: str, refused: str) -> None:
    text = "".join(f"{line}\n" for line in NO_ANSWERS) + "error\n"
    done = typed(axiswise, text, "quiz", "--topic", "two", "--n", "1", "--seed", "5", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count(refused) == len(NO_ANSWERS)
    assert "\x1b" not in done.stdout


def test_forty_axes_are_an_answer_like_any_other(axiswise: Any) -> None:
    many = "(" + "1, " * 40 + ")"
    done = typed(axiswise, f"{many}\n", "quiz", "--topic", "two", "--n", "1", "--seed", "5")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Not so: NumPy gives" in done.stdout and "0 of 1 right" in done.stdout


def test_a_wrong_answer_is_answered_with_its_belief_in_both_languages(axiswise: Any) -> None:
    item = converse(axiswise, right, "--topic", "two", "--n", "1", "--seed", "12")[0]
    belief, wrong = next((name, by_name(name).wrong(make(item["id"])))
                         for name in ("align_left", "larger_wins", "outer_product", "sizes_multiply", "axes_must_agree")
                         if by_name(name).wrong(make(item["id"])) is not None)  # fmt: skip
    for lang, said in (("en", "fits the belief that"), ("zh", "符合一种误解")):
        done = typed(axiswise, f"{wrong}\n", "quiz", "--topic", "two", "--n", "1", "--seed", "12", "--lang", lang)
        assert said in done.stdout, belief
        assert "Smallest case" in done.stdout or "最小的例子" in done.stdout


@pytest.mark.parametrize(
    ("lang", "full", "again", "near"),
    [("en", "Smallest case", "This too fits the belief that", "Nearly as likely:"),
     ("zh", "最小的例子", "这个回答也符合那种误解", "可能性相近的还有")],
)  # fmt: skip
def test_a_belief_is_explained_once_and_another_that_is_as_likely_is_named(
    axiswise: Any, lang: str, full: str, again: str, near: str
) -> None:
    done = typed(axiswise, "error\n" * 9, "quiz", "--topic", "counting", "--n", "9", "--seed", "4", "--lang", lang)
    beliefs = re.findall(r"(?:fits the belief that|误解：)(.{8})", done.stdout)
    assert done.stdout.count(full) == len(set(beliefs))
    assert done.stdout.count(again) == len(beliefs) - len(set(beliefs)) > 0
    assert near in done.stdout


def test_confidence_is_asked_for_and_summed_up(axiswise: Any) -> None:
    done = typed(
        axiswise, "error\n9\n4\nerror\n\n", "quiz", "--topic", "two", "--n", "2", "--seed", "5", "--confidence"
    )
    assert "Write 1, 2, 3 or 4" in done.stdout
    assert "How sure you were" in done.stdout
    assert "sure 95%" in done.stdout


def test_nothing_is_wider_than_a_narrow_terminal_but_code(axiswise: Any) -> None:
    for lang in ("en", "zh"):
        done = typed(
            axiswise,
            "(99, 99)\n2\n" * 4,
            "quiz",
            "--n",
            "4",
            "--seed",
            "6",
            "--confidence",
            "--lang",
            lang,
            COLUMNS="40",
        )
        prose = [
            line for line in done.stdout.splitlines() if re.match(r"[A-Za-z\u4e00-\u9fff]", line) and "`" not in line
        ]
        assert prose and all(columns(line) <= 40 for line in prose), [line for line in prose if columns(line) > 40]


def columns(line: str) -> int:
    from grader.render.columns import width_of

    return width_of(line)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--topic", "x"], "is not one of"),
        (["--n", "0"], "is not in the range"),
        (["--seed", "-1"], "not in the range"),
    ],
)
def test_a_mistyped_quiz_is_refused(axiswise: Any, words: list[str], said: str) -> None:
    done = typed(axiswise, "", "quiz", *words)
    assert done.returncode == 2
    assert said in done.stderr


# ---------------------------------------------------------------- remembered


def test_a_quiz_that_stopped_goes_on_where_it_stopped(axiswise: Any, workspace: Path) -> None:
    first = typed(axiswise, "error\nerror\nq\n", "quiz", "--topic", "two", "--n", "4", cwd=workspace)
    assert first.returncode == 0
    assert "`axiswise quiz` goes on from here" in first.stdout
    third = first.stdout.split("Question 3 of 4")[1].split("Shape, or")[0]
    second = typed(axiswise, "error\n", "quiz", cwd=workspace)
    assert "2 of 4 answered" in second.stdout
    assert asked(second.stdout) == ["3", "4"]
    assert third.strip() in second.stdout
    last = typed(axiswise, "error\n", "quiz", cwd=workspace)
    assert asked(last.stdout) == ["4"]
    assert asked(typed(axiswise, "q\n", "quiz", cwd=workspace).stdout) == ["1"]


def test_a_quiz_begun_otherwise_or_anew_is_not_taken_up(axiswise: Any, workspace: Path) -> None:
    typed(axiswise, "error\nq\n", "quiz", "--topic", "two", "--n", "4", cwd=workspace)
    for words in (["--new"], ["--topic", "memory"], ["--n", "7"], ["--seed", "1"]):
        assert asked(typed(axiswise, "q\n", "quiz", *words, cwd=workspace).stdout) == ["1"], words


def test_a_program_neither_takes_up_a_quiz_nor_leaves_one(axiswise: Any, workspace: Path) -> None:
    typed(axiswise, "error\nq\n", "quiz", "--n", "4", cwd=workspace)
    assert json.loads(typed(axiswise, "", "quiz", "--json", cwd=workspace).stdout.splitlines()[0])["number"] == 1
    assert asked(typed(axiswise, "q\n", "quiz", cwd=workspace).stdout) == ["2"]


def test_a_remembered_quiz_holds_no_truth(axiswise: Any, workspace: Path) -> None:
    typed(axiswise, "p\np\n", "quiz", "--topic", "two", "--n", "2", "--seed", "5", cwd=workspace)
    lines = [json.loads(line) for line in (workspace / PRACTICE).read_text().splitlines()]
    answers = [line for line in lines if line["event"] == "answer"]
    assert len(answers) == 2
    for line in answers:
        truth_ = right(line["question"])
        assert "truth" not in line and str(list(truth_) if isinstance(truth_, tuple) else truth_) not in json.dumps(
            line
        )


def test_a_quiz_whose_questions_changed_with_the_program_is_left_alone(axiswise: Any, workspace: Path) -> None:
    typed(axiswise, "error\nq\n", "quiz", "--n", "4", cwd=workspace)
    path = workspace / PRACTICE
    path.write_text(re.sub(r'"content": "\w+"', '"content": "00000000"', path.read_text()))
    assert asked(typed(axiswise, "q\n", "quiz", cwd=workspace).stdout) == ["1"]


@pytest.mark.parametrize("words", [["quiz", "--n", "1"], ["review"], ["progress"]])
def test_what_cannot_be_read_is_told_and_costs_nothing_else(axiswise: Any, workspace: Path, words: list[str]) -> None:
    typed(axiswise, "p\n", "quiz", "--n", "1", cwd=workspace)
    log = workspace / PRACTICE
    torn = '{"v": 1, "id": "ab", "at": "20\n{"v": 9}\n'
    log.write_text(log.read_text() + torn)
    for lang, told in (("en", ("damaged lines", "a later version")), ("zh", ("损坏的行", "更新版本"))):
        done = typed(axiswise, "p\n", *words, "--lang", lang, cwd=workspace)
        assert done.returncode == 0
        assert all(each in done.stderr for each in told) and len(re.findall(r"[(（]1[)）]", done.stderr)) == 2
    assert torn in log.read_text()


def test_answers_that_cannot_be_kept_stop_the_quiz(axiswise: Any, workspace: Path) -> None:
    (workspace / PRACTICE).mkdir()
    done = typed(axiswise, "error\n", "quiz", "--n", "1", cwd=workspace)
    assert done.returncode == 2
    assert "cannot be remembered" in done.stderr and "Traceback" not in done.stderr


def test_another_quiz_asks_other_questions(axiswise: Any, workspace: Path) -> None:
    for _ in range(3):
        typed(axiswise, "p\n" * 6, "quiz", "--topic", "integers", "--n", "6", cwd=workspace)
    answers = [json.loads(line) for line in (workspace / PRACTICE).read_text().splitlines() if '"answer"' in line]
    assert len(answers) == len({line["content"] for line in answers}) == 18


def test_two_quizzes_at_once_do_not_meet(axiswise: Any, workspace: Path) -> None:
    command, environ = axiswise.command("quiz", "--topic", "two", "--n", "2"), axiswise.environment()
    with subprocess.Popen(command, cwd=workspace, env=environ, text=True, stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE) as first:  # fmt: skip
        assert first.stdin and first.stdout
        first.stdin.write("error\n")
        first.stdin.flush()
        while "Question 2" not in first.stdout.readline():
            pass
        second = typed(axiswise, "error\nerror\n", "quiz", "--topic", "two", "--n", "2", cwd=workspace)
        assert asked(second.stdout) == ["1", "2"]
        rest, _ = first.communicate("error\n")
    assert "of 2 right" in rest
    lines = [json.loads(line) for line in (workspace / PRACTICE).read_text().splitlines()]
    sessions = [line["session"] for line in lines if line["event"] == "answer"]
    assert sorted(map(sessions.count, set(sessions))) == [2, 2]


# ---------------------------------------------------------------- on a terminal


def test_a_quiz_on_a_terminal(terminal: Callable[..., Terminal]) -> None:
    one = terminal("quiz", "--topic", "two", "--n", "1")
    one.until("error?")
    one.type("(99, 99)\n")
    one.until("0 of 1 right")
    assert one.end() == 0


def test_a_quiz_on_a_terminal_in_chinese(terminal: Callable[..., Terminal]) -> None:
    one = terminal("quiz", "--topic", "two", "--n", "1", "--lang", "zh", COLUMNS="40")
    one.until("或 error")
    one.type("（99，99）\n")
    one.until("1 题里答对 0 题")
    assert one.end() == 0


@pytest.mark.parametrize(("how", "code"), [("\x03", 130), ("\x04", 0), ("q\n", 0)])
def test_leaving_loses_nothing(terminal: Callable[..., Terminal], workspace: Path, how: str, code: int) -> None:
    one = terminal("quiz", "--topic", "two", "--n", "3")
    one.until("error?")
    one.type("error\n")
    one.until("error?")
    if how == "\x03":  # the terminal of this test controls no process, so it sends no signal itself
        one.interrupt()
    else:
        one.type(how)
    one.until("goes on from here")
    assert "Traceback" not in one.shown
    assert one.end() == code
    again = terminal("quiz")
    again.until("1 of 3 answered")


def test_a_killed_quiz_goes_on(terminal: Callable[..., Terminal]) -> None:
    one = terminal("quiz", "--topic", "two", "--n", "3")
    one.until("error?")
    one.type("error\n")
    one.until("Question 2")
    one.process.send_signal(signal.SIGKILL)
    one.process.wait()
    terminal("quiz").until("1 of 3 answered")
