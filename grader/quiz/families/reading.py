"""Read a unit's ``quiz.toml`` strictly: what is wrong in it is refused, with file and line.

The table ``[quiz]`` says which misconceptions the questions are there to find, and which sizes all families share;
every other table is a family of questions::

    [quiz]
    beliefs = ["align_left"]
    [quiz.sizes]
    B = [2, 3, 4]
    T = [5, 6, 8]

    [placed]
    inputs = { x = "(B, T)", v = "{shape}", keep = { shape = "(B,)", dtype = "bool" } }
    snippet = "x {sign} v[{key}]"      # only inputs that it names are given
    asks = ["shape", "dtype"]          # one is drawn; "shape" unless it is said
    sizes = { extra = [1, 2] }         # further sizes; mostly distinct from the others
    pick = { sign = ["+", "*"] }       # parts that are drawn one by one
    ways = [{ shape = "(B,)", key = ":, None" }, { shape = "({T + extra},)", key = ":{T}" }]  # parts that go together
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from grader.facts import Facts
from grader.items.reading import Entry
from grader.model import Message, say
from grader.quiz.families.draft import Family
from grader.quiz.families.written import Template, Unreadable, Written
from grader.quiz.misconceptions import BELIEFS
from grader.quiz.question import Asks

FILE = "quiz.toml"
COMMON = "quiz"  # the table that is no family: what the families share
INPUT = '"(B, T, D)" or {shape = "(B, T)", dtype = "bool"}'
TRIED = 20  # draws of each family on loading: a place that stands for nothing shows


@dataclass(frozen=True, slots=True)
class Quiz:
    """What a unit brings to the quiz.

    Parameters
    ----------
    families : tuple of Family
    sought : tuple of int
        Numbers of the misconceptions that its questions are there to find.
    """

    families: tuple[Family, ...]
    sought: tuple[int, ...]


def read_quiz(path: Path) -> Quiz:
    """Families of a unit; each is called ``UNIT/NAME``.

    Raises
    ------
    ContentError
        Where the file is not as it should be.
    """
    facts = Facts(path)
    common = Entry(facts, COMMON, facts.get(COMMON))
    common.only("beliefs", "sizes")
    tables = {name: Entry(facts, name, table) for name, table in facts.table.items() if name != COMMON}
    if not tables:
        raise facts.error(COMMON, say("it holds no family of questions"))
    unit = path.parent.name
    families = tuple(Family(f"{unit}/{name}", _written(entry, common).draw) for name, entry in tables.items())
    return Quiz(families, _sought(common))


def _sought(common: Entry) -> tuple[int, ...]:
    numbers = {belief.name: belief.number for belief in BELIEFS}
    names = common.get("beliefs", list)
    for name in names:
        if name not in numbers:
            raise common.error(say("[{id}]: there is no misconception '{name}'", id=common.id, name=name))
    return tuple(numbers[name] for name in names)


def _written(entry: Entry, common: Entry) -> Written:
    """One family, tried out."""
    entry.only("snippet", "inputs", "asks", "sizes", "pick", "ways")
    shared = common.get("sizes", dict, {})
    written = Written(
        snippet=entry.text("snippet"),
        inputs={name: _template(entry, name, form) for name, form in entry.get("inputs", dict).items()},
        asks=_asks(entry),
        sizes={name: _sizes(entry, name, form) for name, form in {**shared, **entry.get("sizes", dict, {})}.items()},
        picks={name: _texts(entry, name, form) for name, form in entry.get("pick", dict, {}).items()},
        ways=tuple(_way(entry, form) for form in entry.get("ways", list, [])),
    )
    _try_out(entry, written)
    return written


def _try_out(entry: Entry, written: Written) -> None:
    try:
        for seed in range(TRIED):
            written.draw(Random(seed))
    except Unreadable as error:
        raise entry.error(say("[{id}]: this cannot be read: {what}", id=entry.id, what=str(error))) from None


def _asks(entry: Entry) -> tuple[Asks, ...]:
    given = entry.table.get("asks", Asks.SHAPE.value)
    wanted = [given] if isinstance(given, str) else given
    if not isinstance(wanted, list) or not wanted or not set(wanted) <= set(Asks):
        raise entry.error(say("[{id}]: 'asks' must be among {known}", id=entry.id, known=", ".join(Asks)))
    return tuple(map(Asks, wanted))


def _template(entry: Entry, name: str, form: object) -> Template:
    table = {"shape": form} if isinstance(form, str) else form
    if isinstance(table, dict) and "shape" in table and _are_texts(table, ("shape", "dtype", "values")):
        return Template(**table)
    raise entry.error(say("[{id}]: write the input '{name}' like this: {form}", id=entry.id, name=name, form=INPUT))


def _are_texts(table: Mapping[str, Any], known: Iterable[str]) -> bool:
    return set(table) <= set(known) and all(isinstance(text, str) for text in table.values())


def _sizes(entry: Entry, name: str, form: object) -> tuple[int, ...]:
    if isinstance(form, list) and form and all(type(size) is int and size >= 0 for size in form):
        return tuple(form)
    raise entry.error(_wanted(entry, name, "[2, 3, 4]"))


def _texts(entry: Entry, name: str, form: object) -> tuple[str, ...]:
    if isinstance(form, list) and form and all(isinstance(text, str) for text in form):
        return tuple(form)
    raise entry.error(_wanted(entry, name, '["+", "-"]'))


def _way(entry: Entry, form: object) -> Mapping[str, str]:
    if isinstance(form, dict) and form and _are_texts(form, form):
        return form
    raise entry.error(_wanted(entry, "ways", '[{w = "(B,)", key = ":, None, None"}]'))


def _wanted(entry: Entry, name: str, form: str) -> Message:
    return say("[{id}]: write '{name}' like this: {form}", id=entry.id, name=name, form=form)
