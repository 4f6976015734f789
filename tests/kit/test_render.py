"""Renderers: pure functions of an outcome; each text is readable without colour, on any terminal."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

import pytest

from grader.i18n import translator
from grader.model import CheckResult, Diagnosis, Outcome, Problem, Report, Sandboxing, Verdict, say
from grader.render import json as json_renderer
from grader.render import junit, text
from grader.render.columns import pad, plain, table, width_of, wrap
from grader.render.text import Look

PASSED = CheckResult("shape", "has shape (T, D)", Verdict.PASSED, 2, "")
FAILED = CheckResult("values", "holds the values", Verdict.FAILED, 3, "wrong at [0, 1]: it is 0, expected 1")
WAITING = CheckResult("again", "holds them again", Verdict.BLOCKED, 5, 'waits for "holds the values"')
VOID = CheckResult("void", "cannot be told", Verdict.UNJUDGED, 5, "the sandbox is gone")


def report(verdict: Verdict, *checks: CheckResult, **more: object) -> Report:
    score = sum(check.points for check in checks if check.verdict is Verdict.PASSED)
    facts = {"path": "a.py", "exercise": "unit/name", "score": score, "points": 10, "diagnosis": None} | more
    return Report(verdict=verdict, checks=checks, **facts)  # type: ignore[arg-type]


WRONG = report(
    Verdict.FAILED,
    PASSED,
    FAILED,
    WAITING,
    diagnosis=Diagnosis("from_one", "Your positions start at 1."),
    output="hello\nthere\n",
    notes=("a warning was given",),
)
RIGHT = report(Verdict.PASSED, PASSED, path="b.py", points=2)
FULL = Sandboxing("full")


def shown(outcome: Outcome, lang: str = "en", width: int = 80, colour: bool = False) -> str:
    advice = say("Next: `axiswise next`")
    return text.render(outcome, Look(translator(lang), width, colour, {"unit/name": "A title"}, advice))


# ---------------------------------------------------------------- text


def test_one_report_is_told_in_full() -> None:
    assert shown(Outcome(FULL, 7, (WRONG,))) == (
        "unit/name: A title\n"
        "a.py\n"
        "\n"
        "  [pass] 2/2  has shape (T, D)\n"
        "  [FAIL] 0/3  holds the values\n"
        "              wrong at [0, 1]: it is 0, expected 1\n"
        "  [wait] 0/5  holds them again\n"
        "  [wait] is judged as soon as the checks it builds on pass.\n"
        "\n"
        "  What went wrong:\n"
        "  | Your positions start at 1.\n"
        "\n"
        "  Not passed yet: 2 of 10 points.\n"
        "  Note: a warning was given\n"
        "\n"
        "  Your code printed:\n"
        "  | hello\n"
        "  | there\n"
        "\n"
        "Sandbox: full. Seed: 7; the same run again: `--seed 7`.\n"
        "\n"
        "Next: `axiswise next`"
    )


def test_colour_adds_nothing_but_colour() -> None:
    outcome = Outcome(FULL, 7, (WRONG, RIGHT), (Problem("c.py", "c.py is empty"),))
    painted = shown(outcome, colour=True)
    assert "\x1b[" in painted
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == shown(outcome)


def test_several_reports_are_a_line_each_and_the_first_that_failed() -> None:
    told = shown(Outcome(FULL, 7, (RIGHT, WRONG))).splitlines()
    assert told[:2] == ["[pass]  2/2  b.py  unit/name", "[FAIL] 2/10  a.py  unit/name"]
    assert "  | Your positions start at 1." in told
    assert "1 passed, 1 not passed yet: 4 of 12 points." in told


def test_what_is_to_be_said_of_an_answer_that_passed_stands_beneath_its_line() -> None:
    noted = report(
        Verdict.PASSED, PASSED, path="c.py", points=2, notes=("judged with a right `f` in the place of yours",)
    )
    told = shown(Outcome(FULL, 7, (RIGHT, noted, WRONG))).splitlines()
    assert told[1:3] == ["[pass]  2/2  c.py  unit/name", "  Note: judged with a right `f` in the place of yours"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Unchanged since they passed, so not judged again: 1 of 3 files"),
        ("zh", "3 个文件中有 1 个自通过以来没有变动"),
    ],
)
def test_what_was_not_judged_again_is_counted_by_files(lang: str, said: str) -> None:
    old = report(Verdict.PASSED, PASSED, path="old.py", points=2, unchanged=True)
    problems = (Problem("c.py", "no"), Problem("", "interrupted"))
    assert said in shown(Outcome(FULL, 7, (old, WRONG), problems), lang).replace("\n", " ")
    assert "--fresh" not in shown(Outcome(FULL, 7, (RIGHT, WRONG), problems), lang)


@pytest.mark.parametrize("line", ["(line 7: `return (x, `y`)[0]`)", "（第 7 行：`return (x, `y`)[0]`）"])
def test_a_line_of_code_that_raises_again_is_quoted_once(line: str) -> None:
    errors = [f"f({n}): it raised ValueError: shapes (2,3) (4,) {line}" for n in (1, 2)]
    other = f"f(3): it raised ValueError: shapes (2,3) (4,) {line}".replace("7", "8")
    checks = [CheckResult(f"c{n}", "holds", Verdict.FAILED, 1, each) for n, each in enumerate([*errors, other])]
    told = shown(Outcome(FULL, 7, (report(Verdict.FAILED, *checks),)), width=200)
    assert (told.count("return"), told.count(line)) == (2, 1)
    assert f"shapes (2,3) (4,) {line[0]}{line.strip('(（').partition('7')[0]}7" in told
    assert other in told


@pytest.mark.parametrize("message", ["it uses `numpy.add.outer`, which this exercise is to do without", "line 4: bad"])
def test_what_a_check_says_is_not_said_again_in_a_note(message: str) -> None:
    refused = CheckResult("shape", "has shape", Verdict.FAILED, 2, message)
    outcome = Outcome(FULL, 7, (report(Verdict.FAILED, refused, WAITING, notes=(message, "another", "another")),))
    told = shown(outcome)
    assert (told.count(message), told.count("another")) == (1, 1)
    suite = ElementTree.fromstring(junit.render(outcome))
    assert [each.text for each in suite.iter("system-err")] == ["another"]
    assert json.loads(json_renderer.render(outcome))["reports"][0]["notes"] == [message, "another", "another"]


def test_what_the_code_printed_does_not_scroll_the_verdict_away() -> None:
    printed = "".join(f"row {number}\n" for number in range(100))
    outcome = Outcome(FULL, 7, (report(Verdict.PASSED, PASSED, output=printed),))
    told = shown(outcome)
    assert "  | row 19\n  ... and 80 more lines; `axiswise check --json` shows them all\n" in told
    assert "row 20" not in told
    assert json.loads(json_renderer.render(outcome))["reports"][0]["output"] == printed
    assert "| row 20\n" in shown(Outcome(FULL, 7, (report(Verdict.PASSED, PASSED, output=printed[:137]),)))


def test_an_exercise_that_is_not_started_says_only_why() -> None:
    untouched = CheckResult("shape", "has shape", Verdict.MISSING, 2, "the stub is untouched")
    told = shown(Outcome(FULL, 7, (report(Verdict.MISSING, untouched, WAITING, notes=("the stub is untouched",)),)))
    assert told.count("the stub is untouched") == 1
    assert "Not started: 0 of 10 points." in told
    assert "[wait]" not in told


def test_the_graders_own_fault_is_never_the_learners() -> None:
    told = shown(Outcome(FULL, 7, (report(Verdict.UNJUDGED, VOID),)))
    assert "[void]" in told
    assert "the grader's fault, not yours" in told


def test_what_is_missing_of_the_sandbox_is_named() -> None:
    assert "partial; missing here: landlock, seccomp." in shown(
        Outcome(Sandboxing("partial", ("landlock", "seccomp")), 7, (RIGHT,))
    )
    assert "check only files that you trust" in shown(Outcome(Sandboxing("none"), 7, (RIGHT,))).replace("\n", " ")


def test_what_waiting_means_is_said_once() -> None:
    told = shown(Outcome(FULL, 7, (report(Verdict.FAILED, FAILED, WAITING, WAITING, WAITING),)))
    assert told.count("[wait] 0/5") == 3
    assert told.count("as soon as") == 1


@pytest.mark.parametrize("width", [24, 40, 80])
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_no_line_is_wider_than_the_terminal(width: int, lang: str) -> None:
    long = report(Verdict.FAILED, CheckResult("x", "一个很长的标题" * 8, Verdict.FAILED, 3, "many short words " * 9))
    told = shown(Outcome(FULL, 7, (long,)), lang, width).splitlines()
    assert max(map(width_of, told)) <= max(width, width_of("`axiswise next`"))


def test_control_characters_are_spelled_out() -> None:
    hostile = report(Verdict.FAILED, path="a\x1b[2J.py", output="\x1b]0;title\x07 \udcff")
    told = shown(Outcome(FULL, 7, (hostile, hostile)))
    assert "\x1b" not in told
    assert "a\\x1b[2J.py" in told
    told.encode()


# ---------------------------------------------------------------- the grid


def test_a_chinese_character_takes_two_columns() -> None:
    assert [width_of(each) for each in ("abc", "形状", "é", "e\u0301")] == [3, 4, 1, 1]
    assert pad("形", 4) + "|" == "形  |"
    assert table([("形状", "a"), ("b", "cc")]) == ["形状  a", "b     cc"]


def test_chinese_is_wrapped_between_characters_but_never_before_a_stop() -> None:
    assert wrap("位置从零开始，不是一。", 12) == ["位置从零开", "始，不是一。"]
    assert wrap("一二三四五，", 10) == ["一二三四", "五，"]


def test_code_and_indented_lines_keep_their_shape() -> None:
    assert wrap("run `axiswise check a.py` now", 20) == ["run", "`axiswise check a.py`", "now"]
    assert wrap("first at [0, 12] here", 15) == ["first at", "[0, 12] here"]
    assert wrap("of shape (0, d_model) (and more)", 20) == ["of shape", "(0, d_model) (and", "more)"]
    assert wrap("    x = 1\n  y", 20) == ["    x = 1", "  y"]


def test_plain_text_is_left_alone() -> None:
    assert plain("tab\tand\nline 形") == "tab\tand\nline 形"


# ---------------------------------------------------------------- JSON


def test_json_has_the_documented_form() -> None:
    document = json.loads(json_renderer.render(Outcome(FULL, 7, (WRONG,), (Problem("c.py", "no"),))))
    assert document == {
        "version": 1,
        "sandbox": "full",
        "seed": 7,
        "reports": [
            {
                "path": "a.py",
                "exercise": "unit/name",
                "verdict": "failed",
                "score": 2,
                "points": 10,
                "checks": [
                    {"id": c.id, "title": c.title, "verdict": c.verdict, "points": c.points, "message": c.message}
                    for c in (PASSED, FAILED, WAITING)
                ],
                "diagnosis": {"mistake": "from_one", "message": "Your positions start at 1."},
                "notes": ["a warning was given"],
                "output": "hello\nthere\n",
                "incidents": [],
            }
        ],
        "errors": [{"path": "c.py", "message": "no"}],
    }


@pytest.mark.parametrize("found", [WRONG, RIGHT, RIGHT._replace(unchanged=True)])
def test_json_can_be_read_back(found: Report) -> None:
    read = json.loads(json.dumps(json_renderer.record(found)))
    assert read.get("unchanged", False) is found.unchanged
    assert json_renderer.report_of(read) == found._replace(unchanged=False)


def test_json_is_ascii_and_sound_whatever_it_holds() -> None:
    odd = report(Verdict.FAILED, path="\udcff.py", output="形状\x00\u2028")
    written = json_renderer.render(Outcome(FULL, 7, (odd,)))
    assert written.isascii()
    assert json.loads(written)["reports"][0]["output"] == "形状\x00\u2028"
    json.loads(written)["reports"][0]["path"].encode()


# ---------------------------------------------------------------- JUnit


def test_junit_counts_what_it_holds() -> None:
    outcome = Outcome(FULL, 7, (WRONG, report(Verdict.UNJUDGED, VOID)), (Problem("c.py", "no"),))
    root = ElementTree.fromstring(junit.render(outcome))
    counts = {name: root.get(name) for name in ("tests", "failures", "errors", "skipped")}
    assert counts == {"tests": "5", "failures": "1", "errors": "2", "skipped": "1"}
    first = root.findall("testsuite")[0]
    assert [case.get("name") for case in first.iter("testcase")] == [c.title for c in (PASSED, FAILED, WAITING)]
    assert first.findtext("system-out") == "hello\nthere\n"
    assert first.findtext("system-err") == "Your positions start at 1.\na warning was given"


def test_junit_is_valid_whatever_it_holds() -> None:
    odd = report(Verdict.MISSING, path="<&>\udcff", output="\x00\x1b]]>\uffff形", notes=("untouched",))
    written = junit.render(Outcome(FULL, 7, (odd,)))
    assert written.isascii()
    root = ElementTree.fromstring(written)
    assert root.findtext(".//system-out") == "\ufffd\ufffd]]>\ufffd形"
    assert root.get("failures") == "1"
