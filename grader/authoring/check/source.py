"""Authors' Python files as syntax trees."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from grader.errors import ContentError
from grader.facts import read_text
from grader.model import say


def parse(path: Path) -> ast.Module:
    """Syntax tree of an author's file, or `ContentError`."""
    try:
        return ast.parse(read_text(path), filename=str(path))
    except SyntaxError as error:
        raise ContentError(path, error.lineno, say("not valid Python: {error}", error=error.msg)) from None


def python_files(folder: Path) -> tuple[Path, ...]:
    """Python files of a folder, by name."""
    return tuple(sorted(folder.glob("*.py")))


def mistake_of(path: Path) -> str:
    """Mistake that a wrong variant makes: ``swapped--late.py`` is another way to make ``swapped``."""
    return path.stem.partition("--")[0]


def shape_of(tree: ast.Module) -> str:
    """The tree without what a copy may change: docstrings, and the names that the code gives itself."""
    own: dict[str, str] = {}
    for node in ast.walk(tree):
        for name in _bound(node):
            own.setdefault(name, f"name{len(own)}")
    return ast.dump(_Plain(own).visit(tree))


def _bound(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        yield node.id


class _Plain(ast.NodeTransformer):
    """Renames, and drops docstrings and annotations."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self.names.get(node.id, node.id), node.ctx)

    def visit_arg(self, node: ast.arg) -> ast.arg:
        return ast.arg(self.names[node.arg])

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            return None
        self.generic_visit(node)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.returns = None
        self.generic_visit(node)
        return node
