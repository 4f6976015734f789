"""Quiz, review and progress through the real program: on a pipe, by the line protocol, and on a terminal."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from grader.quiz.generators import make
from grader.quiz.misconceptions import by_name
from grader.quiz.question import Answer
from grader.quiz.truth import truth

Learner = Callable[[str], Answer]
PRACTICE = Path(".axiswise") / "practice.jsonl"


def right(question_id: str) -> Answer:
    return truth(make(question_id))


def holding(name: str) -> Learner:
    def answer(question_id: str) -> Answer:
        question = make(question_id)
        wrong = by_name(name).wrong(question)
        return truth(question) if wrong is None else wrong

    return answer


def converse(axiswise: Any, learner: Learner, *words: str, cwd: Path | None = None) -> list[dict[str, Any]]:
    """Sit a quiz by the line protocol; return everything that came out."""
    command = axiswise.command("quiz", "--json", *words)
    environ = axiswise.environment()
    with subprocess.Popen(command, cwd=cwd or axiswise.home, env=environ, text=True, encoding="utf-8",
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:  # fmt: skip
        assert process.stdin and process.stdout
        said = []
        for line in process.stdout:
            said.append(json.loads(line))
            if "snippet" in said[-1]:
                process.stdin.write(json.dumps({"answer": learner(said[-1]["id"]), "sure": 0.75}) + "\n")
                process.stdin.flush()
    assert process.returncode == 0
    return said


def typed(
    axiswise: Any, text: str, *words: str, cwd: Path | None = None, **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run a verb with `text` on its standard input."""
    return subprocess.run(
        axiswise.command(*words), cwd=cwd or axiswise.home, env=axiswise.environment(**changes), input=text,
        capture_output=True, encoding="utf-8", errors="surrogateescape", timeout=120,
    )  # fmt: skip


def asked(output: str) -> list[str]:
    """Headings of the questions that were asked."""
    return re.findall(r"^Question (\d+) of \d+", output, re.MULTILINE)


def age(workspace: Path, days: str = "2001-01-01") -> None:
    """Make everything in the practice of a workspace long past."""
    path = workspace / PRACTICE
    path.write_text(re.sub(r'"at": "\d{4}-\d\d-\d\d', f'"at": "{days}', path.read_text()))


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


def test_a_wrong_answer_is_answered_with_its_belief_in_both_languages(axiswise: Any) -> None:
    item = converse(axiswise, right, "--topic", "two", "--n", "1", "--seed", "12")[0]
    belief, wrong = next((name, by_name(name).wrong(make(item["id"])))
                         for name in ("align_left", "larger_wins", "outer_product", "sizes_multiply", "axes_must_agree")
                         if by_name(name).wrong(make(item["id"])) is not None)  # fmt: skip
    for lang, said in (("en", "fits the belief that"), ("zh", "符合一种误解")):
        done = typed(axiswise, f"{wrong}\n", "quiz", "--topic", "two", "--n", "1", "--seed", "12", "--lang", lang)
        assert said in done.stdout, belief
        assert "Smallest case" in done.stdout or "最小的例子" in done.stdout


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


class Terminal:
    """The program on a terminal of its own."""

    def __init__(self, axiswise: Any, cwd: Path, *words: str) -> None:
        self.leader, follower = pty.openpty()
        environ = axiswise.environment(COLUMNS="60")
        self.process = subprocess.Popen(axiswise.command(*words), cwd=cwd, env=environ, stdin=follower, stdout=follower,
                                        stderr=follower, start_new_session=True)  # fmt: skip
        os.close(follower)
        self.shown = ""

    def until(self, said: str) -> None:
        while said not in self.shown:
            ready, _, _ = select.select([self.leader], [], [], 30)
            assert ready, self.shown
            self.shown += os.read(self.leader, 4096).decode("utf-8", "replace")

    def interrupt(self) -> None:
        """Press Ctrl-C until it is heard: in the instant before it waits, readline loses one."""
        self.shown = ""
        while not self.shown:
            self.process.send_signal(signal.SIGINT)
            ready, _, _ = select.select([self.leader], [], [], 3)
            if ready:
                self.shown += os.read(self.leader, 4096).decode("utf-8", "replace")

    def type(self, text: str) -> None:
        self.shown = ""
        os.write(self.leader, text.encode())

    def end(self) -> int:
        try:
            while os.read(self.leader, 4096):
                pass
        except OSError:  # the other side has closed
            pass
        os.close(self.leader)
        return self.process.wait(30)


@pytest.fixture
def terminal(axiswise: Any, workspace: Path) -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def start(*words: str) -> Terminal:
        opened.append(Terminal(axiswise, workspace, *words))
        return opened[-1]

    yield start
    for each in opened:
        each.process.kill()
        each.process.wait()


def test_a_quiz_on_a_terminal(terminal: Callable[..., Terminal]) -> None:
    one = terminal("quiz", "--topic", "two", "--n", "1")
    one.until("error?")
    one.type("(99, 99)\n")
    one.until("0 of 1 right")
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


def test_a_right_review_comes_back_later(axiswise: Any, workspace: Path) -> None:
    converse(axiswise, holding("align_left"), "--topic", "two", "--n", "6", "--seed", "3", cwd=workspace)
    age(workspace)
    first = typed(axiswise, "q\n", "review", "--seed", "1", cwd=workspace)
    assert "waits for the next" in first.stdout
    question = next(make(f"{family}:{seed}") for family, seed in drawn(workspace, axiswise))
    answer = truth(question)
    done = typed(axiswise, f"{answer}\n", "review", "--seed", "1", cwd=workspace)
    assert "Right:" in done.stdout
    assert re.search(r"This comes back in \d+ (days|hours)", done.stdout)


def drawn(workspace: Path, axiswise: Any) -> Iterator[tuple[str, str]]:
    """Family and seed of the question that a review with the seed 1 asks about left-alignment."""
    from random import Random

    from grader.quiz.variant import variant

    family, _, seed = variant(by_name("align_left"), Random(1)).question.id.partition(":")
    yield family, seed


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
