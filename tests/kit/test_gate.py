"""The gate: silent on sound content, and on a planted defect it names file, line and what is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from grader.authoring.build import build_stubs
from grader.authoring.check.finding import Finding
from grader.authoring.check.gate import judged_findings, selected, static_findings
from grader.authoring.check.mutate import mutants_of
from grader.authoring.new import lay_out
from grader.catalog import Catalog, content_root
from grader.errors import UserError
from grader.model import Kind

ROWS = "counting/row_numbers"
TOML = f"exercises/{ROWS}/exercise.toml"
ENGLISH, CHINESE = f"exercises/{ROWS}/en.md", f"exercises/{ROWS}/zh.md"
REFERENCE = f"reference/{ROWS}.py"
SUITE = "tests/hidden/counting/test_row_numbers.py"
SOLUTION = f"solutions/{ROWS}/running_sum.py"
WRONG = f"tests/wrong/{ROWS}"
MESSAGES = f"{WRONG}/messages.toml"
ASKED = "exercises/counting/interview/stretching"


@dataclass(frozen=True)
class Defect:
    """An edit of the toy content, and what the gate must say of it: where, and the words."""

    file: str
    old: str
    new: str
    said: str
    line: int | str | None  # the line's number, or text that stands in it
    at: str = ""  # the file named, when it is not the one edited
    others: bool = False  # whether the defect is bound to show elsewhere too


def plant(root: Path, defect: Defect) -> None:
    path = root / defect.file
    source = path.read_text(encoding="utf-8") if path.exists() else ""
    assert defect.old in source
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source.replace(defect.old, defect.new, 1) if defect.old else defect.new, encoding="utf-8")


def line_of(root: Path, defect: Defect) -> int | None:
    """Line that the gate must name."""
    if not isinstance(defect.line, str):
        return defect.line
    lines = (root / (defect.at or defect.file)).read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if defect.line in line)


def places(root: Path, found: Sequence[Finding]) -> list[tuple[str, int | None, str]]:
    return [(str(each.file.relative_to(root)), each.line, str(each.what)) for each in found]


STATIC = (
    # facts
    Defect(TOML, "points = 3", "points = 4", "worth 4 points, but its checks add up to 3", 4),
    Defect(TOML, "points = 3", "point = 3", "unknown key 'point'", 4),
    Defect(TOML, "order = 1", "order = 2", "order 2 is taken by", 1, others=False),
    Defect(TOML, "requires = []", 'requires = ["counting/nothing"]', "'counting/nothing' does not exist", 6),
    Defect(
        TOML,
        "requires = []",
        'requires = ["counting/add_row_numbers"]',
        "requires itself: counting/row_numbers -> counting/add_row_numbers -> counting/row_numbers",
        6,
        others=True,
    ),
    Defect(TOML, '["row_numbers"]', '["row_numbers", "add_row_numbers"]', "is taken by", 7, others=True),
    Defect(TOML, "forbids = []", 'forbids = ["numpy.brodcast", "eval"]', "'numpy.brodcast' does not exist", 8),
    Defect("exercises/counting/zh.md", "# 给行编号", "给行编号", "must begin with '# '", 1),
    # owners
    Defect("exercises/counting/notes.md", "", "notes", "no exercise and no unit owns this file", None),
    Defect(f"exercises/{ROWS}/fr.md", "", "# Titre", "no exercise and no unit owns this file", None),
    Defect("reference/counting/gone.py", "", "x = 1", "no exercise and no unit owns this file", None),
    Defect("reference/counting/gone.equivalent.toml", "", "", "no exercise and no unit owns this file", None),
    Defect("solutions/counting/gone/one.py", "", "x = 1", "no exercise and no unit owns this file", None),
    Defect(f"solutions/{ROWS}/notes.txt", "", "notes", "no exercise and no unit owns this file", None),
    Defect("tests/hidden/counting/row_numbers.txt", "", "x", "no exercise and no unit owns this file", None),
    Defect("tests/hidden/test_more.py", "", "x = 1", "no exercise and no unit owns this file", None),
    Defect("tests/wrong/counting/gone/slip.py", "", "x = 1", "no exercise and no unit owns this file", None),
    # suite
    Defect(SUITE, 'EXERCISE = "counting/row_numbers"', "", "does not say its EXERCISE", None),
    Defect(
        SUITE,
        'EXERCISE = "counting/row_numbers"',
        'EXERCISE = "counting/rows"',
        "not the exercise of this file",
        "EXERCISE =",
    ),
    Defect(SUITE, ', zh="形状为 (n_rows,)"', "", "'shape' has no title in 'zh'", "def test_shape"),
    Defect(SUITE, 'zh="形状为 (n_rows,)"', 'zh="has shape (n_rows,)"', "the same in two languages", "def test_shape"),
    Defect(SUITE, 'needs=["shape"]', 'needs=["dtype"]', "needs 'dtype', which is no earlier check", "def test_values"),
    Defect(SUITE, "points=1, ", "", "says no points above 0", "@check(en"),
    Defect(SUITE, "def test_shape", "def check_shape", "must be called test_", "def check_shape"),
    Defect(
        SUITE,
        '@check(points=2, needs=["shape"]',
        '@mark(points=2, needs=["shape"]',
        "has no @check",
        "def test_values",
        others=True,
    ),
    Defect(SUITE, "def test_shape(", "def test_shape(:", "not valid Python", "def test_shape"),
    # stub and docstrings
    Defect(f"exercises/{ROWS}/stub.py", "step=1.0", "step=2.0", "the stub is stale", 6),
    Defect(REFERENCE, "step=1.0", "step=2.0", "the stub is stale", 6, at=f"exercises/{ROWS}/stub.py", others=True),
    Defect(ENGLISH, "How many rows, 0", "How many rows, " * 8 + "0", "a stub has room for 116", 9, others=True),
    Defect(CHINESE, "### row_numbers", "### row_number", "'### row_number' documents what", 9, others=True),
    Defect(CHINESE, "step : float", "steps : float", "documents the parameters (n_rows, steps)", 9, others=True),
    Defect(CHINESE, "dtype 为 float64", "dtype 为 float32", "its dtypes are not those", 9, others=True),
    Defect(
        CHINESE, "形状 (n_rows,),", "形状 (rows,),", "the shape (rows,) stands in one language only", 9, others=True
    ),
    Defect(CHINESE, ">>> row_numbers(3, 2.0)\narray([0., 2., 4.])", "", "its examples are not those", 9, others=True),
    # pages
    Defect(CHINESE, "## hint 2", "## 提示", "unknown heading '## 提示'", 36),
    Defect(CHINESE, "NumPy 怎么计数?", "How does NumPy count?", "'hint 1' reads the same as in English", 32),
    Defect(CHINESE, "编号与 `step` 会广播。", "编号会广播。", "missing: step; more: -", 36),
    Defect(CHINESE, ">>> row_numbers(2, 0.5)", ">>> row_numbers(2, 0.25)", "the code blocks under 'explanation'", 49),
    Defect(
        CHINESE, "### 为什么是 float64?\n\n这是 NumPy 的默认类型。\n", "", "1 interview questions, but 2 in English", 53
    ),
    # examples
    Defect(
        ENGLISH, "array([0. , 0.5])", "array([0.0, 0.5])", "the example prints 'array([0. , 0.5])'", 49, others=True
    ),
    Defect(ENGLISH, "array([0., 2., 4.])", "array([0., 2.])", "the example prints", 28, others=True),
    Defect(REFERENCE, "np.float64)", "np.float16)", "the example prints 'array([0., 2.", 28, at=ENGLISH, others=True),
    Defect(
        ENGLISH,
        ">>> row_numbers(2, 0.5)\narray([0. , 0.5])",
        "row_numbers(2)",
        "without >>> is never run",
        49,
        others=True,
    ),
    # answers
    Defect(SOLUTION, "# Add the step up.\n", "", "does not say what this file is", 1),
    Defect(SOLUTION, "import numpy as np", "import scipy", "imports 'scipy'", 2),
    Defect(SOLUTION, "import numpy as np", "from .lesson_steps import x", "imports '.lesson_steps'", 2),
    Defect(
        SOLUTION,
        "np.cumsum(np.full(n_rows, step, dtype=np.float64)) - step",
        "np.arange(n_rows) * np.float64(step)",
        "the same syntax tree as lesson_steps.py",
        None,
    ),
    Defect(f"{WRONG}/slip.py", "", "# A slip.\nx = 1\n", "the mistake 'slip' has no message", None),
    Defect(
        MESSAGES, "[one_too_many]", "[one_too_few]", "no wrong variant makes the mistake 'one_too_few'", 9, others=True
    ),
    Defect(MESSAGES, 'zh = "编号没有', 'xx = "编号没有', "[ignores_step] has no text 'zh'", 5, others=True),
    Defect(MESSAGES, "编号没有随 `step` 变化", "编号没有随步长变化", "the code in 'zh' is not that in 'en'", 5),
    Defect(f"reference/{ROWS}.equivalent.toml", "", '"x + 1 :: x" = "no"\n', "there is no such slip", 1),
    # bank questions
    Defect(f"{ASKED}/question.toml", "minutes = 3", "minuets = 3", "unknown key 'minuets'", 3),
    Defect(f"{ASKED}/question.toml", '"junior"', '"novice"', "'level' must be one of junior, mid, senior", 1),
    Defect(
        f"{ASKED}/question.toml", '"counting/numbering"', '"counting/gone"', "'counting/gone' does not exist", "follows"
    ),
    Defect(f"{ASKED}/notes.md", "", "notes", "no exercise and no unit owns this file", None),
    Defect("exercises/counting/interview/notes.md", "", "notes", "no exercise and no unit owns this file", None),
    Defect(f"{ASKED}/en.md", "(8, 0)", "(8, 8)", "the example prints '(8, 0)'", "strides", others=True),
    Defect(f"{ASKED}/en.md", ">>> import numpy as np\n", "", 'prints "NameError: ', "strides", others=True),
    Defect(f"{ASKED}/en.md", "```python", "```text", "no example proves the refutation", "## refutation", others=True),
    Defect(f"{ASKED}/en.md", "## fair", "## middling", "unknown heading 'middling'", "## middling", others=True),
    Defect(f"{ASKED}/en.md", "stride 0, and", "TODO, and", "still to be written", "TODO"),
    Defect(f"{ASKED}/zh.md", "(8, 0)", "(8, 8)", "the code blocks under 'refutation'", ">>> import"),
    Defect(f"{ASKED}/zh.md", "为 0，", "为 `0`，", "missing: -; more: 0", "## strong"),
    Defect(
        f"{ASKED}/zh.md",
        "- 和是新的\n",
        "- 和是新的\n- 再说一点\n",
        "5 points in the checklist, but 4 in",
        "## checklist",
    ),
    Defect(
        f"{ASKED}/zh.md", "说不会，但说不出原因。", "Says no, and cannot say why.", "'fair' reads the same", "## fair"
    ),
    # placeholders
    Defect(SOLUTION, "# Add the step up.", "# TODO: say it.", "still to be written", 1),
)


def test_sound_content_passes(toy: Path) -> None:
    assert places(toy, static_findings(Catalog(toy))) == []


@pytest.mark.parametrize("defect", STATIC, ids=lambda defect: f"{defect.file.rpartition('/')[2]}-{defect.said[:40]}")
def test_a_planted_defect_is_named(toy: Path, defect: Defect) -> None:
    plant(toy, defect)
    found = places(toy, static_findings(Catalog(toy)))
    mine = [each for each in found if each[0] == (defect.at or defect.file) and defect.said in each[2]]
    assert [line for _, line, _ in mine] == [line_of(toy, defect)], found
    assert defect.others or found == mine


@pytest.mark.parametrize(
    ("file", "said", "line"),
    [
        (CHINESE, "the file is missing", None),
        (REFERENCE, "the file is missing", None),
        (SUITE, "the file is missing", None),
        (MESSAGES, "the file is missing", None),
        (f"exercises/{ROWS}/stub.py", "the stub is missing", None),
        ("exercises/counting/en.md", "the file is missing", None),
    ],
)
def test_a_missing_file_is_named(toy: Path, file: str, said: str, line: int | None) -> None:
    (toy / file).unlink()
    assert (file, line, said) in places(toy, static_findings(Catalog(toy)))


@pytest.mark.parametrize(
    ("files", "at", "said"),
    [
        ([SOLUTION], f"solutions/{ROWS}", "1 solutions; at least 2 are asked for"),
        ([f"{WRONG}/one_too_many.py"], WRONG, "3 wrong variants; at least 4 are asked for"),
        (["solutions/counting/add_row_numbers/lesson_steps.py"], "", "no solution takes the lesson's own steps"),
    ],
)
def test_too_few_answers_are_named(toy: Path, files: list[str], at: str, said: str) -> None:
    for file in files:
        (toy / file).unlink()
    at = at or "solutions/counting/add_row_numbers"
    assert (at, None, said) in places(toy, static_findings(Catalog(toy)))


def test_caches_need_no_owner(toy: Path) -> None:
    cache = toy / "solutions" / "counting" / "__pycache__" / "x.pyc"
    cache.parent.mkdir()
    cache.write_bytes(b"")
    assert static_findings(Catalog(toy)) == ()


def test_targets_narrow_what_is_checked(toy: Path) -> None:
    plant(toy, Defect(TOML, "points = 3", "points = 4", "", 4))
    catalog = Catalog(toy)
    assert static_findings(catalog, ["counting/add_row_numbers"]) == ()
    assert len(static_findings(catalog, [ROWS])) == len(static_findings(catalog, ["counting"])) == 1
    assert selected(catalog, []) == catalog.ids()
    with pytest.raises(UserError, match="did you mean counting/row_numbers"):
        selected(catalog, ["row_numbers"])


def test_a_new_exercise_is_complete_but_for_its_placeholders(toy: Path) -> None:
    written = lay_out(toy, "weighing/scale_rows")
    assert all(path.is_file() for path in written)
    found = static_findings(Catalog(toy))
    said = {str(each.what) for each in found}
    assert said == {"still to be written", "1 wrong variants; at least 4 are asked for"}
    assert {each.file for each in found if "TODO" in str(each.advice)} == {
        path for path in written if path.name != "unit.toml"
    }


@pytest.mark.parametrize("kind", [Kind.PREDICT, Kind.TRACE, Kind.EXPLAIN, Kind.EXPOSE])
def test_a_new_exercise_of_every_kind_is_complete_too(toy: Path, kind: Kind) -> None:
    lay_out(toy, "weighing/asked", kind)
    said = {str(each.what) for each in static_findings(Catalog(toy))}
    assert said == {"still to be written", "1 wrong variants; at least 4 are asked for"}
    assert judged_findings(Catalog(toy), ["weighing"], seed=1) == ()


def test_a_new_exercise_goes_last_in_its_unit_and_overwrites_nothing(toy: Path) -> None:
    lay_out(toy, "counting/third")
    assert [each.id for each in Catalog(toy).exercises()][-1] == "counting/third"
    with pytest.raises(UserError, match="is there already"):
        lay_out(toy, ROWS)
    (toy / "reference" / "counting" / "fourth.py").write_text("mine", encoding="utf-8")
    with pytest.raises(UserError, match="is there already; move it away"):
        lay_out(toy, "counting/fourth")
    assert (toy / "reference" / "counting" / "fourth.py").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("bad", ["row", "a/b/c", "a/", "a b/c", "../x/y", "class/def", "a/编号"])
def test_a_new_exercise_needs_a_proper_id(toy: Path, bad: str) -> None:
    with pytest.raises(UserError, match="write UNIT/NAME"):
        lay_out(toy, bad)


def test_build_makes_stale_stubs_fresh(toy: Path) -> None:
    stub = toy / f"exercises/{ROWS}/stub.py"
    fresh = stub.read_text(encoding="utf-8")
    stub.write_text("stale", encoding="utf-8")
    assert build_stubs(Catalog(toy)) == (stub,)
    assert stub.read_text(encoding="utf-8") == fresh
    assert build_stubs(Catalog(toy)) == ()


def test_the_content_that_ships_passes_what_can_be_read() -> None:
    root = content_root()
    assert places(root, static_findings(Catalog(root))) == []


# ---------------------------------------------------------------- what a judge must see

ADD = "counting/add_row_numbers"
TURNED = f"solutions/{ADD}/turned.py"

JUDGED = (
    Defect(SOLUTION, ") - step", ")", "this solution is judged failed (values: ", None, others=True),
    Defect(SOLUTION, ") - step", ") - step * 1.0000001", "this solution errs by 3e-07", None),
    Defect(
        f"{WRONG}/ignores_step.py",
        "n_rows, dtype",
        "n_rows, dtype=np.float64) * step + np.zeros(n_rows, dtype",
        "passes",
        None,
        others=True,
    ),
    Defect(
        f"{WRONG}/one_too_many.py",
        "n_rows + 1) *",
        "n_rows, dtype=np.float64) + 0 *",
        "its mistake is not recognised",
        None,
        others=True,
    ),
    Defect(
        f"{WRONG}/single_precision.py",
        "(np.arange(n_rows) * step).astype(np.float32)",
        "np.arange(n_rows) * np.float64(step) + 4e-6",
        "it errs by 4 times the tolerance at most",
        None,
    ),
    Defect(
        SUITE,
        "    same(submission.row_numbers(6)",
        "    (submission.row_numbers(6)",
        "the slip '1.0 -> 2.0'",
        6,
        at=REFERENCE,
        others=True,
    ),
    Defect(
        f"reference/{ROWS}.equivalent.toml",
        "",
        '"def row_numbers(n_rows, step=1.0): :: 1.0 -> 2.0" = "no"\n',
        "a check sees it",
        1,
    ),
    Defect(
        SUITE,
        "        same(submission.row_numbers(n_rows), reference.row_numbers(n_rows), tol=np.inf, dtype=False)",
        "        same(submission.row_numbers(n_rows) is reference, False)",
        "a stub with the body 'return None' passes the check 'shape'",
        None,
        others=True,
    ),
    Defect(
        SUITE,
        "        same(submission.row_numbers(n_rows), reference.row_numbers(n_rows), tol=np.inf, dtype=False)",
        "        same(submission.row_numbers(n_rows).shape, (n_rows,))",
        "the body 'return 0' cannot be judged",
        None,
        others=True,
    ),
)


def dev_check(root: Path, *targets: str) -> tuple[int, list[tuple[str, int | None, str]]]:
    """Exit code of `axiswise dev check`, and what it found, in a process of its own."""
    command = [sys.executable, "-m", "grader", "dev", "check", *targets, "--json", "--content", str(root)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    found = json.loads(done.stdout)["findings"]
    return done.returncode, [(each["file"], each["line"], each["what"]) for each in found]


@pytest.mark.parametrize("defect", JUDGED, ids=lambda defect: defect.said[:40])
def test_a_planted_defect_is_seen_by_the_judge(toy: Path, defect: Defect) -> None:
    plant(toy, defect)
    code, found = dev_check(toy, ROWS)
    mine = [each for each in found if each[0] == (defect.at or defect.file) and defect.said in each[2]]
    assert code == 2
    assert [line for _, line, _ in mine][:1] == [line_of(toy, defect)], found
    assert defect.others or found == mine


def test_sound_content_passes_before_the_judge(toy: Path) -> None:
    assert dev_check(toy) == (0, [])


def test_an_answer_that_reads_memory_order_is_refused(toy: Path) -> None:
    suite = "tests/hidden/counting/test_add_row_numbers.py"
    one = "for table in [rng.normal(size=shape)]"
    plant(toy, Defect(suite, "for _, table in layouts(rng.normal(size=shape))", one, "", 0))
    plant(toy, Defect(TURNED, "table.T +", 'table.ravel(order="K").reshape(table.shape).T +', "", 0))
    assert (TURNED, None, "with F arrays this solution fails the check 'values'") in dev_check(toy, ADD)[1]


def test_an_array_that_is_changed_after_it_was_handed_over_is_named(toy: Path) -> None:
    suite = "tests/hidden/counting/test_add_row_numbers.py"
    twice = "table = np.ones((3, 5))\n    untouched({0}, table)\n    table += 1\n    untouched({0}, table)\n"
    called = "untouched(submission.add_row_numbers, np.ones((3, 5)))\n"
    plant(toy, Defect(suite, called, twice.format("submission.add_row_numbers"), "", 0))
    said = "the check 'untouched' changes an array after a call that was given it"
    assert dev_check(toy, ADD) == (2, [(suite, 18, said)])


FURTHER = (
    "    if observe(submission.row_numbers, 100, steps=True).steps < 300:\n"
    "        same(submission.row_numbers(50), reference.row_numbers(50), tol=1e-6)\n"
)
LAST = "    same(submission.row_numbers(6), reference.row_numbers(6), tolerance(6))\n"


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (LAST + FURTHER, []),
        (FURTHER + LAST, ["the check 'values' asks lesson_steps.py and one_by_one.py different things"]),
    ],
)
def test_a_suite_may_ask_slow_answers_less_and_nothing_else(toy: Path, lines: str, said: list[str]) -> None:
    slow = "# One by one.\nimport numpy as np\n\n\ndef row_numbers(n_rows, step=1.0):\n"
    slow += "    return np.array([n * float(step) for n in range(n_rows)], dtype=np.float64)\n"
    (toy / "solutions" / ROWS / "one_by_one.py").write_text(slow, encoding="utf-8")
    plant(toy, Defect(SUITE, "import check,", "import check, observe,", "", 0))
    plant(toy, Defect(SUITE, LAST, lines, "", 0))
    assert [what for _, _, what in dev_check(toy, ROWS)[1]] == said


def test_a_suite_that_refuses_the_reference_is_named(toy: Path) -> None:
    plant(toy, Defect(SUITE, "reference.row_numbers(6)", "reference.row_numbers(6) + 1.0", "", 0))
    assert (SUITE, 17, "the reference fails the check 'values'") in dev_check(toy, ROWS)[1]


def make_debug(root: Path, program: str) -> None:
    """Turn an exercise of the toy content into one that begins with a program to mend."""
    plant(root, Defect(TOML, 'kind = "code"', 'kind = "debug"', "", 0))
    source = (root / program).read_text(encoding="utf-8")
    (root / "exercises" / ROWS / "starter.py").write_text(source.partition("\n")[2], encoding="utf-8")
    build_stubs(Catalog(root))


def test_a_program_to_mend_must_be_broken(toy: Path) -> None:
    make_debug(toy, f"{WRONG}/counts_from_one.py")
    assert dev_check(toy, ROWS) == (0, [])


def test_a_program_to_mend_that_is_right_is_refused(toy: Path) -> None:
    make_debug(toy, SOLUTION)
    assert dev_check(toy, ROWS) == (2, [(f"exercises/{ROWS}/stub.py", None, "the broken program passes")])


@pytest.mark.timeout(1800)
def test_the_content_that_ships_passes_before_the_judge() -> None:
    root = content_root()
    assert places(root, judged_findings(Catalog(root), [], seed=1, jobs=os.cpu_count() or 1)) == []


# ---------------------------------------------------------------- mutants


def changes(source: str) -> set[str]:
    return {mutant.change for mutant in mutants_of(source)}


def test_mutants_are_small_slips() -> None:
    assert changes("def f(a, b):\n    return a - b\n") == {"a - b -> a + b", "a - b -> b - a"}
    assert changes("x = np.sin(a)[::2]\n") == {"np.sin -> np.cos", "::2 -> :", "2 -> 3", "2 -> 1"}
    assert changes("y = x.sum(axis=1, keepdims=True)\n") >= {"x.sum -> x.mean", "True -> False", "1 -> 2", "1 -> 0"}
    assert changes("y = -x\n") == {"-x -> x"}
    assert changes("z = x[:, None] < y[None, :]\n") >= {"(:, None) -> (None, :)", "(None, :) -> (:, None)"}
    assert changes("if n > 0:\n    raise ValueError\n") >= {"n > 0 -> n >= 0", "raise ValueError -> nothing"}


def test_mutants_leave_docstrings_and_hints_alone() -> None:
    assert changes('def f(x: float = 1) -> "float32":\n    "float32"\n    return x\n') == {"1 -> 2", "1 -> 0"}


def test_mutants_are_programs_that_differ() -> None:
    source = "def f(n):\n    return [k + 1 for k in range(n)], n + 1\n"
    mutants = mutants_of(source)
    assert len({mutant.source for mutant in mutants}) == len(mutants) == len({mutant.key for mutant in mutants})
    assert {mutant.line for mutant in mutants} == {2}
    for mutant in mutants:
        compile(mutant.source, "mutant.py", "exec")
