"""Make the file that a learner fills in, from the reference's signatures and a page's docstrings."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from textwrap import indent

from grader.errors import ContentError
from grader.facts import read_text
from grader.i18n import translator
from grader.model import Exercise, Kind, Message, Page, say

INDENT = "    "
BODY = "raise NotImplementedError"
KEPT_DECORATORS = ("property", "staticmethod", "classmethod")  # part of the signature; a cache, say, is not

Definition = ast.FunctionDef | ast.ClassDef


def render_stub(exercise: Exercise, page: Page) -> str:
    """Source of the stub of `exercise`, its docstrings in the language of `page`.

    Raises
    ------
    ContentError
        When the source file is missing or broken, or its definitions and the page's docstrings do not belong together.
    """
    return MAKERS[exercise.kind](exercise, page)


def misfits(exercise: Exercise, page: Page) -> Iterator[tuple[str, Message]]:
    """Docstrings without a definition and public definitions without a docstring: the name, and what is wrong."""
    documented = dict(_documented(exercise))
    file = source_file(exercise).name
    for name in page.docstrings:
        if name not in documented:
            yield name, say("'### {name}' documents what {file} does not define", name=name, file=file)
    for name, node in documented.items():
        if _public(node.name) and name not in page.docstrings:
            yield name, say("the docstring '### {name}' is missing", name=name)


def source_file(exercise: Exercise) -> Path:
    """File that the stub of `exercise` is made from."""
    return exercise.folder / "starter.py" if exercise.kind is Kind.DEBUG else exercise.reference


def header(exercise: Exercise) -> str:
    """First line of the stub: it tells the grader which exercise a file answers."""
    return f"# axiswise: {exercise.id}\n"


def preamble(exercise: Exercise, lang: str) -> str:
    """Lines that the stub begins with: which exercise it is, and how to read its task."""
    task = say("The task: axiswise next {exercise}", exercise=exercise.id)
    return f"{header(exercise)}# {translator(lang).say(task)}\n"


def _emptied(exercise: Exercise, page: Page) -> str:
    """Stub of a code exercise: the signatures of the reference, every body replaced."""
    _refuse_misfits(exercise, page)
    definitions = (_definition(node, node.name, page.docstrings) for node in _definitions(exercise))
    return f"{preamble(exercise, page.lang)}import numpy as np\n\n\n" + "\n\n".join(definitions)


def _starter(exercise: Exercise, page: Page) -> str:
    """Stub of a debug exercise: the broken program as it stands, its docstrings those of the page."""
    _refuse_misfits(exercise, page)
    lines = read_text(source_file(exercise)).removeprefix(header(exercise)).splitlines(keepends=True)
    shift = len(read_text(source_file(exercise)).splitlines()) - len(lines)
    for name, node in sorted(_documented(exercise), key=lambda pair: -pair[1].lineno):
        if name in page.docstrings:
            first, last = _docstring_lines(node)
            text = indent(
                _quoted(page.docstrings[name]), " " * node.body[0].col_offset, lambda line: line.strip() != ""
            )
            lines[first - 1 - shift : last - shift] = [text]
    return preamble(exercise, page.lang) + "".join(lines)


def _sheet(exercise: Exercise, page: Page) -> str:
    """Stub of an exercise that is answered by values: its one function, every item of its dict still None."""
    from grader.items import stub  # only these kinds have items

    _refuse_misfits(exercise, page)
    (name,) = exercise.names
    docstring = _indented(_quoted(page.docstrings[name])) if name in page.docstrings else ""
    return f"{preamble(exercise, page.lang)}\n\ndef {name}():\n{docstring}{_indented(stub.body(exercise, page.lang))}"


MAKERS: dict[Kind, Callable[[Exercise, Page], str]] = {
    Kind.CODE: _emptied,
    Kind.DEBUG: _starter,
    Kind.PREDICT: _sheet,
    Kind.TRACE: _sheet,
    Kind.EXPLAIN: _sheet,
    Kind.EXPOSE: _sheet,
}


def _definitions(exercise: Exercise) -> tuple[Definition, ...]:
    """Definitions of the source file that the exercise names, in the order of `names`."""
    path = source_file(exercise)
    try:
        tree = ast.parse(read_text(path))
    except SyntaxError as error:
        raise ContentError(path, error.lineno, say("not valid Python: {error}", error=error.msg)) from None
    found = {node.name: node for node in tree.body if isinstance(node, Definition)}
    for name in exercise.names:
        if name not in found:
            raise ContentError(path, None, say("'{name}' is not defined here", name=name))
    return tuple(found[name] for name in exercise.names)


def _documented(exercise: Exercise) -> Iterator[tuple[str, Definition]]:
    """Every definition that can carry a docstring of the page, with the name it has there."""
    for node in _definitions(exercise):
        yield node.name, node
        if isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{method.name}", method) for method in _methods(node))


def _methods(node: ast.ClassDef) -> tuple[ast.FunctionDef, ...]:
    methods = (each for each in node.body if isinstance(each, ast.FunctionDef))
    return tuple(each for each in methods if _public(each.name) or each.name.endswith("__"))


def _public(name: str) -> bool:
    return not name.startswith("_")


def _refuse_misfits(exercise: Exercise, page: Page) -> None:
    for _, why in misfits(exercise, page):
        raise ContentError(exercise.folder, None, why)


def _definition(node: Definition, name: str, docstrings: Mapping[str, str]) -> str:
    """Source of one definition without its body; ends in a newline."""
    lines = [f"@{text}" for text in map(ast.unparse, node.decorator_list) if _kept(text)]
    lines.append(_opening(node))
    parts = ["\n".join(lines) + "\n"]
    if name in docstrings:
        parts.append(_indented(_quoted(docstrings[name])))
    if isinstance(node, ast.ClassDef):
        methods = (_definition(method, f"{name}.{method.name}", docstrings) for method in _methods(node))
        parts += ["\n" + _indented(method) for method in methods]
    else:
        parts.append(f"{INDENT}{BODY}\n")
    return "".join(parts)


def _kept(decorator: str) -> bool:
    return decorator in KEPT_DECORATORS or decorator.endswith(".setter")


def _opening(node: Definition) -> str:
    if isinstance(node, ast.ClassDef):
        bases = ", ".join(map(ast.unparse, node.bases))
        return f"class {node.name}({bases}):" if bases else f"class {node.name}:"
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"def {node.name}({ast.unparse(node.args)}){returns}:"


def _quoted(text: str) -> str:
    """Docstring literal of `text`; ends in a newline."""
    prefix = "r" if "\\" in text else ""
    end = "\n" if "\n" in text else ""
    return f'{prefix}"""{text}{end}"""\n'


def _indented(text: str) -> str:
    return indent(text, INDENT, lambda line: line.strip() != "")


def _docstring_lines(node: Definition) -> tuple[int, int]:
    """First and last line that the page's docstring replaces; an empty range before the body when there is none."""
    first = node.body[0]
    if ast.get_docstring(node, clean=False) is not None:
        return first.lineno, first.end_lineno or first.lineno
    return first.lineno, first.lineno - 1
