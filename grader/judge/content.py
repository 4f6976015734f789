"""Trusted content that the judge runs: references by path, and what an answer may call without defining it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from grader.catalog import Catalog
from grader.model import Exercise, Kind
from grader.sandbox.source import SUPPLIED

HIDDEN_FOLDERS = ("tests", "reference", "solutions")  # what no hand-in may see


@cache
def load(path: Path) -> ModuleType:
    """Import a file of trusted content by its path, once."""
    name = f"axiswise_content.{path.parent.name}.{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def supplied(path: Path) -> Mapping[str, Any]:
    """Run a reference as what an answer may call without defining it: its steps are nobody's."""
    names: dict[str, Any] = {"__name__": "supplied"}
    exec(compiled(path, SUPPLIED), names)
    return names


def compiled(path: Path, label: str) -> CodeType:
    """Return a file's code, compiled once where it can be kept, under another file name."""
    code = SourceFileLoader(path.stem, str(path)).get_code(path.stem)
    assert code is not None
    return _relabelled(code, label)


def _relabelled(code: CodeType, label: str) -> CodeType:
    parts = tuple(_relabelled(part, label) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_filename=label, co_consts=parts)


def required(catalog: Catalog, exercise: Exercise) -> dict[str, Exercise]:
    """Return the functions that an answer may call without defining them, and the exercises they belong to."""
    found: dict[str, Exercise] = {}
    for earlier in map(catalog.get, exercise.requires):
        found |= required(catalog, earlier)
        if earlier.kind is Kind.CODE:
            module = load(earlier.reference)
            found |= {name: earlier for name in earlier.names if not isinstance(getattr(module, name), type)}
    return found


def sources(exercises: dict[str, Exercise]) -> dict[str, str]:
    """Return, for each function that `required` found, the source that defines it."""
    return {name: exercise.reference.read_text(encoding="utf-8") for name, exercise in exercises.items()}


def packages(exercises: Iterable[Exercise]) -> tuple[str, ...]:
    """Return the module names under which a learner may import an earlier exercise."""
    return tuple(dict.fromkeys(name for ex in exercises for name in (ex.unit, ex.name, f"{ex.unit}.{ex.name}")))
