# axiswise: rules/predict_many
# The task: axiswise next rules/predict_many


def answers():
    """Say which shapes NumPy gives.

    Returns
    -------
    dict
        For each item the shape of the value as a tuple of int, or "error" where NumPy raises; for
        "five_shapes" the value itself, which is a shape. None where you have no answer yet.
    """
    return {
        # three arrays, each along an axis of its own
        #     a: (5, 1, 1); b: (7, 1); c: (9,)
        #     a + b + c
        "three_axes": None,  # shape

        # three arrays of three axes, two of them with an axis of size 1
        #     a: (3, 1, 5); b: (3, 4, 1); c: (3, 4, 5)
        #     a * b - c
        "a_one_in_each": None,  # shape

        # three arrays of which the first two fit
        #     a: (1, 8); b: (3, 1); c: (6, 8)
        #     a + b + c
        "two_that_meet_late": None,  # shape

        # a scalar, a vector and a matrix of one element each
        #     s: (); v: (1,); m: (1, 1)
        #     s + v + m
        "all_ones": None,  # shape

        # three arrays without axes
        #     s: (); t: (); u: ()
        #     s * t + u
        "scalars": None,  # shape

        # attention scores, a padding mask of numbers and a bias for each head
        #     scores: (2, 8, 5, 6); pad: (2, 1, 1, 6); bias: (1, 8, 1, 1)
        #     scores + pad + bias
        "scores_mask_bias": None,  # shape

        # attention scores and a padding mask as it comes
        #     scores: (2, 8, 6, 6); keep: (2, 6) bool
        #     np.where(keep, scores, -1.0)
        "scores_flat_mask": None,  # shape

        # embeddings where a position is kept, a vector where it is not
        #     keep: (4, 50, 1) bool; x: (4, 50, 128); empty: (128,)
        #     np.where(keep, x, empty)
        "choose_per_position": None,  # shape

        # the same, with a flag for each sample
        #     keep: (5,) bool; x: (5, 50, 128); empty: (128,)
        #     np.where(keep, x, empty)
        "choose_per_sample": None,  # shape

        # an empty batch through scale and shift
        #     x: (0, 50, 128); scale: (128,); shift: (50, 1)
        #     x * scale + shift
        "empty_batch": None,  # shape

        # a column, an empty vector and a scalar
        #     column: (3, 1); nothing: (0,); s: ()
        #     column + nothing * s
        "nothing_three_times": None,  # shape

        # no rows, two rows and one row
        #     a: (0, 4); b: (2, 4); c: (1, 4)
        #     a + b + c
        "empty_and_two": None,  # shape

        # five shapes at once, without arrays
        #     np.broadcast_shapes((8, 1, 6, 1), (7, 1, 5), (1,), (6, 1), ())
        "five_shapes": None,  # value

        # a batch added in place to one encoding
        #     x: (4, 50, 128); pe: (50, 128)
        #     pe += x
        "in_place": None,  # shape

        # matrix products with axes of a batch before them
        #     q: (2, 8, 5, 16); k: (8, 16, 6)
        #     q @ k
        "many_products": None,  # shape

        # three rows and one row, put together as new axis
        #     a: (3, 4); b: (1, 4)
        #     np.stack([a, b])
        "put_together": None,  # shape

        # three rows and one row, put end to end
        #     a: (3, 4); b: (1, 4)
        #     np.concatenate([a, b])
        "end_to_end": None,  # shape
    }
