"""The named misconceptions: each is NumPy's rules with one of them replaced, and answers as whoever holds it would."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from grader.quiz import wrong_dtypes, wrong_memory, wrong_shapes
from grader.quiz.explain import explain
from grader.quiz.question import Answer, Question
from grader.quiz.reckon import Reckoning, Step, reckon
from grader.quiz.rules import NUMPY, Raises, Rules
from grader.quiz.truth import same_answer, truth
from grader.quiz.wrong_shapes import axiswise, raises_if, read_as

__all__ = ["BELIEFS", "Misconception", "by_name", "explain", "holding", "wrong_answers"]


@dataclass(frozen=True, eq=False)
class Misconception:
    """One belief that is not so.

    Parameters
    ----------
    number : int
        Its place in the list, for good.
    name : str
        What files and programs call it.
    rule : str
        Field of `Rules` that it changes.
    believed : callable
        The rule that it puts there.
    """

    number: int
    name: str
    rule: str
    believed: Callable[..., Any]

    @cached_property
    def rules(self) -> Rules:
        """NumPy's rules as this belief has them."""
        return replace(NUMPY, **{self.rule: self.believed})

    def parts(self, step: Step) -> bool:
        """Say whether this belief says something else than was said at one step."""
        if step.rule != self.rule:
            return False
        try:
            said = self.believed(*step.told)
        except Raises:
            return not step.raised
        return step.raised or bool(said != step.said)

    def wrong(self, question: Question, right: Reckoning | None = None) -> Answer | None:
        """Answer by this belief; None where it says nothing, or nothing wrong.

        Parameters
        ----------
        right : Reckoning, optional
            The reckoning by NumPy's rules, for callers that ask many beliefs about one question.
        """
        right = right or reckon(question)
        if right.answer is None or not any(map(self.parts, right.steps)):
            return None
        answer = reckon(question, self.rules).answer
        return None if answer is None or same_answer(answer, right.answer) else answer


BELIEFS: tuple[Misconception, ...] = (
    Misconception(1, "align_left", "broadcast", wrong_shapes.align_left),
    Misconception(2, "larger_wins", "broadcast", axiswise(max)),
    Misconception(3, "larger_truncated", "broadcast", axiswise(wrong_shapes.smaller)),
    Misconception(4, "sizes_divide", "broadcast", axiswise(wrong_shapes.divides)),
    Misconception(5, "smaller_tiled", "broadcast", wrong_shapes.tiles),
    Misconception(6, "axes_must_agree", "broadcast", raises_if(wrong_shapes.axes_differ)),
    Misconception(7, "shapes_must_be_equal", "broadcast", raises_if(wrong_shapes.shapes_differ)),
    Misconception(8, "ones_vanish", "broadcast", wrong_shapes.ones_vanish),
    Misconception(9, "first_shape_kept", "broadcast", wrong_shapes.first_decides),
    Misconception(10, "more_axes_decide", "broadcast", wrong_shapes.more_axes_decide),
    Misconception(11, "more_elements_decide", "broadcast", wrong_shapes.more_elements_decide),
    Misconception(12, "zero_stretches", "broadcast", axiswise(wrong_shapes.zero_stretches)),
    Misconception(13, "zero_is_error", "broadcast", raises_if(wrong_shapes.zero_somewhere)),
    Misconception(14, "one_beats_zero", "broadcast", axiswise(wrong_shapes.one_beats_zero)),
    Misconception(15, "one_operand_stretches", "broadcast", raises_if(wrong_shapes.both_stretch)),
    Misconception(16, "outer_product", "broadcast", wrong_shapes.outer),
    Misconception(17, "matrix_product", "broadcast", wrong_shapes.matrix_product),
    Misconception(18, "equal_size_anywhere", "broadcast", wrong_shapes.equal_anywhere),
    Misconception(19, "transposes_to_fit", "broadcast", wrong_shapes.transposes),
    Misconception(20, "vector_is_column", "broadcast", read_as(wrong_shapes.column_for_vector)),
    Misconception(21, "column_is_row", "broadcast", read_as(wrong_shapes.row_for_column)),
    Misconception(22, "one_axis_missing_at_most", "broadcast", raises_if(wrong_shapes.two_missing)),
    Misconception(23, "sizes_multiply", "broadcast", axiswise(wrong_shapes.multiplies)),
    Misconception(24, "one_conflicts", "broadcast", axiswise(wrong_shapes.one_conflicts)),
    Misconception(25, "last_axis_only", "broadcast", wrong_shapes.last_only),
    Misconception(26, "batch_must_match", "broadcast", raises_if(wrong_shapes.first_sizes_differ)),
    Misconception(27, "keepdims_ignored", "reduce", wrong_shapes.keepdims_ignored),
    Misconception(28, "keepdims_assumed", "reduce", wrong_shapes.keepdims_assumed),
    Misconception(29, "axis_is_kept", "reduce", wrong_shapes.axis_is_kept),
    Misconception(30, "newaxis_swapped", "newaxis", wrong_shapes.newaxis_swapped),
    Misconception(31, "python_float_widens", "promote", wrong_dtypes.python_float_is_float64),
    Misconception(32, "numpy_scalar_is_weak", "promote", wrong_dtypes.numpy_scalar_is_weak),
    Misconception(33, "square_root_is_weak", "promote", wrong_dtypes.square_root_is_weak),
    Misconception(34, "python_int_widens", "promote", wrong_dtypes.python_int_is_int64),
    Misconception(35, "large_int_widens", "promote", wrong_dtypes.python_int_widens),
    Misconception(36, "bytes_saturate", "wrap", wrong_dtypes.saturate),
    Misconception(37, "integers_give_way", "promote", wrong_dtypes.integers_give_way),
    Misconception(38, "negative_power_gives_floats", "power", wrong_dtypes.negative_power_gives_floats),
    Misconception(39, "in_place_truncates", "store", wrong_dtypes.in_place_truncates),
    Misconception(40, "left_side_grows", "grow", wrong_shapes.left_grows),
    Misconception(41, "broadcast_to_copies", "expand", wrong_memory.expand_copies),
    Misconception(42, "strides_count_elements", "step", wrong_memory.step_in_elements),
    Misconception(43, "transpose_copies", "transpose", wrong_memory.transpose_copies),
    Misconception(44, "sum_keeps_zero_strides", "result_strides", wrong_memory.sum_keeps_zero_strides),
    Misconception(45, "mask_lines_up", "mask", wrong_shapes.mask_lines_up),
    Misconception(46, "view_fills_its_size", "occupies", wrong_memory.view_fills_its_size),
    Misconception(47, "view_is_writeable", "write", wrong_memory.write_allowed),
    Misconception(48, "parts_broadcast", "join", wrong_shapes.parts_broadcast),
    Misconception(49, "fancy_is_view", "shares", wrong_memory.views_swapped),
    Misconception(50, "matmul_does_not_broadcast", "batch", wrong_shapes.batches_must_match),
)


def by_name(name: str) -> Misconception:
    """Belief that is called `name`. KeyError when there is none."""
    return _BY_NAME[name]


def wrong_answers(question: Question) -> dict[Misconception, Answer]:
    """Every belief that answers `question` wrongly, with its answer."""
    right = reckon(question)
    if right.answer is None:
        return {}
    ways = {step.rule: [right] for step in right.steps}  # a rule -> the ways in which it came out so far
    wrong = {}
    for belief in BELIEFS:
        answer = _outcome(belief, question, ways[belief.rule]).answer if belief.rule in ways else None
        if answer is not None and not same_answer(answer, right.answer):
            wrong[belief] = answer
    return wrong


def _outcome(belief: Misconception, question: Question, ways: list[Reckoning]) -> Reckoning:
    """What comes out by a belief: as it did by another that says the same at every turn, else reckoned anew."""
    for way in ways:
        if not any(map(belief.parts, way.steps)):
            return way
    ways.append(reckon(question, belief.rules))
    return ways[-1]


def holding(question: Question, answer: Answer) -> tuple[Misconception, ...]:
    """Beliefs that answer `question` exactly so; none when the answer is right."""
    if same_answer(answer, truth(question)):
        return ()
    return tuple(belief for belief, wrong in wrong_answers(question).items() if same_answer(wrong, answer))


_BY_NAME = {belief.name: belief for belief in BELIEFS}
