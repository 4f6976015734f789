"""Starting the processes of the sandbox, without loading NumPy here first: they can load it meanwhile."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

_START = """
import gc, os, sys, json
gc.disable()
{first}
config = json.loads(sys.argv.pop())
sys.path[:0] = config["forget"]
from grader.sandbox import {module}
{module}.main({arguments})
"""
# What modules want done after each fork (threads forgotten, which there are none of) costs more than the fork itself.
_NO_HOOKS = "os.register_at_fork = lambda **hooks: None"

Started = tuple[subprocess.Popen[bytes], socket.socket]


def start(hide: Sequence[Path], mode: str, without: Sequence[str] = ()) -> Started | None:
    """Start a fork server if ``mode`` ("auto", "fork" or "none") and the system are for one."""
    wanted = mode if mode != "auto" else "fork" if sys.platform == "linux" else "none"
    return fork_server(hide, without) if wanted == "fork" else None


def fork_server(hide: Sequence[Path], without: Sequence[str] = ()) -> Started:
    """Start the fork server; return its process and the control socket.

    Parameters
    ----------
    hide : sequence of Path
        Folders that no child may even see.
    without : sequence of str
        Layers that are not to be applied, to show what a machine that lacks them comes to.
    """
    control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    start = _START.format(first=_NO_HOOKS, module="server", arguments=f"{theirs.fileno()}, config")
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", start, _config(hide, without)],
            pass_fds=[theirs.fileno()],
            env=_environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the grader; it ends the server in good order
        )
    return process, control


def plain_worker(cpu: int) -> subprocess.Popen[bytes]:
    """Start an unconfined worker that is spoken to over its standard input and output, for ``cpu`` seconds of work."""
    return subprocess.Popen(
        [sys.executable, "-I", "-c", _START.format(first="", module="plain", arguments=cpu), _config()],
        env=_environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _config(hide: Sequence[Path] = (), without: Sequence[str] = ()) -> str:
    """Return what a process of the sandbox needs to know: where to import from (forgotten afterwards), what to hide."""
    numpy = find_spec("numpy")
    assert numpy is not None and numpy.origin is not None
    places = [str(Path(__file__).parents[2]), str(Path(numpy.origin).parents[1])]
    return json.dumps({"forget": places, "hide": [str(path) for path in hide], "without": list(without)})


def _environment() -> dict[str, str]:
    """Return a bare environment: one thread a process, and what this machine's BLAS was told about itself."""
    kept = {k: v for k, v in os.environ.items() if k.startswith(("OPENBLAS_", "LD_LIBRARY_PATH", "SYSTEMROOT"))}
    return kept | {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1", "LANG": "C.UTF-8"}
