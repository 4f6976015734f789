"""What a call costs, counted at every opcode that runs outside the libraries.

Told of by tracing, or, from Python 3.12 on, by monitoring: there a trace function hears nothing of a function's first
call, for its opcodes are prepared too late.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tracemalloc
import types
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from grader.sandbox import source

_HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LIBRARIES = (os.path.dirname(os.__file__), os.path.dirname(np.__file__), _HERE, "<frozen ", source.SUPPLIED)
_TOOL = 4  # one of the numbers that Python leaves to programs

# Kept before any learner code can replace it.
_settrace = sys.settrace


class Steps:
    """Counts opcodes."""

    def __init__(self) -> None:
        self.count = 0

    def take(self) -> None:
        """Count one."""
        self.count += 1


class Memory:
    """Reads the traced memory at every opcode: the most held, and all that was allocated.

    What is allocated and freed again shows between two opcodes as a peak, so temporaries are counted.
    """

    def __init__(self) -> None:
        self.base = self.last = self.peak = self.allocated = 0

    def begin(self) -> None:
        """Count from here on; what it took to get here is not the call's."""
        tracemalloc.reset_peak()
        self.base = self.last = self.peak = tracemalloc.get_traced_memory()[0]
        self.allocated = 0

    def take(self) -> None:
        """Count what was allocated since the last reading."""
        current, peak = tracemalloc.get_traced_memory()
        self.peak = max(self.peak, peak)
        self.allocated += max(0, peak - self.last)
        tracemalloc.reset_peak()
        self.last = current


@contextlib.contextmanager
def each_opcode(tell: Callable[[], None]) -> Iterator[None]:
    """Call ``tell`` at every opcode outside the libraries, for as long as the context lasts."""
    if sys.version_info >= (3, 12):
        with _monitored(tell):
            yield
        return
    try:
        _settrace(_Tracer(tell))
        yield
    finally:
        _settrace(None)


class _Tracer:
    def __init__(self, tell: Callable[[], None]) -> None:
        self.tell = tell

    def __call__(self, frame: types.FrameType, event: str, arg: object) -> Any:
        if frame.f_code.co_filename.startswith(LIBRARIES):
            return None
        frame.f_trace_lines = False
        frame.f_trace_opcodes = True
        return self.opcode

    def opcode(self, frame: types.FrameType, event: str, arg: object) -> Any:
        if event == "opcode":
            self.tell()
        return self.opcode


if sys.version_info >= (3, 12):
    _monitoring = sys.monitoring
    _INSTRUCTION, _DISABLE = _monitoring.events.INSTRUCTION, _monitoring.DISABLE
    _use, _free, _register, _set = (
        _monitoring.use_tool_id,
        _monitoring.free_tool_id,
        _monitoring.register_callback,
        _monitoring.set_events,
    )

    @contextlib.contextmanager
    def _monitored(tell: Callable[[], None]) -> Iterator[None]:
        def opcode(code: types.CodeType, offset: int) -> Any:
            if code.co_filename.startswith(LIBRARIES):
                return _DISABLE  # this very place is never asked about again
            tell()
            return None

        _use(_TOOL, "axiswise")
        try:
            _register(_TOOL, _INSTRUCTION, opcode)
            _set(_TOOL, _INSTRUCTION)
            yield
        finally:
            _set(_TOOL, 0)
            _register(_TOOL, _INSTRUCTION, None)
            _free(_TOOL)
