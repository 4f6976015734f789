"""The report on a class: one self-contained page for whoever teaches, and one a student as feedback."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from grader.course import statistics
from grader.course.export.files import number, write_text
from grader.course.marks import MISSING, Mark, Marks, Row
from grader.course.names import file_name
from grader.course.pictures import bars, columns
from grader.course.suspicions import list_of, suspicions
from grader.i18n import Translator
from grader.model import Message, say

STYLE = """
:root { color-scheme: light dark; --ink: #1c1c1c; --paper: #fff; --bar: #0b5cad; --ground: #dde6f0; --warn: #a33; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e8e8; --paper: #16181c; --bar: #8cc2ff; --ground: #2c3644;
  --warn: #ff9d9d; } }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: var(--ink); background: var(--paper); }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; font-size: .9rem; }
th, td { text-align: left; padding: .2rem .6rem; border-bottom: 1px solid var(--ground); vertical-align: top;
  overflow-wrap: break-word; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
th.tall { writing-mode: vertical-rl; transform: rotate(180deg); padding: .6rem 0; white-space: nowrap; }
th { vertical-align: bottom; }
td.state { white-space: nowrap; width: 1%; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem; }
tr, li { break-inside: avoid; }
h2, h3 { break-after: avoid; }
figure { margin: 1.5rem 0; break-inside: avoid; }
figcaption { margin-bottom: .5rem; }
svg { width: 100%; max-width: 40rem; height: auto; font: 12px system-ui, sans-serif; fill: var(--ink); }
.bar { fill: var(--bar); } .ground { fill: var(--ground); }
.warn { border-left: .3rem solid var(--warn); padding-left: 1rem; }
section { break-inside: avoid-page; }
@media print { :root { --ink: #000; --paper: #fff; --bar: #444; --ground: #ddd; } body { margin: 0; max-width: none; }
  a { color: inherit; text-decoration: none; } .bar, .ground { print-color-adjust: exact; } }
"""
WORDS = {  # a sign beside the word, so that no colour is needed
    "passed": ("✓", say("passed")),
    "blocked": ("·", say("waits for another")),
    "unjudged": ("?", say("not judged")),
}
OTHERWISE = ("✗", say("not passed"))
KINDS = {
    "unjudged": say("could not be judged; the grader's own fault: run it again"),
    "error": say("could not be read, or holds no answer"),
    "nobodys": say("nobody knows whose it is"),
}


def write_report(marks: Marks, folder: Path, title: str, tr: Translator) -> tuple[Path, ...]:
    """Write ``index.html`` and ``students/ID.html`` beneath `folder`; return the files."""
    pages = {row.student.id: f"students/{file_name(row.student.id)}.html" for row in marks.rows}
    written = [write_text(folder / "index.html", class_page(marks, title, pages, tr))]
    for row in marks.rows:
        written.append(write_text(folder / pages[row.student.id], student_page(row, marks, title, tr)))
    return tuple(written)


# ------------------------------------------------------------ the class


def class_page(marks: Marks, title: str, pages: dict[str, str], tr: Translator) -> str:
    """Make the page for whoever teaches."""
    parts = [*_attention(marks, tr), *_overview(marks, tr), *_mistakes(marks, tr), *_checks(marks, tr)]
    return _page(title, [*parts, *_students(marks, pages, tr)], tr)


def _attention(marks: Marks, tr: Translator) -> Iterator[str]:
    found = statistics.attention(marks)
    unjudged, *others = (
        list_of(heading, [(each.student, each.path, each.what) for each in found if each.kind == kind], tr)
        for kind, heading in KINDS.items()
    )
    attacks, *doubts = suspicions(statistics.noticed(marks), tr)
    lists = [unjudged, attacks, *others, *doubts]
    if any(lists):
        yield f'<section class="warn"><h2>{_said(tr, say("Look at these"))}</h2>{"".join(lists)}</section>'


def _overview(marks: Marks, tr: Translator) -> Iterator[str]:
    scores = [row.score for row in statistics.settled(marks)]
    absent = sum(not row.has_handed_in for row in marks.rows)
    sentence = say(
        "{count} students have marks, {absent} handed nothing in. Median {median} of {points} points.",
        count=len(scores),
        absent=absent,
        median=number(statistics.median(scores)),
        points=number(marks.points),
    )
    yield f"<section><p>{_said(tr, sentence)}</p>"
    counts = statistics.distribution(marks)
    labels = [f"{10 * n}–{10 * n + 10} %" for n in range(len(counts))]
    alt = "; ".join(f"{label}: {count}" for label, count in zip(labels, counts, strict=True) if count)
    yield columns(tr.say(say("Students by part of the points")), alt, labels, counts) + "</section>"


def _mistakes(marks: Marks, tr: Translator) -> Iterator[str]:
    found = statistics.misconceptions(marks)
    if not found:
        return
    most = len(found[0].students)
    yield f"<section><h2>{_said(tr, say('Mistakes by name'))}</h2>"
    rows = [(each.mistake, len(each.students) / most, str(len(each.students))) for each in found[:12]]
    alt = "; ".join(f"{name}: {count}" for name, _, count in rows)
    yield bars(tr.say(say("How many made each mistake")), alt, rows)
    heading = [say("exercise"), say("mistake"), say("what is told"), say("students")]
    yield _table(
        [tr.say(each) for each in heading],
        [
            [breakable(each.exercise), breakable(each.mistake), coded(each.message), escape(", ".join(each.students))]
            for each in found
        ],
    )
    yield "</section>"


def _checks(marks: Marks, tr: Translator) -> Iterator[str]:
    found = statistics.checks(marks)
    if not found:
        return
    yield f"<section><h2>{_said(tr, say('Checks'))}</h2>"
    hardest = sorted(found, key=lambda each: each.passed)[:12]
    rows = [(f"{each.exercise.partition('/')[2]}: {each.title}", each.passed, f"{each.passed:.0%}") for each in hardest]
    alt = "; ".join(f"{label}: {value}" for label, _, value in rows)
    yield bars(tr.say(say("The hardest checks: how many passed")), alt, rows)
    heading = [say("exercise"), say("check"), say("answers"), say("passed"), say("discrimination")]
    yield _table(
        [tr.say(each) for each in heading],
        [
            [breakable(e.exercise), coded(e.title), str(e.count), f"{e.passed:.0%}", _signed(e.discrimination)]
            for e in found
        ],
        numbers=3,
    )
    explained = say(
        "Discrimination: how passing goes along with the points for everything else, from -1 to 1. A check near 0 or "
        "below tells nothing about who is strong: look at it."
    )
    yield f"<p>{_said(tr, explained)}</p></section>"


def _signed(value: float | None) -> str:
    return "–" if value is None else f"{value:+.2f}"


def _students(marks: Marks, pages: dict[str, str], tr: Translator) -> Iterator[str]:
    yield f"<section><h2>{_said(tr, say('Students'))}</h2>"
    tall = "".join(f'<th class="tall">{escape(each)}</th>' for each in marks.exercises)
    yield f"<table><tr><th>{_said(tr, say('student'))}</th><th>{_said(tr, say('name'))}</th>{tall}"
    yield f'<th class="number">{_said(tr, say("points"))}</th></tr>'
    for row in marks.rows:
        cells = "".join(f'<td class="number">{_score(mark)}</td>' for mark in row.marks.values())
        total = number(row.score) if row.is_settled else "?"
        link = f'<a href="{escape(pages[row.student.id], quote=True)}">{escape(row.student.id)}</a>'
        yield f"<tr><td>{link}</td><td>{escape(row.student.name)}</td>{cells}<td class='number'>{total}</td></tr>"
    yield "</table></section>"


def _score(mark: Mark) -> str:
    return {MISSING: "–", "unjudged": "?"}.get(mark.verdict, number(mark.score))


# ------------------------------------------------------------ one student


def student_page(row: Row, marks: Marks, title: str, tr: Translator) -> str:
    """Make one student's page: nothing in it is about anybody else."""
    score = number(row.score) if row.is_settled else "?"
    who = row.student.name or row.student.id
    total = say("{score} of {points} points", score=score, points=number(marks.points))
    parts = [f"<p><b>{escape(who)}</b>: {_said(tr, total)}</p>"]
    for name, mark in row.marks.items():
        parts += _exercise(name, mark, tr)
    parts += [f"<p>{escape(each['message'])}</p>" for each in row.errors]
    return _page(title, parts, tr)


def _exercise(name: str, mark: Mark, tr: Translator) -> Iterator[str]:
    yield f"<section><h2>{breakable(name)}: {_score(mark)} / {number(mark.points)}</h2>"
    if mark.line is None:
        yield f"<p>{_said(tr, say('nothing was handed in'))}</p></section>"
        return
    if mark.days_late:
        yield f"<p>{_said(tr, say('{days} days late', days=mark.days_late))}</p>"
    if mark.line["diagnosis"]:
        yield f'<p class="warn">{coded(mark.line["diagnosis"]["message"])}</p>'
    yield from (f"<p>{coded(each)}</p>" for each in mark.line["notes"])
    yield "<table>"
    for check in mark.line["checks"]:
        sign, word = WORDS.get(check["verdict"], OTHERWISE)
        told = f"<pre>{escape(check['message'])}</pre>" if check["message"] else ""
        yield f"<tr><td class='state'>{sign} {_said(tr, word)}</td><td>{coded(check['title'])}{told}</td></tr>"
    yield "</table>"
    if mark.line["output"]:
        yield f"<p>{_said(tr, say('What your code printed:'))}</p><pre>{escape(mark.line['output'])}</pre>"
    yield "</section>"


# ------------------------------------------------------------ pages


def _page(title: str, parts: Sequence[str], tr: Translator) -> str:
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{tr.lang}">\n<head>\n<meta charset="utf-8">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def _table(heading: Sequence[str], rows: Sequence[Sequence[str]], numbers: int = 0) -> str:
    """Make a table of cells in HTML; the last `numbers` columns are numbers."""
    first = len(heading) - numbers
    head = "".join(f"<th{_number(n >= first)}>{escape(each)}</th>" for n, each in enumerate(heading))
    body = "".join(
        "<tr>" + "".join(f"<td{_number(n >= first)}>{each}</td>" for n, each in enumerate(row)) + "</tr>"
        for row in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>"


def coded(text: str) -> str:
    """Make HTML of a sentence: what stands between backticks is code."""
    return re.sub(r"`([^`\n]+)`", r"<code>\1</code>", escape(text))


def breakable(name: str) -> str:
    """Make HTML of an id that may be broken between its words, and nowhere else."""
    return escape(name).replace("/", "/<wbr>").replace("_", "_<wbr>")


def _number(is_one: bool) -> str:
    return ' class="number"' if is_one else ""


def _said(tr: Translator, message: Message) -> str:
    return escape(tr.say(message))
