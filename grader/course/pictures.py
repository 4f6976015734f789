"""Bars as SVG, drawn by hand: a few rectangles that need no library, print well, and follow the page's colours."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, ROW, GAP = 640, 22, 6
LABELS = 260  # columns of pixels for the labels of lying bars
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
    """Draw lying bars: (label, part of the whole in 0 ... 1, what stands behind it)."""
    return _picture(title, alt, len(rows) * (ROW + GAP), [_bar(n, *row) for n, row in enumerate(rows)])


def _bar(number: int, label: str, part: float, value: str) -> str:
    top, room = number * (ROW + GAP), WIDTH - LABELS - 60
    base = top + ROW * 0.7
    return (
        f'<text x="{LABELS - 8}" y="{base:.1f}" text-anchor="end">{escape(_short(label))}</text>'
        f'<rect class="ground" x="{LABELS}" y="{top}" width="{room}" height="{ROW}"/>'
        f'<rect class="bar" x="{LABELS}" y="{top}" width="{room * part:.1f}" height="{ROW}"/>'
        f'<text x="{LABELS + room + 8}" y="{base:.1f}">{escape(value)}</text>'
    )


def _short(label: str, most: int = 36) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def _picture(title: str, alt: str, height: float, parts: Sequence[str]) -> str:
    name = escape(f"{title}. {alt}", quote=True)
    drawn = "".join(parts)
    return (
        f"<figure><figcaption>{escape(title)}</figcaption>"
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{name}">{drawn}</svg></figure>'
    )
