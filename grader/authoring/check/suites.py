"""The hidden suite as it is written: its exercise, its checks, their points, titles and needs."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grader.authoring.check.catalogue import at_key
from grader.authoring.check.finding import Finding
from grader.authoring.check.source import parse
from grader.catalog import Catalog
from grader.errors import ContentError
from grader.facts import is_number
from grader.i18n import languages
from grader.model import Exercise, say

PREFIX = "test_"


@dataclass(frozen=True, slots=True)
class WrittenCheck:
    """One check as its decorator has it; `uses` are the names that its body mentions."""

    id: str
    line: int
    points: float
    titles: Mapping[str, str]
    needs: tuple[str, ...]
    uses: frozenset[str]


def check_suite(catalog: Catalog, exercise: Exercise) -> Iterator[Finding]:
    """Check that the suite names its exercise, and that its checks are complete and add up."""
    tree = parse(exercise.suite)
    yield from names_its_exercise(exercise, tree)
    yield from _undecorated(exercise.suite, tree)
    yield from _asserts(exercise.suite, tree)
    checks = written_checks(exercise.suite)
    yield from _titles(exercise.suite, checks)
    yield from _needs(exercise.suite, checks)
    total = sum(check.points for check in checks)
    if total != exercise.points:
        what = say("worth {points:g} points, but its checks add up to {total:g}", points=exercise.points, total=total)
        yield at_key(exercise, "points", what, say("make the two agree"))


def written_checks(path: Path) -> tuple[WrittenCheck, ...]:
    """Checks of a suite in the order of the file; `ContentError` where a decorator cannot be read."""
    return tuple(_read_check(path, node, call) for node in parse(path).body for call in _decorator(node))


def _decorator(node: ast.stmt) -> Iterator[ast.Call]:
    if isinstance(node, ast.FunctionDef):
        for each in node.decorator_list:
            if isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == "check":
                yield each


def _read_check(path: Path, node: ast.stmt, call: ast.Call) -> WrittenCheck:
    assert isinstance(node, ast.FunctionDef)
    if not node.name.startswith(PREFIX):
        raise ContentError(path, node.lineno, say("a check must be called test_..., not '{name}'", name=node.name))
    values: dict[str, Any] = {word.arg: _value(path, word.value) for word in call.keywords if word.arg}
    points: Any = values.get("points")
    if not is_number(points) or points <= 0:
        raise ContentError(path, call.lineno, say("the check '{name}' says no points above 0", name=node.name))
    names = (each.id for each in ast.walk(node) if isinstance(each, ast.Name))
    titles = {lang: str(values[lang]).strip() for lang in languages() if lang in values}
    id_ = node.name.removeprefix(PREFIX)
    return WrittenCheck(id_, node.lineno, float(points), titles, tuple(values.get("needs", ())), frozenset(names))


def _value(path: Path, node: ast.expr) -> Any:
    try:
        return ast.literal_eval(node)
    except ValueError:
        raise ContentError(path, node.lineno, say("write the arguments of @check as literals")) from None


def names_its_exercise(exercise: Exercise, tree: ast.Module) -> Iterator[Finding]:
    """Check that a suite says which exercise it judges."""
    advice = say('write EXERCISE = "{id}" below the imports', id=exercise.id)
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "EXERCISE":
            if not (isinstance(node.value, ast.Constant) and node.value.value == exercise.id):
                yield Finding(exercise.suite, node.lineno, say("EXERCISE is not the exercise of this file"), advice)
            return
    yield Finding(exercise.suite, None, say("the suite does not say its EXERCISE"), advice)


def _undecorated(path: Path, tree: ast.Module) -> Iterator[Finding]:
    seen: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith(PREFIX):
            if not tuple(_decorator(node)):
                what = say("'{name}' has no @check: it would count for nothing", name=node.name)
                yield Finding(path, node.lineno, what, say("give it points and titles, or call it otherwise"))
            if node.name in seen:
                what = say("'{name}' is defined twice: the first never runs", name=node.name)
                yield Finding(path, node.lineno, what, say("rename one of the two"))
            seen.add(node.name)


def _asserts(path: Path, tree: ast.Module) -> Iterator[Finding]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert):
            what = say("an assert that fails counts as the grader's own fault")
            yield Finding(path, node.lineno, what, say("use same(), must_raise() or fail()"))


def _titles(path: Path, checks: tuple[WrittenCheck, ...]) -> Iterator[Finding]:
    for check in checks:
        for lang in languages():
            if not check.titles.get(lang):
                what = say("the check '{id}' has no title in '{lang}'", id=check.id, lang=lang)
                yield Finding(path, check.line, what, say('add {lang}="..." to its @check', lang=lang))
        if len(set(check.titles.values())) < len(check.titles):
            what = say("the titles of the check '{id}' are the same in two languages", id=check.id)
            yield Finding(path, check.line, what, say("translate it"))


def _needs(path: Path, checks: tuple[WrittenCheck, ...]) -> Iterator[Finding]:
    earlier: set[str] = set()
    for check in checks:
        for need in check.needs:
            if need not in earlier:
                what = say("the check '{id}' needs '{need}', which is no earlier check", id=check.id, need=need)
                yield Finding(path, check.line, what, say("name a check above it, without test_"))
        earlier.add(check.id)
