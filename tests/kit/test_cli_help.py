"""A mistyped verb is told its neighbour."""

from __future__ import annotations

from typing import Any

import pytest

from grader.render.columns import width_of


@pytest.mark.parametrize(
    ("words", "command"),
    [
        (["chek"], "axiswise check"),
        (["solutions"], "axiswise solution"),
        (["Check"], "axiswise check"),
        (["dev", "bild"], "axiswise dev build"),
    ],
)
def test_the_nearest_verb_is_suggested_in_both_languages(axiswise: Any, words: list[str], command: str) -> None:
    done = axiswise.run(*words)
    assert done.returncode == 2
    assert f"No such command '{words[-1]}'. Did you mean `{command}`?" in done.stderr
    assert f"。你是不是想输入 `{command}`？" in axiswise.run(*words, LC_ALL="zh_CN.UTF-8").stderr


def test_nothing_is_suggested_when_nothing_is_near(axiswise: Any) -> None:
    told = axiswise.run("xyzzy").stderr
    assert "No such command 'xyzzy'." in told
    assert "mean" not in told


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_a_long_list_of_choices_is_broken_between_them(axiswise: Any, lang: str) -> None:
    told = axiswise.run("quiz", "--help", "--lang", lang, COLUMNS="80").stdout
    assert all(width_of(line) <= 80 for line in told.splitlines())
    assert "|operators|" in "".join(told.split())
