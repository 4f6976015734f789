"""Talking to a child: a request, what it needs in between, the answer; and how it ended when none comes."""

from __future__ import annotations

import contextlib
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, Protocol

from grader import wire
from grader.sandbox.limits import Limits

XCPU = getattr(signal, "SIGXCPU", -1)


class Ending(StrEnum):
    """Why a child answers no more."""

    TIME = "time"  # the wall clock
    CPU = "cpu"
    CRASH = "crash"  # a signal that it caused: a segmentation fault, an abort
    EXIT = "exit"  # os._exit
    GARBLED = "garbled"  # what came over the channel was not a frame
    CLOSED = "closed"  # it closed the channel and lived on
    ASKING = "asking"  # it called what the judge supplies too often
    FLOOD = "flood"  # its answers were too large, all together
    KILLED = "killed"  # by the kernel, most likely for memory


class ChildEnded(Exception):
    """A child gave no answer; the fault is the hand-in's."""

    def __init__(self, ending: Ending, detail: str = "") -> None:
        super().__init__(f"{ending}: {detail}")
        self.ending, self.detail = ending, detail


OnNeed = Callable[[dict[str, Any]], dict[str, Any]]  # answers what a hand-in calls without defining it


class Child(Protocol):
    """One confined process. Every method may raise `ChildEnded`; after that it answers nothing more."""

    layers: Sequence[str]

    def request(self, message: Mapping[str, Any], on_need: OnNeed | None = None) -> dict[str, Any]:
        """Send a message and return the answer, serving what the child needs in between."""

    def exchange(self, frames: Sequence[bytes], on_need: OnNeed | None = None) -> list[bytes]:
        """Send many messages at once and return the frames of their answers, under the clock of one."""

    def post(self, message: Mapping[str, Any]) -> None:
        """Send a message and go on; `wait` for the answer later."""

    def wait(self, on_need: OnNeed | None = None) -> dict[str, Any]:
        """Return the answer to what was posted."""

    def close(self) -> None:
        """End the process and everything that it started."""


class Dialogue:
    """What both kinds of child share: a request, the needs in between, the answer, all under two clocks."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.left, self.room = limits.total, limits.received
        self.layers: Sequence[str] = ()

    def request(self, message: Mapping[str, Any], on_need: OnNeed | None = None) -> dict[str, Any]:
        self.post(message)
        return self.wait(on_need)

    def exchange(self, frames: Sequence[bytes], on_need: OnNeed | None = None) -> list[bytes]:
        with self._timed() as deadline:
            self._hear_layers(deadline)
            return self._exchanged(frames, deadline, on_need)

    def _exchanged(self, frames: Sequence[bytes], deadline: float, on_need: OnNeed | None) -> list[bytes]:
        """Send one after another; a channel that can do both at once need not wait in between."""
        answers = []
        for frame in frames:
            self._send(frame, deadline)
            answers.append(self._served(lambda: wire.copy(self._reader(deadline)), deadline, on_need))
        return answers

    def _served(self, next_frame: Callable[[], bytes], deadline: float, on_need: OnNeed | None) -> bytes:
        """Return the frame that is an answer, having served what the child needs for it."""
        for _ in range(self.limits.needs + 1):
            frame = next_frame()
            if on_need is None or not wire.is_need(frame):
                return frame
            self._send(wire.pack(on_need(wire.unpack_whole(frame))), deadline)
        raise self._ended(Ending.ASKING)

    def post(self, message: Mapping[str, Any]) -> None:
        data = wire.pack(dict(message))  # not under the clock: what fails here is the grader's own
        with self._timed() as deadline:
            if message["op"] == "load":
                self._hear_layers(deadline)  # no learner code runs before it is known how it is confined
            self._send(data, deadline)

    def wait(self, on_need: OnNeed | None = None) -> dict[str, Any]:
        with self._timed() as deadline:
            self._hear_layers(deadline)
            for _ in range(self.limits.needs + 1):
                answer = self._frame(deadline)
                if "need" not in answer or on_need is None:
                    return answer
                self._send(wire.pack(on_need(answer)), deadline)
            raise self._ended(Ending.ASKING)

    def _hear_layers(self, deadline: float) -> None:
        if not self.layers:
            self.layers = self._frame(deadline)["layers"]

    def _frame(self, deadline: float) -> dict[str, Any]:
        return wire.unpack(self._reader(deadline))

    def _reader(self, deadline: float) -> wire.Read:
        def read(count: int) -> bytes | bytearray:
            self._count(count)
            return self._receive(count, deadline)

        return read

    def _count(self, received: int) -> None:
        self.room -= received
        if self.room < 0:
            raise self._ended(Ending.FLOOD)

    @contextlib.contextmanager
    def _timed(self) -> Iterator[float]:
        """Give the deadline, count the time against the total, and turn every failure into how the child ended."""
        begun = time.monotonic()
        try:
            yield begun + min(self.limits.wall, self.left)
        except TimeoutError:
            raise self._ended(Ending.TIME) from None
        except wire.WireError as error:
            raise self._ended(Ending.GARBLED, str(error)) from None
        except (EOFError, OSError):
            raise self._ended(None) from None
        finally:
            self.left -= time.monotonic() - begun

    def _send(self, data: bytes, deadline: float) -> None:
        raise NotImplementedError

    def _receive(self, count: int, deadline: float) -> bytes | bytearray:
        raise NotImplementedError

    def _ended(self, ending: Ending | None, detail: str = "") -> ChildEnded:
        raise NotImplementedError


def how_it_ended(code: int, cpu: float, limits: Limits) -> tuple[Ending, str]:
    if code >= 0:
        return Ending.EXIT, str(code)
    if -code in (signal.SIGKILL, XCPU):
        # The kernel counts this limit in ticks, so what it reports afterwards may be a little less.
        return (Ending.CPU, "") if cpu >= 0.7 * limits.cpu else (Ending.KILLED, "")
    with contextlib.suppress(ValueError):
        return Ending.CRASH, signal.Signals(-code).name
    return Ending.CRASH, str(-code)
