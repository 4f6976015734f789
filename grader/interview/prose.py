"""Pages on a terminal: paragraphs flow into its width, lists hang, code stays as it is. Nothing depends on colour."""

from __future__ import annotations

import re
from collections.abc import Iterator

from grader.page import told_apart
from grader.render.columns import plain, wrap
from grader.render.text import INDENT, Look

BEGINS = re.compile(r"\s*(?:[-*+>|#]|\d+[.)]\s)")  # something of its own: a list, a quotation, a table
FENCE = re.compile(r"\s*(?:`{3,}|~{3,})")


def prose(text: str, look: Look, indent: str = "") -> str:
    """Text of a page, set in the reader's width."""
    return "\n".join(line for block in _blocks(text) for line in _set(*block, look, indent))


def _blocks(text: str) -> Iterator[tuple[str, bool]]:
    """Paragraphs, items of lists and lines of code, each with whether it is code; blank lines are blocks too."""
    paragraph: list[str] = []
    for line, is_code in told_apart(text):
        if paragraph and (is_code or not line.strip() or BEGINS.match(line)):
            yield " ".join(paragraph), False
            paragraph = []
        if is_code:
            if not FENCE.match(line):
                yield line, True
        elif line.strip():
            paragraph.append(line.strip())
        else:
            yield "", False
    if paragraph:
        yield " ".join(paragraph), False


def _set(text: str, is_code: bool, look: Look, indent: str) -> Iterator[str]:
    if is_code:
        yield indent + INDENT + plain(text)
    elif BEGINS.match(text):
        mark, _, rest = text.partition(" ")
        lines = wrap(plain(rest), look.width, indent + " " * (len(mark) + 1))
        yield indent + mark + " " + lines[0].lstrip()
        yield from lines[1:]
    else:
        yield from wrap(plain(text), look.width, indent)
