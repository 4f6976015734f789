"""How the parts of a snippet are written, short enough to stand before a shape."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

LETTERS = ("L", "R")  # left and right operand
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Written:
    """A snippet, to say of its parts how they are written."""

    snippet: str

    def of(self, node: ast.AST | None) -> str:
        """Part of the snippet."""
        return "" if node is None else ast.get_source_segment(self.snippet, node) or ast.unparse(node)

    def operands(self, node: ast.AST | None) -> tuple[str, str]:
        """Two sides of an operation, short enough to stand before a shape; two letters where they are the same."""
        left, right = map(_in_short, self._sides(node))
        return (left, right) if left != right else LETTERS

    def _sides(self, node: ast.AST | None) -> tuple[str, str]:
        match node:
            case ast.BinOp(left, _, right) | ast.Compare(left, _, [right]):
                return self.of(left), self.of(right)
            case ast.AugAssign(target, _, value) | ast.Assign([target], value):
                return self.of(target), self.of(value)
            case ast.Call(_, arguments, _):
                arrays = [each for each in arguments if not _is_number(each)]
                return (self.of(arrays[0]), self.of(arrays[1])) if len(arrays) == 2 else LETTERS
        return LETTERS


def _in_short(code: str) -> str:
    """Code on one line, its middle left out where it is long: ``x.mean(...)``, ``(i[:, None] >=...[None, None]``."""
    code = " ".join(code.split())
    if len(code) <= LONGEST_NAME:
        return code
    called = re.match(r"[\w.]+\(", code)
    if called and code.endswith(")") and len(called[0]) < LONGEST_NAME - len("...)"):
        return f"{called[0]}...)"
    half = (LONGEST_NAME - len("...")) // 2
    return f"{code[:half]}...{code[-half:]}"


def _is_number(node: ast.AST) -> bool:
    match node:
        case ast.UnaryOp(_, operand):
            return _is_number(operand)
        case ast.Constant() | ast.Attribute(ast.Name("np"), "inf" | "pi"):
            return True
    return False
