"""The README tells the truth: every command in it is run, and prints what stands there.

After a wanted change, ``AXISWISE_UPDATE=1 pytest tests/kit/test_readme.py`` writes the new output into the README.
"""

import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
VARYING = [(re.compile(r"\d+(\.\d+)?s\b"), "0s"), (re.compile(r" +\n"), "\n")]


@dataclass
class Step:
    """One command of a session and what it printed."""

    command: str
    output: list[str] = field(default_factory=list)


def steps(block: str) -> list[Step]:
    found: list[Step] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append(Step(line[2:]))
        elif found and not found[-1].output and (line.startswith("> ") or line == ">"):
            found[-1].command += "\n" + line[2:]
        else:
            found[-1].output.append(line)
    return found


def written(found: list[Step]) -> str:
    lines: list[str] = []
    for step in found:
        first, *more = step.command.splitlines()
        lines += [f"$ {first}", *(f"> {line}".rstrip() for line in more), *step.output]
    return "\n".join(lines) + "\n"


def run(found: list[Step], folder: Path) -> list[Step]:
    """Run a session in one shell, as a person would, and return it with what it printed now."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST")}
    environment |= {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "LANG": "C.UTF-8", "COLUMNS": "80"}
    mark = "=== step ==="
    script = "\n".join(f"{step.command}\necho; echo '{mark}'" for step in found)
    done = subprocess.run(["bash", "-c", script], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.stderr == ""
    parts = done.stdout.split(f"\n{mark}\n")[:-1]
    assert len(parts) == len(found)
    return [Step(step.command, part.strip("\n").splitlines()) for step, part in zip(found, parts, strict=True)]


def settled(text: str) -> str:
    for pattern, instead in VARYING:
        text = pattern.sub(instead, text)
    return text


@pytest.mark.parametrize("number", range(len(BLOCK.findall(README.read_text(encoding="utf-8")))))
def test_session_prints_what_the_readme_says(number: int, tmp_path: Path) -> None:
    text = README.read_text(encoding="utf-8")
    block = BLOCK.findall(text)[number]
    session = steps(block)
    folder = ROOT if "tests/hidden" in block else tmp_path
    now = written(run(session, folder))
    if os.environ.get("AXISWISE_UPDATE"):
        README.write_text(text.replace(block, now), encoding="utf-8")
    else:
        assert settled(now) == settled(block)


def test_continuous_integration_runs_the_two_commands_as_they_stand() -> None:
    commands = re.findall(r"```bash\n(.*?)\n```", README.read_text(encoding="utf-8"), re.DOTALL)
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert all(command in script for command in commands[:2])
    assert commands[0].endswith("axiswise demo")
    assert commands[1].endswith("pytest")


def test_every_verb_in_the_tables_exists() -> None:
    from grader.cli.main import VERBS

    named = set(re.findall(r"`axiswise (\w+)", README.read_text(encoding="utf-8")))
    assert named
    assert named <= set(VERBS)
