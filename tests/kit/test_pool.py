"""Judging on several cores: the same verdicts as on one, whatever becomes of a copy."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from pathlib import Path

import pytest

from grader.catalog import Catalog
from grader.judge.pool import in_order, judge_all
from grader.judge.run import Judge, Options, with_judge
from grader.model import HandIn, Report, Verdict

SHOP = Path(__file__).parent / "shop"
RIGHT = "import numpy as np\ndef prices(count, step=1.0):\n    return np.arange(count) * float(step)\n"
FROM_ONE = "import numpy as np\ndef prices(count, step=1.0):\n    return np.arange(1, count + 1) * float(step)\n"
LEAVES = "import os\ndef prices(count, step=1.0):\n    os._exit(0)\n"
BROKEN = "def price(:"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="copies are made by forking")


def hand_ins(*texts: str) -> list[HandIn]:
    return [HandIn(Path(f"{number}.py"), text.encode()) for number, text in enumerate(texts)]


def test_several_cores_give_what_one_gives() -> None:
    many = hand_ins(*[RIGHT, FROM_ONE, LEAVES, BROKEN] * 3)

    def body(judge: Judge) -> tuple[list[object], list[object]]:
        return [list(in_order(judge_all(judge, many, jobs))) for jobs in (1, 2)]  # type: ignore[return-value]

    one, two = with_judge(Catalog(SHOP), Options(seed=1), body)
    assert one == two
    assert [number for number, _, _ in two] == list(range(12))


@pytest.mark.parametrize("which", [0, 1])
def test_a_copy_that_dies_costs_nobody_a_verdict(which: int) -> None:
    many = hand_ins(*[RIGHT, FROM_ONE] * 8)

    def body(judge: Judge) -> dict[int, tuple[Report, ...]]:
        judged = judge_all(judge, many, 2)
        found = dict([next(judged)[:2]])
        os.kill(sorted(each.pid or 0 for each in multiprocessing.active_children())[which], signal.SIGKILL)
        found.update(one[:2] for one in judged)
        return found

    found = with_judge(Catalog(SHOP), Options(seed=1), body)
    verdicts = [found[number][0].verdict for number in range(16)]
    assert verdicts == [Verdict.PASSED, Verdict.FAILED] * 8


def test_nothing_is_left_when_it_is_given_up_half_way() -> None:
    def body(judge: Judge) -> None:
        judged = judge_all(judge, hand_ins(*[RIGHT] * 8), 2)
        next(judged)
        judged.close()  # type: ignore[attr-defined]

    with_judge(Catalog(SHOP), Options(seed=1), body)
    assert multiprocessing.active_children() == []


def test_without_a_sandbox_there_is_one_process() -> None:
    def body(judge: Judge) -> list[Verdict]:
        return [reports[0].verdict for _, reports, _ in judge_all(judge, hand_ins(RIGHT, FROM_ONE), 2)]

    assert with_judge(Catalog(SHOP), Options(seed=1, sandbox="none"), body) == [Verdict.PASSED, Verdict.FAILED]


def test_in_order_waits_for_the_first() -> None:
    assert [one[0] for one in in_order([(2, (), ()), (0, (), ()), (1, (), ())])] == [0, 1, 2]
