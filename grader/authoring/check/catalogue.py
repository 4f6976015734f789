"""Facts that span the catalogue: orders, names and prerequisites, and what each unit needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from importlib import import_module
from typing import TypeVar

from grader.authoring.check.finding import Finding, guarded
from grader.catalog import GENERAL_NAMES, Catalog
from grader.errors import ContentError
from grader.facts import Facts
from grader.i18n import languages
from grader.model import Exercise, Message, Unit, say
from grader.page import read_unit_page

T = TypeVar("T")


def check_catalogue(catalog: Catalog) -> Iterator[Finding]:
    """Check what no exercise can know alone."""
    units = catalog.units()
    for unit in units:
        yield from _unit_pages(unit)
    exercises = readable(catalog)
    yield from _doubled(units, lambda unit: unit.order, lambda unit: Facts(unit.folder / "unit.toml"))
    for unit in units:
        mine = [each for each in exercises if each.unit == unit.name]
        yield from _doubled(mine, lambda each: each.order, toml_of)
    yield from _names(exercises)
    yield from _requires(catalog, exercises)


def check_facts(catalog: Catalog, exercise: Exercise) -> Iterator[Finding]:
    """Check the facts of one exercise that reading alone does not prove."""
    for dotted in exercise.forbids:
        if not _exists(dotted):
            what = say("'{name}' does not exist, so forbidding it forbids nothing", name=dotted)
            yield at_key(exercise, "forbids", what, say("write the full dotted name, like numpy.broadcast_to"))


def readable(catalog: Catalog) -> tuple[Exercise, ...]:
    """Exercises that can be read; the others are reported one by one elsewhere."""
    found = []
    for each in catalog.ids():
        try:
            found.append(catalog.get(each))
        except ContentError:
            continue
    return tuple(found)


def toml_of(exercise: Exercise) -> Facts:
    """The facts of `exercise` as a file with lines."""
    return Facts(exercise.folder / "exercise.toml")


def at_key(exercise: Exercise, key: str, what: Message, advice: Message) -> Finding:
    """Finding at the line of `key` in the facts of `exercise`."""
    facts = toml_of(exercise)
    return Finding(facts.path, facts.line(key), what, advice)


def _unit_pages(unit: Unit) -> Iterator[Finding]:
    for lang in languages():
        yield from guarded(partial(_unit_page, unit, lang))


def _unit_page(unit: Unit, lang: str) -> Iterable[Finding]:
    read_unit_page(unit.folder / f"{lang}.md")
    return ()


def _doubled(items: Sequence[T], order: Callable[[T], int], facts: Callable[[T], Facts]) -> Iterator[Finding]:
    seen: dict[int, T] = {}
    for each in items:
        if order(each) in seen:
            mine = facts(each)
            what = say("order {order} is taken by {other}", order=order(each), other=facts(seen[order(each)]).path)
            yield Finding(mine.path, mine.line("order"), what, say("give each its own place"))
        seen.setdefault(order(each), each)


def _names(exercises: Sequence[Exercise]) -> Iterator[Finding]:
    owner: dict[str, Exercise] = {}
    for each in exercises:
        for name in each.names:
            if name in owner and name not in GENERAL_NAMES:
                what = say("the name '{name}' is taken by {other}", name=name, other=owner[name].id)
                yield at_key(each, "names", what, say("a file is matched by its names: choose another"))
            owner.setdefault(name, each)


def _requires(catalog: Catalog, exercises: Sequence[Exercise]) -> Iterator[Finding]:
    known = {each.id: each for each in exercises}
    for each in exercises:
        for other in each.requires:
            if other not in catalog.ids():
                what = say("the required exercise '{id}' does not exist", id=other)
                yield at_key(each, "requires", what, say("run `axiswise list` to see the ids"))
        cycle = _cycle(known, each.id)
        if cycle:
            what = say("requires itself: {cycle}", cycle=" -> ".join(cycle))
            yield at_key(each, "requires", what, say("break the cycle"))


def _cycle(known: dict[str, Exercise], start: str) -> tuple[str, ...]:
    """Shortest way from `start` back to itself along `requires`; empty when there is none."""
    paths: list[tuple[str, ...]] = [(start,)]
    seen = set()
    for path in paths:
        for other in known[path[-1]].requires:
            if other == start:
                return (*path, other)
            if other in known and other not in seen:
                seen.add(other)
                paths.append((*path, other))
    return ()


def _exists(dotted: str) -> bool:
    """Whether a name such as ``numpy.broadcast_to`` or ``numpy.add.outer`` leads anywhere."""
    module, _, rest = dotted.partition(".")
    if not rest:
        import builtins

        return hasattr(builtins, dotted)
    found = _imported(module)
    for part in rest.split("."):
        module = f"{module}.{part}"
        found = getattr(found, part, None) or _imported(module)
    return found is not None


def _imported(module: str) -> object:
    try:
        return import_module(module)
    except ImportError:
        return None
