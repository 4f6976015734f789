"""NumPy, run on arrays of the shapes asked about (NumPy user guide, "Broadcasting")."""

import numpy as np


def answers():
    """Run every expression and look at the shape of its value."""
    one = np.zeros
    keep_positions, keep_samples = np.zeros((4, 50, 1), bool), np.zeros(5, bool)
    expressions = {
        "three_axes": lambda: one((5, 1, 1)) + one((7, 1)) + one(9),
        "a_one_in_each": lambda: one((3, 1, 5)) * one((3, 4, 1)) - one((3, 4, 5)),
        "two_that_meet_late": lambda: one((1, 8)) + one((3, 1)) + one((6, 8)),
        "all_ones": lambda: one(()) + one(1) + one((1, 1)),
        "scalars": lambda: one(()) * one(()) + one(()),
        "scores_mask_bias": lambda: one((2, 8, 5, 6)) + one((2, 1, 1, 6)) + one((1, 8, 1, 1)),
        "scores_flat_mask": lambda: np.where(np.zeros((2, 6), bool), one((2, 8, 6, 6)), -1.0),
        "choose_per_position": lambda: np.where(keep_positions, one((4, 50, 128)), one(128)),
        "choose_per_sample": lambda: np.where(keep_samples, one((5, 50, 128)), one(128)),
        "empty_batch": lambda: one((0, 50, 128)) * one(128) + one((50, 1)),
        "nothing_three_times": lambda: one((3, 1)) + one(0) * one(()),
        "empty_and_two": lambda: one((0, 4)) + one((2, 4)) + one((1, 4)),
        "five_shapes": lambda: one(np.broadcast_shapes((8, 1, 6, 1), (7, 1, 5), (1,), (6, 1), ())),
        "in_place": lambda: one((50, 128)).__iadd__(one((4, 50, 128))),
        "many_products": lambda: one((2, 8, 5, 16)) @ one((8, 16, 6)),
        "put_together": lambda: np.stack([one((3, 4)), one((1, 4))]),
        "end_to_end": lambda: np.concatenate([one((3, 4)), one((1, 4))]),
    }
    return {item: shape_of(expression) for item, expression in expressions.items()}


def shape_of(expression):
    """Shape of a value, or "error" where NumPy raises."""
    try:
        return np.shape(expression())
    except ValueError:
        return "error"
