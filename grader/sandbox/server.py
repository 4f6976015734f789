"""The fork server: a small process with NumPy loaded that makes one confined child after another.

It holds no reference, no test and no hand-in; these reach a child only over its own channel. The client starts it as
a program of its own. A request is one datagram on the control socket, a word and JSON, and so is an answer, JSON alone.

What happens for each child is kept short, and away from what is written in Python in the standard library: after a
fork the first write to any page of memory copies it, and the pages that so little code touches are most of the cost.
"""

from __future__ import annotations

import _random
import contextlib
import gc
import io
import json
import os
import random
import shutil
import signal
import socket
import struct
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from typing import Any

from grader.sandbox import kernel
from grader.sandbox.confinement import CHANNEL, Confinement, Job

_PRELOADED = ("numpy.random", "numpy.linalg", "numpy.lib.stride_tricks")  # the rest a child may load for itself
_generator: Any = random.random  # the one behind the module's functions
_reseed = partial(_random.Random.seed, _generator.__self__)
DESCRIPTOR = struct.Struct("i")


def main(control_fd: int, config: dict[str, Any]) -> None:
    """Be the fork server on the given control socket until the client hangs up."""
    control = socket.socket(fileno=control_fd)
    box = tempfile.mkdtemp(prefix="axiswise-")
    entered = enter_namespaces(config["without"])
    _go_on_in_a_child(control, box)
    with contextlib.suppress(ImportError):
        for name in _PRELOADED:
            __import__(name)
    from grader.sandbox import unset

    unset.poison()
    sys.path[:] = [path for path in sys.path if path not in config["forget"]]
    server = Server(control, box, entered, config)
    _rehearse()
    gc.collect()
    gc.freeze()  # so that no collection in a child copies the pages that it shares with its siblings
    control.send(json.dumps(box).encode())
    try:
        server.serve()
    except BaseException as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr, flush=True)  # the client shows it
    finally:
        os._exit(0)  # there is nothing left to tidy up that the kernel does not do faster


def _rehearse() -> None:
    """Do some times over what every child does: what Python prepares at the first calls is then prepared for all."""
    import numpy as np

    from grader import wire
    from grader.sandbox import worker

    text = "import numpy as np\ndef f(x):\n    return np.exp(x)\n"
    load = {"op": "load", "module": 0, "text": text, "supply": [], "packages": []}
    act = {"op": "act", "module": 0, "what": "function", "target": "f", "args": [np.ones((2, 3))]}
    frames = b"".join(map(wire.pack, ({**load, "op": "scan"}, load, act)))
    streams = sys.stdin, sys.stdout, sys.stderr
    for _ in range(3):
        wire.pack({"layers": ["seccomp"]})
        worker.Worker(io.BytesIO(frames).read, len).serve()
    sys.stdin, sys.stdout, sys.stderr = streams
    del sys.modules["submission"]


def enter_namespaces(without: list[str]) -> int:
    """Put this process into a user namespace and what it starts into a PID namespace; return what the kernel let it."""
    for more in (kernel.CLONE_NEWPID, 0)["pid namespace" in without :]:
        if _in_a_trial(partial(_own_namespaces, more)):  # what is granted may be of no use: no way back then
            _own_namespaces(more)
            return kernel.CLONE_NEWUSER | more
    return 0


def _go_on_in_a_child(control: socket.socket, box: str) -> None:
    """Leave the caller behind to clear up; its child goes on as the server. When that ends, all beneath it has ended.

    The one who waits sees the machine's own files, also where the server has a view of its own.
    """
    pid = os.fork()
    if pid:
        control.close()
        os.waitpid(pid, 0)
        _remove(box)
        os._exit(0)
    kernel.die_with_parent()


def _own_namespaces(more: int) -> None:
    uid, gid = os.getuid(), os.getgid()
    kernel.unshare(kernel.CLONE_NEWUSER | more)
    kernel.map_user(uid, uid, gid)


def _in_a_trial(attempt: Callable[[], object]) -> bool:
    """Whether something works in a process that is thrown away."""
    pid = os.fork()
    if pid == 0:
        try:
            attempt()
            os._exit(0)
        finally:
            os._exit(1)
    return os.waitpid(pid, 0)[1] == 0


class Server:
    """Answers the control socket: ``spawn`` a child on the descriptor that came along, ``reap`` one."""

    def __init__(self, control: socket.socket, box: str, entered: int, config: dict[str, Any]) -> None:
        from grader import wire
        from grader.sandbox import worker

        self.pack, self.worker = wire.pack, worker.Worker  # imported here, for a child it takes too long
        self.control, self.box = control, box
        self.own_namespace = os.open("/proc/self/ns/pid", os.O_RDONLY) if entered & kernel.CLONE_NEWPID else -1
        missing = [] if entered else ["user namespace"]
        self.confinement = Confinement(box, config["hide"], {*config["without"], *missing})
        self.wanted = ["pid namespace"] if self.own_namespace >= 0 else []
        self.wanted += [name for name, _ in self.confinement.layers]
        self.greeting = wire.pack({"layers": self.wanted})
        self.spawned = 0
        self.folders: dict[int, str] = {}
        self.dying: list[int] = []

    def serve(self) -> None:
        """Answer requests until the client hangs up; then everything beneath dies with this process."""
        operations = {b"spawn": self.spawn, b"reap": self.reap, b"end": self.end, b"twin": self.twin}
        while True:
            data, passed, _, _ = self.control.recvmsg(4096, socket.CMSG_SPACE(DESCRIPTOR.size))
            if not data:
                return
            self._bury()
            word, _, said = data.partition(b" ")
            operations[word](said, DESCRIPTOR.unpack(passed[0][2])[0] if passed else -1)

    def _answer(self, answer: Any) -> None:
        self.control.send(json.dumps(answer).encode())

    def twin(self, said: bytes, fd: int) -> None:
        """Fork a copy of this server that answers on the descriptor that came along."""
        pid = os.fork()
        if pid:
            os.close(fd)
            self.dying.append(pid)
            return
        kernel.die_with_parent()
        self.control.close()
        self.control = socket.socket(fileno=fd)
        if not self.confinement.has_view:
            self.box = tempfile.mkdtemp(prefix="copy-", dir=self.box)  # in there it goes when the first server does
        self.folders, self.dying = {}, []
        self._answer(self.box)

    def spawn(self, said: bytes, fd: int) -> None:
        """Fork a confined child that serves the descriptor; answer with a handle to it."""
        job = Job(fd, self.confinement.bounds(said), self._folder())
        if self.own_namespace >= 0:
            kernel.unshare(kernel.CLONE_NEWPID)  # for the next child alone
        pid = os.fork()
        if pid == 0:
            self._be_child(job)
        if not self.confinement.has_view:
            self.folders[pid] = job.folder
        os.close(fd)
        if self.own_namespace >= 0:
            kernel.setns(self.own_namespace, kernel.CLONE_NEWPID)
        handle = os.pidfd_open(pid)
        self.control.sendmsg([b"%d" % pid], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, DESCRIPTOR.pack(handle))])
        os.close(handle)

    def _folder(self) -> str:
        """Return where the next child's folder is to be; on the disk there is one for each."""
        if self.confinement.has_view:
            return self.confinement.own
        self.spawned += 1
        folder = os.path.join(self.box, str(self.spawned))
        os.mkdir(folder, 0o700)
        return folder

    def reap(self, said: bytes, fd: int) -> None:
        """Kill a child and say how it ended and what it used."""
        pid = int(said)
        by_itself = os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        self._kill(pid)
        _, status, usage = os.wait4(pid, 0)
        self._forget(pid)
        code, cpu = os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime
        answer = {"code": code, "by_itself": by_itself, "cpu": cpu, "rss": usage.ru_maxrss << 10}
        self._answer(answer)

    def end(self, said: bytes, fd: int) -> None:
        """Kill a child of which nobody asks how it ended; it is waited for when there is time."""
        pid = int(said)
        self._kill(pid)
        self.dying.append(pid)

    def _kill(self, pid: int) -> None:
        """Kill a child; its namespace dies with it, and where it has none, its session."""
        if self.own_namespace < 0:
            with contextlib.suppress(OSError):  # it has none yet
                os.killpg(pid, signal.SIGKILL)
        os.kill(pid, signal.SIGKILL)  # it is there until it is waited for

    def _bury(self) -> None:
        for pid in self.dying[:]:
            if os.waitpid(pid, os.WNOHANG)[0]:
                self.dying.remove(pid)
                self._forget(pid)

    def _forget(self, pid: int) -> None:
        """Remove what a child, or a copy of this server, left on the disk, if it could leave anything there."""
        if pid in self.folders:
            _remove(self.folders.pop(pid))

    # ------------------------------------------------------------ the child's side

    def _be_child(self, job: Job) -> None:
        """Confine this process layer by layer and serve the channel; never returns."""
        try:
            gc.enable()
            _reseed()  # or all children would draw the same numbers
            applied = self.confinement.apply(job)
            os.write(CHANNEL, self.greeting if applied == self.wanted else self.pack({"layers": applied}))
            self.worker(lambda n: os.read(CHANNEL, n), lambda data: write_all(CHANNEL, data)).serve()
            os._exit(0)
        finally:
            os._exit(1)  # whatever went wrong, the server's own code must not run in a child


def _remove(folder: str) -> None:
    """Remove a child's folder; on a machine that could not give it one in memory there may be something in it."""
    try:
        os.rmdir(folder)
    except OSError:
        with contextlib.suppress(Exception):  # what a hand-in leaves there may be made to be hard to remove
            shutil.rmtree(folder)


def write_all(fd: int, data: bytes) -> None:
    """Write all of ``data``."""
    view = memoryview(data)
    while view:
        view = view[os.write(fd, view) :]
