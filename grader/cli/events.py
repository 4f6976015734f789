"""What a watching program waits for: a saved file or a pressed key, whichever comes first, without polling.

Two threads block, one on the file system and one on the keyboard, and put what comes into one queue.
"""

from __future__ import annotations

import os
import signal
import stat
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

STEP = 20  # ms without another event, after which a save counts as finished
TURN = 100  # ms after which the watcher looks up although nothing was saved
END_OF_INPUT = ("", "\x04")  # the stream has ended; Ctrl-D on a terminal


@dataclass(frozen=True, slots=True)
class Saved:
    """Files that were written, renamed into place or removed."""

    paths: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Pressed:
    key: str


@dataclass(frozen=True, slots=True)
class Ended:
    """Nothing more will come: input was closed, or (with an error) watching is impossible."""

    error: Exception | None = None


Happening = Saved | Pressed | Ended


@contextmanager
def happenings(folder: Path, wanted: Callable[[str], bool]) -> Iterator[SimpleQueue[Happening]]:
    """Queue of all that happens from now on.

    Parameters
    ----------
    folder : Path
        Watched with everything beneath it.
    wanted : callable
        Says of a path whether it matters.
    """
    queue: SimpleQueue[Happening] = SimpleQueue()
    stop, ready = threading.Event(), threading.Event()
    threading.Thread(target=_watch, args=(folder, wanted, queue, stop, ready), daemon=True).start()
    ready.wait()
    try:
        with _keyboard(queue):
            yield queue
    finally:
        stop.set()


def _watch(
    folder: Path,
    wanted: Callable[[str], bool],
    queue: SimpleQueue[Happening],
    stop: threading.Event,
    ready: threading.Event,
) -> None:
    from watchfiles import watch

    try:
        changes = watch(
            folder,
            watch_filter=lambda _, path: wanted(path),
            step=STEP,
            rust_timeout=TURN,
            yield_on_timeout=True,
            stop_event=stop,
            raise_interrupt=False,
        )
        for change in changes:
            ready.set()  # the first turn is over: from here on no save is missed
            if change:
                queue.put(Saved(tuple(sorted({Path(path) for _, path in change}))))
    except Exception as error:  # a thread's exception would vanish: the main thread must tell of it
        queue.put(Ended(error))
    finally:
        ready.set()


@contextmanager
def _keyboard(queue: SimpleQueue[Happening]) -> Iterator[None]:
    """Send keys while the body runs; whatever happens, the terminal is left as it was."""
    if has_keys():
        with _single_keys(sys.stdin.fileno()):
            _start_reading(queue, Pressed)
            yield
    else:
        if _has_an_end():
            _start_reading(queue, lambda _: None)
        yield


def has_keys() -> bool:
    """Say whether single keys can be read here."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.platform != "win32"


def _has_an_end() -> bool:
    """Say whether whoever started this can end it by closing its input; /dev/null ends before it begins."""
    if sys.stdin is None or sys.platform == "win32":
        return False
    mode = os.fstat(sys.stdin.fileno()).st_mode
    return stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode)


@contextmanager
def _single_keys(terminal: int) -> Iterator[None]:
    """Let the terminal hand over each key at once; again after Ctrl-Z and `fg`, when the shell has reset it."""
    import termios
    import tty

    before = termios.tcgetattr(terminal)
    tty.setcbreak(terminal)
    resumed = signal.signal(signal.SIGCONT, lambda *_: tty.setcbreak(terminal))
    ended = signal.signal(signal.SIGTERM, _as_interrupt)
    try:
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSAFLUSH, before)
        signal.signal(signal.SIGCONT, resumed)
        signal.signal(signal.SIGTERM, ended)


def _as_interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def _start_reading(queue: SimpleQueue[Happening], happening: Callable[[str], Happening | None]) -> None:
    threading.Thread(target=_read, args=(queue, happening), daemon=True).start()


def _read(queue: SimpleQueue[Happening], happening: Callable[[str], Happening | None]) -> None:
    descriptor = sys.stdin.fileno()
    while True:
        try:
            text = os.read(descriptor, 1024).decode("utf-8", "replace")
        except OSError:  # the terminal is gone
            text = ""
        if text in END_OF_INPUT:
            queue.put(Ended())
            return
        for key in text:
            happened = happening(key)
            if happened:
                queue.put(happened)
