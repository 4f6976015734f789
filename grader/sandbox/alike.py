"""Whether two hand-ins are one program, on the untrusted side: what the functions asked for consist of, as a digest.

Who hands in the same program is asked the same and answers the same, so it need not be run again. The same means: the
same instructions, constants and names; layout, comments, docstrings and what local variables are called make no
difference. Of a file only those statements count that the functions asked for can reach by name. It must be certain
that they reach no more, and that no other statement does anything; otherwise there is no digest, and the program runs.
"""

from __future__ import annotations

import ast
import builtins
import hashlib
import warnings
from collections.abc import Iterable, Iterator, Sequence
from opcode import opmap
from types import CodeType
from typing import Any, NamedTuple

from grader.sandbox import source

# Modules that may be imported, as that does nothing to others; and those whose contents, called again, do the same.
_STEADY = {"collections", "collections.abc", "functools", "itertools", "math", "numbers", "typing", "__future__"}
_STEADY |= {"numpy", "numpy.lib.stride_tricks", "numpy.linalg", "numpy.typing"}
_IMPORTED = _STEADY | {"cmath", "copy", "dataclasses", "enum", "json", "os", "random", "re", "string", "sys", "time"}

_METHODS = {"__init__", "__call__", "__len__", "__getitem__", "__repr__", "__slots__"}
_SPECIAL = _METHODS | {"__annotate__", "__annotations__", "__class__", "__classdict__", "__classdictcell__"}
_SPECIAL |= {"__conditional_annotations__", "__firstlineno__", "__module__", "__name__", "__qualname__"}
_SPECIAL |= {"__static_attributes__"}

_BUILTINS = """abs all any bool bytes callable complex dict divmod enumerate filter float frozenset int isinstance
issubclass iter len list map max min next object pow print property range repr reversed round set slice sorted
staticmethod classmethod str sum super tuple type zip"""
_ERRORS = {name for name, found in vars(builtins).items() if isinstance(found, type) and issubclass(found, Exception)}
# Names that lead out of the program: to the module as a whole, other modules, files, addresses, frames, chance.
_OUTWARD = """_core builtins core ctypes ctypeslib f2py f_back f_builtins f_globals f_locals format format_map fromfile
genfromtxt get_type_hints gi_frame importlib info inspect io load loadtxt matlib memmap os pickle random save savetxt
savez savez_compressed sys tb_frame testing test tofile warnings"""
_REFUSED = {*vars(builtins), *_OUTWARD.split()} - _ERRORS - _SPECIAL - set(_BUILTINS.split())

_PLAIN = (ast.Constant, ast.Name, ast.Attribute, ast.Subscript, ast.Tuple, ast.List, ast.Dict, ast.BinOp, ast.UnaryOp)
_PART_OF_PLAIN = (*_PLAIN, ast.expr_context, ast.operator, ast.unaryop)
_IMPORT = opmap["IMPORT_NAME"]
Form = tuple[Any, ...]


class Unsure(Exception):
    """It is not certain what a program does or reaches."""


class Programs:
    """The programs in one source.

    Parameters
    ----------
    text : str
        The source.

    Raises
    ------
    Unsure
        If loading it may do more than bind names.
    """

    def __init__(self, text: str) -> None:
        statements = source.parse(text).statements
        future = [each for each in statements if isinstance(each, ast.ImportFrom) and each.module == "__future__"]
        self._future = [alias.name for each in future for alias in each.names]
        self._bound: dict[str, list[int]] = {}
        self._does: list[Doing] = []  # each statement, as far as it does anything
        for statement in statements:
            if statement not in future and not _is_idle(statement):
                for name in _binds(statement):
                    self._bound.setdefault(name, []).append(len(self._does))
                self._does.append(_doing(statement, future))

    def digest(self, names: Iterable[str]) -> str:
        """Return what stands for the program that these functions and classes are.

        Raises
        ------
        Unsure
            If it may reach more than is known of it.
        """
        reached: set[int] = set()
        left = [number for name in names for number in self._bound.get(name, ())]
        while left:
            number = left.pop()
            if number not in reached:
                reached.add(number)
                left += [other for name in self._does[number].uses for other in self._bound.get(name, ())]
        found = [self._does[number] for number in sorted(reached)]
        if not all(each.is_sure for each in found):
            raise Unsure
        forms = ascii((self._future, [each.form for each in found]))
        return hashlib.blake2b(forms.encode(), digest_size=20).hexdigest()


class Doing(NamedTuple):
    """What a statement does when it is loaded and later, the names that it may reach, and whether those are all."""

    form: Form
    uses: frozenset[str]
    is_sure: bool


def digests(text: str, asked: Sequence[Sequence[str]]) -> list[str | None]:
    """Return for each group of names the digest of the program that they are, or None."""
    try:
        programs = Programs(text)
    except (Unsure, SyntaxError, ValueError, RecursionError, MemoryError):
        return [None] * len(asked)
    return [_digest(programs, names) for names in asked]


def _digest(programs: Programs, names: Sequence[str]) -> str | None:
    try:
        return programs.digest(names)
    except (Unsure, RecursionError, MemoryError):
        return None


# ---------------------------------------------------------------- what loading a statement does


def _is_idle(statement: ast.stmt) -> bool:
    """Whether a statement does nothing, not even bind a name: a docstring, or what only a program of its own does."""
    match statement:
        case ast.Expr(ast.Constant()) | ast.Pass():
            return True
        case ast.If(ast.Compare(ast.Name("__name__"), [ast.Eq()], [ast.Constant("__main__")]), _, []):
            return True
    return False


def _binds(statement: ast.stmt) -> list[str]:
    """Return the names that a statement binds, if that is all that it does."""
    match statement:
        case ast.Import(names):
            bound = [alias.asname or alias.name.partition(".")[0] for alias in names]
            still = _IMPORTED.issuperset(alias.name for alias in names)
        case ast.ImportFrom(module, names, 0):
            bound = [alias.asname or alias.name for alias in names]
            still = module in _IMPORTED and "*" not in bound
        case ast.FunctionDef():
            bound, still = [statement.name], _is_still_function(statement)
        case ast.ClassDef():
            bound, still = [statement.name], _is_still_class(statement)
        case ast.Assign(targets, value):
            bound = [target.id for target in targets if isinstance(target, ast.Name)]
            still = len(bound) == len(targets) and _is_plain(value)
        case ast.AnnAssign(ast.Name(name), annotation, value):
            bound, still = [name], _is_plain(annotation) and (value is None or _is_plain(value))
        case _:
            raise Unsure
    if not still or any(map(_is_special, bound)):
        raise Unsure
    return bound


def _is_still_function(node: ast.FunctionDef) -> bool:
    given = node.args
    every = [*given.posonlyargs, *given.args, *given.kwonlyargs, *filter(None, (given.vararg, given.kwarg))]
    evaluated = [*given.defaults, *given.kw_defaults, *(each.annotation for each in every), node.returns]
    return (
        all(isinstance(each, ast.Name) and each.id in _DECORATORS for each in node.decorator_list)
        and not getattr(node, "type_params", None)
        and all(each is None or _is_plain(each) for each in evaluated)
    )


_DECORATORS = {"staticmethod", "classmethod", "property"}


def _is_still_class(node: ast.ClassDef) -> bool:
    if (
        node.decorator_list
        or node.keywords
        or getattr(node, "type_params", None)
        or not all(map(_is_plain, node.bases))
    ):
        return False
    bound = [name for each in node.body if not _is_idle(each) for name in _binds_in_class(each)]
    return not any(_is_special(name) and name not in _METHODS for name in bound)


def _binds_in_class(statement: ast.stmt) -> Iterator[str]:
    match statement:
        case ast.FunctionDef() if _is_still_function(statement):
            yield statement.name
        case ast.Assign(targets, value) if _is_plain(value) and all(isinstance(each, ast.Name) for each in targets):
            yield from (each.id for each in targets if isinstance(each, ast.Name))
        case ast.AnnAssign(ast.Name(name), annotation, value) if _is_plain(annotation):
            if value is not None and not _is_plain(value):
                raise Unsure
            yield name
        case _:
            raise Unsure


def _is_plain(node: ast.expr) -> bool:
    """Whether evaluating an expression calls nothing that the source defines."""
    return all(isinstance(each, _PART_OF_PLAIN) for each in ast.walk(node))


def _is_special(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


# ---------------------------------------------------------------- what a statement is


def _doing(statement: ast.stmt, future: list[ast.ImportFrom]) -> Doing:
    if isinstance(statement, ast.Import | ast.ImportFrom):
        return Doing((ast.dump(statement),), frozenset(), _is_steady(statement))
    with warnings.catch_warnings(record=True) as log:
        warnings.simplefilter("always")
        module = ast.Module([*future, _without_docstrings(statement)], [])
        code: CodeType = compile(module, source.LABEL, "exec", dont_inherit=True)
    if log:
        raise Unsure  # it would be printed when the file is loaded
    names: set[str] = set()
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    form = _code_form(code, names)
    refused = names & _REFUSED or any(_is_special(each) for each in names - _SPECIAL)
    return Doing(form, frozenset(names), not refused and not any(map(_imports, inner)))


def _is_steady(statement: ast.Import | ast.ImportFrom) -> bool:
    modules = [alias.name for alias in statement.names] if isinstance(statement, ast.Import) else [statement.module]
    return _STEADY.issuperset(modules) and not _REFUSED.intersection(alias.name for alias in statement.names)


def _imports(code: CodeType) -> bool:
    """Whether code, or code within it, imports."""
    inner = (each for each in code.co_consts if isinstance(each, CodeType))
    return _IMPORT in code.co_code[::2] or any(map(_imports, inner))


def _without_docstrings(statement: ast.stmt) -> ast.stmt:
    """Take the docstring from a function or class, and from its methods; one that is all there is stays."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        match statement.body:
            case [ast.Expr(ast.Constant(str())), _, *_]:
                del statement.body[0]
        if isinstance(statement, ast.ClassDef):
            for each in statement.body:
                _without_docstrings(each)
    return statement


def _code_form(code: CodeType, names: set[str]) -> Form:
    """Return what code does, without where it stands and what its local variables are called; add the names it uses."""
    names.update(code.co_names)
    given = code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & 4) + bool(code.co_flags & 8)
    return (
        (code.co_name, code.co_flags, code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount),
        (code.co_varnames[:given], len(code.co_varnames), code.co_cellvars, code.co_freevars, code.co_names),
        (code.co_code, code.co_exceptiontable),
        [_constant_form(each, names) for each in code.co_consts],
    )


def _constant_form(value: object, names: set[str]) -> object:
    if isinstance(value, CodeType):
        return _code_form(value, names)
    if isinstance(value, tuple | frozenset):
        found = [_constant_form(each, names) for each in value]
        return type(value).__name__, found if isinstance(value, tuple) else sorted(found, key=ascii)
    if isinstance(value, slice):
        return "slice", [_constant_form(each, names) for each in (value.start, value.stop, value.step)]
    return type(value).__name__, ascii(value)
