"""The sandbox: its levels, how a process in it may end, and that nothing of it stays."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from grader.errors import GraderError
from grader.sandbox.client import LAYERS, Sandbox
from grader.sandbox.dialogue import Child, ChildEnded, Ending
from grader.sandbox.limits import Limits

ROOT = Path(__file__).parents[2]
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="the fork server needs Linux")
DOUBLE = "import numpy as np\ndef f(x):\n    return 2 * np.asarray(x)\n"


@pytest.fixture(scope="module")
def full() -> Iterator[Sandbox]:
    """A sandbox in which every layer is there."""
    with Sandbox() as sandbox:
        if sandbox.sandboxing.level != "full":
            pytest.skip(f"this machine's sandbox lacks {', '.join(sandbox.sandboxing.missing)}")
        yield sandbox


@pytest.fixture(scope="module", params=[pytest.param("fork", marks=LINUX), "none"])
def sandbox(request: pytest.FixtureRequest) -> Iterator[Sandbox]:
    """Either kind."""
    with Sandbox(mode=request.param) as sandbox:
        yield sandbox


def loaded(child: Child, source: str) -> Child:
    child.request({"op": "load", "module": 0, "text": source, "supply": [], "packages": []})
    return child


def call(child: Child, *args: object, **options: object) -> dict[str, Any]:
    return child.request({"op": "act", "module": 0, "what": "function", "target": "f", "args": list(args), **options})


def once(sandbox: Sandbox, source: str, *args: object, limits: Limits | None = None) -> dict[str, Any]:
    """Load a source in a fresh child, call its ``f`` and end the child."""
    child = sandbox.child(limits)
    try:
        return call(loaded(child, source), *args)
    finally:
        child.close()


def body(*lines: str) -> str:
    return "import os, sys, time\ndef f():\n" + "".join(f"    {line}\n" for line in lines)


# ---------------------------------------------------------------- what it does for right code


def test_a_call_is_answered(sandbox: Sandbox) -> None:
    assert once(sandbox, DOUBLE, np.arange(3))["value"].tolist() == [0, 2, 4]


FAILING = {
    "nothing fails": ("x = 1\ny = 2\n", [], [1, 2]),
    "one of three on a line": ("x = 1; 1 / 0; y = 2\n", [1], [1, 2]),
    "the later of two alike on a line": ("x = 1; y = 2; y.z; y = 3\n", [1], [1, 3]),
    "within a statement of many lines": ("x = 1\nz = [\n    1,\n    1 / 0,\n]\ny = 2\n", [2], [1, 2]),
    "a decorator": ("x = 1\n@x\n@x.a\ndef g():\n    pass\ny = 2\n", [4], [1, 2]),
    "in a function that is called": ("x = 1\ndef g():\n    1 / 0\nif x:\n    g()\ny = 2\n", [4], [1, 2]),
    "twice": ("x = 1\nx.a\nx = 5\nraise KeyError\ny = 2\n", [2, 4], [5, 2]),
    "the first and the last": ("1 / 0\nx = 1\ny = 2\nx.a\n", [1, 4], [1, 2]),
    "after characters of many bytes": ("x = '位置'; x.编码; x = 1; y = 2\n", [1], [1, 2]),
    "what ends a program": ("x = 1\nraise SystemExit\ny = 2\n", [2], [1, 2]),
    "where a part does not parse": ("x = 1\nz = = 3\nx.a\ny = 2\n", [3], [1, 2]),
    "where something is warned of": ("x = 1\nz = x is 1\nx.a\ny = '\\d' and 2\n", [3], [1, 2]),
    "with annotations from the future": (
        "from __future__ import annotations\nx = 1\nx.a\ndef g(a: missing): pass\ny = 2\n",
        [3],
        [1, 2],
    ),
}


@pytest.mark.parametrize("name", FAILING)
def test_a_statement_that_fails_costs_no_other(sandbox: Sandbox, name: str) -> None:
    source, lines, values = FAILING[name]
    child = sandbox.child()
    try:
        text = source + "def f():\n    return [x, y]\n"
        answer = child.request({"op": "load", "module": 0, "text": text, "supply": [], "packages": []})
        assert [failure["line"] for failure in answer["failures"]] == lines
        assert call(child)["value"] == values
    finally:
        child.close()


def test_an_exception_is_told_with_the_lines_of_the_source(sandbox: Sandbox) -> None:
    raised = once(sandbox, "def g():\n    return 1 / 0\ndef f():\n    return g()\n")["raised"]
    assert (raised["type"], raised["text"], raised["trace"]) == ("ZeroDivisionError", "division by zero", [4, 2])
    assert "ArithmeticError" in raised["mro"]


def test_what_is_printed_is_kept_up_to_a_size_and_counted_beyond_it(sandbox: Sandbox) -> None:
    answer = once(sandbox, body("print('x' * 100_000)", "sys.stderr.write('y' * 10)"))
    assert answer["printed"] == "x" * 65_536
    assert answer["lost"] == 100_001 + 10 - 65_536


def test_what_is_never_set_is_seen(sandbox: Sandbox) -> None:
    source = "import numpy as np\ndef f():\n    return np.empty(3), np.empty_like(np.ones(2, np.float32))\n"
    assert str(once(sandbox, source)["value"]) == "(array([nan, nan, nan]), array([nan, nan], dtype=float32))"


def test_a_child_keeps_nothing_of_another(sandbox: Sandbox) -> None:
    source = "import numpy, os\ndef f():\n    seen = hasattr(numpy, 'mine')\n    numpy.mine = 1\n    return seen\n"
    assert [once(sandbox, source)["value"] for _ in range(2)] == [False, False]


def test_each_child_draws_random_numbers_of_its_own(sandbox: Sandbox) -> None:
    source = "import random\ndef f():\n    return random.random()\n"
    assert once(sandbox, source)["value"] != once(sandbox, source)["value"]


def test_a_child_knows_its_only_thread(sandbox: Sandbox) -> None:
    source = "import threading as t\ndef f():\n    return t.current_thread() is t.main_thread(), t.active_count()\n"
    assert once(sandbox, source)["value"] == (True, 1)


@pytest.mark.parametrize("lines", [0, 7, 400])
def test_steps_are_counted_one_by_one(sandbox: Sandbox, lines: int) -> None:
    """Opcodes of the source, not of NumPy: so many more for each turn of a loop, and as many again next time."""
    child = sandbox.child()
    source = "import numpy as np\ndef f(n):\n    for i in range(n):\n        np.ones((3, 4)).sum(axis=0)\n"
    loaded(child, source)
    steps = [call(child, n, steps=True)["seen"]["steps"] for n in (lines, lines + 1, lines + 2, lines)]
    child.close()
    assert steps[0] == steps[3] > 3
    assert steps[1] - steps[0] == steps[2] - steps[1] > 5


def test_memory_is_traced_call_by_call(sandbox: Sandbox) -> None:
    child = sandbox.child()
    loaded(child, "import numpy as np\ndef f(n):\n    return np.ones(n)\n")
    peaks = [call(child, n, memory=True)["seen"]["peak"] for n in (1000, 50_000)]
    child.close()
    assert 8000 <= peaks[0] < 12_000
    assert 400_000 <= peaks[1] < 404_000


def test_what_a_source_calls_without_defining_it_is_asked_for(sandbox: Sandbox) -> None:
    child = sandbox.child()
    child.request(
        {"op": "load", "module": 0, "text": "def f(x):\n    return g(x) + 1\n", "supply": ["g"], "packages": []}
    )
    request = {"op": "act", "module": 0, "what": "function", "target": "f", "args": [20]}
    assert child.request(request, lambda need: {"value": need["args"][0] * 2})["value"] == 41
    child.close()


LOOK = """
import ctypes, os, sys
def attempt(do):
    try:
        return do() or "done"
    except OSError as error:
        return type(error).__name__
def write(path):
    with open(path, "w") as file:
        file.write("mine")
def f():
    around = os.path.dirname(os.getcwd())
    seen = os.listdir("."), attempt(lambda: os.listdir(around))
    write("kept")
    os.mkdir("deep")
    write("deep/kept")
    write(os.path.join(os.environ["TMPDIR"], "by its full name"))
    left = [attempt(lambda: write(os.path.join(around, "left"))), attempt(lambda: os.mkdir(around + "/left"))]
    left += [attempt(lambda: os.rename("kept", around + "/kept")), attempt(lambda: os.rename(".", around + "/left"))]
    return os.getcwd(), seen, sorted(os.listdir(".")), open("deep/kept").read(), left
"""


def test_each_child_has_a_folder_of_its_own_and_nothing_around_it(full: Sandbox) -> None:
    """While others are there, and after others were there."""
    children_ = [loaded(full.child(), LOOK) for _ in range(2)]
    told = [call(child)["value"] for child in children_]
    told.append(once(full, LOOK)["value"])
    for child in children_:
        child.close()
    for own, (mine, around), written, read, left in told:
        assert mine == []
        assert around == "PermissionError"
        assert written == ["by its full name", "deep", "kept"]
        assert read == "mine"
        assert set(left) <= {"PermissionError", "OSError"}
        assert list(Path(own).parent.iterdir()) == []  # on the disk there is nothing at all


@LINUX
@pytest.mark.parametrize("layer", ["private folder", "landlock", "seccomp"])
def test_each_child_has_a_folder_of_its_own_where_a_layer_is_missing(full: Sandbox, layer: str) -> None:
    with Sandbox(without=(layer,)) as sandbox:
        one, two = (loaded(sandbox.child(), LOOK) for _ in range(2))
        told = [call(one)["value"], call(two)["value"], once(sandbox, LOOK)["value"]]
        one.close()
        two.close()
    for own, (mine, _), written, _, left in told:
        assert mine == []
        assert written == ["by its full name", "deep", "kept"]
        assert "done" not in left
        assert not Path(own).parent.exists()


@LINUX
def test_children_find_no_shared_memory_of_each_other_where_nothing_refuses_it(full: Sandbox) -> None:
    source = "import ctypes\ndef f(flags):\n    return ctypes.CDLL(None).shmget(4711, 4096, flags) >= 0\n"
    with Sandbox(without=("seccomp",)) as sandbox:
        one, two = (loaded(sandbox.child(), source) for _ in range(2))
        assert call(one, 0o1600)["value"] is True
        assert call(two, 0o600)["value"] is False
        one.close()
        two.close()


@LINUX
@pytest.mark.parametrize("layer", [None, "landlock", "seccomp"])
def test_no_child_is_in_the_machines_network(full: Sandbox, layer: str | None) -> None:
    """All are in one that leads nowhere; each in its own, where not everything is there that keeps them apart in it."""
    with Sandbox(without=(layer,) if layer else ()) as sandbox:
        some = [loaded(sandbox.child(), DOUBLE) for _ in range(2)]
        (server,) = children(sandbox.server.process.pid)
        try:
            found = {Path(f"/proc/{pid}/ns/net").readlink() for pid in children(server)}
        except PermissionError:
            pytest.skip("whose network a child has can only be seen by root")
        for child in some:
            child.close()
    assert Path("/proc/self/ns/net").readlink() not in found
    assert (len(found) > 1) == (layer is not None)


# ---------------------------------------------------------------- how a process may end

ENDINGS = {
    Ending.TIME: (["time.sleep(1000)"], Limits(wall=1.0)),
    Ending.CPU: (["while True: pass"], Limits(cpu=1)),
    Ending.CRASH: (["import ctypes", "ctypes.string_at(0)"], Limits()),
    Ending.EXIT: (["os._exit(3)"], Limits()),
    Ending.GARBLED: (["[os.write(fd, b'x' * 5000) for fd in range(3, 12) if is_channel(fd)]"], Limits()),
    Ending.CLOSED: (["os.closerange(0, 100)", "time.sleep(1000)"], Limits()),
}
IS_CHANNEL = """
import fcntl, stat
def is_channel(fd):
    try:
        kind = os.fstat(fd).st_mode
        return stat.S_ISSOCK(kind) or stat.S_ISFIFO(kind) and fcntl.fcntl(fd, fcntl.F_GETFL) & os.O_WRONLY
    except OSError:
        return False
"""


@pytest.mark.parametrize("ending", ENDINGS)
def test_each_ending_is_told_from_the_others(sandbox: Sandbox, ending: Ending) -> None:
    lines, limits = ENDINGS[ending]
    with pytest.raises(ChildEnded) as told:
        once(sandbox, body(*lines) + IS_CHANNEL, limits=limits)
    assert told.value.ending == ending


def test_a_child_may_call_what_it_is_given_so_often_and_not_for_ever(sandbox: Sandbox) -> None:
    source = "def f(n):\n    return sum(g() for _ in range(n))\n"
    child = sandbox.child(Limits(needs=50))
    child.request({"op": "load", "module": 0, "text": source, "supply": ["g"], "packages": []})
    request = {"op": "act", "module": 0, "what": "function", "target": "f"}
    assert child.request({**request, "args": [50]}, lambda need: {"value": 1})["value"] == 50
    with pytest.raises(ChildEnded) as told:
        child.request({**request, "args": [51]}, lambda need: {"value": 1})
    assert told.value.ending == Ending.ASKING


def test_all_requests_together_have_a_bound_too(sandbox: Sandbox) -> None:
    child = sandbox.child(Limits(wall=30.0, total=1.0))
    with pytest.raises(ChildEnded) as told:
        call(loaded(child, body("time.sleep(1000)")))
    assert told.value.ending == Ending.TIME


def test_all_answers_together_have_a_bound_in_size(sandbox: Sandbox) -> None:
    child = sandbox.child(Limits(received=1 << 20))
    loaded(child, "import numpy as np\ndef f(): return np.ones(50_000)\n")
    assert [call(child)["value"].size for _ in range(2)] == [50_000, 50_000]
    with pytest.raises(ChildEnded) as told:
        call(child)
    assert told.value.ending == Ending.FLOOD


def test_memory_that_is_not_there_is_an_error_in_the_child(full: Sandbox) -> None:
    answer = once(full, "import numpy as np\ndef f():\n    return np.ones(1 << 28)\n", limits=Limits(memory=1 << 30))
    assert "MemoryError" in answer["raised"]["mro"]


def test_a_process_that_fails_before_any_learner_code_runs_is_the_graders_fault(full: Sandbox) -> None:
    with pytest.raises(GraderError, match="could not start a process"):
        once(full, DOUBLE, 1, limits=Limits(cpu=1 << 70))


# ---------------------------------------------------------------- levels


def test_the_full_level_has_every_layer(full: Sandbox) -> None:
    child = full.child()
    call(loaded(child, DOUBLE), 1)
    assert set(LAYERS) <= set(child.layers)
    child.close()


@LINUX
@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_that_is_missing_is_named(full: Sandbox, layer: str) -> None:
    with Sandbox(without=(layer,)) as sandbox:
        assert sandbox.sandboxing.level == "partial"
        assert layer in sandbox.sandboxing.missing
        assert once(sandbox, DOUBLE, 3)["value"].tolist() == 6


def test_nothing_at_all_is_named_as_nothing() -> None:
    with Sandbox(mode="none") as sandbox:
        assert (sandbox.sandboxing.level, sandbox.sandboxing.missing) == ("none", LAYERS)


@LINUX
def test_a_grandchild_dies_with_its_namespace_where_it_can_be_made_at_all(full: Sandbox) -> None:
    """Without seccomp a hand-in can fork and detach: then the PID namespace is what ends its descendants."""
    detach = ["pid = os.fork()", "if pid == 0:", "    os.setsid()", "    if os.fork() == 0: time.sleep(1000)"]
    detach += ["    os._exit(0)", "os.waitpid(pid, 0)"]
    with Sandbox(without=("seccomp",)) as sandbox:
        child = sandbox.child()
        call(loaded(child, body(*detach, "return 1")))
        server = children(sandbox.server.process.pid)[0]
        (grandchild,) = (each for one in children(server) for each in children(one))
        watched = os.pidfd_open(grandchild)
        child.close()
        assert ended([watched]) == [True]


KERNEL = """
import json, os, sys
from pathlib import Path
from grader.sandbox import kernel
uid, gid = os.getuid(), os.getgid()
try:
    kernel.unshare(kernel.CLONE_NEWUSER | kernel.CLONE_NEWNS)
    kernel.map_user(1000, uid, gid)
except OSError:
    sys.exit(77)
no_more = lambda: Path("/proc/sys/user/max_user_namespaces").write_text("0")
def tell(sandbox, *more):
    print(json.dumps([sandbox.sandboxing.level, sandbox.sandboxing.missing, *more]))
def run(sandbox, source):
    child = sandbox.child()
    try:
        child.request({"op": "load", "module": 0, "text": source, "supply": [], "packages": []})
        return child.request({"op": "act", "module": 0, "what": "function", "target": "f"})
    finally:
        child.close()
"""


def on_another_kernel(code: str) -> Any:
    """Run code in a user namespace of its own, where it may take things away from the kernel; return what it tells."""
    done = subprocess.run([sys.executable, "-c", KERNEL + code], capture_output=True, text=True, cwd=ROOT, timeout=60)
    if done.returncode == 77:
        pytest.skip("no user namespace can be made here")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@LINUX
def test_where_the_kernel_grants_no_namespaces_the_rest_still_holds() -> None:
    level, missing, outside, folders, left = on_another_kernel("""
no_more()
from grader.sandbox.client import Sandbox
source = "import os\\ndef f():\\n    open('mine', 'w').close()\\n    return os.getcwd(), os.listdir('.')"
with Sandbox() as sandbox:
    outside = run(sandbox, "def f():\\n    open('/etc/passwd')")["raised"]["type"]
    folders = [run(sandbox, source)["value"] for _ in range(2)]
    sandbox_level = [sandbox.sandboxing.level, sandbox.sandboxing.missing]
print(json.dumps([*sandbox_level, outside, folders, os.path.exists(os.path.dirname(folders[0][0]))]))
""")
    assert level == "partial"
    assert {"pid namespace", "user namespace", "network namespace", "private folder"} == set(missing)
    assert outside == "PermissionError"
    assert [files for _, files in folders] == [["mine"], ["mine"]]  # each its own, and nobody else's
    assert left is False


@LINUX
def test_where_namespaces_are_granted_and_nothing_inside_them_they_are_left_alone() -> None:
    level, missing, answer = on_another_kernel("""
kernel.make_mounts_private()
kernel.make_mounts_readonly()  # so that no user can be mapped
kernel.mount_tmpfs("/var/tmp", "size=16m")
from grader.sandbox.client import Sandbox
with Sandbox() as sandbox:
    run(sandbox, "def f(): pass")
    tell(sandbox, run(sandbox, "def f():\\n    open('mine', 'w').close()\\n    return 5")["value"])
""")
    assert level == "partial"
    assert {"pid namespace", "user namespace"} <= set(missing)
    assert answer == 5


@LINUX
def test_a_layer_that_is_lost_in_between_stops_the_grader() -> None:
    level, missing, told = on_another_kernel("""
from grader.errors import GraderError
from grader.sandbox.client import Sandbox
with Sandbox() as sandbox:
    sandbox.sandboxing
    no_more()
    told = []
    try:
        for _ in range(3):  # the first may have been made before
            told.append(run(sandbox, "def f(): return 1")["value"])
    except GraderError as error:
        told.append(str(error))
    tell(sandbox, told)
""")
    assert (level, missing) == ("full", [])
    assert told[:-1] in ([], [1])
    assert "could no longer confine what it runs (no user namespace)" in told[-1]


# ---------------------------------------------------------------- what happens to the grader itself


def children(pid: int) -> list[int]:
    """Return the processes that one has started and not yet buried."""
    return [
        int(word) for task in Path(f"/proc/{pid}/task").iterdir() for word in (task / "children").read_text().split()
    ]


def descendants(pid: int) -> list[int]:
    """Return the processes beneath one, parents first."""
    return [each for child in children(pid) for each in (child, *descendants(child))]


def ended(pidfds: list[int]) -> list[bool]:
    """Wait for each of these processes to end; say which did (before a bound that only a failure reaches)."""
    told = []
    for pidfd in pidfds:
        told.append(bool(select.select([pidfd], [], [], 30)[0]))
        os.close(pidfd)
    return told


@LINUX
@pytest.mark.parametrize("which", ["the server", "the process that waits for it"])
def test_a_fork_server_that_is_killed_is_never_the_hand_ins_fault(full: Sandbox, which: str) -> None:
    with Sandbox() as sandbox:
        child = sandbox.child()
        loaded(child, body("time.sleep(1000)"))
        child.post({"op": "act", "module": 0, "what": "function", "target": "f"})
        outer = sandbox.server.process.pid
        (inner,) = children(outer)
        folder = Path(once(sandbox, body("return os.getcwd()"))["value"]).parent
        assert folder.is_dir()
        os.kill(inner if which == "the server" else outer, signal.SIGKILL)
        with pytest.raises(GraderError, match="fork server ended"):
            child.wait()
        with pytest.raises(GraderError):
            once(sandbox, DOUBLE, 4)
        child.close()
        sandbox.restart()
        assert not folder.exists()
        assert once(sandbox, DOUBLE, 4)["value"].tolist() == 8


@LINUX
def test_a_copy_of_the_fork_server_may_end_first(full: Sandbox) -> None:
    (server,) = children(full.server.process.pid)
    before = set(children(server))
    twin = full.twin()
    assert once(twin, DOUBLE, 5)["value"].tolist() == 10
    copies = [os.pidfd_open(pid) for pid in set(children(server)) - before]
    twin.close()
    assert ended(copies) == [True]
    assert [once(full, DOUBLE, n)["value"].tolist() for n in range(2)] == [0, 2]


@LINUX
def test_a_copy_of_the_fork_server_leaves_no_folder_when_it_ends_with_the_first(full: Sandbox) -> None:
    with Sandbox() as first:
        twin = first.twin()
        folders = [Path(once(each, body("return os.getcwd()"))["value"]).parent for each in (first, twin)]
        assert all(folder.is_dir() for folder in folders)
    assert not any(folder.exists() for folder in folders)
    twin.close()


VICTIM = """
import sys
from grader.sandbox.client import Sandbox
from grader.sandbox.limits import Limits
sandbox = Sandbox(mode=sys.argv[1])
child = sandbox.child(Limits(cpu=2))
child.request({"op": "load", "module": 0, "text": "def f():\\n    while True: pass", "supply": [], "packages": []})
child.post({"op": "act", "module": 0, "what": "function", "target": "f"})
print("running", flush=True)
child.wait()
"""


@LINUX
@pytest.mark.parametrize("mode", ["fork", "none"])
def test_a_grader_that_is_killed_leaves_no_process_behind(mode: str) -> None:
    grader = subprocess.Popen([sys.executable, "-c", VICTIM, mode], stdout=subprocess.PIPE, cwd=ROOT)
    assert grader.stdout is not None
    with grader, grader.stdout:
        assert grader.stdout.readline() == b"running\n"
        below = [os.pidfd_open(pid) for pid in descendants(grader.pid)]
        grader.kill()
    assert len(below) >= (3 if mode == "fork" else 1)  # the server, its other half and the child; or the child
    assert all(ended(below))


def test_two_graders_do_not_notice_each_other(sandbox: Sandbox) -> None:
    with Sandbox(mode="auto" if sandbox.server else "none") as other:
        one, two = (loaded(each.child(), DOUBLE) for each in (sandbox, other))
        assert [call(child, n)["value"].tolist() for n in (1, 2) for child in (one, two)] == [2, 2, 4, 4]
        two.close()
    assert call(one, 3)["value"].tolist() == 6
    one.close()


def test_children_at_once_from_several_threads_each_get_their_own_answer(sandbox: Sandbox) -> None:
    source = "import numpy as np\nkept = []\ndef f(x):\n    kept.append(x)\n    return np.full(1000, x), len(kept)\n"

    def work(number: int) -> bool:
        child = loaded(sandbox.child(), source)
        got = [call(child, number)["value"] for _ in range(3)]
        child.close()
        return all((table == number).all() and count == n for n, (table, count) in enumerate(got, 1))

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(work, range(12)))


@LINUX
def test_three_hundred_children_leave_nothing(full: Sandbox) -> None:
    def state() -> tuple[int, int, int, int]:
        """Open descriptors, processes beneath, folders, and the server's memory in pages."""
        (server,) = children(full.server.process.pid)
        memory = Path(f"/proc/{server}/statm").read_text().split()[1]
        folder = Path(once(full, body("return os.getcwd()"))["value"]).parent
        mine = list(Path("/proc/self/fd").iterdir())
        return len(mine), len(children(server)), len(list(folder.iterdir())), int(memory)

    once(full, DOUBLE, 1)
    files, _, _, pages = state()
    for n in range(300):
        if n % 3:
            once(full, DOUBLE, n)
        else:
            with pytest.raises(ChildEnded):
                once(full, body("os._exit(0)"))
    after = state()
    assert after[0] == files
    assert after[1] < 30  # children that have been killed and are not yet buried
    assert after[2] < 30
    assert after[3] - pages < 256
