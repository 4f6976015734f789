"""Running a source, on the untrusted side: as a whole, or statement by statement where that fails."""

from __future__ import annotations

import ast
import sys
import types
import warnings
from typing import Any

from grader import wire
from grader.sandbox import source

MAX_TEXT = 500

_type = type  # kept before any learner code can replace it


def run(text: str, module: types.ModuleType) -> list[dict[str, Any]]:
    """Run a source as a whole; from what fails on, statement by statement. Return the failures."""
    code = _compiled(text)
    if code is None:
        return _run_each(_statements(text), module)
    try:
        exec(code, module.__dict__)
    except BaseException as error:
        statements = _statements(text)
        at = source.place(statements, *_position(error, code))
        line = statements[at].lineno if statements else 1
        return [{"line": line, **describe(error)}, *_run_each(statements, module, at + 1)]
    return []


def _compiled(text: str) -> types.CodeType | None:
    """Return the code of a whole source; None if there is anything to be said about it."""
    try:
        with warnings.catch_warnings(record=True) as log:
            warnings.simplefilter("always")
            code: types.CodeType = compile(text, source.LABEL, "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    return None if log else code


def _statements(text: str) -> list[ast.stmt]:
    try:
        return source.parse(text).statements
    except (RecursionError, MemoryError):
        return []


def _position(error: BaseException, code: types.CodeType) -> tuple[int, int]:
    """Return line and column of what failed in a module's own code."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code is not code:
        trace = trace.tb_next
    if trace is None:  # it never got there
        return 1, 0
    line, _, column, _ = list(code.co_positions())[trace.tb_lasti // 2]
    return line or trace.tb_lineno, column or 0


def _run_each(statements: list[ast.stmt], module: types.ModuleType, done: int = 0) -> list[dict[str, Any]]:
    """Run statements one by one, from number ``done`` on: one that fails does not stop the rest."""
    failures: list[dict[str, Any]] = []
    flags = 0
    for number, statement in enumerate(statements):
        flags |= _future_flags(statement)
        if number < done:
            continue
        try:
            tree = ast.Module([statement], [])
            exec(compile(tree, source.LABEL, "exec", flags=flags, dont_inherit=True), module.__dict__)
        except BaseException as error:
            failures.append({"line": statement.lineno, **describe(error)})
    return failures


def _future_flags(statement: ast.stmt) -> int:
    if isinstance(statement, ast.ImportFrom) and statement.module == "__future__":
        import __future__

        return sum(getattr(getattr(__future__, a.name, None), "compiler_flag", 0) for a in statement.names)
    return 0


def describe(error: BaseException) -> dict[str, Any]:
    """Return an exception as plain data, with the learner's own lines of its traceback."""
    kind = _type(error)
    try:
        text = str(error)[:MAX_TEXT]
    except BaseException:
        text = ""
    try:
        mro = [c.__name__ for c in kind.__mro__ if c.__module__ == "builtins"][:50]
    except BaseException:
        mro = ["Exception"]
    lines: list[int] = []
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == source.LABEL:
            lines.append(trace.tb_lineno)
        trace = trace.tb_next
    return {"type": name_of(kind), "mro": mro, "text": text, "trace": lines[-8:], "depth": len(lines)}


def name_of(kind: type) -> str:
    """Return the name of a type, whatever its metaclass does."""
    try:
        return wire.type_name(kind)
    except BaseException:  # a metaclass that ends whoever asks
        return "?"


def forbid(dotted: str) -> None:
    """Have a function of a loaded module, such as ``numpy.broadcast_to``, refuse to work; NumPy's own use goes on."""
    home, _, name = dotted.rpartition(".")
    module = sys.modules.get(home)
    if module is None or not hasattr(module, name):
        return

    def refuse(*args: object, **kwargs: object) -> None:
        raise RuntimeError(f"{dotted} may not be used in this exercise")

    setattr(module, name, refuse)
