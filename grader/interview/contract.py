"""What a docstring allows a function to raise: an input on which it must is an input like others."""

from __future__ import annotations

import ast
import re

from grader.judge.failure import Raised
from grader.judge.target import Reply
from grader.model import Exercise

NAMED = "named by the docstring"  # stands among the bases of an error that is


def contract_of(exercise: Exercise, function: str) -> str:
    """Docstring of a function that is to be written; empty when the stub does not have it."""
    tree = ast.parse(exercise.stub.read_text(encoding="utf-8"))
    defined = (each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef) and each.name == function)
    return next((ast.get_docstring(each) or "" for each in defined), "")


def marked(reply: Reply, contract: str) -> Reply:
    """Reply whose error is marked where the docstring names it: of those that it names, any is right."""
    if reply.raised is None or not re.search(rf"\b{re.escape(reply.raised.type_name)}\b", contract):
        return reply
    return reply._replace(raised=reply.raised._replace(bases=(*reply.raised.bases, NAMED)))


def is_named(raised: Raised) -> bool:
    """Whether an error was marked."""
    return NAMED in raised.bases
