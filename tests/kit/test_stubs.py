"""Stubs: signatures of the reference, docstrings of the page, no body."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from grader.catalog import Catalog
from grader.errors import ContentError
from grader.model import Exercise, Kind, Page
from grader.stubs import render_stub

HEAD = "# axiswise: counting/row_numbers\n# The task: axiswise next counting/row_numbers\n"
CLASS = '''
import functools
import numpy as np


def _private(x):
    return x


class Table(object):
    """One line."""

    def __init__(self, n_rows: int, *, scale=0.02):
        self.rows = np.zeros((n_rows, 2))

    @property
    def size(self):
        return 2

    @functools.cache
    def lookup(self, row, /, *rest, default=None) -> float:
        return self.rows[row]

    def _hidden(self):
        return 1


def row_numbers(n_rows, step=1.0):
    return 0
'''

DOCSTRINGS = {
    "Table": "A table.\n\nParameters\n----------\nn_rows : int\n    Rows.",
    "Table.size": "Number of columns.",
    "Table.lookup": "Look a row up.",
    "row_numbers": "Number rows \\ lines.",
}


@pytest.fixture
def exercise(toy: Path) -> Exercise:
    return Catalog(toy).get("counting/row_numbers")


@pytest.fixture
def page(toy: Path, exercise: Exercise) -> Page:
    return Catalog(toy).page(exercise, "en")


@pytest.fixture
def with_class(exercise: Exercise) -> Exercise:
    exercise.reference.write_text(CLASS, encoding="utf-8")
    return exercise._replace(names=("row_numbers", "Table"))


def test_the_stub_of_a_function_is_the_one_that_ships_with_the_toy(exercise: Exercise, page: Page) -> None:
    assert render_stub(exercise, page) == exercise.stub.read_text(encoding="utf-8")


def test_a_stub_says_what_it_answers_and_does_nothing(exercise: Exercise, page: Page) -> None:
    stub = render_stub(exercise, page)
    assert stub.startswith(HEAD + "import numpy as np\n\n\n")
    space: dict[str, object] = {}
    exec(compile(stub, "stub.py", "exec"), space)
    with pytest.raises(NotImplementedError):
        space["row_numbers"](3)  # type: ignore[operator]
    assert space["row_numbers"].__doc__ is not None


def test_the_language_is_that_of_the_page(toy: Path, exercise: Exercise) -> None:
    stub = render_stub(exercise, Catalog(toy).page(exercise, "zh"))
    assert "给行编号" in stub
    assert "def row_numbers(n_rows, step=1.0):" in stub


def test_classes_keep_their_public_signatures(with_class: Exercise, page: Page) -> None:
    stub = render_stub(with_class, page._replace(docstrings=DOCSTRINGS))
    tree = ast.parse(stub)
    function, table = (node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef))
    assert isinstance(table, ast.ClassDef)
    methods = [node for node in table.body if isinstance(node, ast.FunctionDef)]
    assert [ast.unparse(method.args) for method in methods] == [
        "self, n_rows: int, *, scale=0.02",
        "self",
        "self, row, /, *rest, default=None",
    ]
    assert [[ast.unparse(each) for each in method.decorator_list] for method in methods] == [[], ["property"], []]
    assert ast.get_docstring(function) == "Number rows \\ lines."
    assert ast.get_docstring(table) == DOCSTRINGS["Table"]
    assert [ast.get_docstring(method) for method in methods] == [None, "Number of columns.", "Look a row up."]
    assert all(ast.unparse(method.body[-1]) == "raise NotImplementedError" for method in methods)


@pytest.mark.parametrize("missing", ["Table", "Table.lookup", "row_numbers"])
def test_every_public_definition_has_a_docstring(with_class: Exercise, page: Page, missing: str) -> None:
    docstrings = {name: text for name, text in DOCSTRINGS.items() if name != missing}
    with pytest.raises(ContentError, match=f"'### {missing}' is missing"):
        render_stub(with_class, page._replace(docstrings=docstrings))


def test_no_docstring_without_a_definition(exercise: Exercise, page: Page) -> None:
    with pytest.raises(ContentError, match=r"'### other' documents what row_numbers\.py does not define"):
        render_stub(exercise, page._replace(docstrings={**page.docstrings, "other": "Other."}))


def test_a_reference_without_the_name_is_refused(exercise: Exercise, page: Page) -> None:
    with pytest.raises(ContentError, match=r"row_numbers\.py: 'rows' is not defined here"):
        render_stub(exercise._replace(names=("rows",)), page)


def test_a_broken_reference_is_refused_with_its_line(exercise: Exercise, page: Page) -> None:
    exercise.reference.write_text("import numpy\n\ndef row_numbers(:\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"row_numbers\.py:3: not valid Python"):
        render_stub(exercise, page)


def test_the_stub_of_a_debug_exercise_is_the_broken_program(exercise: Exercise, page: Page) -> None:
    starter = (
        "import numpy as np\n\nSTEP = 1  # kept\n\n\ndef row_numbers(n_rows, step=1.0):\n    # broken\n    return 1\n"
    )
    (exercise.folder / "starter.py").write_text(starter, encoding="utf-8")
    stub = render_stub(exercise._replace(kind=Kind.DEBUG), page)
    assert stub.startswith(HEAD + "import numpy as np\n\nSTEP = 1  # kept\n")
    assert stub.endswith('    """\n    return 1\n') and "    # broken\n" in stub
    assert '    """Number the rows.\n\n    Parameters\n' in stub


def test_the_docstrings_of_a_debug_exercise_are_replaced(exercise: Exercise, page: Page) -> None:
    starter = (
        '# axiswise: counting/row_numbers\ndef row_numbers(n_rows, step=1.0):\n    """Old\n    text."""\n    return 1\n'
    )
    (exercise.folder / "starter.py").write_text(starter, encoding="utf-8")
    stub = render_stub(exercise._replace(kind=Kind.DEBUG), page._replace(docstrings={"row_numbers": "New."}))
    assert stub == HEAD + 'def row_numbers(n_rows, step=1.0):\n    """New."""\n    return 1\n'


@pytest.mark.parametrize("kind", [Kind.PREDICT, Kind.TRACE, Kind.EXPLAIN, Kind.EXPOSE])
def test_a_kind_that_is_answered_by_values_needs_its_items(exercise: Exercise, page: Page, kind: Kind) -> None:
    with pytest.raises(ContentError, match=r"items\.toml: the file is missing"):
        render_stub(exercise._replace(kind=kind), page)
