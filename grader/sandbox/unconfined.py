"""The client's end of a plain subprocess, where there is nothing to confine a hand-in with."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import threading
import time
from typing import Any

from grader.sandbox import launch
from grader.sandbox.dialogue import XCPU, ChildEnded, Dialogue, Ending, how_it_ended
from grader.sandbox.limits import Limits


class PlainChild(Dialogue):
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
            ending, detail = how_it_ended(code or 0, self.limits.cpu if code == -XCPU else 0.0, self.limits)
        return ChildEnded(ending, detail)

    def close(self) -> None:
        self._kill()
        self.process.wait()
        for pipe in (self.stdin, self.stdout):
            with contextlib.suppress(OSError):
                pipe.close()
