"""Functions and methods of NumPy that the snippets of questions use, reckoned by rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from grader.quiz.calls import arranged, elementwise, made, reductions, several
from grader.quiz.calls.arguments import Dtype, Function, one_number
from grader.quiz.rules import Beyond, fresh

if TYPE_CHECKING:
    from grader.quiz.mind import Mind

HANDLERS: Mapping[str, Callable[..., Any]] = {
    name: handler
    for kind in (made, elementwise, reductions, arranged, several)
    for name, handler in kind.HANDLERS.items()
}


def call(mind: Mind, function: object, given: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
    """Value of one call."""
    if isinstance(function, Dtype):
        return fresh((), function.name, one_number(given), origin=function.name)
    if not isinstance(function, Function):
        raise Beyond
    if function.owner is not None:
        given = (function.owner, *given)
    if function.name not in HANDLERS:
        raise Beyond(function.name)
    try:
        return HANDLERS[function.name](mind, *given, **named)
    except TypeError as error:  # other arguments than these handlers know
        raise Beyond from error
