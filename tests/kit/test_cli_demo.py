"""`axiswise demo`, on the content that ships: three verdicts that fit on one screen, in both languages."""

from __future__ import annotations

import subprocess
import sys

import pytest

from grader.render.columns import width_of

LINES, COLUMNS = 24, 80


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["[pass] 20 of 20 points", "Your positions start at 1", "[FAIL] 0 of 20 points", "Your turn"]),
        ("zh", ["[通过] 20/20 分", "你的位置从 1 开始", "[不对] 0/20 分", "轮到你了"]),
    ],
)
def test_it_shows_three_verdicts_on_one_screen(lang: str, said: list[str]) -> None:
    command = [sys.executable, "-m", "grader", "demo", "--lang", lang]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    places = [done.stdout.index(each) for each in said]
    assert places == sorted(places)
    lines = done.stdout.splitlines()
    assert len(lines) < LINES
    assert max(map(width_of, lines)) <= COLUMNS
