"""What there is to ask about: the quiz's own topics, and one for every unit that brings a ``quiz.toml``.

The own topics are families in Python; a unit's are content, read when somebody asks about it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from grader.catalog import Catalog, content_root
from grader.errors import UserError
from grader.model import say
from grader.quiz.families import AT_HOME, TOPICS
from grader.quiz.families.draft import Family
from grader.quiz.families.reading import FILE, Quiz, read_quiz

OWN = {family.name: (topic, family) for topic, families in TOPICS.items() for family in families}


@cache
def unit_topics(root: Path | None = None) -> tuple[str, ...]:
    """Names of the units that bring questions, in the units' order; nothing but the units' orders is read."""
    root = root or content_root()
    found = {path.parent.name for path in root.glob(f"exercises/*/{FILE}")}
    return tuple(unit.name for unit in Catalog(root).units() if unit.name in found) if found else ()


def all_topics() -> tuple[str, ...]:
    """Names of all topics, the quiz's own first."""
    return (*TOPICS, *unit_topics())


def families_in(topic: str) -> tuple[Family, ...]:
    """Families of one topic."""
    return TOPICS[topic] if topic in TOPICS else _quiz(topic).families


def families_of(topics: Iterable[str]) -> tuple[str, ...]:
    """Names of all families of some topics."""
    return tuple(family.name for topic in topics for family in families_in(topic))


def sought_in(topic: str) -> tuple[int, ...]:
    """Numbers of the misconceptions that a topic is there to find."""
    return AT_HOME[topic] if topic in TOPICS else _quiz(topic).sought


def family(name: str) -> tuple[str, Family] | None:
    """Topic of a family, and the family: ``two``, or a unit's ``rotary/turned``; None when there is none."""
    unit = name.partition("/")[0]
    if name in OWN or unit not in unit_topics():
        return OWN.get(name)
    return next(((unit, each) for each in _quiz(unit).families if each.name == name), None)


def title(topic: str, lang: str) -> str | None:
    """Title of a unit's topic; None for the quiz's own, whose names are the program's."""
    return Catalog(content_root()).unit_page(topic, lang)[0] if topic in unit_topics() else None


@cache
def _quiz(unit: str) -> Quiz:
    if unit not in unit_topics():
        raise UserError(say("there are no questions about '{topic}'", topic=unit))
    return read_quiz(content_root() / "exercises" / unit / FILE)
