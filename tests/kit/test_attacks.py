"""Every hostile hand-in of `attacks`, before the real judge and in the real command, among honest ones."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree

import pytest

from grader.authoring.attacks import BEGIN, END, EXERCISE, Result, read_attacks, run_attacks, table, write_table
from grader.catalog import Catalog, content_root
from grader.errors import ContentError, UserError
from grader.model import Sandboxing

FOLDER = Path(__file__).parent / "attacks"
ATTACKS = read_attacks(FOLDER)
README = Path(__file__).parents[2] / "README.md"

# Those that need no stage and end soon, for the real command.
QUICK = (
    *("exits_quietly", "crashes", "forges_a_verdict", "junk_on_the_channel", "obeys_terminals", "fakes_a_report"),
    *("turns_the_text", "patches_the_worker", "nests_its_result", "raises_interrupts", "spoils_its_own_module"),
)


@pytest.fixture(scope="module")
def ran() -> tuple[Sandboxing, Mapping[str, Result]]:
    """Every attack, judged once."""
    sandboxing, results = run_attacks(Catalog(content_root()), ATTACKS)
    if sandboxing.level != "full":
        pytest.skip(f"this machine's sandbox lacks {', '.join(sandboxing.missing)}")
    return sandboxing, {each.attack.name: each for each in results}


@pytest.mark.parametrize("name", [attack.name for attack in ATTACKS])
def test_the_attack_is_stopped_and_nobody_else_notices(ran: tuple[Sandboxing, Mapping[str, Result]], name: str) -> None:
    assert ran[1][name].broken == ()


def test_the_readme_shows_what_a_run_gives(ran: tuple[Sandboxing, Mapping[str, Result]]) -> None:
    shown = README.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]
    assert shown.strip() == table(tuple(ran[1].values()))


def test_every_hand_in_is_in_the_index() -> None:
    assert {path.stem for path in (FOLDER / "hand_ins").iterdir()} == {attack.name for attack in ATTACKS}


def test_where_nothing_confines_them_they_succeed() -> None:
    """Or the attacks would prove nothing."""
    biting = [attack for attack in ATTACKS if attack.bites]
    sandboxing, results = run_attacks(Catalog(content_root()), biting, sandbox="none")
    assert sandboxing.level == "none"
    told = {each.attack.name: " ".join(each.broken) for each in results}
    assert "it was passed with 6 points" in told["reads_every_path"]
    assert "it told a secret" in told["reads_a_secret"]
    assert "a connection came" in told["opens_sockets"]


# ---------------------------------------------------------------- the real command


def check(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "grader", "check", *map(str, words), "--seed", "5", "--lang", "en"]
    return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=120)


@pytest.fixture(scope="module")
def batch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of hostile files, with a right one at its beginning and a wrong one at its end."""
    folder = tmp_path_factory.mktemp("batch")
    exercise = Catalog(content_root()).get(EXERCISE)
    (folder / "a_right.py").write_bytes(sorted(exercise.solutions.glob("*.py"))[0].read_bytes())
    (folder / "z_wrong.py").write_bytes(sorted(exercise.wrong.glob("*.py"))[0].read_bytes())
    for name in QUICK:
        attack = next(each for each in ATTACKS if each.name == name)
        (folder / f"{name}.py").write_bytes(attack.source({}))
    (folder / "b\x1b[2J\n\u202e[pass] 6.py").write_text("def angular_frequencies(d_model):\n    return 1\n")
    return folder


def test_in_a_folder_honest_files_are_judged_as_if_alone(batch: Path) -> None:
    together = check(batch, "--json")
    reports = json.loads(together.stdout)["reports"]
    assert together.returncode == 1
    assert together.stderr == ""
    assert len(reports) == len(QUICK) + 3
    by_name = {Path(report["path"]).name: report for report in reports}
    for name in ("a_right.py", "z_wrong.py"):
        alone = json.loads(check(batch / name, "--json").stdout)["reports"]
        assert alone == [by_name.pop(name)]
    assert {(report["verdict"], report["score"]) for report in by_name.values()} == {("failed", 0)}


def test_in_a_folder_every_file_has_its_case_in_junit_too(batch: Path) -> None:
    suites = ElementTree.fromstring(check(batch, "--format", "junit").stdout)
    assert len(suites) == len(QUICK) + 3


def test_in_a_folder_no_name_of_a_file_is_obeyed(batch: Path) -> None:
    told = check(batch).stdout
    assert not {"\x1b", "\u202e", "\x9b"} & set(told)
    assert sum(line.startswith("[pass]") for line in told.splitlines()) == 1


@pytest.mark.parametrize("name", ["obeys_terminals", "fakes_a_report", "turns_the_text"])
def test_what_a_hand_in_says_never_looks_like_the_report(batch: Path, name: str) -> None:
    told = check(batch / f"{name}.py").stdout
    assert not {"\x1b", "\x07", "\x9b", "\r", "\x0c", "\u202e", "\u2028", "\x85"} & set(told)
    own = [line for line in told.splitlines() if not line.startswith(("  |", "   "))]  # printed; part of a message
    assert not any(line.lstrip().startswith(("[pass]", "Passed")) for line in own)
    assert any("Not passed yet: 0 of 6 points." in line for line in own)


# ---------------------------------------------------------------- the table


def test_an_unknown_fact_in_the_index_is_refused(tmp_path: Path) -> None:
    (tmp_path / "hand_ins").mkdir()
    (tmp_path / "hand_ins" / "one.py").write_text("")
    (tmp_path / "index.toml").write_text('[one]\ntitle = "t"\nlayer = "l"\nverdict = "failed"\ncolour = 1\n')
    with pytest.raises(ContentError, match="colour"):
        read_attacks(tmp_path)


def test_without_attacks_a_checkout_is_asked_for(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="checkout"):
        read_attacks(tmp_path)


def result(*broken: str) -> Result:
    return Result(ATTACKS[0], "failed", 0.0, 6.0, (), broken)


def test_the_table_replaces_what_stood_between_the_markers(tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    page.write_text(f"before\n{BEGIN}\nolden times\n{END}\nafter\n")
    write_table(page, Sandboxing("full"), [result()])
    told = page.read_text()
    assert told.startswith(f"before\n{BEGIN}\n\n| what a hand-in tries |")
    assert ATTACKS[0].title in told
    assert told.endswith(f"\n\n{END}\nafter\n")
    assert "olden" not in told


@pytest.mark.parametrize(
    ("sandboxing", "broken"), [(Sandboxing("partial", ("landlock",)), ()), (Sandboxing("full"), ("it told a secret",))]
)
def test_a_table_of_attacks_that_got_through_is_not_written(
    tmp_path: Path, sandboxing: Sandboxing, broken: tuple[str, ...]
) -> None:
    page = tmp_path / "README.md"
    page.write_text(f"{BEGIN}\nold\n{END}\n")
    with pytest.raises(UserError, match="not every attack was stopped"):
        write_table(page, sandboxing, [result(*broken)])
    assert page.read_text() == f"{BEGIN}\nold\n{END}\n"


def test_a_page_without_markers_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    page.write_text("# nothing\n")
    with pytest.raises(UserError, match="no place for the table"):
        write_table(page, Sandboxing("full"), [result()])
