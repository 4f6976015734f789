"""The trusted side of the sandbox: makes confined children, and says how confined they are."""

from __future__ import annotations

import copy
import threading
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from grader.errors import GraderError
from grader.model import Sandboxing, say
from grader.sandbox import launch
from grader.sandbox.dialogue import Child, ChildEnded
from grader.sandbox.forked import ForkedChild, ForkServer
from grader.sandbox.limits import Limits
from grader.sandbox.unconfined import PlainChild

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

    def hang_up(self) -> None:
        """Let the fork server end, and with it every child; `close` waits for it."""
        for child in (self._probe, self._spare):
            if isinstance(child, ForkedChild):
                child.let_go()  # it dies with the server
        self._spare = None
        if self.server is not None:
            self.server.hang_up()

    def close(self) -> None:
        """End the fork server and with it every child."""
        self.hang_up()
        if self.server is not None:
            self.server.close()

    def __enter__(self) -> Sandbox:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
