"""Examples that a learner reads: every ``>>>`` runs on the reference and prints what the page says."""

from __future__ import annotations

import doctest
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from grader.authoring.check.finding import Finding
from grader.authoring.check.source import parse
from grader.catalog import Catalog
from grader.errors import ContentError
from grader.model import Exercise, say
from grader.page import Block, Part, code_blocks, page_sections, split

RUNNABLE = "python"


def check_examples(catalog: Catalog, exercise: Exercise) -> Iterator[Finding]:
    """Run the examples of the English page (other languages have the same, or are refused for it)."""
    path = exercise.folder / "en.md"
    sections = page_sections(path)[1]
    for part in split(path, sections["docstring"]):
        for block in code_blocks(part.lines):
            yield from _run(path, block, names_for(exercise))
    prose = [part for name, part in sections.items() if name not in ("docstring", "interview")]
    for part in (*prose, *split(path, sections["interview"])):
        yield from run_prose(path, part, names_for(exercise))


def names_for(exercise: Exercise) -> dict[str, Any]:
    """What an example may use: NumPy, the names of the exercise and of those that it requires."""
    import numpy as np

    found: dict[str, Any] = {"np": np}
    required = (exercise.root / "reference" / f"{each}.py" for each in exercise.requires)
    for path in (*filter(Path.exists, required), exercise.reference):
        found |= {name: value for name, value in _executed(path).items() if not name.startswith("_")}
    return found


def _executed(path: Path) -> dict[str, Any]:
    """Names that a trusted file defines."""
    space: dict[str, Any] = {"__name__": path.stem}
    code = compile(parse(path), str(path), "exec", dont_inherit=True)
    try:
        exec(code, space)
    except Exception as error:
        why = say("it cannot be run: {error}", error=f"{type(error).__name__}: {error}")
        raise ContentError(path, None, why) from None
    return space


def run_prose(path: Path, part: Part, names: dict[str, Any], flags: int = 0) -> Iterator[Finding]:
    """Run the examples of a part; a later one may build on an earlier one. `flags` are those of `doctest`."""
    for block in code_blocks(part.lines):
        if block.language == RUNNABLE and ">>>" not in block.text:
            what = say("a ```python block without >>> is never run")
            yield Finding(path, block.number, what, say("write it as an example, or mark it ```text"))
        elif block.language == RUNNABLE:
            yield from _run(path, block, names, flags)


def _run(path: Path, block: Block, names: dict[str, Any], flags: int = 0) -> Iterator[Finding]:
    """Run one block; `names` is shared, so that a later block of a part may build on an earlier one."""
    examples = doctest.DocTestParser().get_examples(block.text)
    test = doctest.DocTest(examples, names, path.name, str(path), 0, block.text)
    test.globs = names
    runner = _Collecting(flags)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        runner.run(test, out=lambda _: None, clear_globs=False)
    for example, got in runner.failed:
        what = say("the example prints {got}", got=repr(got.strip()))
        yield Finding(path, block.number + example.lineno, what, say("correct the example, or the reference"))


class _Collecting(doctest.DocTestRunner):
    """Keeps what failed, prints nothing."""

    def __init__(self, flags: int) -> None:
        super().__init__(verbose=False, optionflags=flags)
        self.failed: list[tuple[doctest.Example, str]] = []

    def report_failure(self, out: Any, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        self.failed.append((example, got))

    def report_unexpected_exception(
        self, out: Any, test: doctest.DocTest, example: doctest.Example, error: Any
    ) -> None:
        self.failed.append((example, f"{error[0].__name__}: {error[1]}"))
