"""The learner's folder: laid out, found again, read with care, and never written over."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from grader.catalog import Catalog
from grader.errors import UserError
from grader.workspace import (
    LIMIT,
    Event,
    State,
    at_hand,
    find,
    progress_of,
    python_files,
    read_hand_in,
    remember,
    upcoming,
)
from grader.workspace.layout import lay_out

NOW = datetime(2024, 2, 29, 23, 59, tzinfo=UTC)
STUB = "counting/row_numbers.py"


@pytest.fixture
def catalog(toy: Path) -> Catalog:
    return Catalog(toy)


@pytest.fixture
def root(tmp_path: Path, catalog: Catalog) -> Path:
    return lay_out(tmp_path / "practice", catalog, "en").workspace.root


def contents(root: Path) -> dict[str, bytes]:
    return {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()}


# ---------------------------------------------------------------- laying out


def test_a_workspace_has_a_stub_a_file_and_a_readme(root: Path) -> None:
    assert set(contents(root)) == {
        ".axiswise/config.toml",
        "README.md",
        "counting/add_row_numbers.py",
        "counting/row_numbers.py",
    }
    assert (root / STUB).read_text().startswith("# axiswise: counting/row_numbers\n")


def test_again_nothing_changes(root: Path, catalog: Catalog) -> None:
    before = contents(root)
    again = lay_out(root, catalog, "en")
    assert (again.added, again.renewed, again.kept) == ((), (), 3)
    assert contents(root) == before


def test_again_adds_what_is_new_and_leaves_what_was_written(root: Path, catalog: Catalog) -> None:
    (root / STUB).write_text("my answer")
    (root / "README.md").write_text("my notes")
    (root / "counting" / "add_row_numbers.py").unlink()
    again = lay_out(root, catalog, "zh")
    assert [path.name for path in again.added] == ["add_row_numbers.py"]
    assert (root / STUB).read_text() == "my answer"
    assert (root / "README.md").read_text() == "my notes"


def test_an_untouched_stub_follows_the_language_and_an_edited_one_does_not(root: Path, catalog: Catalog) -> None:
    edited = root / "counting" / "add_row_numbers.py"
    edited.write_text(edited.read_text() + "\n")
    before = edited.read_bytes()
    again = lay_out(root, catalog, "zh")
    assert {path.name for path in again.renewed} == {"README.md", "row_numbers.py"}
    assert "行" in (root / STUB).read_text(encoding="utf-8")
    assert edited.read_bytes() == before
    assert again.workspace.lang == "zh"


def test_a_link_in_the_place_of_a_file_is_left_alone(root: Path, catalog: Catalog, tmp_path: Path) -> None:
    target = tmp_path / "elsewhere.py"
    (root / STUB).unlink()
    (root / STUB).symlink_to(target)
    lay_out(root, catalog, "en")
    assert not target.exists()


def test_a_file_where_the_folder_should_be_is_refused(tmp_path: Path, catalog: Catalog) -> None:
    (tmp_path / "notes").write_text("mine")
    with pytest.raises(UserError, match="notes is a file"):
        lay_out(tmp_path / "notes", catalog, "en")
    with pytest.raises(UserError, match=r"cannot write .*: a part of the path is a file"):
        lay_out(tmp_path / "notes" / "practice", catalog, "en")


# ---------------------------------------------------------------- finding


def test_it_is_found_from_within(root: Path) -> None:
    found = find(root / "counting")
    assert found is not None
    assert (found.root, found.lang) == (root.resolve(), "en")
    assert found.id_at(root / STUB) == "counting/row_numbers"
    assert found.id_at(root / "scratch.py") is None
    assert found.id_at(root / "counting" / "deep" / "x.py") is None
    assert find(root.parent) is None


def test_a_marker_that_is_a_link_is_not_followed(root: Path, tmp_path: Path) -> None:
    handed_in = tmp_path / "handed_in"
    handed_in.mkdir()
    (handed_in / ".axiswise").symlink_to(root / ".axiswise")
    assert find(handed_in) is None


@pytest.mark.parametrize("text", ["lang = ", "version = 99", "", "version = 1\nlang = 5", "\x00"])
def test_settings_that_cannot_be_used_say_what_to_do(root: Path, text: str) -> None:
    (root / ".axiswise" / "config.toml").write_text(text)
    with pytest.raises(UserError, match=r"config\.toml cannot be used .* `axiswise init "):
        find(root)


# ---------------------------------------------------------------- progress


def test_progress_adds_up(root: Path) -> None:
    assert progress_of(root).state("counting/row_numbers") is State.NEW
    remember(root, Event.TRIED, "counting/row_numbers", NOW)
    assert progress_of(root).state("counting/row_numbers") is State.TRIED
    remember(root, Event.HINT, "counting/row_numbers", NOW, 2)
    remember(root, Event.PASSED, "counting/row_numbers", NOW)
    remember(root, Event.TRIED, "counting/row_numbers", NOW)
    progress = progress_of(root)
    assert progress.state("counting/row_numbers") is State.DONE
    assert progress.hints == {"counting/row_numbers": 2}


def test_a_torn_or_later_line_costs_only_itself(root: Path) -> None:
    state = root / ".axiswise" / "state.jsonl"
    remember(root, Event.PASSED, "counting/row_numbers", NOW)
    foreign = b'{"v": 2, "event": "passed", "exercise": "x/y"}\n[]\n7\n\xff\n{"v": 1, "event": "danced"}\n'
    state.write_bytes(state.read_bytes() + foreign + b'{"v": 1, "event": "pas')
    remember(root, Event.GAVE_UP, "counting/add_row_numbers", NOW)
    progress = progress_of(root)
    assert progress.passed == {"counting/row_numbers"}
    assert progress.gave_up == {"counting/add_row_numbers"}
    assert foreign in state.read_bytes()


def test_progress_is_not_written_through_a_link(root: Path, tmp_path: Path) -> None:
    victim = tmp_path / "profile"
    victim.write_text("precious\n")
    (root / ".axiswise" / "state.jsonl").symlink_to(victim)
    with pytest.raises(UserError, match="cannot be remembered"):
        remember(root, Event.PASSED, "counting/row_numbers", NOW)
    assert victim.read_text() == "precious\n"
    assert progress_of(root).passed == frozenset()


def test_the_next_exercise_is_one_whose_requirements_are_met(root: Path, catalog: Catalog) -> None:
    first, second = catalog.exercises()
    assert upcoming([second, first], progress_of(root)) == first
    remember(root, Event.PASSED, first.id, NOW)
    assert upcoming([second, first], progress_of(root)) == second
    remember(root, Event.PASSED, second.id, NOW)
    assert upcoming([second, first], progress_of(root)) is None


def test_what_was_given_up_comes_last(root: Path, catalog: Catalog) -> None:
    first, second = catalog.exercises()
    remember(root, Event.GAVE_UP, first.id, NOW)
    assert upcoming([first, second], progress_of(root)) == second
    remember(root, Event.PASSED, second.id, NOW)
    assert upcoming([first, second], progress_of(root)) == first


def test_the_exercise_at_hand_is_the_one_worked_on_last(root: Path, catalog: Catalog) -> None:
    first, second = catalog.exercises()
    assert at_hand([first, second], progress_of(root)) == first
    remember(root, Event.TRIED, second.id, NOW)
    assert at_hand([first, second], progress_of(root)) == second
    remember(root, Event.PASSED, second.id, NOW)
    assert at_hand([first, second], progress_of(root)) == first


# ---------------------------------------------------------------- reading


def refusal(path: Path) -> str:
    with pytest.raises(UserError) as caught:
        read_hand_in(path)
    return str(caught.value)


def test_a_file_is_read_as_it_is_without_its_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "answer.py"
    path.write_bytes(b"\xef\xbb\xbfx = '\xe4\xbd\xa0'\r\n")
    hand_in = read_hand_in(path, "unit/name")
    assert (hand_in.source, hand_in.exercise, hand_in.path) == (b"x = '\xe4\xbd\xa0'\r\n", "unit/name", path)


@pytest.mark.parametrize(
    ("contents", "said"),
    [
        (b"", "is empty"),
        (b"\xef\xbb\xbf \n\t\n", "is empty"),
        ("# 你好\n".encode("gbk"), "looks like GBK"),
        ("x = 1\n".encode("utf-16"), "looks like UTF-16"),
        (b"ok = 1\n# \xff\xfe\xfd\n", "line 2 is not UTF-8"),
        (b"x = 1\0\n", "NUL bytes"),
        (b"#" * (LIMIT + 1), "larger than 1 MiB"),
    ],
)
def test_contents_that_are_no_answer(tmp_path: Path, contents: bytes, said: str) -> None:
    path = tmp_path / "answer.py"
    path.write_bytes(contents)
    assert said in refusal(path)


def test_a_mebibyte_is_still_read(tmp_path: Path) -> None:
    path = tmp_path / "answer.py"
    path.write_bytes(b"#" * LIMIT)
    assert len(read_hand_in(path).source) == LIMIT


def test_places_that_are_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.py")
    assert "no file or folder" in refusal(tmp_path / "nothing.py")
    assert "is a folder" in refusal(tmp_path)
    assert "not an ordinary file" in refusal(tmp_path / "pipe.py")
    assert "not an ordinary file" in refusal(Path("/dev/zero"))
    assert "a part of the path is a file" in refusal(_file(tmp_path / "a.py") / "b.py")
    assert "the name is too long" in refusal(tmp_path / ("x" * 300 + ".py"))


def _file(path: Path) -> Path:
    path.write_text("x = 1\n")
    return path


def test_a_link_is_read_only_inside_its_folder(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (tmp_path / "secret").write_text("password = 1\n")
    (home / "out.py").symlink_to(tmp_path / "secret")
    (home / "in.py").symlink_to(_file(home / "answer.py"))
    (home / "circle.py").symlink_to(home / "circle.py")
    assert "leads out of its folder" in refusal(home / "out.py")
    assert read_hand_in(home / "in.py").source == b"x = 1\n"
    assert "circle" in refusal(home / "circle.py")


def test_a_folder_reached_through_a_link_is_read(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    _file(tmp_path / "real" / "answer.py")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    assert read_hand_in(tmp_path / "link" / "answer.py").source == b"x = 1\n"


def test_a_folder_is_walked_in_order_without_what_is_hidden_or_installed(tmp_path: Path) -> None:
    for name in ["b.py", "a/z.py", "a.txt", ".hidden/x.py", "__pycache__/y.py", ".dot.py", "venv/lib/w.py"]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        _file(tmp_path / name)
    (tmp_path / "venv" / "pyvenv.cfg").touch()
    assert [str(path.relative_to(tmp_path)) for path in python_files(tmp_path)] == ["a/z.py", "b.py"]
