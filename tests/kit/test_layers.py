"""The import rules of the house, read from the syntax trees: who may know whom."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

GRADER = Path(__file__).parents[2] / "grader"

# From the ground up. A module may import its own layer's package, lower layers, and nothing else of the kit.
LAYERS = (
    {"model", "errors"},
    {"wire", "i18n"},
    {"facts", "page", "catalog", "items", "stubs"},
    {"render", "quiz", "judge", "sandbox", "workspace"},
    {"interview"},  # below authoring: the gate reads problems and questions
    {"authoring", "course"},
    {"cli"},
)
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}
ENTRANCES = {"__init__", "__main__"}

# What may lie in memory beside a learner's code: no suite, no reference, no judge.
BESIDE = {GRADER / "wire.py"}
_BESIDE = "worker channel running unset source alike opcodes kernel confinement limits"
BESIDE |= {GRADER / "sandbox" / f"{name}.py" for name in _BESIDE.split()}
HEAVY = {"pytest", "numpy", "rich", "tomllib", "gettext", "watchfiles", "subprocess", "asyncio", "babel"}


def modules() -> list[Path]:
    return sorted(GRADER.rglob("*.py"))


def part_of(path: Path) -> str:
    """Top-level part of the kit that a file belongs to: ``judge`` for ``grader/judge/run.py``."""
    return path.relative_to(GRADER).with_suffix("").parts[0]


def imports(tree: ast.AST, package: str, nodes: Iterator[ast.AST] | None = None) -> Iterator[tuple[int, str]]:
    """Modules that a file imports, wherever in it, each with its line; ``from x import y`` is ``x.y``."""
    for node in nodes or ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.rsplit(".", node.level - 1)[0] + "." if node.level else ""
            yield from ((node.lineno, f"{base}{node.module or ''}.{name.name}") for name in node.names)


def at_import(tree: ast.Module) -> Iterator[ast.AST]:
    """Statements that run when the file is imported; not those for type checkers."""
    for node in tree.body:
        if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
            yield node


def module_file(module: str) -> Path | None:
    """File of a module of the kit; the last part of its dotted name may be something inside it."""
    parts = module.split(".")
    for names in (parts, parts[:-1]):
        path = GRADER.parent.joinpath(*names).with_suffix(".py")
        if path.is_file():
            return path
    return None


def package_of(path: Path) -> str:
    return ".".join(("grader", *path.relative_to(GRADER).parts[:-1]))


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(GRADER)))
def test_imports_go_down_only(path: Path) -> None:
    part = part_of(path)
    assert part in LEVEL or part in ENTRANCES, f"{path}: give '{part}' a place among the layers"
    if part in ENTRANCES:
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for line, name in imports(tree, package_of(path)):
        if name.startswith("grader."):
            other = name.split(".")[1]
            allowed = other == part or LEVEL.get(other, -1) < LEVEL[part] or {other, part} <= set(LAYERS[LEVEL[part]])
            assert allowed or other == "__version__", f"{path}:{line}: {part} may not import {other}"


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(GRADER)))
def test_content_is_never_imported_by_name(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tops = {name.partition(".")[0] for _, name in imports(tree, package_of(path))}
    assert not tops & {"exercises", "solutions", "reference", "tests"}


@pytest.mark.parametrize("name", ["worker", "server", "plain"])
def test_what_runs_beside_untrusted_code_knows_nothing(name: str) -> None:
    reached = [GRADER / "sandbox" / f"{name}.py"]
    for path in reached:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for line, module in imports(tree, package_of(path)):
            own = module_file(module)
            known = module.partition(".")[0] in sys.stdlib_module_names | {"numpy"}
            assert known or own in BESIDE, f"{path}:{line}: {module} is more than the worker may know"
            if own and own not in reached:
                reached.append(own)


@pytest.mark.parametrize("name", ["model", "errors", "catalog", "facts", "page", "i18n", "cli/main", "cli/check"])
def test_what_every_command_loads_is_light(name: str) -> None:
    path = GRADER / f"{name}.py"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    loaded = {module.partition(".")[0] for _, module in imports(tree, package_of(path), at_import(tree))}
    allowed = {"gettext"} if name == "cli/main" else set()  # click loads it in any case
    assert not loaded & HEAVY - allowed
