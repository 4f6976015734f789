"""`axiswise watch`, the real program on a real terminal: every save gets its verdict, every key its answer."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

PATIENCE = 60  # seconds until a text that never comes fails the test; nothing waits for them to pass
RIGHT = "import numpy as np\n\n\ndef row_numbers(n_rows, step=1.0):\n    return np.arange(n_rows) * np.float64(step)\n"
WRONG = RIGHT.replace("arange(n_rows)", "arange(1, n_rows + 1)")
KEYS = "q quit"


class Terminal:
    """A pseudo-terminal with the program in it."""

    def __init__(self, command: list[str], cwd: Path, environment: dict[str, str]) -> None:
        self.master, self.slave = pty.openpty()
        self.before = termios.tcgetattr(self.slave)
        self.process = subprocess.Popen(
            command,
            cwd=cwd,
            env=environment,
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C means it
        )
        self.shown = ""

    def read_until(self, *texts: str) -> str:
        """Text that appeared since the last call, up to where all of `texts` have appeared, in this order."""
        while not re.search(".*".join(map(re.escape, texts)), self.shown, re.DOTALL):
            ready, _, _ = select.select([self.master], [], [], PATIENCE)
            assert ready, f"{texts} never came; this did: {self.shown}"
            self.shown += os.read(self.master, 65536).decode("utf-8", "replace")
        found, self.shown = self.shown, ""
        return found

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def ended(self) -> int:
        return self.process.wait(PATIENCE)

    def is_as_before(self) -> bool:
        return termios.tcgetattr(self.slave) == self.before

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
        os.close(self.slave)


@pytest.fixture
def watch(axiswise: Any, workspace: Path) -> Iterator[Terminal]:
    """The program, watching a workspace and ready for the first save."""
    terminal = Terminal(axiswise.command("watch"), workspace, axiswise.environment())
    with contextlib.closing(terminal):
        terminal.read_until("Begin with counting/row_numbers", KEYS)
        yield terminal


@pytest.fixture
def answer(workspace: Path) -> Path:
    return workspace / "counting" / "row_numbers.py"


def test_every_save_gets_its_verdict(watch: Terminal, answer: Path) -> None:
    answer.write_text(WRONG)
    assert "Your numbers start at 1" in watch.read_until("Stuck? Press h", KEYS)
    answer.write_text(RIGHT)
    assert "3 of 3 points" in watch.read_until("Press n for the next exercise", KEYS)


def test_keys_are_answered_meanwhile(watch: Terminal, answer: Path) -> None:
    answer.write_text(WRONG)
    watch.read_until("Stuck?", KEYS)
    for number in (1, 2, 3, 3):
        watch.press("h")
        shown = watch.read_until(f"Hint {number} of 3 for counting/row_numbers", KEYS)
    assert "axiswise solution counting/row_numbers --give-up" in shown
    watch.press("L")
    watch.read_until("[tried]", "counting/row_numbers", KEYS)
    watch.press("n")
    watch.read_until("Write your answer in counting/row_numbers.py", KEYS)
    watch.press("xyz")
    watch.press("q")
    assert watch.ended() == 0
    assert watch.is_as_before()


def test_whatever_editors_do_to_a_file_it_goes_on(watch: Terminal, answer: Path) -> None:
    answer.write_text("def row_numbers(n_rows:\n")
    watch.read_until("line 1", "Not passed yet", KEYS)
    answer.unlink()
    watch.read_until("counting/row_numbers.py is gone", "axiswise init", KEYS)
    draft = answer.with_name("row_numbers.py~")
    draft.write_text(WRONG)
    draft.replace(answer)
    watch.read_until("start at 1", KEYS)
    answer.write_bytes(b"")
    watch.read_until("is empty", KEYS)
    answer.write_bytes("# 你好".encode("gbk"))
    watch.read_until("looks like GBK", KEYS)
    answer.write_text("import os\nos._exit(0)\n" + RIGHT)
    watch.read_until("Not passed yet", KEYS)
    answer.write_text(RIGHT)
    watch.read_until("3 of 3 points", KEYS)


def test_what_is_no_exercise_is_not_judged(watch: Terminal, workspace: Path, answer: Path) -> None:
    (workspace / "scratch.py").write_text(WRONG)
    (workspace / "counting" / ".row_numbers.py.swp").write_text(WRONG)
    (workspace / "notes.md").write_text("notes")
    answer.write_text(RIGHT)
    shown = watch.read_until("3 of 3 points", KEYS)
    assert "scratch" not in shown
    assert "start at 1" not in shown


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_leaves_everything_whole(
    watch: Terminal, answer: Path, workspace: Path, axiswise: Any, sent: signal.Signals
) -> None:
    answer.write_text(RIGHT)
    watch.read_until("3 of 3 points", KEYS)
    watch.process.send_signal(sent)
    assert watch.ended() == 130
    assert watch.is_as_before()
    assert '"done"' in axiswise.run("list", "--json", cwd=workspace).stdout


def test_ctrl_c_stops_an_answer_that_never_ends(watch: Terminal, answer: Path) -> None:
    answer.write_text(RIGHT.replace("    return", "    while True: pass\n    return"))
    watch.read_until("Judging...")
    watch.press("\x03")
    assert watch.ended() == 130
    assert watch.is_as_before()
    assert "Traceback" not in watch.shown


def test_after_a_stop_and_a_continue_keys_still_work(watch: Terminal, answer: Path) -> None:
    watch.process.send_signal(signal.SIGSTOP)
    termios.tcsetattr(watch.slave, termios.TCSANOW, watch.before)  # what a shell does when it takes over
    watch.process.send_signal(signal.SIGCONT)
    answer.write_text(RIGHT)
    watch.read_until("3 of 3 points", KEYS)
    watch.press("l")
    watch.read_until("[done]", KEYS)


def test_in_chinese(axiswise: Any, workspace: Path, answer: Path) -> None:
    terminal = Terminal(axiswise.command("watch", "--lang", "zh"), workspace, axiswise.environment())
    with contextlib.closing(terminal):
        terminal.read_until("从 counting/row_numbers 开始", "q 退出")
        answer.write_text(WRONG)
        terminal.read_until("你的编号从 1 开始", "卡住了？按 h 看提示。", "q 退出")


# ---------------------------------------------------------------- without a terminal


@pytest.fixture
def piped(axiswise: Any, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """The program in a pipe, watching a folder that is no workspace."""
    folder = tmp_path / "answers"
    folder.mkdir()
    process = subprocess.Popen(
        axiswise.command("watch", folder),
        cwd=axiswise.home,
        env=axiswise.environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    with process:
        yield process
        process.kill()


def lines_until(process: subprocess.Popen[str], text: str) -> list[str]:
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if text in line:
            return lines
    raise AssertionError(f"{text!r} never came; this did: {lines}")


def test_without_a_terminal_it_still_watches_until_its_input_ends(piped: subprocess.Popen[str], tmp_path: Path) -> None:
    lines_until(piped, "watching; Ctrl-C ends it")
    (tmp_path / "answers" / "mine.py").write_text(WRONG)
    told = "".join(lines_until(piped, "watching; Ctrl-C ends it"))
    assert "start at 1" in told
    assert "\x1b" not in told
    assert "Press" not in told
    assert piped.stdin is not None
    piped.stdin.close()
    assert piped.wait(PATIENCE) == 0


def test_a_folder_that_is_not_there_is_refused(axiswise: Any) -> None:
    done = axiswise.run("watch", "nowhere")
    assert (done.returncode, done.stdout) == (2, "")
    assert "`axiswise init nowhere`" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="no such device")
def test_input_that_never_began_does_not_end_it(axiswise: Any, workspace: Path) -> None:
    with Path(os.devnull).open() as nothing:
        process = subprocess.Popen(
            axiswise.command("watch"),
            cwd=workspace,
            env=axiswise.environment(),
            stdin=nothing,
            stdout=subprocess.PIPE,
            text=True,
        )
    with process:
        lines_until(process, "watching; Ctrl-C ends it")
        (workspace / "counting" / "row_numbers.py").write_text(RIGHT)
        lines_until(process, "3 of 3 points")
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 130
