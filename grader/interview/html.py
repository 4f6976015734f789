"""Pages that need nothing but themselves: their frame, for light and dark screens and for paper, and prose as HTML."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape

from grader.page import told_apart

STYLE = """
:root { color-scheme: light dark; --ink: #1c1c1c; --paper: #fff; --soft: #f3f5f8; --line: #c8d0da; --mark: #0b5cad;
  --ground: #dde6f0; --good: #1d6b33; --bad: #a12b2b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e8e8; --paper: #16181c; --soft: #20242b; --line: #3c4653;
  --mark: #8cc2ff; --ground: #2c3644; --good: #86d39a; --bad: #ff9d9d; } }
body { font: 1rem/1.55 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem;
  color: var(--ink); background: var(--paper); }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2rem; } h3 { font-size: 1rem; margin-bottom: .2rem; }
table { border-collapse: collapse; width: 100%; margin: .6rem 0; }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top;
  overflow-wrap: anywhere; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.name { overflow-wrap: break-word; }
td p:first-child { margin-top: 0; } td p:last-child { margin-bottom: 0; }
code { font: .92em ui-monospace, monospace; }
pre { font: .85rem/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
  background: var(--soft); border: 1px solid var(--line); padding: .6rem .8rem; margin: .4rem 0; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
.pair > * { min-width: 0; }
.bar { display: inline-block; width: 10rem; height: .7rem; background: var(--ground); }
.bar span { display: block; height: 100%; background: var(--mark); }
.quiet { opacity: .8; } .good { color: var(--good); } .bad { color: var(--bad); }
.box { border-left: .25rem solid var(--mark); padding-left: 1rem; }
.write { border-bottom: 1px solid var(--line); height: 1.8rem; }
figure { margin: 1.5rem 0; break-inside: avoid; } svg { max-width: 100%; height: auto; }
.dark { display: none; }
@media (prefers-color-scheme: dark) { .dark { display: block; } .light { display: none; } }
section, tr, pre { break-inside: avoid-page; }
@media print { :root { color-scheme: light; --ink: #000; --paper: #fff; --soft: #fff; --line: #999; --mark: #444;
  --ground: #ddd; --good: #000; --bad: #000; }
  body { margin: 0; max-width: none; font-size: 10.5pt; } .bar, .bar span { print-color-adjust: exact; }
  .dark { display: none; } .light { display: block; } .sheet { break-before: page; } }
"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
CODE = re.compile(r"`([^`]+)`")
BULLET = "- "
STRONG = re.compile(r"\*\*([^*]+)\*\*")


def page(title: str, parts: Iterable[str], lang: str) -> str:
    """Whole page of finished `parts`; nothing in it is fetched from anywhere."""
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def prose(text: str) -> str:
    """Markdown of the content's pages as HTML: paragraphs, lists, `code`, blocks of code. Everything is escaped."""
    return "\n".join(_blocks(text))


def inline(text: str) -> str:
    """One paragraph: escaped, with `code` and bold set as such."""
    parts = CODE.split(escape(text, quote=False))  # every second one is code
    return "".join(f"<code>{each}</code>" if n % 2 else STRONG.sub(r"<b>\1</b>", each) for n, each in enumerate(parts))


def source(text: str) -> str:
    """A block of code."""
    return f"<pre>{escape(text.strip(chr(10)), quote=False)}</pre>"


def listed(items: Iterable[str]) -> str:
    """A list of finished items; nothing when there are none."""
    lines = "".join(f"<li>{each}</li>" for each in items)
    return f"<ul>{lines}</ul>" if lines else ""


def _blocks(text: str) -> Iterator[str]:
    block: list[str] = []
    before = False  # whether the line before was code
    for line, is_code in told_apart(text):
        if is_code != before or (not is_code and not line.strip()):
            yield from _block(block, before)
            block, before = [], is_code
        block.append(line)
    yield from _block(block, before)


def _block(lines: list[str], is_code: bool) -> Iterator[str]:
    if is_code:
        yield source("\n".join(lines[1:-1]))
        return
    said, items = _items(lines)
    if said:
        yield f"<p>{inline(said)}</p>"
    yield listed(map(inline, items))


def _items(lines: list[str]) -> tuple[str, list[str]]:
    """What stands before a list, and its items; a longer item goes on in the next lines."""
    said: list[str] = []
    items: list[str] = []
    for line in lines:
        if line.startswith(BULLET):
            items.append(line.removeprefix(BULLET))
        elif items:
            items[-1] += f" {line.strip()}"
        else:
            said.append(line.strip())
    return " ".join(said).strip(), items
