"""Bars as SVG, drawn by hand: a few rectangles that need no library, print well, and follow the page's colours."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, BEHIND = 640, 60  # of a picture, and of what stands behind a lying bar
LINE, THICK, ROW = 16, 12, 36  # a label, its bar, and both with the gap to the next
HEIGHT = 180


def columns(title: str, alt: str, labels: Sequence[str], values: Sequence[int]) -> str:
    """Draw standing bars, each with its count on top."""
    wide, top = WIDTH / len(values), max((*values, 1))
    parts = [
        _column(n, wide, value / top, str(value), label) for n, (value, label) in enumerate(_pairs(values, labels))
    ]
    return _picture(title, alt, HEIGHT + 40, parts)


def _pairs(values: Sequence[int], labels: Sequence[str]) -> list[tuple[int, str]]:
    return list(zip(values, labels, strict=True))


def _column(number: int, wide: float, part: float, value: str, label: str) -> str:
    height = part * (HEIGHT - 20)
    left, middle = number * wide + 2, number * wide + wide / 2
    return (
        f'<rect class="bar" x="{left:.1f}" y="{HEIGHT - height:.1f}" width="{wide - 4:.1f}" height="{height:.1f}"/>'
        f'<text x="{middle:.1f}" y="{HEIGHT - height - 4:.1f}" text-anchor="middle">{value}</text>'
        f'<text x="{middle:.1f}" y="{HEIGHT + 18}" text-anchor="middle">{escape(label)}</text>'
    )


def bars(title: str, alt: str, rows: Sequence[tuple[str, float, str]]) -> str:
    """Draw lying bars, each beneath its label: (label, part of the whole in 0 ... 1, what stands behind it)."""
    return _picture(title, alt, len(rows) * ROW, [_bar(n, *row) for n, row in enumerate(rows)])


def _bar(number: int, label: str, part: float, value: str) -> str:
    top, room = number * ROW + LINE, WIDTH - BEHIND
    return (
        f'<text x="0" y="{top - 4}">{escape(_short(label))}</text>'
        f'<rect class="ground" x="0" y="{top}" width="{room}" height="{THICK}"/>'
        f'<rect class="bar" x="0" y="{top}" width="{room * part:.1f}" height="{THICK}"/>'
        f'<text x="{room + 8}" y="{top + THICK - 1}">{escape(value)}</text>'
    )


def _short(label: str, most: int = 100) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def _picture(title: str, alt: str, height: float, parts: Sequence[str]) -> str:
    name = escape(f"{title}. {alt}", quote=True)
    drawn = "".join(parts)
    return (
        f"<figure><figcaption>{escape(title)}</figcaption>"
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{name}">{drawn}</svg></figure>'
    )
