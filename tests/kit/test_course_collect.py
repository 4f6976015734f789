"""What is found at paths and in strangers' zips, and whose it is."""

from __future__ import annotations

import io
import json
import stat
import warnings
import zipfile
from datetime import datetime
from pathlib import Path

import pytest
from course_class import notebook

from grader.course.answers import Notebook, joined
from grader.course.collect import Found, Refused, collect
from grader.course.identify import Identifier
from grader.course.roster import Student, neutral, plain, read_roster
from grader.course.sources import signs, work_in
from grader.errors import UserError

TOY = Path(__file__).parent / "toy"


def zipped(files: dict[str, bytes]) -> bytes:
    page = io.BytesIO()
    with zipfile.ZipFile(page, "w") as file:
        for name, contents in files.items():
            file.writestr(name, contents)
    return page.getvalue()


def found(*paths: Path) -> dict[str, bytes | str]:
    """Place -> contents, or why it is refused."""
    return {each.place: each.read() if isinstance(each, Found) else str(each.why) for each in collect(paths)}


def test_folders_files_and_zips_in_zips_are_looked_through(tmp_path: Path) -> None:
    for name in ("hw/ann/a.py", "hw/.hidden/b.py", "hw/__pycache__/c.py", "hw/ann/notes.txt", "hw/venv/d.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    (tmp_path / "hw/venv/pyvenv.cfg").touch()
    inner = zipped({"x/e.py": b"2", "__MACOSX/._e.py": b"3", "deep.zip": zipped({"deeper.zip": b""})})
    (tmp_path / "hw/bob.ZIP").write_bytes(zipped({"work.zip": inner, "f.ipynb": b"{}"}))
    seen = found(tmp_path / "hw")
    assert seen.pop("hw/bob.ZIP/work.zip/deep.zip").startswith("hw/bob.ZIP/work.zip/deep.zip: a zip in a zip")
    assert seen == {"hw/ann/a.py": b"1", "hw/bob.ZIP/f.ipynb": b"{}", "hw/bob.ZIP/work.zip/x/e.py": b"2"}


def test_two_folders_of_one_name_are_told_apart(tmp_path: Path) -> None:
    for each in ("1", "2"):
        (tmp_path / each / "hw").mkdir(parents=True)
        (tmp_path / each / "hw" / "a.py").write_text(each)
    assert sorted(found(tmp_path / "1/hw", tmp_path / "2/hw").values()) == [b"1", b"2"]
    assert found(tmp_path / "1/hw") == {"hw/a.py": b"1"}


@pytest.mark.parametrize("name", ["../up.py", "/root.py", "C:/x.py", "a/../../b.py", "a//b.py", "..\\win.py"])
def test_names_that_lead_out_of_a_zip_are_refused_and_cost_nobody_else(tmp_path: Path, name: str) -> None:
    (tmp_path / "all.zip").write_bytes(zipped({name: b"1", "ann/a.py": b"2"}))
    seen = found(tmp_path / "all.zip")
    assert seen.pop("all.zip/ann/a.py") == b"2"
    assert [str(why).rpartition(": ")[2] for why in seen.values()] == ["its name leads out of the zip"]
    assert sorted(each.name for each in tmp_path.parent.glob("*.py")) == []


def test_links_doubles_and_locked_members_are_refused(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("link.py")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as file, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # zipfile's own, for the double
        file.writestr(link, "/etc/passwd")
        file.writestr("twice.py", "1")
        file.writestr("twice.py", "2")
    places = [(each.place, isinstance(each, Refused)) for each in collect([tmp_path / "a.zip"])]
    assert places == [("a.zip/link.py", True), ("a.zip/twice.py", False), ("a.zip/twice.py", True)]


def test_links_on_disk_are_refused(tmp_path: Path) -> None:
    (tmp_path / "secret.py").write_text("secret")
    (tmp_path / "hw").mkdir()
    (tmp_path / "hw" / "a.py").symlink_to(tmp_path / "secret.py")
    (tmp_path / "hw" / "folder").symlink_to(tmp_path)
    (each,) = collect([tmp_path / "hw"])
    assert isinstance(each, Found)
    with pytest.raises(UserError, match="is a link"):
        each.read()


def test_a_bomb_is_read_no_further_than_an_answer_is_long(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "bomb.zip", "w", zipfile.ZIP_DEFLATED) as file:
        with file.open("bomb.py", "w") as member:
            for _ in range(64):
                member.write(bytes(1 << 20))
        file.writestr("ok.py", "1")
    bomb, fine = collect([tmp_path / "bomb.zip"])
    assert isinstance(fine, Found)
    assert fine.read() == b"1"
    assert isinstance(bomb, Found)
    with pytest.raises(UserError, match="unpacks to more than 1 MiB"):
        bomb.read()


@pytest.mark.parametrize("contents", [b"", b"no zip", zipped({"a.py": b"1" * 100})[:-30]])
def test_a_damaged_zip_is_said_to_be_one(tmp_path: Path, contents: bytes) -> None:
    (tmp_path / "a.zip").write_bytes(contents)
    assert found(tmp_path / "a.zip") == {"a.zip": "a.zip: it is not a zip, or a damaged one"}


def test_damage_inside_costs_the_file_alone(tmp_path: Path) -> None:
    whole = bytearray(zipped({"a.py": b"AAAA", "b.py": b"BBBB"}))
    whole[whole.index(b"AAAA")] ^= 1
    (tmp_path / "a.zip").write_bytes(whole)
    first, second = collect([tmp_path / "a.zip"])
    assert isinstance(first, Found)
    assert isinstance(second, Found)
    assert second.read() == b"BBBB"
    with pytest.raises(UserError, match="damaged"):
        first.read()


def test_names_of_old_chinese_zips_are_read(tmp_path: Path) -> None:
    raw = zipped({"xxxx.py": b"1"}).replace(b"xxxx", "王明".encode("gbk"))
    (tmp_path / "a.zip").write_bytes(raw)
    assert found(tmp_path / "a.zip") == {"a.zip/王明.py": b"1"}


def test_when_it_was_handed_in_is_what_nbgrader_wrote_down(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("1")
    (tmp_path / "timestamp.txt").write_text("2026-03-01 10:00:00.000000 UTC\n")
    (each,) = collect([tmp_path / "a.py"])
    assert isinstance(each, Found)
    assert each.handed_in == datetime.fromisoformat("2026-03-01T10:00:00+00:00")


ROSTER = (
    Student("s1", "Ann Lee", "ann@x.org", canvas="501", moodle="701"),
    Student("s2", "Wei Li"),
    Student("s3", "Wei Li", moodle="703"),
    Student("s4", "王小明"),
)


@pytest.mark.parametrize(
    ("parts", "student"),
    [
        (("s1", "a.py"), "s1"),
        (("S1.zip", "a.py"), "s1"),
        (("hw1_s1_final.py",), "s1"),
        (("ann@x.org", "a.py"), "s1"),
        (("Ann Lee", "a.py"), "s1"),
        (("Lee, Ann", "a.py"), "s1"),
        (("leeann_501_99_a.py",), "s1"),
        (("leeann_LATE_501_99_a.py",), "s1"),
        (("Ann Lee_701_assignsubmission_file_", "a.py"), "s1"),
        (("Wei Li_703_assignsubmission_file_", "s1.py"), "s3"),  # what is deeper was named by the student
        (("王小明_9_assignsubmission_file_", "a.py"), "s4"),
        (("group s", "deep", "s4", "a.py"), "s4"),
        (("Wei Li", "a.py"), None),
        (("row_numbers.py",), None),
        (("nobody", "a.py"), None),
    ],
)
def test_whose_it_is_by_the_roster(parts: tuple[str, ...], student: str | None) -> None:
    whose = Identifier(ROSTER, ["counting", "row_numbers"]).whose(parts)
    assert whose.student == student
    assert (whose.why is None) == (student is not None)
    assert whose.is_late == ("LATE" in parts[0])


@pytest.mark.parametrize(
    ("parts", "student"),
    [
        (("leeann_501_99_a.py",), "501"),
        (("Ann Lee_701_assignsubmission_file_", "a.py"), "701"),
        (("course", "submitted", "ann", "counting", "a.ipynb"), "ann"),
        (("ann", "counting", "row_numbers.py"), "ann"),
        (("ann.py",), "ann"),
        (("counting", "row_numbers.py"), None),
    ],
)
def test_whose_it_is_by_the_layout_alone(parts: tuple[str, ...], student: str | None) -> None:
    assert Identifier((), ["counting", "row_numbers"]).whose(parts).student == student


def test_two_whom_a_name_fits_are_a_doubt_that_names_them() -> None:
    why = Identifier(ROSTER, []).whose(("Wei Li", "a.py")).why
    assert str(why) == "it may be of s2, s3"


@pytest.mark.parametrize(
    "text",
    [
        'id,name\ns1,"Li, ""W"""\n',
        '\ufeffID number;Full name\ns1;"Li, ""W"""\n',
        'Student,ID,SIS User ID,SIS Login ID,Section\n    Points Possible,,,,\n"Li, ""W""",5,x,s1,A\n',
        'student_id\tFirst name\tLast name\ns1\t"Li, ""W"""\t\n',
    ],
)
def test_rosters_of_several_makers(tmp_path: Path, text: str) -> None:
    (tmp_path / "r.csv").write_text(text, encoding="utf-8")
    (student,) = read_roster(tmp_path / "r.csv")
    assert (student.id, student.name, student.canvas) == ("s1", 'Li, "W"', "5" if "Login" in text else "")


@pytest.mark.parametrize(
    ("raw", "why"),
    [(b"id\ns1\nS1\n", "twice"), (b"a,b\n1,2\n", "names no students"), (b"id\n\xff\n", "not UTF-8"), (b"", "names no")],
)
def test_rosters_that_would_mislead_are_refused(tmp_path: Path, raw: bytes, why: str) -> None:
    (tmp_path / "r.csv").write_bytes(raw)
    with pytest.raises(UserError, match=why):
        read_roster(tmp_path / "r.csv")


@pytest.mark.parametrize("text", ["=1+1", "-x", "@y", "plain", "'quoted", "", "'=x", "a=b"])
def test_no_cell_is_a_formula_and_every_one_comes_back(text: str) -> None:
    assert not neutral(text).startswith(("=", "+", "-", "@"))
    if not text.startswith("'="):
        assert plain(neutral(text)) == text


def test_a_notebook_gives_the_students_cells_without_what_is_jupyters() -> None:
    text = notebook("%matplotlib inline\ndef row_numbers(n_rows):\n    return n_rows", "x = (1\n")
    work = work_in("a.ipynb", text.encode())
    assert isinstance(work, Notebook)
    source = joined(work.cells).decode()
    assert "never()" not in source
    assert "\n%" not in source
    assert "return n_rows" in source


@pytest.mark.parametrize(
    ("place", "contents", "why"),
    [
        ("a.py", b" \n", "empty"),
        ("a.py", b"\xff", "UTF-8"),
        ("a.ipynb", b"{}", "not a notebook"),
        ("a.ipynb", b"[" * 100_000, "not a notebook"),
        ("a.ipynb", json.dumps({"cells": []}).encode(), "empty"),
        ("a.ipynb", notebook(*["x = 1\n" * 40_000] * 5).encode(), "larger than"),
    ],
)
def test_what_holds_no_answer_is_refused_with_a_reason(place: str, contents: bytes, why: str) -> None:
    with pytest.raises(UserError, match=why):
        work_in(place, contents)


def test_signs_name_what_an_answer_has_no_use_for() -> None:
    source = b"import numpy as np\nimport os, sys\nfrom subprocess import run\nx = open('a')\ndef opens(): pass\n"
    assert signs(work_in("a.py", source)) == ["open", "os", "subprocess"]
