"""Docstrings of the pages: the parameters of the signature, and the same facts in every language."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Iterator, Mapping

from grader.authoring.check.finding import Finding
from grader.authoring.check.source import parse
from grader.catalog import Catalog
from grader.i18n import languages
from grader.model import Exercise, Message, say
from grader.page import Part, page_sections, read_page, split
from grader.stubs import source_file

UNDERLINE = re.compile(r"-{3,}")
DTYPE = re.compile(r"\b(?:bool|(?:float|int|uint|complex)\d+)\b")
ATOM = r"[A-Za-z0-9_+*/. -]+"
SHAPE = re.compile(rf"\((?:{ATOM},\s*)+(?:{ATOM})?\)|\(\)")

STUB_WIDTH = 120

Fields = Mapping[str, tuple[str, ...]]  # section -> its entries' names


def check_docstrings(catalog: Catalog, exercise: Exercise) -> Iterator[Finding]:
    """Check every docstring against the signature, and every translation against the English."""
    lines = {lang: _lines(exercise, lang) for lang in languages()}
    texts = {lang: read_page(exercise.folder / f"{lang}.md").docstrings for lang in languages()}
    signatures = _signatures(exercise)
    for lang, docstrings in texts.items():
        path = exercise.folder / f"{lang}.md"
        for name, text in docstrings.items():
            english = texts["en"].get(name)
            complaints = [
                *_against_signature(text, signatures.get(name)),
                *_against_english(text, english),
                *_too_wide(name, text),
            ]
            for what in complaints:
                advice = say("mend it under '### {name}'", name=name)
                yield Finding(path, lines[lang][name], what, advice)


def fields(docstring: str) -> Fields:
    """Names listed in each section of a NumPy-style docstring: ``{"Parameters": ("x", "axis")}``."""
    found: dict[str, tuple[str, ...]] = {}
    lines = docstring.splitlines()
    section = ""
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if line.strip() and UNDERLINE.fullmatch(following.strip()):
            section = line.strip()
            found[section] = ()
        elif section and line.strip() and not line.startswith(" ") and not UNDERLINE.fullmatch(line.strip()):
            found[section] += tuple(name.strip(" *") for name in line.partition(" :")[0].split(","))
    return found


def _too_wide(name: str, text: str) -> Iterator[Message]:
    """Complain of lines that an editor of the usual width would not show whole once they are in the stub."""
    room = STUB_WIDTH - (8 if "." in name else 4)
    for line in text.splitlines():
        if len(line) > room:
            yield say("a line of {count} characters; a stub has room for {room}", count=len(line), room=room)


def _lines(exercise: Exercise, lang: str) -> dict[str, int]:
    path = exercise.folder / f"{lang}.md"
    section: Part = page_sections(path)[1]["docstring"]
    return {part.title: part.number for part in split(path, section)}


def _signatures(exercise: Exercise) -> dict[str, tuple[str, ...]]:
    """Parameters of every function and method, and of a class those of its constructor."""
    found: dict[str, tuple[str, ...]] = {}
    for node in parse(source_file(exercise)).body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = _parameters(node)
        elif isinstance(node, ast.ClassDef):
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
            found |= {f"{node.name}.{each.name}": _parameters(each)[1:] for each in methods}
            found[node.name] = found.get(f"{node.name}.__init__", ())
    return found


def _parameters(node: ast.FunctionDef) -> tuple[str, ...]:
    args = node.args
    listed = [*args.posonlyargs, *args.args, args.vararg, *args.kwonlyargs, args.kwarg]
    return tuple(each.arg for each in listed if each)


def _against_signature(text: str, parameters: tuple[str, ...] | None) -> Iterator[Message]:
    documented = fields(text).get("Parameters", ())
    if parameters is not None and documented != parameters:
        yield say(
            "documents the parameters ({documented}), the signature has ({parameters})",
            documented=", ".join(documented),
            parameters=", ".join(parameters),
        )


def _against_english(text: str, english: str | None) -> Iterator[Message]:
    if english is None or text == english:
        return
    ours, theirs = fields(text), fields(english)
    if tuple(ours) != tuple(theirs):
        yield say("its sections are not those of the English docstring")
    for section in ("Parameters", "Raises", "Attributes"):
        if ours.get(section) != theirs.get(section):
            yield say("'{section}' does not list what the English docstring lists", section=section)
    if set(DTYPE.findall(text)) != set(DTYPE.findall(english)):
        yield say("its dtypes are not those of the English docstring")
    for shape in sorted(_shapes(english) ^ _shapes(text)):
        if shape in _shapes(text) or _is_technical(shape, text):
            yield say("the shape {shape} stands in one language only", shape=shape)
    parser = doctest.DocTestParser()
    if [(each.source, each.want) for each in parser.get_examples(text)] != [
        (each.source, each.want) for each in parser.get_examples(english)
    ]:
        yield say("its examples are not those of the English docstring")


def _shapes(text: str) -> set[str]:
    return {re.sub(r"\s+", " ", shape) for shape in SHAPE.findall(text)}


def _is_technical(shape: str, other: str) -> bool:
    """Say whether an English bracket is a shape and no aside: each part is a number or a name the other text has."""
    parts = [part.strip() for part in shape.strip("()").split(",") if part.strip()]
    return all(re.search(r"\d", part) or re.search(rf"\b{re.escape(part)}\b", other, re.ASCII) for part in parts)
