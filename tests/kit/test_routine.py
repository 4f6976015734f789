"""Calls sent ahead: whatever a hand-in does, its report is the one that asking call by call would give."""

from __future__ import annotations

import contextlib
import math
import re
import shutil
from collections.abc import Iterator, Mapping, Set
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from grader import wire
from grader.catalog import Catalog, content_root
from grader.judge.failure import CheckFailed
from grader.judge.plugin import Check, Ended
from grader.judge.routine import MOST_OUTCOMES, MOST_TEXT, Outcome, Routine
from grader.judge.run import Judge, Options, with_judge
from grader.judge.target import Program, framed
from grader.model import Bilingual, Exercise, HandIn, Kind, Problem, Report, Verdict, say
from grader.sandbox.client import Sandbox
from grader.sandbox.limits import Limits

SHOP = Path(__file__).parent / "shop"
NUMPY = "import numpy as np\n\n\n"
RIGHT_PRICES = "    return np.arange(count) * float(step)\n"
SHORT = Limits(cpu=1)


class Judged(NamedTuple):
    """All that is known of one hand-in once it is judged."""

    reports: tuple[Report, ...]
    problems: tuple[Problem, ...]
    margins: tuple[object, ...]


class BothWays(NamedTuple):
    """What came of the same hand-ins call by call, and sent ahead: when first seen, and when seen again."""

    single: Mapping[str, Judged]
    first: Mapping[str, Judged]
    again: Mapping[str, Judged]


def judged(judge: Judge, texts: Mapping[str, str], exercise: str) -> dict[str, Judged]:
    """Judge these sources one after another, all under one name of a file."""

    def one(text: str) -> Judged:
        reports, problems = judge.grade(HandIn(Path("file.py"), text.encode(), exercise))
        # How far apart is left out: last digits may depend on where in memory an array happens to lie.
        margins = tuple((each.check, each.tol) for each in judge.margins if each.tol < math.inf)
        return Judged(reports, problems, margins)

    return {name: one(text) for name, text in texts.items()}


def both_ways(root: Path, hand_ins: Mapping[str, Mapping[str, str]], **options: object) -> dict[str, BothWays]:
    """Judge hand-ins, by exercise, in both ways; the judge knows every exercise when it may send calls ahead."""

    def body(judge: Judge) -> dict[str, BothWays]:
        return {exercise: BothWays(*runs(judge, texts, exercise)) for exercise, texts in hand_ins.items()}

    def runs(judge: Judge, texts: Mapping[str, str], exercise: str) -> Iterator[dict[str, Judged]]:
        for ahead in (False, True, True):
            judge.options = judge.options._replace(ahead=ahead)
            yield judged(judge, texts, exercise)

    return with_judge(Catalog(root), Options(**{"seed": 1} | options), body)  # type: ignore[arg-type]


def differences(found: Mapping[str, BothWays], but: Set[str] = frozenset()) -> list[str]:
    """Say which hand-ins, ``but`` these, were judged otherwise when their calls were sent ahead."""
    return [
        f"{exercise} {name} {seen}:\n{ways.single[name]}\n{each[name]}"
        for exercise, ways in found.items()
        for seen, each in (("first", ways.first), ("again", ways.again))
        for name in each
        if name not in but and _rounded(each[name]) != _rounded(ways.single[name])
    ]


def _rounded(one: Judged) -> str:
    """Write it out with three digits of each number: the last ones may depend on where an array happens to lie."""
    return re.sub(r"\d+\.\d+(?:e[-+]\d+)?", lambda number: f"{float(number[0]):.3g}", repr(one))


def report_of(one: Judged) -> Report:
    (report,) = one.reports
    return report


def verdicts(one: Judged) -> str:
    """The verdicts of the checks, a letter each."""
    return "".join(check.verdict.value[0] for check in report_of(one).checks)


# ---------------------------------------------------------------- what ships

SHIPPED = Catalog(content_root())
PROGRAMS = [exercise for exercise in SHIPPED.exercises() if exercise.kind in (Kind.CODE, Kind.DEBUG)]
UNITS = list(dict.fromkeys(exercise.unit for exercise in PROGRAMS))
SAMPLE = {"adding/EncodingCache", "relative/relative_position_encoding"}  # keeps objects; asks slow answers less
SAMPLE |= {next(each.id for each in PROGRAMS if each.unit == unit and each.id not in SAMPLE) for unit in UNITS}


def answers(exercise: Exercise, solutions: int | None = None, wrong: int | None = None) -> dict[str, str]:
    """So many of the solutions and wrong variants of an exercise, the latter from all over the alphabet; else all."""
    right, others = sorted(exercise.solutions.glob("*.py")), sorted(exercise.wrong.glob("*.py"))
    step = max(1, len(others) // wrong) if wrong else 1
    paths = [*right[:solutions], *others[::step][:wrong]]
    return {str(path.relative_to(SHIPPED.root)): path.read_text(encoding="utf-8") for path in paths}


def test_what_ships_is_judged_alike() -> None:
    hand_ins = {each.id: answers(each, solutions=1, wrong=4) for each in PROGRAMS if each.id in SAMPLE}
    assert len(hand_ins) >= 11
    assert differences(both_ways(SHIPPED.root, hand_ins)) == []


@pytest.mark.sweep
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("unit", UNITS)
def test_all_that_ships_is_judged_alike(unit: str) -> None:
    """Of answers that draw at random the verdicts alone: what is told of their values is never the same."""
    hand_ins = {each.id: answers(each) for each in PROGRAMS if each.unit == unit}
    found = both_ways(SHIPPED.root, hand_ins)
    random = {name for texts in hand_ins.values() for name, text in texts.items() if "random" in text}
    assert differences(found, random) == []
    for ways in found.values():
        for name in random & set(ways.single):
            assert len({verdicts(each[name]) for each in ways}) == 1, name


@pytest.mark.parametrize("ids", [SAMPLE, pytest.param({each.id for each in PROGRAMS}, marks=pytest.mark.sweep)])
def test_the_calls_of_what_ships_are_sent_ahead(ids: set[str]) -> None:
    """What the tests above compare would else be the same way twice."""
    programs = [exercise for exercise in PROGRAMS if exercise.id in ids]

    def body(judge: Judge) -> set[str]:
        for exercise in programs:
            judged(judge, answers(exercise, wrong=0), exercise.id)
        return {exercise.id for exercise in programs if judge.familiar(exercise) is None}

    assert with_judge(SHIPPED, Options(1), body) == set()


# ---------------------------------------------------------------- written hand-ins


def prices(*lines: str, before: str = "") -> str:
    """A file whose `prices` runs these lines and then is right."""
    return NUMPY + before + "def prices(count, step=1.0):\n" + "".join(f"    {line}\n" for line in lines) + RIGHT_PRICES


def wrong_from(check: str, *lines: str, before: str = "") -> str:
    """A file whose `prices` is wrong where ``check`` holds of ``count``, having run these lines."""
    return prices(*lines, f"if {check}: return np.ones(count)", before=before)


CRASH = "__import__('ctypes').string_at(0)"
LEAVE = "__import__('os')._exit(3)"
ENDLESS = "while True:\n            pass"

PRICES = {
    # what it prints
    "prints in calls": prices("print('prices of', count)"),
    "prints as it is loaded": prices(before="print('loaded')\n"),
    "prints other words": prices("print('prices for', count)", before="print('here')\n"),
    "prints and is wrong": wrong_from("count == 7", "print('seven?', count == 7)"),
    "prints after it was wrong": prices("if count == 4: print('four')", "if count == 6: return np.ones(6)"),
    "floods": prices("print('x' * 30_000)"),
    "floods when it is loaded": prices("print(count)", before="print('y' * 100_000)\n"),
    "prints to the other stream": prices("__import__('sys').stderr.write('careful\\n')"),
    # warnings
    "warns": prices("np.log(np.zeros(1))"),
    "warns in its own words": prices("__import__('warnings').warn(f'about {count}')"),
    "warns more than is shown": prices("for n in range(9): __import__('warnings').warn(f'{count} {n}')"),
    "warns after it was wrong": prices("if count == 4: np.log(np.zeros(1))", "if count == 6: return np.ones(6)"),
    # exceptions
    "raises": prices("if count == 7: raise ValueError('no')  # mine"),
    "raises, told otherwise": prices("if count == 7: raise ValueError('no')  # and this is mine"),
    "raises a line below": prices("", "if count == 7: raise ValueError('no')  # mine"),
    "raises in a helper": prices("helper(count)", before="def helper(n):\n    assert n != 8, 'eight'\n\n\n"),
    "raises an error of its own": prices(
        "if count == 6: raise Mine(count)", before="class Mine(ValueError):\n    pass\n\n\n"
    ),
    "leaves by sys.exit": prices("if count == 8: __import__('sys').exit(1)"),
    "misses a name": prices("if count == 6: totals(1)"),
    "a line fails at the top": prices(before="1 / 0\n"),
    # what it keeps from call to call
    "counts its calls": prices(
        "calls.append(count)", "if len(calls) > 9: return np.ones(count)", before="calls = []\n"
    ),
    "counts its calls, wrong early": prices(
        "calls.append(count)", "if len(calls) in (2, 9, 12): return np.ones(count)", before="calls = []\n"
    ),
    "spoilt by a call that nobody looks at": prices(
        "seen.add(count)", "if {6, 4} <= seen and count == 8: return np.ones(8, np.float32)",
        "if count == 6: return np.ones(6)", before="seen = set()\n",
    ),
    "spoilt by a certain call": prices(
        "seen.add(count)", "if 7 in seen and count in (8, 11): return np.ones(count)", before="seen = set()\n"
    ),
    "a cache by count": prices(
        "return kept.setdefault(count, np.arange(count) * float(step))", before="kept = {}\n"
    ),
    "one buffer": prices(
        "out = buffer[:count]", "out[:] = np.arange(count) * step", "return out", before="buffer = np.zeros(2000)\n"
    ),
    "right but for the first call": prices(
        "calls.append(count)", "if len(calls) == 1: return np.ones(count)", before="calls = []\n"
    ),
    # random state
    "draws at random": prices("np.random.random()"),
    "reseeds": prices("np.random.seed(0)"),
    "is right by the global generator": wrong_from("np.random.random() < 0.2", before="np.random.seed(3)\n"),
    # cost
    "a loop": prices("return np.array([n * float(step) for n in range(count)])"),
    "much memory": prices("return (np.ones((100, count)) * np.arange(count) * step)[0]"),
    # how its process ends
    "leaves in the middle": prices(f"if count == 7: {LEAVE}"),
    "leaves after it was wrong": prices("if count == 6: return np.ones(6)", f"if count == 4: {LEAVE}"),
    "crashes in the middle": prices(f"if count == 7: {CRASH}"),
    "crashes after it was wrong": prices("if count == 6: return np.ones(6)", f"if count == 4: {CRASH}"),
    "crashes twice after it was wrong": prices(
        f"if count == 4 or step == 3.0 or count == 3: {CRASH}", "return np.ones(count)"
    ),
    "crashes in many checks": prices(f"if count in (3, 8, 4, 10): {CRASH}"),
    "crashes as it is loaded": prices(before=f"{CRASH}\n"),
    "crashes, having counted": prices(
        "calls.append(count)", f"if count == 8: {CRASH}", "if len(calls) > 4: return np.ones(count)",
        before="calls = []\n",
    ),
    # what it returns
    "junk": prices("return [None, object(), {count: 'x'}, np.array(['a'])]"),
    "what cannot be shown": prices("return Odd()", before="class Odd:\n    __repr__ = None\n\n\n"),
    "another address each time": prices("return object()"),
    "too much for a frame": prices("if count == 7: return np.zeros(10_000_000)"),
}  # fmt: skip
TOTALS = "def totals(table):\n    {}\n"
WITH_PRICES = "return table + prices(len(table))[:, np.newaxis]"
OTHERS = {
    "shop/totals": {
        "right": NUMPY + TOTALS.format("return table + np.arange(float(len(table)))[:, np.newaxis]"),
        "supplied": NUMPY + TOTALS.format(WITH_PRICES),
        "supplied, and imported": NUMPY + "from shop import prices\n" + TOTALS.format(WITH_PRICES),
        "supplied, and wrong": NUMPY + TOTALS.format("return table + prices(len(table) + 1)[1:, np.newaxis]"),
        "supplied, and refused": NUMPY + TOTALS.format(f"prices('x') if len(table) == 4 else 0; {WITH_PRICES}"),
        "supplied at the top": NUMPY + "first = prices(9)\n" + TOTALS.format("return table + first[:len(table), None]"),
        "its own prices are wrong": NUMPY + "def prices(n):\n    return np.ones(n)\n\n\n" + TOTALS.format(WITH_PRICES),
        "in place": NUMPY + TOTALS.format("table += np.arange(len(table))[:, None]; return table"),
        "in place if it may": NUMPY + TOTALS.format("table = table if table.flags.writeable else table.copy()\n"
                                                    "    table += np.arange(len(table))[:, None]; return table"),
        "forbidden in disguise": NUMPY + TOTALS.format("return getattr(np, 'broadcast' + '_to')(1.0, table.shape)"),
    },
    "shop/Till": {
        "right": NUMPY + "class Till:\n    def __init__(self, count):\n        self.sold = np.zeros(count)\n\n"
        "    def sell(self, amounts):\n        if len(amounts) != len(self.sold):\n            raise ValueError\n"
        "        self.sold = self.sold + amounts\n        return self.sold\n",
        "one for all": NUMPY + "sold = {}\n\n\nclass Till:\n    def __init__(self, count):\n"
        "        self.sold = sold.setdefault(count, np.zeros(count))\n\n    def sell(self, amounts):\n"
        "        self.sold += amounts\n        return self.sold\n",
        "none is made": NUMPY + "class Till:\n    def __init__(self, count):\n        raise KeyError(count)\n",
        "sells nothing": NUMPY + "class Till:\n    def __init__(self, count):\n        self.count = count\n",
        "made once": NUMPY + "made = []\n\n\nclass Till:\n    def __init__(self, count):\n"
        "        made.append(1 // (2 - len(made)))\n        self.sold = np.zeros(count)\n\n"
        "    def sell(self, amounts):\n        self.sold = self.sold + amounts\n        return self.sold\n",
    },
    "shop/debts": {
        "turned": NUMPY + "def debts(amounts):\n    return amounts - amounts[:, None]\n\n\n"
        "def debts_and_total(amounts):\n    return debts(amounts), float(amounts.sum())\n",
        "open elements never alike": NUMPY + "def debts(amounts):\n    n = len(amounts)\n"
        "    out = np.random.default_rng().normal(size=(n, n))\n    below = np.tri(n, dtype=bool)\n"
        "    out[below] = (amounts[:, None] - amounts)[below]\n    return out\n\n\n"
        "def debts_and_total(amounts):\n    return debts(amounts), float(amounts.sum())\n",
    },
}  # fmt: skip


@pytest.fixture(scope="module")
def written() -> dict[str, BothWays]:
    """What came of the hand-ins above."""
    return both_ways(SHOP, {"shop/prices": PRICES, **OTHERS}, limits=SHORT)


def test_written_hand_ins_are_judged_alike(written: dict[str, BothWays]) -> None:
    assert differences(written) == []


@pytest.mark.parametrize("exercise", [*OTHERS, "shop/prices"])
def test_written_hand_ins_go_right_and_wrong(written: dict[str, BothWays], exercise: str) -> None:
    """Or they would show nothing."""
    assert {report_of(one).verdict for one in written[exercise].single.values()} == {Verdict.PASSED, Verdict.FAILED}


def test_each_reads_what_his_own_code_printed(written: dict[str, BothWays]) -> None:
    for ways in (written["shop/prices"].first, written["shop/prices"].again):
        assert report_of(ways["prints in calls"]).output.startswith("prices of 5\nprices of 3\n")
        assert report_of(ways["prints other words"]).output.startswith("here\nprices for 5\n")
        assert "four" not in report_of(ways["prints after it was wrong"]).output


def test_each_reads_his_own_line(written: dict[str, BothWays]) -> None:
    """Two behave alike on the same line, so what came of the one is known when the other is judged."""
    for ways in (written["shop/prices"].first, written["shop/prices"].again):
        told = [report_of(ways[name]).checks[1].message for name in PRICES if name.startswith("raises")][:3]
        assert told[0].endswith("ValueError: no (line 5: `if count == 7: raise ValueError('no')  # mine`)")
        assert told[1].endswith("ValueError: no (line 5: `if count == 7: raise ValueError('no')  # and this is mine`)")
        assert told[2].endswith("ValueError: no (line 6: `if count == 7: raise ValueError('no')  # mine`)")


def test_a_crash_is_told_of_the_call_that_crashed(written: dict[str, BothWays]) -> None:
    for ways in (written["shop/prices"].first, written["shop/prices"].again):
        told = report_of(ways["crashes in the middle"]).checks[1].message
        assert told == "prices(7, 0.5): its process crashed (SIGSEGV)"
        told = report_of(ways["crashes after it was wrong"]).checks[1].message
        assert told.startswith("prices(6, 1.0): 5 of 6 elements are wrong")


def test_what_a_call_after_the_failed_one_spoils_is_spoilt_in_both_ways(written: dict[str, BothWays]) -> None:
    ways = written["shop/prices"]
    assert {verdicts(each["spoilt by a call that nobody looks at"]) for each in ways} == {"pffbbbb"}


# ---------------------------------------------------------------- hand-ins that never come back

STUCK = {
    "never ends in the middle": prices("if count == 7:", f"    {ENDLESS}"),
    "never ends after it was wrong": prices("if count == 6: return np.ones(6)", "if count == 4:", f"    {ENDLESS}"),
    "never ends as it is loaded": prices(before="while True:\n    pass\n"),
}
SLEEPS = {
    "sleeps in the middle": prices("if count == 7: __import__('time').sleep(600)"),
    "sleeps after it was wrong": prices(
        "if count == 6: return np.ones(6)", "if count == 4: __import__('time').sleep(600)"
    ),
}


@pytest.mark.parametrize(
    ("hand_ins", "limits", "letters"),
    [
        (STUCK, SHORT, ["pffbbbb", "pfpbbbb", "fbbbbbb"]),  # the last of a check's calls are nobody's loss
        pytest.param(SLEEPS, Limits(wall=4), ["pffbbbb", "pfpbbbb"], marks=pytest.mark.sweep),
    ],
)
def test_what_never_ends_is_judged_alike(hand_ins: dict[str, str], limits: Limits, letters: list[str]) -> None:
    found = both_ways(SHOP, {"shop/prices": hand_ins}, limits=limits)
    assert differences(found) == []
    assert [verdicts(one) for one in found["shop/prices"].single.values()] == letters


# ---------------------------------------------------------------- what writes to the channel

CHANNEL = """import json, os, struct
import numpy as np


def frame(body, *blobs):
    text = body if isinstance(body, bytes) else json.dumps(body).encode()
    parts = [struct.pack("<4sII", b"AXW1", len(text), len(blobs)), text]
    return b"".join(parts + [struct.pack("<Q", len(blob)) + blob for blob in blobs])


def array(values):
    import io
    file = io.BytesIO()
    np.save(file, np.asarray(values, float))
    return file.getvalue()


def answer(values):
    return frame({"value": {"t": "array", "b": 0}, "seen": {}, "printed": "", "lost": 0}, array(values))


def tell(*frames):
    for each in frames:
        os.write(3, each)


"""
SHAPES = "answer(np.zeros(5)), answer(np.zeros(3)), answer(np.zeros(0))"
FORGERS = {
    "garbage in the middle": ("if count == 7: tell(b'garbage')",),
    "garbage after it was wrong": ("if count == 4: tell(b'garbage')", "if count == 6: return np.ones(6)"),
    "one answer too many": ("if count == 7: tell(answer(np.arange(7) * 0.5))",),
    "a wrong one too many": ("if count == 7: tell(answer(np.ones(7)))",),
    "answers before they are asked for": (f"if count == 5: tell({SHAPES})", "return np.ones(count)"),
    "answers, and leaves": (f"if count == 5: tell({SHAPES}); os._exit(0)", "return np.ones(count)"),
    "spoilt JSON": ("if count == 7: tell(frame(b'no JSON'))",),
    "spoilt JSON, and wrong": ("if count == 7: tell(frame(b'no JSON'))", "return np.ones(count) * (count != 0)"),
    "no value": ("if count == 7: tell(frame({'value': {'t': 'unheard of'}}))",),
    "needs what there is not": ("if count == 7: tell(frame({'need': 'totals', 'args': [], 'kwargs': {}}))",),
    "half a frame": ("if count == 7: tell(answer(np.arange(7) * 0.5)[:40]); os._exit(0)",),
    "closes the channel": ("if count == 7: os.close(3)",),
    "reads the other calls": ("if count == 7: os.set_blocking(3, False); os.read(3, 1 << 20)",),
}


BY_CHANCE = {"answers, and leaves", "answers, and waits"}  # how far it gets is a race, whichever way it is asked
WAITING = {
    "answers, and waits": (f"if count == 5: tell({SHAPES}); os.read(3, 1 << 20)", "return np.ones(count)"),
}


def between_honest_ones(forgers: Mapping[str, tuple[str, ...]]) -> BothWays:
    """Judge those who write to the channel, each followed by an honest one."""
    texts = {}
    for name, lines in forgers.items():
        texts[name] = prices(*lines, before=CHANNEL)
        texts[f"honest after {name}"] = prices(f"print({name!r})")
    return both_ways(SHOP, {"shop/prices": texts}, limits=Limits(cpu=1, wall=4))["shop/prices"]


@pytest.fixture(scope="module")
def forged() -> BothWays:
    """What came of the hand-ins above."""
    return between_honest_ones(FORGERS)


def assert_nothing_is_gained(ways: BothWays, name: str) -> None:
    reports = [report_of(each[name]) for each in ways]
    assert {report.verdict for report in reports} == {Verdict.FAILED}
    assert name in BY_CHANCE or max(report.score for report in reports) == reports[0].score


def assert_nobody_is_hurt(ways: BothWays, name: str) -> None:
    for each in ways:
        report = report_of(each[f"honest after {name}"])
        assert (report.verdict, report.score) == (Verdict.PASSED, 10)
        assert set(report.output.splitlines()) == {name}


@pytest.mark.parametrize("name", FORGERS)
def test_who_writes_to_the_channel_gains_nothing_and_hurts_nobody(forged: BothWays, name: str) -> None:
    assert_nothing_is_gained(forged, name)
    assert_nobody_is_hurt(forged, name)


@pytest.mark.sweep
def test_who_answers_and_waits_gains_nothing_and_hurts_nobody() -> None:
    ways = between_honest_ones(WAITING)
    for name in WAITING:
        assert_nothing_is_gained(ways, name)
        assert_nobody_is_hurt(ways, name)


# ---------------------------------------------------------------- more than the channel holds


@pytest.mark.parametrize("sandbox", ["auto", "none"])
def test_a_child_that_asks_back_amid_large_calls_answers_them_all(sandbox: str) -> None:
    tables = [np.full((1000 + count, 200), float(count)) for count in range(8)]
    act = {"module": 0, "what": "function", "target": "totals", "kwargs": {}}
    frames = [framed({**act, "args": [table]}).data for table in tables]
    program = Program(NUMPY + TOTALS.format(WITH_PRICES), supply=("prices",))

    def supplied(need: dict[str, Any]) -> dict[str, Any]:
        return {"value": np.arange(float(need["args"][0]))}

    with Sandbox(mode=sandbox) as ours, contextlib.closing(ours.child()) as child:
        child.request(program.request(), supplied)
        answers = [wire.unpack_whole(frame)["value"] for frame in child.exchange(frames, supplied)]
    for table, answer in zip(tables, answers, strict=True):
        assert np.array_equal(answer, table + np.arange(float(len(table)))[:, np.newaxis])


# ---------------------------------------------------------------- suites of every kind


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A copy of the course, free to be changed."""
    return shutil.copytree(SHOP, tmp_path / "shop", ignore=shutil.ignore_patterns("__pycache__"))


def add_checks(root: Path, exercise: str, text: str) -> None:
    """Add checks to a suite."""
    path = root / "tests/hidden/shop" / f"test_{exercise}.py"
    path.write_text(f"{path.read_text(encoding='utf-8')}\n\n{text}", encoding="utf-8")


def test_large_arrays_go_both_ways_while_a_supplied_function_is_called(shop: Path) -> None:
    """More than any buffer holds, with questions in the middle; and much that follows a call whose memory counts."""
    add_checks(
        shop,
        "totals",
        """
from grader.judge.suite import bounded_memory


@check(points=1, en="large tables", zh="大表")
def test_large(submission, reference):
    for count in range(6):
        table = np.full((1000 + count, 200), float(count))
        same(submission.totals(table), reference.totals(table), 1e-6)


@check(points=1, en="takes little memory", zh="占用内存很少")
def test_memory(submission, reference):
    bounded_memory(submission.totals, np.ones((4, 5)), limit=20_000)
    table = np.ones((1000, 100))
    for _ in range(3):
        same(submission.totals(table), reference.totals(table), 1e-6)
""",
    )
    hand_ins = {
        "supplied": NUMPY + TOTALS.format(WITH_PRICES),
        "its own": NUMPY + TOTALS.format("return table + np.arange(float(len(table)))[:, np.newaxis]"),
        "wrong late": NUMPY + TOTALS.format(f"return {{1004: 0, 4: 1}}.get(len(table), 1) * ({WITH_PRICES[7:]})"),
        "wrong early": NUMPY + TOTALS.format(f"return {{1000: 0}}.get(len(table), 1) * ({WITH_PRICES[7:]})"),
        "crashes late": NUMPY + TOTALS.format(f"{CRASH} if len(table) == 1003 else 0; {WITH_PRICES}"),
    }
    found = both_ways(shop, {"shop/totals": hand_ins})
    assert differences(found) == []
    letters = {name: verdicts(one) for name, one in found["shop/totals"].single.items()}
    assert letters == {
        "supplied": "pppp", "its own": "pppp", "wrong late": "ppfp", "wrong early": "ppff", "crashes late": "ppfp"
    }  # fmt: skip


WITHOUT_STEP = NUMPY + "def prices(count, step=1.0):\n    return np.arange(float(count))\n"
FROM_ONE = prices("return np.arange(1, count + 1) * float(step)")
ADDITIONS = {
    "a call made of an answer": """
@check(points=1, en="sells its own prices", zh="按自己的价格")
def test_adaptive(submission, reference):
    first = submission.prices(3, 0.1)
    step = float(np.sum(first)) if type(first) is np.ndarray else 0.0
    same(submission.prices(4, step), reference.prices(4, step), tol=1e-9)
""",
    "fewer calls of whoever is slow": """
@check(points=1, en="many of them", zh="很多")
def test_many(submission, reference):
    if observe(submission.prices, 50, steps=True).steps < 200:
        same(submission.prices(60), reference.prices(60), tol=1e-9)
        same(submission.prices(70), reference.prices(70), tol=1e-9)
""",
    "more calls of whoever is slow, and the one that follows": """
@check(points=1, en="many of them", zh="很多")
def test_many(submission, reference):
    if observe(submission.prices, 50, steps=True).steps >= 200:
        same(submission.prices(60), reference.prices(60), tol=1e-9)


@check(points=1, en="nine", zh="九")
def test_nine(submission, reference):
    same(submission.prices(9), reference.prices(9), tol=1e-9)
""",
    "an array that is changed after it was handed over": """
@check(points=1, en="counts what it is given", zh="数")
def test_changed(submission, reference):
    count = np.array(4)
    same(submission.prices(count), reference.prices(4), tol=1e-9)
    count += 1
    same(submission.prices(count), reference.prices(5), tol=1e-9)
""",
    "a suspect where something is wrong": """
@check(points=1, en="begins with 0", zh="从 0 开始")
def test_suspect(submission, reference):
    got = submission.prices(3)
    if type(got) is np.ndarray and got.size and got[0] == 1:
        suspect({"by_the_suite": Bilingual({"en": "The suite knows.", "zh": "知道。"})})
    same(got, reference.prices(3), tol=1e-9)
""",
    "what one check tells another": """
@check(points=1, en="one", zh="一")
def test_one(submission, reference):
    got = submission.prices(3)
    if type(got) is np.ndarray and got.size and got[0] == 1:
        shared("seen", lambda: "from one")
    same(submission.prices(2), reference.prices(2), tol=1e-9)


@check(points=1, en="two", zh="二")
def test_two(submission, reference):
    told = shared("seen", lambda: "nothing") if hasattr(submission, "prices") else ""
    same(submission.prices(9) * (told == "nothing"), reference.prices(9), tol=1e-9)
""",
    "a fixture of its own": """
@pytest.fixture
def nine():
    return 9


@check(points=1, en="nine", zh="九")
def test_nine(submission, reference, nine):
    same(submission.prices(nine), reference.prices(nine), tol=1e-9)
""",
}
IMPORTS = """
import numpy as np
import pytest

from grader.judge.suite import observe, shared, suspect
from grader.model import Bilingual
"""


@pytest.mark.parametrize("addition", ADDITIONS)
def test_a_suite_of_any_kind_judges_alike(shop: Path, addition: str) -> None:
    add_checks(shop, "prices", IMPORTS + "\n" + ADDITIONS[addition])
    hand_ins = {
        "right": prices("print(count)"),
        "from one": FROM_ONE,
        "without the step": WITHOUT_STEP,
        "a loop": PRICES["a loop"],
        "counts": PRICES["counts its calls"],
        "wrong at 60": prices("if count == 60: print('sixty'); return np.ones(60)"),
        "nine is wrong after 60": prices(
            "seen.add(count)", "if 60 in seen and count == 9: return np.ones(9)", before="seen = set()\n"
        ),
        "crashes at 70": prices("print(count)", f"if count == 70: {CRASH}"),
        "from one again": FROM_ONE + "\n",
    }
    found = both_ways(shop, {"shop/prices": hand_ins}, limits=SHORT)
    assert differences(found) == []
    single = found["shop/prices"].single
    assert report_of(single["right"]).verdict is Verdict.PASSED
    named = report_of(single["from one"]).diagnosis
    assert named is not None
    assert named.mistake == ("by_the_suite" if "suspect" in addition else "from_one")


# ---------------------------------------------------------------- without a sandbox


def test_without_a_sandbox_it_is_the_same() -> None:
    names = ("prints and is wrong", "raises, told otherwise", "counts its calls", "leaves in the middle")
    totals = {"supplied, and wrong": OTHERS["shop/totals"]["supplied, and wrong"]}
    hand_ins = {"shop/prices": {name: PRICES[name] for name in names}, "shop/totals": totals}
    found = both_ways(SHOP, hand_ins, limits=SHORT, sandbox="none")
    assert differences(found) == []


# ---------------------------------------------------------------- what is kept

CHECK = Check("values", Bilingual({"en": "right", "zh": "正确"}), 1.0, (), False)


def outcome(printed: str = "", failure: CheckFailed | None = None) -> Outcome:
    return Outcome(Ended(CHECK, Verdict.FAILED if failure else Verdict.PASSED, failure), (), (), printed, 0)


def test_what_is_kept_is_bounded() -> None:
    routine = Routine([])
    for number in range(MOST_OUTCOMES + 10):
        routine.remember("values", str(number).encode(), outcome())
    known = [routine.outcome("values", str(number).encode()) is not None for number in range(MOST_OUTCOMES + 10)]
    assert sum(known) == MOST_OUTCOMES


def test_much_that_was_printed_is_not_kept() -> None:
    routine = Routine([])
    routine.remember("values", b"little", outcome("x" * MOST_TEXT))
    routine.remember("values", b"much", outcome("x" * (MOST_TEXT + 1)))
    assert routine.outcome("values", b"little") is not None
    assert routine.outcome("values", b"much") is None


def test_of_how_a_check_failed_nothing_of_the_hand_in_is_kept() -> None:
    """The frames of an exception hold all that was asked and answered."""
    routine = Routine([])
    try:
        try:
            raise KeyError
        except KeyError:
            raise CheckFailed(say("it returned None: is a `return` missing?")) from ValueError()
    except CheckFailed as failure:
        routine.remember("values", b"", outcome(failure=failure))
    kept = routine.outcome("values", b"")
    assert kept is not None
    assert kept.ended.failure is not None
    failure = kept.ended.failure
    assert (failure.__traceback__, failure.__context__, failure.__cause__) == (None, None, None)
