"""Pages on a terminal: every width, both languages, code untouched."""

from __future__ import annotations

import pytest

from grader.i18n import translator
from grader.interview.prose import prose
from grader.render.columns import width_of
from grader.render.text import Look

ENGLISH = """One sentence that goes
on in the next line and is much longer than any narrow terminal.

- an item that is long enough to be broken over several lines of a terminal
- another

1. first

```python
>>> code_is_never_broken_whatever_the_width_of_the_terminal_may_be(1)
```

The end."""
CHINESE = """一句很长的话，要在窄的终端里折成好几行，而且标点不能出现在行首。

- 一个同样很长的条目，折行之后要缩进对齐，不能顶到行首去。"""


@pytest.mark.parametrize("width", [24, 40, 60, 100])
@pytest.mark.parametrize("text", [ENGLISH, CHINESE])
def test_nothing_but_code_is_wider_than_the_terminal(text: str, width: int) -> None:
    lines = prose(text, Look(translator("en"), width)).splitlines()
    assert all(width_of(line) <= width for line in lines if ">>>" not in line)
    assert not any(line[:1] in "，。、" for line in lines if line)


def test_paragraphs_flow_lists_hang_and_code_stays() -> None:
    lines = prose(ENGLISH, Look(translator("en"), 40)).splitlines()
    assert lines[0] == "One sentence that goes on in the next"
    assert "- an item that is long enough to be" in lines
    assert "  broken over several lines of a" in lines
    assert "1. first" in lines
    assert "  >>> code_is_never_broken_whatever_the_width_of_the_terminal_may_be(1)" in lines
    assert "```" not in "\n".join(lines)
    assert lines[-1] == "The end."


def test_what_a_terminal_would_obey_is_spelled_out() -> None:
    assert "\x1b" not in prose("a \x1b[2J b", Look(translator("en"), 40))
