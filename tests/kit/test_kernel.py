"""The system call filter, run here as the kernel runs it. Numbers and layouts are those of the kernel's headers."""

from __future__ import annotations

import struct
import sys

import pytest

if sys.platform != "linux":
    pytest.skip("system calls are filtered on Linux", allow_module_level=True)

from grader.sandbox.kernel import filter_program

ARCHITECTURE = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
ALLOW, KILL, ERRNO = 0x7FFF0000, 0x80000000, 0x00050000
EPERM, ENOTTY, ENOSYS = ERRNO | 1, ERRNO | 25, ERRNO | 38
ME, ANOTHER = 4711, 4712

# call: its number on x86-64 and on aarch64, its arguments, the answer
CALLS = {
    "read": ((0, 63), (), ALLOW),
    "write": ((1, 64), (), ALLOW),
    "futex": ((202, 98), (), ALLOW),
    "futex_waitv": ((449, 449), (), ALLOW),
    "socket": ((41, 198), (), EPERM),
    "clone": ((56, 220), (), EPERM),
    "execve": ((59, 221), (), EPERM),
    "prctl": ((157, 167), (), EPERM),
    "setns": ((308, 268), (), EPERM),
    "fchmodat2": ((452, 452), (), EPERM),
    "kill, of itself": ((62, 129), (ME, 9), ALLOW),
    "kill, of another": ((62, 129), (ANOTHER, 9), EPERM),
    "kill, of all": ((62, 129), (2**32 - 1, 9), EPERM),
    "tgkill, of itself": ((234, 131), (ME, ME, 6), ALLOW),
    "tgkill, of another": ((234, 131), (ANOTHER, ANOTHER, 6), EPERM),
    "prlimit64, its own": ((302, 261), (0, 7), ALLOW),
    "prlimit64, another's": ((302, 261), (ANOTHER, 7), EPERM),
    "fcntl, F_GETFL": ((72, 25), (3, 3), ALLOW),
    "fcntl, F_SETOWN": ((72, 25), (3, 8), EPERM),
    "fcntl, F_NOTIFY": ((72, 25), (3, 1026), EPERM),
    "ioctl, TCGETS": ((16, 29), (1, 0x5401), ALLOW),
    "ioctl, TIOCSTI": ((16, 29), (1, 0x5412), ENOTTY),
    "io_uring_setup": ((425, 425), (), ENOSYS),
    "a call to come": ((999, 999), (), ENOSYS),
    "the last number": ((0x3FFFFFFF, 0x3FFFFFFF), (), ENOSYS),
    "read by x32": ((0x40000000, 0x40000000), (), KILL),
    "the largest number": ((0xFFFFFFFF, 0xFFFFFFFF), (), KILL),
}


def answered(program: bytes, architecture: int, number: int, arguments: tuple[int, ...]) -> int:
    """Run a filter: load, compare for equal or not less, return."""
    data = struct.pack("<IIQ6Q", number, architecture, 0, *arguments, *[0] * (6 - len(arguments)))
    value = at = 0
    while True:
        code, yes, no, operand = struct.unpack_from("<HBBI", program, 8 * at)
        at += 1
        if code == 0x20:
            (value,) = struct.unpack_from("<I", data, operand)
        elif code == 0x06:
            return operand
        else:
            at += yes if {0x15: value == operand, 0x35: value >= operand}[code] else no


@pytest.mark.parametrize("machine", ARCHITECTURE)
@pytest.mark.parametrize("call", CALLS)
def test_each_call_gets_its_answer(call: str, machine: str) -> None:
    numbers, arguments, answer = CALLS[call]
    number = numbers[list(ARCHITECTURE).index(machine)]
    assert answered(filter_program(ME, machine), ARCHITECTURE[machine], number, arguments) == answer


@pytest.mark.parametrize("machine", ARCHITECTURE)
def test_calls_by_another_architectures_numbers_end_the_process(machine: str) -> None:
    program = filter_program(ME, machine)
    for other in {*ARCHITECTURE.values(), 0x40000003} - {ARCHITECTURE[machine]}:
        assert {answered(program, other, number, ()) for number in range(600)} == {KILL}


def test_one_number_is_another_call_on_another_machine() -> None:
    """fork, and close."""
    assert answered(filter_program(ME, "x86_64"), ARCHITECTURE["x86_64"], 57, ()) == EPERM
    assert answered(filter_program(ME, "aarch64"), ARCHITECTURE["aarch64"], 57, ()) == ALLOW


def test_on_a_machine_without_a_table_there_is_no_filter() -> None:
    with pytest.raises(OSError, match="no table for riscv64"):
        filter_program(ME, "riscv64")
