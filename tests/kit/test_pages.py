"""Pages as they are shown: Chinese paragraphs are joined without a space, and broken where Chinese may be broken."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from grader.cli.console import Console
from grader.cli.pages import show_markdown
from grader.page import unfolded
from grader.render.columns import breaks, width_of

LONG = (
    "位置编码的每一行都是一个向量，第 `p` 行只取决于位置 `p`；因此序列再长，前面的行也不会改变，"
    "这正是“绝对”位置编码的意思。"
)


@pytest.mark.parametrize(
    ("folded", "whole"),
    [
        ("位置从零开始，\n不是从一开始。", "位置从零开始，不是从一开始。"),
        ("位置从零\n开始。", "位置从零开始。"),
        ("- 第一行\n  继续\n- 第二行", "- 第一行继续\n- 第二行"),
        ("他说\n“对”\n就对。", "他说“对”就对。"),
        ("用 `np.arange`\n，从零开始", "用 `np.arange`，从零开始"),
    ],
)
def test_chinese_lines_are_joined_without_a_space(folded: str, whole: str) -> None:
    assert unfolded(folded) == whole


@pytest.mark.parametrize(
    "text",
    [
        "one line\nand another",
        "数组\nnp.ndarray",
        "两种：\n- 甲\n- 乙",
        "两种：\n1. 甲\n2. 乙",
        "一段。\n\n另一段。",
        "### 标题\n正文",
        "如下：\n```text\n一行\n二行\n```\n完。",
        "| 甲 | 乙 |\n|---|---|\n| 丙 | 丁 |",
    ],
)
def test_everything_else_stays(text: str) -> None:
    assert unfolded(text) == text


def set_in(width: int, text: str, capsys: pytest.CaptureFixture[str], term: str = "xterm") -> list[str]:
    console = Console([], {"COLUMNS": str(width), "TERM": term})
    console.is_terminal = True
    show_markdown(console, text)
    return re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out).splitlines()


@pytest.mark.parametrize("term", ["xterm", "dumb"])
@pytest.mark.parametrize("width", [24, 31, 40])
@pytest.mark.parametrize("prefix", ["", "- "])
def test_chinese_fills_its_lines(width: int, term: str, prefix: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line for line in set_in(width, prefix + LONG, capsys, term) if line]
    assert max(map(width_of, lines)) <= width
    assert all(width_of(line) >= width - 8 for line in lines[:-1])
    assert not any(line.lstrip()[:1] in "，。；”" for line in lines)


def test_english_is_broken_at_blanks_and_styles_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert set_in(24, "Every row is a vector of **its own** width.", capsys) == [
        "Every row is a vector of",
        "its own width.",
    ]
    console = Console([], {"COLUMNS": "24", "TERM": "xterm"})
    console.is_terminal = True
    show_markdown(console, "Every row is a vector **of its own** width.")
    assert "\x1b[1mof\x1b[0m" in capsys.readouterr().out


def test_breaks_lose_nothing() -> None:
    line = "word 位置。" * 9
    places = [0, *breaks(line, 10), len(line)]
    parts = [line[a:b] for a, b in pairwise(places)]
    assert "".join(parts) == line
    assert all(width_of(part.rstrip()) <= 10 for part in parts)
