"""Solutions and wrong variants as files: enough of them, each its own, each explained."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from grader.authoring.check.finding import Finding
from grader.authoring.check.pages import code_spans
from grader.authoring.check.source import mistake_of, parse, python_files, shape_of
from grader.catalog import Catalog
from grader.errors import ContentError
from grader.facts import Facts, read_text
from grader.i18n import languages
from grader.items import SHEET_KINDS
from grader.model import Exercise, Level, say

MIN_SOLUTIONS = 2
MIN_WRONG = 4
LESSON = "lesson_steps.py"  # the answer of a learner who followed the source lesson


def check_answers(catalog: Catalog, exercise: Exercise) -> Iterator[Finding]:
    """Check what stands beside the suite: reference, solutions and wrong variants."""
    solutions, wrong = python_files(exercise.solutions), python_files(exercise.wrong)
    yield from _enough(exercise, solutions, wrong)
    yield from _distinct((exercise.reference, *solutions, *wrong))
    for path in (*solutions, *wrong):
        yield from _opens_with_a_comment(path)
    for path in (exercise.reference, *solutions, *wrong):
        yield from _self_contained(path)


def check_messages(catalog: Catalog, exercise: Exercise) -> Iterator[Finding]:
    """Check that every mistake has its message in every language, and every message its mistake."""
    mistakes = {mistake_of(path): path for path in python_files(exercise.wrong)}
    mistakes = {mistake: path for mistake, path in mistakes.items() if mistake not in _told_elsewhere(exercise)}
    if not mistakes and exercise.kind in SHEET_KINDS and not (exercise.wrong / "messages.toml").exists():
        return
    facts = Facts(exercise.wrong / "messages.toml")
    for mistake, path in mistakes.items():
        if mistake not in facts.table:
            advice = say("add [{mistake}] to messages.toml", mistake=mistake)
            yield Finding(path, None, say("the mistake '{mistake}' has no message", mistake=mistake), advice)
    for mistake in facts.table:
        if mistake not in mistakes:
            what = say("no wrong variant makes the mistake '{mistake}'", mistake=mistake)
            yield Finding(facts.path, facts.line(mistake), what, say("write {mistake}.py", mistake=mistake))
        yield from _message(facts, mistake)


def _told_elsewhere(exercise: Exercise) -> frozenset[str]:
    """Mistakes with words of their own: the misconceptions that items are marked by."""
    if exercise.kind not in SHEET_KINDS:
        return frozenset()
    from grader.quiz.misconceptions import BELIEFS

    return frozenset(each.name for each in BELIEFS)


def _enough(exercise: Exercise, solutions: tuple[Path, ...], wrong: tuple[Path, ...]) -> Iterator[Finding]:
    if len(solutions) < MIN_SOLUTIONS:
        what = say("{count} solutions; at least {wanted} are asked for", count=len(solutions), wanted=MIN_SOLUTIONS)
        yield Finding(exercise.solutions, None, what, say("add another way a good engineer would write it"))
    if len(wrong) < MIN_WRONG:
        what = say("{count} wrong variants; at least {wanted} are asked for", count=len(wrong), wanted=MIN_WRONG)
        yield Finding(exercise.wrong, None, what, say("add the mistakes that learners really make"))
    taught = exercise.level is Level.CORE and exercise.kind not in SHEET_KINDS
    if taught and LESSON not in [path.name for path in solutions]:
        what = say("no solution takes the lesson's own steps")
        yield Finding(exercise.solutions, None, what, say("write {file}", file=LESSON))


def _distinct(paths: tuple[Path, ...]) -> Iterator[Finding]:
    seen: dict[str, Path] = {}
    for path in paths:
        shape = shape_of(parse(path))
        if shape in seen:
            what = say("the same syntax tree as {other}", other=seen[shape].name)
            yield Finding(path, None, what, say("write it in another way: one bug must not pass twice"))
        seen.setdefault(shape, path)


def _opens_with_a_comment(path: Path) -> Iterator[Finding]:
    if not read_text(path).startswith("# "):
        what = say("the first line does not say what this file is")
        yield Finding(path, 1, what, say("begin with a comment: '# The approach, or the mistake, in one line.'"))


def _self_contained(path: Path) -> Iterator[Finding]:
    for node in ast.walk(parse(path)):
        for module in _imported(node):
            if module.partition(".")[0] not in sys.stdlib_module_names | {"numpy"}:
                what = say("imports '{module}': the sandbox offers numpy and the standard library", module=module)
                yield Finding(path, getattr(node, "lineno", None), what, say("make the file self-contained"))


def _imported(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (each.name for each in node.names)
    elif isinstance(node, ast.ImportFrom):
        yield "." * node.level + (node.module or "")


def _message(facts: Facts, mistake: str) -> Iterator[Finding]:
    texts = facts.table[mistake]
    if not isinstance(texts, dict):
        raise ContentError(facts.path, facts.line(mistake), say("[{mistake}] must be a table", mistake=mistake))
    for lang in languages():
        if not str(texts.get(lang, "")).strip():
            what = say("[{mistake}] has no text '{lang}'", mistake=mistake, lang=lang)
            yield Finding(facts.path, facts.line(mistake), what, say("translate it"))
    for lang, text in texts.items():
        if lang not in languages():
            what = say("[{mistake}]: '{lang}' is no language of the program", mistake=mistake, lang=lang)
            yield Finding(facts.path, facts.line(mistake), what, say("delete it"))
        elif lang != "en" and code_spans(str(text)) != code_spans(str(texts.get("en", text))):
            what = say("[{mistake}]: the code in '{lang}' is not that in 'en'", mistake=mistake, lang=lang)
            yield Finding(facts.path, facts.line(mistake), what, say("code in the text stays as it is"))
