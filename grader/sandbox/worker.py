"""The untrusted side: loads a hand-in, runs what it is asked to, and sends back plain data.

Nothing here decides a verdict. The learner's code shares this process and may spoil every byte of it; it can only
spoil its own answers, since no test, reference or other hand-in is in reach.
"""

from __future__ import annotations

import builtins
import io
import os
import random
import sys
import tracemalloc
import types
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from grader import wire
from grader.sandbox import alike, opcodes, running, source
from grader.sandbox.channel import Channel

MAX_PRINTED = 64 << 10
MAX_NAMES = 500
MAX_FAILURES = 20

# What the answers rest on, kept before any learner code can replace it.
_ndarray, _array, _type = np.ndarray, np.array, type
_shares = np.shares_memory


class Printed(io.TextIOBase):
    """Standard output and error of the learner's code: kept up to a size, counted beyond it."""

    def __init__(self) -> None:
        self.kept: list[str] = []
        self.room = MAX_PRINTED
        self.lost = 0

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if self.room > 0:
            self.kept.append(text[: self.room])
        self.lost += max(0, len(text) - max(self.room, 0))
        self.room -= len(text)
        return len(text)

    def take(self) -> tuple[str, int]:
        """Return what was written since the last call, and how many characters were dropped."""
        text, lost = "".join(self.kept), self.lost
        self.kept, self.lost = [], 0
        return text, lost


class Worker:
    """One child: its channel, the modules it has loaded and the objects it keeps for its handles.

    Parameters
    ----------
    receive : callable
        Waits for what arrives and returns up to so many bytes of it; none when the other side has hung up.
    write : callable
        Sends all of what it is given.
    """

    def __init__(self, receive: Callable[[int], bytes], write: Callable[[bytes], object]) -> None:
        self._channel = Channel(receive, write)
        self.modules: dict[int, types.ModuleType] = {}
        self.sources: dict[int, dict[str, Any]] = {}
        self.kept: dict[int, object] = {}
        self.printed = Printed()

    def serve(self) -> None:
        """Answer requests until the other side hangs up."""
        sys.stdin, sys.stdout, sys.stderr = io.StringIO(), self.printed, self.printed
        operations = {
            each.__name__: each for each in (self.scan, self.prints, self.programs, self.load, self.act, self.probe)
        }
        while True:
            try:
                request = self._channel.next()
            except EOFError:
                return
            try:
                answer = operations[request["op"]](request)
            except BaseException as error:  # a result too large, too deep or too hostile to be looked at
                answer = {"raised": running.describe(error)}
            self._channel.send(self.frame(answer))

    def frame(self, answer: dict[str, Any]) -> bytes:
        """Return the frame of an answer, or one that says that it cannot be sent."""
        text, lost = self.printed.take()
        answer |= {"printed": text, "lost": lost}
        try:
            return wire.pack(answer)
        except BaseException:  # whatever a hostile object does while it is looked at
            unsendable = wire.Opaque(running.name_of(_type(answer.get("value"))), "a result that cannot be sent")
            return wire.pack({"value": unsendable, "changed": {}, "seen": {}, "printed": "", "lost": lost})

    # ------------------------------------------------------------ scan and load

    def scan(self, request: dict[str, Any]) -> dict[str, Any]:
        """Say what a source defines, without running it."""
        text: str = request["text"]
        try:
            parsed = source.parse(text)
            names = [name[:100] for name in source.defined(parsed.statements)][:MAX_NAMES]
            used = {name: dotted for name, dotted in source.uses(parsed.statements).items() if name in names}
        except (RecursionError, MemoryError):
            broken = {"line": 1, "message": "too deeply nested to be read", "text": "", "names": []}
            return {"names": [], "broken": [broken], "uses": {}, "marker": source.marker(text)}
        broken_parts = [
            {"line": b.line, "message": b.message, "text": b.text, "names": list(b.names)} for b in parsed.broken[:50]
        ]
        return {"names": names, "broken": broken_parts, "uses": used, "marker": source.marker(text)}

    def prints(self, request: dict[str, Any]) -> dict[str, Any]:
        """Return the fingerprint of each definition."""
        found = list(source.defined(source.parse(request["text"]).statements).items())[:MAX_NAMES]
        return {"prints": {name[:100]: source.fingerprint(node) for name, node in found}}

    def programs(self, request: dict[str, Any]) -> dict[str, Any]:
        """Return for each group of names the digest of the program that they are."""
        return {"programs": alike.digests(request["text"], request["names"])}

    def load(self, request: dict[str, Any]) -> dict[str, Any]:
        """Run a source as a fresh module, statement by statement: one that fails does not stop the rest."""
        module = types.ModuleType("submission")
        number = request["module"]
        self.modules[number] = module
        sys.modules["submission"] = module
        self.sources[number] = {
            "text": request["text"],
            "supply": request["supply"],
            "keep": request.get("replace", []),
        }
        self._supply(module, request["supply"], request.get("packages", []))
        for dotted in request.get("forbid", []):
            running.forbid(dotted)
        failures = running.run(request["text"], module)
        for name in request.get("replace", []):  # a right one in the place of the learner's own
            module.__dict__[name] = self._supplied(name)
        return {"failures": failures[:MAX_FAILURES]}

    def _supply(self, module: types.ModuleType, names: list[str], packages: list[str]) -> None:
        """Put right functions where the exercise may call an earlier one: by name, or imported from its file."""
        for name in names:
            module.__dict__[name] = self._supplied(name)
        for package in packages:
            stand_in = types.ModuleType(package)
            stand_in.__dict__.update({name: self._supplied(name) for name in names})
            stand_in.__path__ = []
            sys.modules[package] = stand_in

    def _supplied(self, name: str) -> Callable[..., object]:
        def supplied(*args: object, **kwargs: object) -> object:
            answer = self._channel.ask({"need": name, "args": list(args), "kwargs": kwargs})
            if "raised" in answer:
                kind = getattr(builtins, str(answer["raised"]["type"]), RuntimeError)
                raise kind(answer["raised"]["text"])
            return answer["value"]

        supplied.__name__ = supplied.__qualname__ = name
        return supplied

    # ------------------------------------------------------------ act

    def act(self, request: dict[str, Any]) -> dict[str, Any]:
        """Call, read or set something, and observe it as asked."""
        self.kept.pop(request.get("keep", -1), None)  # if the call fails, its number must not mean an older object
        args = [self._resolve(value) for value in request.get("args", [])]
        kwargs = {key: self._resolve(value) for key, value in request.get("kwargs", {}).items()}
        if request.get("fresh"):
            self.load({"module": request["module"], **self._source_again(request["module"])})
            self.printed.take()  # it was shown when the hand-in was loaded first
        before = {n: _snapshot(value) for n, value in enumerate(args) if _type(value) is _ndarray}
        state = _unusual_random_state() if request.get("random") else None
        caught: list[str] = []
        answer: dict[str, Any]
        seen: dict[str, Any] = {}
        try:
            with warnings.catch_warnings(record=True) as log:
                warnings.simplefilter("always")
                value = self._observed(self._action(request), args, kwargs, request, seen)
            caught = [f"{w.category.__name__}: {str(w.message)[:200]}" for w in log[:5]]
        except BaseException as error:
            answer = {"raised": running.describe(error)}
        else:
            answer = self._answer(value, args, request, seen)
        changed = {n: args[n] for n, old in before.items() if _snapshot(args[n]) != old}
        if changed:
            answer["changed"] = changed
        answer["seen"] = seen | {"warnings": caught}
        if state is not None:
            answer["seen"]["random_touched"] = _random_state() != state
        return answer

    def _source_again(self, number: int) -> dict[str, Any]:
        known = self.sources[number]
        return {"text": known["text"], "supply": known["supply"], "replace": known["keep"]}

    def _resolve(self, value: object) -> object:
        return self.kept[value.id] if isinstance(value, wire.Ref) else value

    def _action(self, request: dict[str, Any]) -> Callable[..., object]:
        what, target = request["what"], request["target"]
        if what == "function":
            found: Callable[..., object] | None = self.modules[request["module"]].__dict__.get(target)
            if found is None:
                raise NameError(f"name '{target}' is not defined")
            return found
        owner = self.kept[target]
        name = request.get("name", "")
        actions: dict[str, Callable[..., object]] = {
            "method": lambda *a, **k: getattr(owner, name)(*a, **k),
            "get": lambda: getattr(owner, name),
            "set": lambda value: setattr(owner, name, value),
            "read": lambda: owner,
        }
        return actions[what]

    def _observed(
        self,
        action: Callable[..., object],
        args: list[Any],
        kwargs: dict[str, Any],
        request: dict[str, Any],
        seen: dict[str, Any],
    ) -> object:
        if request.get("steps"):
            counter = opcodes.Steps()
            try:
                with opcodes.each_opcode(counter.take):
                    return action(*args, **kwargs)
            finally:
                seen["steps"] = counter.count
        if request.get("memory"):
            tracemalloc.start(1)
            memory = opcodes.Memory()
            try:
                with opcodes.each_opcode(memory.take):
                    memory.begin()
                    return action(*args, **kwargs)
            finally:
                memory.take()
                seen["peak"], seen["allocated"] = memory.peak - memory.base, memory.allocated
                tracemalloc.stop()
        return action(*args, **kwargs)

    def _answer(self, value: object, args: list[Any], request: dict[str, Any], seen: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = {}
        if "keep" in request:
            self.kept[request["keep"]] = value
        if request.get("describe"):
            seen["type"] = wire.type_name(_type(value))
            return answer
        seen |= _layout(value, args)
        answer["value"] = _plain(value)
        return answer

    # ------------------------------------------------------------ probe

    def probe(self, request: dict[str, Any]) -> dict[str, Any]:
        """Attempt what must not be possible, and say which attempts succeeded."""
        attempts: dict[str, Callable[[], object]] = {
            "read a file outside": lambda: os.close(os.open(request["outside"], os.O_RDONLY)),
            "list a folder outside": lambda: os.listdir(os.path.dirname(request["outside"])),
            "write a file outside": _write_outside,
            "open a socket": _open_socket,
            "start a process": _start_process,
        }
        return {"succeeded": [name for name, attempt in attempts.items() if _succeeds(attempt)], "pid": os.getpid()}


def _snapshot(value: Any) -> tuple[Any, ...]:
    return (value.shape, value.dtype.str, value.flags.writeable, value.tobytes())


def _unusual_random_state() -> tuple[Any, ...]:
    """Put the global generators into a state that no code would choose, so that reseeding them shows every time.

    Some numbers are drawn, for a state fresh from its seed comes back when it is seeded with its own first key.
    """
    np.random.seed(3_405_691_582)
    random.seed(3_405_691_582)
    np.random.standard_normal(3)
    random.gauss(0, 1)
    return _random_state()


def _random_state() -> tuple[Any, ...]:
    kind, keys, *rest = np.random.get_state(legacy=True)
    return (kind, np.asarray(keys).tobytes(), *rest, random.getstate())


def _layout(value: Any, args: list[Any]) -> dict[str, Any]:
    if _type(value) is not _ndarray:
        return {}
    arrays = [(n, a) for n, a in enumerate(args) if _type(a) is _ndarray]
    return {
        "writeable": bool(value.flags.writeable),
        "strides": list(value.strides),
        "shares": [n for n, a in arrays if _shares_memory(value, a)],
    }


def _shares_memory(left: Any, right: Any) -> bool:
    try:
        return bool(_shares(left, right, max_work=10_000))  # type: ignore[arg-type]
    except Exception:
        return bool(np.may_share_memory(left, right))


def _plain(value: Any, depth: int = 0) -> object:
    """Return the value to send: an exact ndarray as a bare copy, sequences element by element, the rest as is."""
    if depth > wire.MAX_DEPTH:
        return value
    kind = _type(value)
    if kind is _ndarray and value.dtype.kind in wire.PLAIN_KINDS and value.nbytes <= wire.MAX_BLOB:
        return _array(value, subok=False, copy=True, order="C")
    if issubclass(kind, tuple):  # a named one too: it is a tuple in every way that counts
        return tuple(_plain(item, depth + 1) for item in tuple.__iter__(value))
    if kind is list:
        return [_plain(item, depth + 1) for item in value]
    return value


def _succeeds(attempt: Callable[[], object]) -> bool:
    try:
        attempt()
    except OSError:
        return False
    return True


def _write_outside() -> None:
    path = f"/var/tmp/.axiswise-probe-{os.getpid()}"
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY))
    os.unlink(path)


def _open_socket() -> None:
    import socket

    socket.socket().close()


def _start_process() -> None:
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)
