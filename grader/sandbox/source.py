"""Reading a hand-in's source, on the untrusted side: what it defines, what is broken, what still runs.

Parsing hostile text can crash an interpreter, so this runs in the child and never in the grader.
"""

from __future__ import annotations

import ast
import hashlib
import io
import re
import warnings
from typing import NamedTuple

_DEFINES = re.compile(r"\s*(?:async\s+)?(?:def|class)\s+(\w+)")
_MARKER = re.compile(r"#\s*axiswise:\s*([\w-]+/[\w-]+)\s*$")
_STARTS = re.compile(r"(?:def|class|async|@|import|from|if|for|while|with|try|[A-Za-z_]\w*\s*[=.(\[:])")
_LINE = re.compile(r"\bline (\d+)")  # Python counts from the beginning of the stretch
LABEL = "<submission>"
SUPPLIED = "<supplied>"  # code that stands for an earlier exercise; for a hand-in it runs in another process


class Broken(NamedTuple):
    """A stretch of source that does not parse: where, why, and the names it would have defined."""

    line: int
    message: str
    text: str
    names: tuple[str, ...]


class Parsed(NamedTuple):
    """The statements that parse, in order, and the stretches that do not."""

    statements: list[ast.stmt]
    broken: list[Broken]


def parse(text: str) -> Parsed:
    """Parse a whole file; where it has a syntax error, parse it stretch by stretch.

    A stretch begins at an unindented line that can begin a statement, so an error costs the definition it stands in.
    """
    try:
        return Parsed(_tree(text).body, [])
    except (SyntaxError, ValueError) as error:
        whole = error
    lines = lines_of(text)
    starts = [n for n, line in enumerate(lines) if _STARTS.match(line) and not _decorated(lines, n)]
    starts = sorted({0, *starts}) if lines else []
    parsed = Parsed([], [])
    at = 0
    while at < len(starts):
        at = _take_stretch(lines, [*starts, len(lines)], at, parsed)
    if not parsed.broken:
        parsed.broken.append(_broken(whole, 0, text))
    return parsed


def place(statements: list[ast.stmt], line: int, column: int) -> int:
    """Return which of the statements holds what stands at a line and column: the last that does not begin after it."""
    begun = [n for n, statement in enumerate(statements) if _beginning(statement) <= (line, column)]
    return begun[-1] if begun else 0


def _beginning(statement: ast.stmt) -> tuple[int, int]:
    decorators = getattr(statement, "decorator_list", [])
    return min([(statement.lineno, statement.col_offset), *((each.lineno, 0) for each in decorators)])


def lines_of(text: str) -> list[str]:
    """Split a source as Python counts its lines; ``str.splitlines`` knows line ends that Python does not."""
    return io.StringIO(text, newline="").readlines()


def _decorated(lines: list[str], number: int) -> bool:
    return number > 0 and lines[number - 1].startswith("@")


def _take_stretch(lines: list[str], starts: list[int], at: int, parsed: Parsed) -> int:
    """Take the shortest run of stretches from ``at`` that parses, else record the first as broken."""
    first: SyntaxError | ValueError | None = None
    for end in range(at + 1, min(at + 40, len(starts))):
        text = "".join(lines[starts[at] : starts[end]])
        try:
            tree = _tree(text)
        except (SyntaxError, ValueError) as error:
            first = first or error
            continue
        ast.increment_lineno(tree, starts[at])
        parsed.statements.extend(tree.body)
        return end
    assert first is not None
    parsed.broken.append(_broken(first, starts[at], "".join(lines[starts[at] : starts[at + 1]])))
    return at + 1


def _tree(text: str) -> ast.Module:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ast.parse(text, LABEL)


def _broken(error: SyntaxError | ValueError, offset: int, text: str) -> Broken:
    line = (getattr(error, "lineno", None) or 1) + offset
    shown = (getattr(error, "text", None) or "").strip()
    names = tuple(m[1] for m in map(_DEFINES.match, text.splitlines()) if m and m.string[:1].strip())
    message = _LINE.sub(lambda m: f"line {int(m[1]) + offset}", str(getattr(error, "msg", error)))
    return Broken(line, message.replace(LABEL, "the file")[:200], shown[:200], names)


def marker(text: str) -> str | None:
    """Return the exercise that the first line names: ``# axiswise: UNIT/NAME``."""
    found = _MARKER.match(text.lstrip("\ufeff").partition("\n")[0].rstrip())
    return found[1] if found else None


def defined(statements: list[ast.stmt]) -> dict[str, ast.stmt]:
    """Return the functions, classes and plain assignments of a module, the last of each name."""
    names: dict[str, ast.stmt] = {}
    for statement in statements:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            names[statement.name] = statement
        elif isinstance(statement, ast.Assign):
            names |= {t.id: statement for t in statement.targets if isinstance(t, ast.Name)}
    return names


def fingerprint(node: ast.AST) -> str:
    """Return a hash of a definition that its docstrings, comments and layout do not change."""
    bare = _WithoutDocstrings().visit(ast.parse(ast.unparse(node)))
    return hashlib.sha256(ast.dump(bare).encode()).hexdigest()


class _WithoutDocstrings(ast.NodeTransformer):
    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        body = getattr(node, "body", None)
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef) and isinstance(body, list):
            head = body[0]
            if (
                isinstance(head, ast.Expr)
                and isinstance(head.value, ast.Constant)
                and isinstance(head.value.value, str)
            ):
                node.body = body[1:]
        return node


def uses(statements: list[ast.stmt]) -> dict[str, list[str]]:
    """Return the dotted names that each definition of a module uses: ``{"f": ["g", "numpy.broadcast_to"]}``.

    Names are followed through imports and plain assignments: after ``add = np.add``, ``add.outer`` is
    ``numpy.add.outer``.
    """
    aliases = _aliases([node for statement in statements for node in ast.walk(statement)])
    return {
        name: sorted({_followed(dotted, aliases) for part in ast.walk(node) if (dotted := _dotted(part))})[:500]
        for name, node in defined(statements).items()
    }


def _aliases(nodes: list[ast.AST]) -> dict[str, str]:
    aliases: dict[str, str] = {}
    for node in nodes:
        if isinstance(node, ast.Import):
            for alias in node.names:
                top = alias.name.partition(".")[0]
                aliases[alias.asname or top] = alias.name if alias.asname else top
        elif isinstance(node, ast.ImportFrom) and node.module:
            aliases |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Assign) and (dotted := _dotted(node.value)):
            aliases |= {target.id: dotted for target in node.targets if isinstance(target, ast.Name)}
    return aliases


def _followed(dotted: str, aliases: dict[str, str], steps: int = 8) -> str:
    head, dot, rest = dotted.partition(".")
    known = aliases.get(head, head)
    return dotted if known == head or not steps else _followed(known + dot + rest, aliases, steps - 1)


def _dotted(node: ast.AST) -> str | None:
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return None
    return ".".join([node.id, *reversed(parts)])
