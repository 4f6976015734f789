"""Read ``items.toml`` strictly: unknown keys, missing texts and wrong types are refused, with file and line."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeGuard

from grader.facts import Facts, is_number
from grader.i18n import languages
from grader.items.records import (
    Answer,
    Claim,
    Construct,
    Expose,
    Given,
    Item,
    Make,
    Pairs,
    Reason,
    Sheet,
    Test,
    Verb,
    Words,
)
from grader.model import Bilingual, Exercise, Kind, Message, say

SHEET = "sheet"  # the table that is no item: what the items share
DEFAULT_FORM = {Kind.PREDICT: "answer", Kind.TRACE: "answer", Kind.EXPOSE: "expose"}
DEFAULT_ASKS = {Kind.TRACE: ("shape", "dtype")}
INPUT = '[4, 50] or {shape = [4, 50], dtype = "float64"}'
ASKS = ("shape", "dtype", "strides", "nbytes", "view", "value")


def read_sheet(exercise: Exercise) -> Sheet:
    """Items of an exercise.

    Raises
    ------
    ContentError
        Where ``items.toml`` is not as it should be.
    """
    facts = Facts(exercise.folder / "items.toml")
    common = Entry(facts, SHEET, facts.table.get(SHEET, {}))
    common.only("given", "right", "inputs")
    items = tuple(
        _item(exercise.kind, Entry(facts, id_, table), common) for id_, table in facts.table.items() if id_ != SHEET
    )
    if not items:
        raise facts.error(SHEET, say("it holds no item"))
    given = common.text("given", "")
    return Sheet(_traced(items, given) if exercise.kind is Kind.TRACE else items, given)


def _traced(items: tuple[Item, ...], given: str) -> tuple[Item, ...]:
    """Give each line of a trace what stands above it."""
    traced: list[Item] = []
    above = given
    for item in items:
        if isinstance(item, Answer):
            traced.append(replace(item, before=above))
            above = f"{above}\n{item.snippet}".strip()
    return tuple(traced)


class Entry:
    """One table of the file; every complaint names its line."""

    def __init__(self, facts: Facts, id_: str, table: object) -> None:
        self.facts, self.id = facts, id_
        if not isinstance(table, dict):
            raise self.error(say("[{id}] must be a table", id=id_))
        if not id_.isidentifier():
            raise self.error(say("'{id}' must be a Python name: learners write it", id=id_))
        self.table: Mapping[str, Any] = table

    def error(self, why: Message) -> Exception:
        """Make the complaint about this table, ready to be raised."""
        return self.facts.error(self.id, why)

    def only(self, *known: str) -> None:
        """Refuse every other key."""
        for key in self.table:
            if key not in known:
                raise self.error(
                    say("[{id}]: unknown key '{key}'; known are {known}", id=self.id, key=key, known=", ".join(known))
                )

    def get(self, key: str, kind: type, default: object = None) -> Any:
        """Value of a key; without a default it must be there."""
        value = self.table.get(key, default)
        if value is None:
            raise self.error(say("[{id}]: the key '{key}' is missing", id=self.id, key=key))
        if not isinstance(value, kind) and value is not default:
            raise self.error(say("[{id}]: '{key}' must be a {kind}", id=self.id, key=key, kind=kind.__name__))
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """Value of a key as text; blank lines around it are dropped."""
        return str(self.get(key, str, default)).strip("\n").rstrip()

    def code(self, key: str, default: str | None = None) -> str:
        """Value of a key as Python source."""
        source = self.text(key, default)
        self.parsed(key, source)
        return source

    def parsed(self, key: str, source: str) -> None:
        """Refuse what is no Python."""
        try:
            ast.parse(source)
        except SyntaxError as error:
            raise self.error(
                say("[{id}]: '{key}' is no Python: {error}", id=self.id, key=key, error=error.msg)
            ) from None

    def said(self, table: Mapping[str, Any] | None = None) -> Bilingual:
        """The texts ``en`` and ``zh`` of this table, or of one in it."""
        texts = self.table if table is None else table
        for lang in languages():
            if not isinstance(texts.get(lang), str) or not texts[lang].strip():
                raise self.error(say("[{id}]: a text '{lang}' is missing", id=self.id, lang=lang))
        return Bilingual({lang: texts[lang].strip() for lang in languages()})

    def points(self) -> float:
        """What the item is worth."""
        value = self.table.get("points")
        if not is_number(value) or value <= 0:  # type: ignore[operator]
            raise self.error(say("[{id}]: 'points' must be a number above 0", id=self.id))
        return float(value)  # type: ignore[arg-type]

    def inputs(self, common: Entry) -> dict[str, Given]:
        """Inputs by name: those of the item, else those that all items share."""
        table = self.table.get("inputs", common.table.get("inputs", {}))
        if not isinstance(table, dict):
            raise self.error(say("[{id}]: 'inputs' must be a table", id=self.id))
        return {name: self._given(name, value) for name, value in table.items()}

    def _given(self, name: str, value: object) -> Given:
        form = {"shape": value} if isinstance(value, list) else value
        if isinstance(form, dict) and set(form) <= {"shape", "dtype", "values"}:
            shape, values = form.get("shape"), form.get("values")
            if _are_sizes(shape) and (values is None or isinstance(values, list)):
                return Given(tuple(shape), str(form.get("dtype", "float32")), None if values is None else tuple(values))
        raise self.error(say("[{id}]: write the input '{name}' like this: {form}", id=self.id, name=name, form=INPUT))

    def makes(self) -> dict[str, Make]:
        """What the learner constructs, by name."""
        table = self.get("makes", dict)
        try:
            return {name: Make(kind) for name, kind in table.items()}
        except ValueError:
            known = ", ".join(Make)
            raise self.error(say("[{id}]: 'makes' must say {known} of each name", id=self.id, known=known)) from None

    def tests(self, table: Mapping[str, Any], said: bool) -> tuple[Test, ...]:
        """Tests of a table: ``works``, ``fails`` and ``holds``, each a snippet or a list of them."""
        found: list[Test] = []
        for verb in Verb:
            snippets = table.get(verb, [])
            for snippet in [snippets] if isinstance(snippets, str) else snippets:
                self.parsed(verb, str(snippet))
                found.append(
                    Test(verb, str(snippet).strip(), self.said(table) if said else None, self.code("before", ""))
                )
        if not found:
            raise self.error(say("[{id}]: a test must say what works, fails or holds", id=self.id))
        return tuple(found)


def _are_sizes(shape: object) -> TypeGuard[list[int]]:
    return isinstance(shape, list) and all(type(each) is int and each >= 0 for each in shape)


def _item(kind: Kind, entry: Entry, common: Entry) -> Item:
    form = entry.table.get("form", DEFAULT_FORM.get(kind))
    reader = READERS.get(form) if isinstance(form, str) else None
    if reader is None:
        known = ", ".join(READERS)
        raise entry.error(say("[{id}]: 'form' must be one of {known}", id=entry.id, known=known))
    return reader(kind, entry, common)


def _answer(kind: Kind, entry: Entry, common: Entry) -> Item:
    entry.only("form", "points", *languages(), "inputs", "before", "snippet", "value", "asks", "facts")
    asks = entry.table.get("asks", DEFAULT_ASKS.get(kind))
    wanted = (asks,) if isinstance(asks, str) else tuple(asks or ())
    if not wanted or not set(wanted) <= set(ASKS):
        raise entry.error(say("[{id}]: 'asks' must be among {known}", id=entry.id, known=", ".join(ASKS)))
    return Answer(
        entry.id,
        entry.points(),
        entry.said(),
        inputs=entry.inputs(common),
        before=entry.code("before", ""),
        snippet=entry.code("snippet"),
        value=entry.code("value", ""),
        asks=wanted,
        facts=entry.get("facts", dict, {}),
    )


def _pairs(kind: Kind, entry: Entry, common: Entry) -> Item:
    entry.only("form", "points", *languages(), "inputs", "snippet")
    inputs = entry.inputs(common)
    if len(inputs) != 2:
        raise entry.error(say("[{id}]: an axis table has two inputs", id=entry.id))
    return Pairs(entry.id, entry.points(), entry.said(), inputs, entry.code("snippet"))


def _reason(kind: Kind, entry: Entry, common: Entry) -> Item:
    entry.only("form", "points", *languages(), "inputs", "before", "snippet", "codes")
    codes = entry.get("codes", dict)
    claims = tuple(
        Claim(code, entry.said(table), entry.tests(table, said=False))
        for code, table in codes.items()
        if isinstance(table, dict)
    )
    if len(claims) < 3:
        raise entry.error(say("[{id}]: give at least three codes to choose from", id=entry.id))
    return Reason(
        entry.id,
        entry.points(),
        entry.said(),
        inputs=entry.inputs(common),
        before=entry.code("before", ""),
        snippet=entry.code("snippet", ""),
        claims=claims,
    )


def _construct(kind: Kind, entry: Entry, common: Entry) -> Item:
    entry.only("form", "points", *languages(), "inputs", "before", "makes", "tests")
    tables = entry.get("tests", list)
    tests = tuple(test for table in tables if isinstance(table, dict) for test in entry.tests(table, said=True))
    return Construct(
        entry.id,
        entry.points(),
        entry.said(),
        inputs=entry.inputs(common),
        before=entry.code("before", ""),
        makes=entry.makes(),
        tests=tests,
    )


def _expose(kind: Kind, entry: Entry, common: Entry) -> Item:
    entry.only("form", "points", *languages(), "makes", "wrong", "right")
    right = entry.code("right", "") or common.code("right")
    return Expose(entry.id, entry.points(), entry.said(), entry.makes(), entry.code("wrong"), right)


def _words(kind: Kind, entry: Entry, common: Entry) -> Item:
    entry.only("form", *languages(), "model", "checklist")
    checklist = entry.get("checklist", dict)
    for lang in languages():
        if not isinstance(checklist.get(lang), list) or not checklist[lang]:
            raise entry.error(say("[{id}]: a checklist '{lang}' is missing", id=entry.id, lang=lang))
    points = {lang: tuple(map(str, checklist[lang])) for lang in languages()}
    return Words(entry.id, 0.0, entry.said(), entry.said(entry.get("model", dict)), points)


READERS: dict[str, Callable[[Kind, Entry, Entry], Item]] = {
    "answer": _answer,
    "pairs": _pairs,
    "reason": _reason,
    "construct": _construct,
    "expose": _expose,
    "words": _words,
}
