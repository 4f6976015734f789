"""The client's end of the fork server, and of the children that it makes."""

from __future__ import annotations

import contextlib
import json
import os
import select
import shutil
import socket
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from grader import wire
from grader.errors import GraderError
from grader.model import say
from grader.sandbox.dialogue import ChildEnded, Dialogue, Ending, OnNeed, how_it_ended
from grader.sandbox.limits import Limits

T = TypeVar("T")

AHEAD = 1 << 16  # bytes to read at once
MOST_AT_ONCE = 1 << 18


class ForkedChild(Dialogue):
    """A child of the fork server, on a socket of its own."""

    def __init__(self, server: ForkServer, limits: Limits) -> None:
        super().__init__(limits)
        self.server = server
        self.handle = -1
        self._ahead = bytearray()  # what was read before anybody asked for it
        self._unsent: deque[memoryview] = deque()  # of an exchange
        self.channel, theirs = socket.socketpair()
        try:
            with theirs:
                self.order: Ticket | None = server.order(theirs, limits)  # it is made while others are busy
        except BaseException:
            self.channel.close()
            raise

    def _made(self) -> None:
        """Learn the child's number, and get hold of it."""
        if self.order is not None:
            self.pid: int
            self.pid, (self.handle,) = self.server.answer(self.order)
            self.order = None

    def _hear_layers(self, deadline: float) -> None:
        super()._hear_layers(deadline)
        lost = self.server.promise(self.layers)
        if lost:
            self.close()
            raise GraderError(
                say("the sandbox could no longer confine what it runs (no {layers}); nothing was judged", layers=lost)
            )

    def _send(self, data: bytes, deadline: float) -> None:
        if self._unsent:  # in the middle of an exchange what a child needs comes after what it is still to be sent
            self._unsent.append(memoryview(data))
            return
        self.channel.settimeout(max(deadline - time.monotonic(), 0.001))
        self.channel.sendall(data)

    def _receive(self, count: int, deadline: float) -> bytearray:
        """Take what arrived already; a frame's parts are small and come together, so one call reads them all."""
        self._made()
        while len(self._ahead) < count <= AHEAD:
            self._wait_until(deadline)
            self._ahead += self._or_end(self.channel.recv(AHEAD))
        data = self._ahead[:count]
        del self._ahead[:count]
        if len(data) == count:
            return data
        return data + self._rest(count - len(data), deadline)

    def _rest(self, count: int, deadline: float) -> bytearray:
        """Read what is too large to be read ahead, straight into its place."""
        data = bytearray(count)
        view = memoryview(data)
        while view:
            self._wait_until(deadline)
            view = view[self._or_end(self.channel.recv_into(view)) :]
        return data

    def _exchanged(self, frames: Sequence[bytes], deadline: float, on_need: OnNeed | None) -> list[bytes]:
        """Send while receiving, so that neither side waits for the other with its hands full."""
        self._made()
        self._unsent = deque([memoryview(b"".join(frames))] if frames else [])
        answers = [self._served(lambda: self._next_frame(deadline), deadline, on_need) for _ in frames]
        while self._unsent:  # it answered what it was not asked yet: whatever comes of that, comes of it every time
            self._move(deadline)
        return answers

    def _next_frame(self, deadline: float) -> bytes:
        while (end := wire.frame_end(self._ahead, 0)) is None:
            self._move(deadline)
        frame = bytes(self._ahead[:end])
        del self._ahead[:end]
        return frame

    def _move(self, deadline: float) -> None:
        """Wait until the channel takes or gives something, and let it."""
        channel = select.poll()
        channel.register(self.channel, select.POLLIN | (select.POLLOUT if self._unsent else 0))
        ready = channel.poll(max(deadline - time.monotonic(), 0.001) * 1000)
        if not ready:
            raise TimeoutError
        if ready[0][1] & ~select.POLLOUT:
            got = self._or_end(self.channel.recv(MOST_AT_ONCE))
            self._count(len(got))
            self._ahead += got
        elif self._unsent:
            self.channel.settimeout(0)
            left = self._unsent.popleft()
            left = left[self.channel.send(left[:MOST_AT_ONCE]) :]
            if left:
                self._unsent.appendleft(left)

    def _wait_until(self, deadline: float) -> None:
        self.channel.settimeout(max(deadline - time.monotonic(), 0.001))

    @staticmethod
    def _or_end(got: T) -> T:
        if not got:
            raise EOFError
        return got

    def _ended(self, ending: Ending | None, detail: str = "") -> ChildEnded:
        self._made()
        if self.handle < 0 or not self.layers:  # before that no learner code ran
            self.close()
            raise GraderError(say("the sandbox could not start a process; nothing was judged, run the command again"))
        if ending is None:  # it hung up: give the kernel a moment to finish it, so that how it ended can be seen
            finished = select.poll()
            finished.register(self.handle, select.POLLIN)
            finished.poll(1000)
        usage = self.server.reap(self.pid)
        self.let_go()
        if ending is None and not usage["by_itself"]:
            return ChildEnded(Ending.CLOSED)
        if ending is None:
            ending, detail = how_it_ended(usage["code"], usage["cpu"], self.limits)
        return ChildEnded(ending, detail)

    def close(self) -> None:
        with contextlib.suppress(GraderError):
            self._made()
            if self.handle >= 0:
                self.server.end(self.pid)
        self.let_go()

    def let_go(self) -> None:
        """Have nothing to do with the process any more."""
        if self.handle >= 0:
            os.close(self.handle)
            self.handle = -1
        self.channel.close()


@dataclass(slots=True, eq=False)
class Ticket:
    """An answer of the fork server that is still to come, and the descriptors with it."""

    answer: tuple[Any, list[int]] | None = None


class ForkServer:
    """The client's end of the fork server. Its answers come in the order of the requests."""

    def __init__(self, process: subprocess.Popen[bytes], control: socket.socket, own: bool = True) -> None:
        self.process, self.control = process, control
        self.own = own  # whether the process ends with this end of it; a copy's ends when its socket is closed
        self.lock = threading.Lock()
        self.promised: Sequence[str] = ()
        self.ready = Ticket()  # the first answer comes unasked
        self.awaited = deque([self.ready])

    @property
    def box(self) -> str:
        """The server's temporary folder."""
        return str(self.answer(self.ready)[0])

    def twin(self) -> ForkServer:
        """Have the server copy itself; return the client's end of the copy."""
        control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs, self.lock:
            self._guarded(lambda: socket.send_fds(self.control, [b"twin"], [theirs.fileno()]))
        other = ForkServer(self.process, control, own=False)
        other.promised = self.promised
        return other

    def promise(self, layers: Sequence[str]) -> str:
        """Note the layers of the first child; of a later one, name those that it lacks."""
        self.promised = self.promised or layers
        return ", ".join(layer for layer in self.promised if layer not in layers)

    def order(self, channel: socket.socket, limits: Limits) -> Ticket:
        """Have a child made on ``channel``, and do not wait for it."""
        request = _ordered(limits)
        with self.lock:
            self._guarded(lambda: socket.send_fds(self.control, [request], [channel.fileno()]))
            self.awaited.append(ticket := Ticket())
        return ticket

    def answer(self, ticket: Ticket) -> tuple[Any, list[int]]:
        """Wait for an answer."""
        with self.lock:
            while ticket.answer is None:
                data, fds, _, _ = self._guarded(lambda: socket.recv_fds(self.control, 4096, 1))
                self.awaited.popleft().answer = (json.loads(data), list(fds))
        return ticket.answer

    def reap(self, pid: int) -> dict[str, Any]:
        """End a child and return how it ended."""
        with self.lock:
            self._guarded(lambda: self.control.send(b"reap %d" % pid))
            self.awaited.append(ticket := Ticket())
        usage: dict[str, Any] = self.answer(ticket)[0]
        return usage

    def end(self, pid: int) -> None:
        """End a child; nobody asks how."""
        with self.lock:
            self._guarded(lambda: self.control.send(b"end %d" % pid))

    def _guarded(self, talk: Callable[[], Any]) -> Any:
        try:
            answer = talk()
        except OSError:
            raise self._gone() from None
        if not answer or (isinstance(answer, tuple) and not answer[0]):
            raise self._gone()
        return answer

    def _gone(self) -> GraderError:
        if not self.own:
            return GraderError(say("a copy of the sandbox's fork server ended; run the command again"))
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(1.0)
        said, stderr = b"", self.process.stderr
        if self.process.poll() is not None and stderr is not None and not stderr.closed:
            said = stderr.read()
        why = said.decode(errors="replace").strip().rpartition("\n")[2] or "no answer"
        return GraderError(
            say("the sandbox's fork server ended ({why}); nothing was judged, run the command again", why=why)
        )

    def hang_up(self) -> None:
        """Close this end, which ends the server."""
        self.control.close()

    def close(self) -> None:
        """Hang up, and see the server's end."""
        self.hang_up()
        if not self.own:
            return
        if not _ended(self.process, 5.0):
            self.process.kill()
        self.process.wait()
        if self.process.stderr is not None:
            self.process.stderr.close()
        if self.ready.answer is not None:
            shutil.rmtree(self.box, ignore_errors=True)  # gone already, unless it was killed


@lru_cache(8)
def _ordered(limits: Limits) -> bytes:
    return b"spawn " + json.dumps(limits.for_server()).encode()


def _ended(process: subprocess.Popen[bytes], seconds: float) -> bool:
    """Whether a process ends in time; told at once, where `Popen.wait` would look again only now and then."""
    try:
        handle = os.pidfd_open(process.pid)
    except OSError:  # it is gone already
        return True
    try:
        end = select.poll()
        end.register(handle, select.POLLIN)
        return bool(end.poll(seconds * 1000))
    finally:
        os.close(handle)
