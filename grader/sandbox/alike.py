"""Whether two hand-ins are one program, on the untrusted side: what the functions asked for consist of, as a digest.

Who hands in the same program is asked the same and answers the same, so it need not be run again. The same means: the
same instructions, constants and names; layout, comments and docstrings make no difference, nor what local variables
are called, unless the program might read that in the text of an exception. Of a file only those statements count that
the functions asked for can reach by name. Two things have to be certain: that they reach no more, and that loading the
file does nothing but bind names, and does not fail. Of what Python can say at the top of a file only the little is let
through of which that can be seen; all else is run.
"""

from __future__ import annotations
import __future__

import ast
import builtins
import hashlib
import inspect
import struct
import sys
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from opcode import opmap
from types import CodeType, GenericAlias, ModuleType
from typing import Any, NamedTuple

import numpy.lib.stride_tricks
import numpy.linalg

from grader.sandbox import source

MOST = 500  # statements, and names that they bind; the longest answer has a tenth of it
MOST_TEXT = 1 << 16  # characters, too

# Modules whose import does nothing to others, and those of them whose contents, called again, do the same again.
_STEADY = {"collections", "collections.abc", "functools", "itertools", "math", "numbers", "typing"}
_STEADY |= {"numpy", "numpy.lib.stride_tricks", "numpy.linalg"}
_IMPORTED = _STEADY | {"cmath", "copy", "dataclasses", "enum", "json", "os", "random", "re", "string", "sys", "time"}

_BUILTINS = """abs all any bool bytes callable complex dict divmod enumerate filter float frozenset int isinstance
issubclass iter len list map max min next object pow print property range repr reversed round set slice sorted
staticmethod classmethod str sum super tuple type zip"""
_ERRORS = {name for name, found in vars(builtins).items() if isinstance(found, type) and issubclass(found, Exception)}
_ALLOWED = {*_BUILTINS.split(), *_ERRORS}

# Names that lead out of a program: to its whole module, other modules, files, addresses and memory that nobody has set,
# line numbers, frames, chance.
_OUTWARD = """DataSource ForwardRef _evaluate _sys add_docstring add_newdoc ag_code ag_frame as_strided attrgetter bmat
builtins c_ char clear_overloads core cr_await cr_code cr_frame ctypes ctypeslib datetime64 distutils dtypes dump dumps
emath evaluate_forward_ref f2py f_back f_builtins f_code f_globals f_lineno f_locals fft format format_map fromfile
fromregex genfromtxt get_annotations get_overloads get_type_hints gi_code gi_frame gi_yieldfrom info load loadtxt ma
matlib memmap methodcaller modules operator overload polynomial r_ random rec save savetxt savez savez_compressed
show_config show_runtime singledispatch singledispatchmethod strings sys tb_frame tb_lineno tb_next test testing tofile
update_wrapper version wraps"""
_WITHIN = {name.partition(".")[0] for name in _STEADY} | {"lib", "linalg", "stride_tricks"}


def _leading_on() -> set[str]:
    """Return the names by which one gets from the steady modules to others, and their own private names."""
    found = [each for name in (*_STEADY, "numpy.lib") for each in vars(sys.modules[name]).items()]
    return {name for name, value in found if isinstance(value, ModuleType) or name.startswith("_")} - _WITHIN


_METHODS = {"__init__", "__call__", "__len__", "__getitem__", "__repr__"}
_SPECIAL = _METHODS | {"__class__", "__module__", "__name__", "__qualname__"}
_IN_CLASS_BODIES = {"__classcell__", "__firstlineno__", "__static_attributes__"}  # where they are set, not read
_REFUSED = ({*vars(builtins), *_OUTWARD.split()} | _leading_on()) - _ALLOWED - _SPECIAL
_REFUSED_CODE = {opmap["IMPORT_NAME"], opmap["MATCH_CLASS"]}  # a class pattern names attributes in a constant

_DECORATORS = (staticmethod, classmethod, property)
_GENERIC = (list, tuple, dict, set, frozenset, type)
Form = tuple[Any, ...]
Names = Mapping[str, object]


class Unsure(Exception):
    """It is not certain what a program does or reaches."""


class _Made:
    """Stands for a value of which nothing is known but that it is there."""


class _OwnClass(_Made):
    """Stands for a class that the source defines."""


MADE, OWN_CLASS = _Made(), _OwnClass()


class Doing(NamedTuple):
    """What a statement does when it is loaded and later, the names that it may reach, and whether those are all."""

    form: Form
    uses: frozenset[str] = frozenset()
    is_sure: bool = True
    local_names: tuple[tuple[str, ...], ...] = ()
    may_catch: bool = False  # whether it has a place where exceptions may be caught


class Programs:
    """The programs in one source.

    Parameters
    ----------
    text : str
        The source.

    Raises
    ------
    Unsure
        If loading it may do more than bind names, or fail.
    """

    def __init__(self, text: str) -> None:
        parsed = source.parse(text)
        if len(text) > MOST_TEXT or parsed.broken or len(parsed.statements) > MOST:
            raise Unsure
        _compile(text)  # if it is not run as a whole, other constants are the same object
        flags, statements = _from_the_future(parsed.statements)
        known: dict[str, object] = {}
        told = not flags and sys.version_info < (3, 14)  # whether annotations are evaluated when a function is made
        self._bound: dict[str, list[int]] = {}
        self._does: list[Doing] = []  # each statement, as far as it does anything
        for statement in statements:
            doing = _doing(statement, flags)
            if _is_idle(statement):
                continue
            bound = _bound_by(statement, known, told)
            if any(map(_is_special, bound)):
                raise Unsure
            for name in bound:
                self._bound.setdefault(name, []).append(len(self._does))
            self._does.append(doing)
            known |= bound
        if sum(map(len, self._bound.values())) > MOST:  # how large the module is may show in what a call costs
            raise Unsure

    def digest(self, names: Iterable[str]) -> str:
        """Return what stands for the program that these functions and classes are.

        Raises
        ------
        Unsure
            If it may reach more than is known of it.
        """
        reached: set[int] = set()
        seen, left = set(names), list(names)
        while left:
            new = {number for number in self._bound.get(left.pop(), ()) if number not in reached}
            reached |= new
            used = {name for number in new for name in self._does[number].uses} - seen
            seen |= used
            left += used
        found = [self._does[number] for number in sorted(reached)]
        if not all(each.is_sure for each in found):
            raise Unsure
        may_catch = any(each.may_catch for each in found)
        forms = ascii([(each.form, each.local_names if may_catch else ()) for each in found])
        return hashlib.blake2b(forms.encode(), digest_size=20).hexdigest()


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


def _from_the_future(statements: Sequence[ast.stmt]) -> tuple[int, Sequence[ast.stmt]]:
    """Return how the statements are to be compiled, and those that are left: the future may only come first."""
    match statements:
        case [ast.Expr(ast.Constant(str())), ast.ImportFrom("__future__", names, 0), *rest]:
            pass
        case [ast.ImportFrom("__future__", names, 0), *rest]:
            pass
        case _:
            return 0, statements
    if [(alias.name, alias.asname) for alias in names] != [("annotations", None)]:
        raise Unsure
    return __future__.annotations.compiler_flag, rest


# ---------------------------------------------------------------- what loading a statement does


def _is_idle(statement: ast.stmt) -> bool:
    """Whether a statement does nothing, not even bind a name: a docstring, or what only a program of its own does."""
    match statement:
        case ast.Expr(ast.Constant()) | ast.Pass():
            return True
        case ast.If(ast.Compare(ast.Name("__name__"), [ast.Eq()], [ast.Constant("__main__")]), _, []):
            return True
    return False


def _bound_by(statement: ast.stmt, known: Names, told: bool) -> dict[str, object]:
    """Return the names that a statement binds, and to what, as far as that matters; that must be all that it does."""
    match statement:
        case ast.Import(names) if _IMPORTED.issuperset(alias.name for alias in names):
            return {alias.asname or alias.name.partition(".")[0]: _imported(alias) for alias in names}
        case ast.ImportFrom(str(module), names, 0) if module in _STEADY:
            return {alias.asname or alias.name: _attribute(sys.modules[module], alias.name) for alias in names}
        case ast.FunctionDef(name):
            _see_function(statement, known, told, decorators=())
            return {name: MADE}
        case ast.ClassDef(name):
            _see_class(statement, known, told)
            return {name: OWN_CLASS}
        case ast.Assign([ast.Name(name)], value):
            return {name: _value(value, known)}
    raise Unsure


def _imported(alias: ast.alias) -> object:
    """Return what ``import`` binds."""
    name = alias.name if alias.asname else alias.name.partition(".")[0]
    return sys.modules[name] if name in _STEADY else MADE


def _attribute(module: ModuleType, name: str) -> object:
    """Return what is there without asking; what a module would have to make when asked may fail or warn."""
    if name not in vars(module):
        raise Unsure
    return vars(module)[name]


def _see_function(node: ast.FunctionDef, known: Names, told: bool, decorators: Sequence[object]) -> None:
    """See that making a function calls nothing and does not fail."""
    given = node.args
    every = [*given.posonlyargs, *given.args, *given.kwonlyargs, *filter(None, (given.vararg, given.kwarg))]
    annotations = [*(each.annotation for each in every), node.returns] if told else []
    if getattr(node, "type_params", None) or len(node.decorator_list) > 1:
        raise Unsure
    if any(_value(each, known) not in decorators for each in node.decorator_list):
        raise Unsure
    for each in (*given.defaults, *given.kw_defaults, *annotations):
        if each is not None:
            _value(each, known)


def _see_class(node: ast.ClassDef, known: Names, told: bool) -> None:
    """See that making a class calls nothing: its bases have no say in it, and its attributes are constants."""
    if node.decorator_list or node.keywords or getattr(node, "type_params", None):
        raise Unsure
    bases = [_value(each, known) for each in node.bases]
    if len(bases) > 1 or not all(map(_is_plain_base, bases)):
        raise Unsure
    inner = {name: value for name, value in known.items() if not name.startswith("__")}  # these mean others in here
    for statement in node.body:
        match statement:
            case ast.FunctionDef(name):
                _see_function(statement, inner, told, _DECORATORS)
            case ast.Assign([ast.Name(name)], ast.Constant()):
                pass
            case ast.Expr(ast.Constant()) | ast.Pass():
                continue
            case _:
                raise Unsure
        if _is_special(name) and name not in _METHODS:
            raise Unsure
        inner[name] = MADE


def _is_plain_base(base: object) -> bool:
    return base is OWN_CLASS or base is object or (isinstance(base, type) and issubclass(base, Exception))


def _value(node: ast.expr, known: Names) -> object:
    """Return what an expression stands for, as far as that matters: evaluating it must call nothing, and not fail."""
    match node:
        case ast.Constant(value):
            return value if value is None else MADE
        case ast.Name(name):
            if name in known:
                return known[name]
            if name in _ALLOWED:
                return getattr(builtins, name)
        case ast.Attribute(owner, name):
            module = _value(owner, known)
            if isinstance(module, ModuleType):
                return _attribute(module, name)
        case ast.UnaryOp(ast.USub(), ast.Constant(int() | float())):
            return MADE
        case ast.Tuple(parts) | ast.List(parts):
            for part in parts:
                _value(part, known)
            return MADE
        case ast.Dict(keys, values) if all(isinstance(key, ast.Constant) for key in keys):
            for part in values:
                _value(part, known)
            return MADE
        case ast.Subscript(owner, index) if any(_value(owner, known) is each for each in _GENERIC):
            _value(index, known)
            return list[int]  # as good as any
        case ast.BinOp(left, ast.BitOr(), right):
            sides = _value(left, known), _value(right, known)
            if all(map(_is_part_of_a_union, sides)) and any(sides):
                return list[int]
    raise Unsure


def _is_part_of_a_union(side: object) -> bool:
    """Whether something may stand beside ``|``; other classes of NumPy may have been forbidden: functions then."""
    if side is None or side is numpy.ndarray or isinstance(side, GenericAlias):
        return True
    return isinstance(side, type) and (side.__module__ == "builtins" or issubclass(side, numpy.generic))


def _is_special(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


# ---------------------------------------------------------------- what a statement is


def _compile(program: str | ast.Module, flags: int = 0) -> CodeType:
    """Compile a source, or a statement of it, if nothing would be printed over that."""
    with warnings.catch_warnings(record=True) as log:
        warnings.simplefilter("always")
        code: CodeType = compile(program, source.LABEL, "exec", flags=flags, dont_inherit=True)
    if log:
        raise Unsure
    return code


def _doing(statement: ast.stmt, flags: int) -> Doing:
    if isinstance(statement, ast.Import | ast.ImportFrom):
        return Doing((ast.dump(statement),), is_sure=_is_steady(statement))
    if isinstance(statement, ast.ClassDef):
        ast.increment_lineno(statement, 1 - statement.lineno)  # newer versions of Python keep it in the class
    code = _compile(ast.Module([_without_docstrings(statement)], []), flags)
    parts = list(_parts(code))
    names = {name for part in parts for name in _names_in(part)}
    refused = names & _REFUSED or any(map(_is_special, names - _SPECIAL)) or any(map(_leads_anywhere, parts))
    return Doing(
        form=() if refused else _code_form(code),
        uses=frozenset(names),
        is_sure=not refused,
        local_names=tuple(part.co_varnames for part in parts),
        may_catch=any(part.co_exceptiontable for part in parts),
    )


def _parts(code: CodeType) -> Iterator[CodeType]:
    """Yield code, and all code within it."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _parts(each)


def _names_in(code: CodeType) -> set[str]:
    is_function = code.co_flags & inspect.CO_OPTIMIZED
    return set(code.co_names) - (set() if is_function else _IN_CLASS_BODIES)


def _may_show_unset_memory(code: CodeType) -> bool:
    """Whether code may call ``np.ndarray``, or a function of NumPy with ``where=``.

    Where a function is made, the type may be named for its own sake. What ``np.empty`` gives is always the same.
    """
    is_called = code.co_flags & inspect.CO_OPTIMIZED and code.co_name != "__annotate__"
    return bool(is_called and "ndarray" in code.co_names) or "where" in _flat(code.co_consts)


def _leads_anywhere(code: CodeType) -> bool:
    """Whether code names things where they are not seen, or where it cannot be told in which order they come.

    The order of a set in the constants may be that of an equal one elsewhere in the file.
    """
    constants = [*_flat(code.co_consts)]
    return (
        not _REFUSED_CODE.isdisjoint(code.co_code[::2])
        or _may_show_unset_memory(code)
        or any(isinstance(each, frozenset) for each in constants)
        or any(isinstance(each, str) and each.startswith("__") for each in constants)
    )


def _flat(constants: tuple[object, ...]) -> Iterator[object]:
    for each in constants:
        if isinstance(each, tuple):
            yield from _flat(each)
        else:
            yield each


def _is_steady(statement: ast.Import | ast.ImportFrom) -> bool:
    modules = [alias.name for alias in statement.names] if isinstance(statement, ast.Import) else [statement.module]
    return _STEADY.issuperset(modules) and not _REFUSED.intersection(alias.name for alias in statement.names)


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


def _code_form(code: CodeType) -> Form:
    """Return what code does, without where it stands and what its local variables are called."""
    given = code.co_argcount + code.co_kwonlyargcount
    given += bool(code.co_flags & inspect.CO_VARARGS) + bool(code.co_flags & inspect.CO_VARKEYWORDS)
    return (
        (code.co_name, code.co_flags, code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount),
        (code.co_varnames[:given], len(code.co_varnames), code.co_cellvars, code.co_freevars, code.co_names),
        (code.co_code, code.co_exceptiontable),
        [_constant_form(each) for each in code.co_consts],
    )


def _constant_form(value: object) -> object:
    match value:
        case CodeType():
            return _code_form(value)
        case tuple():
            return "tuple", [_constant_form(each) for each in value]
        case slice():
            return "slice", [_constant_form(each) for each in (value.start, value.stop, value.step)]
        case float():
            return "float", struct.pack("d", value)
        case complex():
            return "complex", struct.pack("dd", value.real, value.imag)
    return type(value).__name__, ascii(value)
