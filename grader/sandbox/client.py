"""The trusted side of the sandbox: starts the fork server, asks for children, talks to them, ends them."""

from __future__ import annotations

import contextlib
import copy
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

from grader import wire
from grader.errors import GraderError
from grader.model import Sandboxing, say
from grader.sandbox import launch
from grader.sandbox.limits import Limits

# Every layer, and the attempts that it must have stopped.
LAYERS = (
    *("pid namespace", "user namespace", "network namespace", "private folder"),
    *("landlock", "limits", "capabilities", "seccomp"),
)
_STOPPED_BY = {
    "read a file outside": "landlock",
    "list a folder outside": "landlock",
    "write a file outside": "landlock",
    "open a socket": "seccomp",
    "start a process": "seccomp",
}


_XCPU = getattr(signal, "SIGXCPU", -1)


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

    def post(self, message: Mapping[str, Any]) -> None:
        """Send a message and go on; `wait` for the answer later."""

    def wait(self, on_need: OnNeed | None = None) -> dict[str, Any]:
        """Return the answer to what was posted."""

    def close(self) -> None:
        """End the process and everything that it started."""


class _Dialogue:
    """What both kinds of child share: a request, the needs in between, the answer, all under two clocks."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.left, self.room = limits.total, limits.received
        self.layers: Sequence[str] = ()

    def request(self, message: Mapping[str, Any], on_need: OnNeed | None = None) -> dict[str, Any]:
        self.post(message)
        return self.wait(on_need)

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
        def read(count: int) -> bytes | bytearray:
            self.room -= count
            if self.room < 0:
                raise self._ended(Ending.FLOOD)
            return self._receive(count, deadline)

        return wire.unpack(read)

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


class ForkedChild(_Dialogue):
    """A child of the fork server, on a socket of its own."""

    def __init__(self, server: ForkServer, limits: Limits) -> None:
        super().__init__(limits)
        self.server = server
        self.handle = -1
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
            answer, (self.handle,) = self.server.answer(self.order)
            self.pid: int = answer["pid"]
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
        self.channel.settimeout(max(deadline - time.monotonic(), 0.001))
        self.channel.sendall(data)

    def _receive(self, count: int, deadline: float) -> bytearray:
        self._made()
        data = bytearray(count)
        view = memoryview(data)
        while view:
            self.channel.settimeout(max(deadline - time.monotonic(), 0.001))
            got = self.channel.recv_into(view)
            if not got:
                raise EOFError
            view = view[got:]
        return data

    def _ended(self, ending: Ending | None, detail: str = "") -> ChildEnded:
        self._made()
        if self.handle < 0 or not self.layers:  # before that no learner code ran
            self.close()
            raise GraderError(say("the sandbox could not start a process; nothing was judged, run the command again"))
        if ending is None:  # it hung up: give the kernel a moment to finish it, so that how it ended can be seen
            finished = select.poll()
            finished.register(self.handle, select.POLLIN)
            finished.poll(1000)
        usage: dict[str, Any] = self.server.reap(self.pid)
        self.let_go()
        if ending is None and not usage["by_itself"]:
            return ChildEnded(Ending.CLOSED)
        if ending is None:
            ending, detail = _how(usage["code"], usage["cpu"], self.limits)
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


def _how(code: int, cpu: float, limits: Limits) -> tuple[Ending, str]:
    if code >= 0:
        return Ending.EXIT, str(code)
    if -code in (signal.SIGKILL, _XCPU):
        # The kernel counts this limit in ticks, so what it reports afterwards may be a little less.
        return (Ending.CPU, "") if cpu >= 0.7 * limits.cpu else (Ending.KILLED, "")
    with contextlib.suppress(ValueError):
        return Ending.CRASH, signal.Signals(-code).name
    return Ending.CRASH, str(-code)


class PlainChild(_Dialogue):
    """A plain subprocess with a time limit, where there is nothing to confine it with."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(limits)
        self.layers = ("none",)
        self.process = launch.plain_worker(limits.cpu)
        assert self.process.stdin is not None and self.process.stdout is not None
        self.stdin, self.stdout = self.process.stdin, self.process.stdout
        self.late = False

    def _send(self, data: bytes, deadline: float) -> None:
        with self._killed_at(deadline):
            self.stdin.write(data)
            self.stdin.flush()

    def _receive(self, count: int, deadline: float) -> bytes:
        with self._killed_at(deadline):
            data: bytes = self.stdout.read(count)
        if self.late:
            raise TimeoutError
        if len(data) < count:
            raise EOFError
        return data

    @contextlib.contextmanager
    def _killed_at(self, deadline: float) -> Any:
        """Kill the process at the deadline: a blocked pipe then ends, on every system."""

        def kill() -> None:
            self.late = True
            self._kill()

        timer = threading.Timer(max(deadline - time.monotonic(), 0.001), kill)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def _kill(self) -> None:
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()

    def _ended(self, ending: Ending | None, detail: str = "") -> ChildEnded:
        late = self.late
        if ending is None and not late:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(1.0)
        code = self.process.poll()
        self.close()
        if late:
            return ChildEnded(Ending.TIME)
        if ending is None and code is None:
            return ChildEnded(Ending.CLOSED)
        if ending is None:
            ending, detail = _how(code or 0, self.limits.cpu if code == -_XCPU else 0.0, self.limits)
        return ChildEnded(ending, detail)

    def close(self) -> None:
        self._kill()
        self.process.wait()
        for pipe in (self.stdin, self.stdout):
            with contextlib.suppress(OSError):
                pipe.close()


@dataclass(slots=True, eq=False)
class Ticket:
    """An answer of the fork server that is still to come, and the descriptors with it."""

    answer: tuple[dict[str, Any], list[int]] | None = None


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
        return str(self.answer(self.ready)[0]["box"])

    def twin(self) -> ForkServer:
        """Have the server copy itself; return the client's end of the copy."""
        control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs, self.lock:
            request = json.dumps({"op": "twin"}).encode()
            self._guarded(lambda: socket.send_fds(self.control, [request], [theirs.fileno()]))
        other = ForkServer(self.process, control, own=False)
        other.promised = self.promised
        return other

    def promise(self, layers: Sequence[str]) -> str:
        """Note the layers of the first child; of a later one, name those that it lacks."""
        self.promised = self.promised or layers
        return ", ".join(layer for layer in self.promised if layer not in layers)

    def order(self, channel: socket.socket, limits: Limits) -> Ticket:
        """Have a child made on ``channel``, and do not wait for it."""
        request = json.dumps({"op": "spawn", "limits": limits.for_server()}).encode()
        with self.lock:
            self._guarded(lambda: socket.send_fds(self.control, [request], [channel.fileno()]))
            self.awaited.append(ticket := Ticket())
        return ticket

    def answer(self, ticket: Ticket) -> tuple[dict[str, Any], list[int]]:
        """Wait for an answer."""
        with self.lock:
            while ticket.answer is None:
                data, fds, _, _ = self._guarded(lambda: socket.recv_fds(self.control, 4096, 1))
                self.awaited.popleft().answer = (json.loads(data), list(fds))
        return ticket.answer

    def reap(self, pid: int) -> dict[str, Any]:
        """End a child and return how it ended."""
        with self.lock:
            self._guarded(lambda: self.control.send(json.dumps({"op": "reap", "pid": pid}).encode()))
            self.awaited.append(ticket := Ticket())
        return self.answer(ticket)[0]

    def end(self, pid: int) -> None:
        """End a child; nobody asks how."""
        with self.lock:
            self._guarded(lambda: self.control.send(json.dumps({"op": "end", "pid": pid}).encode()))

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

    def close(self) -> None:
        """Hang up, which ends the server."""
        self.control.close()
        if not self.own:
            return
        try:
            self.process.wait(5.0)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stderr is not None:
            self.process.stderr.close()
        if self.ready.answer is not None:
            shutil.rmtree(self.box, ignore_errors=True)  # gone already, unless it was killed


class Sandbox:
    """Makes confined children, as confined as this machine can. A context manager; starts working at once."""

    def __init__(
        self,
        hide: Sequence[Path] = (),
        mode: str = "auto",
        started: launch.Started | None = None,
        without: Sequence[str] = (),
    ) -> None:
        self._hide, self._without = hide, without
        started = started or launch.start(hide, mode, without)
        self.server = ForkServer(*started) if started else None
        self.outside = Path(__file__)
        self._sandboxing: Sandboxing | None = None
        self._probe: Child | None = None
        self._spare: ForkedChild | None = None
        self._lock = threading.Lock()

    def child(self, limits: Limits | None = None) -> Child:
        """Return a fresh child; the caller closes it. The next one is made meanwhile."""
        limits = limits or Limits()
        if self.server is None:
            return PlainChild(limits)
        with self._lock:
            child, self._spare = self._spare, ForkedChild(self.server, limits)
        if child is not None and child.limits == limits and child.server is self.server:
            return child
        if child is not None:
            child.close()
        return ForkedChild(self.server, limits)

    def begin_probe(self) -> None:
        """Have a child attempt what must not be possible, while the caller does other things."""
        if self.server is not None and self._probe is None:
            self._probe = self.child()
            self._probe.post({"op": "probe", "outside": str(self.outside)})

    @property
    def sandboxing(self) -> Sandboxing:
        """How children are confined, found by what an attempting child could do."""
        if self._sandboxing is None:
            self._sandboxing = Sandboxing("none", LAYERS) if self.server is None else self._probed()
        return self._sandboxing

    def _probed(self) -> Sandboxing:
        try:
            self.begin_probe()
            assert self._probe is not None
            answer = self._probe.wait()
        except ChildEnded as ended:
            raise GraderError(say("the sandbox's probe failed ({why}); nothing was judged", why=str(ended))) from None
        self._probe.close()
        open_ = {_STOPPED_BY[name] for name in answer["succeeded"]} | set(LAYERS) - set(self._probe.layers)
        missing = tuple(layer for layer in LAYERS if layer in open_)
        return Sandboxing("partial" if missing else "full", missing)

    def twin(self) -> Sandbox:
        """Return a sandbox like this one on a copy of its fork server, for another process to use."""
        assert self.server is not None
        other = copy.copy(self)
        other.server = self.server.twin()
        other._probe, other._spare, other._lock = None, None, threading.Lock()
        other._sandboxing = self.sandboxing
        return other

    def restart(self) -> None:
        """Start a new fork server in the place of one that ended."""
        if self.server is not None:
            promised = self.server.promised
            self.server.close()
            self.server = ForkServer(*launch.fork_server(self._hide, self._without))
            self.server.promised = promised

    def close(self) -> None:
        """End the fork server and with it every child."""
        for child in (self._probe, self._spare):
            if isinstance(child, ForkedChild):
                child.let_go()  # it dies with the server
        self._spare = None
        if self.server is not None:
            self.server.close()

    def __enter__(self) -> Sandbox:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
