# axiswise: bias/explain_bias
# The task: axiswise next bias/explain_bias


def explanation():
    """Explain how biases and masks meet the scores.

    Returns
    -------
    dict
        For each item what the comment above it asks for. A table is a list of rows
        (left, right, rule, result), the last axis first, with None for a size that is not there;
        a shape is a tuple of int. None where you have no answer yet.
    """
    return {
        # the axes of 8 slopes, given two new axes, times the distances of 5 queries and 7 keys
        #     slope: (8, 1, 1); distance: (5, 7)
        #     slope * distance
        # a list with one row (left, right, rule, result) an axis, the last axis first: the size in slope, the
        # size in distance, one of the rules "equal", "stretch", "missing" and "conflict", and the size of the
        # result; None for a size that is not there
        "axes_of_alibi": None,

        # the axes of a causal mask and a padding mask of two samples
        #     causal: (5, 7); padding: (2, 1, 1, 7)
        #     causal * padding
        # a list with one row (left, right, rule, result) an axis, the last axis first: the size in causal,
        # the size in padding, one of the rules "equal", "stretch", "missing" and "conflict", and the size of
        # the result; None for a size that is not there
        "axes_of_both_masks": None,

        # what a padding mask does that is left as it is, where there are as many samples as queries
        #     keep: (3, 3) bool [True, True, True, True, True, False, True, False, False]
        #     scores = np.zeros((3, 2, 3, 3))
        #     lost = np.isinf(np.where(keep, scores, -np.inf))
        #     lost
        # one of these codes:
        #     "meets_the_samples": sample b loses what row b of the mask does not keep, as it should
        #     "meets_the_queries": query i of every sample loses what row i of the mask does not keep
        #     "meets_the_heads": head h of every sample loses what row h of the mask does not keep
        #     "meets_nothing": nothing is lost, since a mask of two axes does not reach scores of four
        "rows_of_the_mask": None,

        # why scores are not multiplied by a mask of 1 and 0 before the softmax
        #     scores, mask = np.array([2.0, 1.0, -1.0]), np.array([1.0, 1.0, 0.0])
        #     weights = np.exp(scores * mask) / np.exp(scores * mask).sum()
        #     weights
        # one of these codes:
        #     "sum_not_one": the weights no longer add up to 1
        #     "kept_are_changed": the scores of the kept keys change
        #     "not_a_number": 0 times a score is NaN, and so are all weights
        #     "zero_still_weighs": a score of 0 still has a weight, here even a larger one than before
        "multiplied_mask": None,

        # why a slope times the position of the key gives the same weights as minus the slope times the
        # distance
        #     i, j = np.arange(4)[:, None], np.arange(4)
        #     full, short = -0.5 * (i - j), np.broadcast_to(0.5 * j, (4, 4))
        #     full - short
        # one of these codes:
        #     "same_numbers": they are the same numbers, written in another way
        #     "constant_in_rows": they differ by the same number all along a row, and a row is what the
        #       softmax goes over
        #     "constant_in_columns": they differ by the same number all along a column, so no key gains on
        #       another
        #     "order_alone": the keys of a row have the same order in both, and the softmax sees nothing but
        #       the order
        "position_of_the_key": None,

        # the number `k` with which this is the causal mask of the last 3 tokens of a text of 8
        #     mask = np.tri(3, 8, k, dtype=bool)
        # write k: a whole number
        "moved_triangle": None,

        # a shape for `padding`, 14 numbers, with which both masks together are one mask for each of two
        # samples, for all heads
        #     causal = np.ones((5, 7))
        # write padding: the shape of an array
        "padding_of_few_numbers": None,

        # the largest distance `d` at which a head with slope 1/4 leaves a key more than a hundredth of its
        # weight
        #     left = np.exp(-0.25 * d)
        # write d: a whole number
        "how_far_a_head_sees": None,

        # the bytes of an ALiBi bias for 16 heads, 1,024 queries and as many keys, float32
        #     np.broadcast_to(np.float32(0), (16, 1024, 1024)).nbytes
        "bytes_of_the_bias": None,  # value

        # the same with the position of the key in the place of the distance, one row for all queries
        #     np.broadcast_to(np.float32(0), (16, 1, 1024)).nbytes
        "bytes_without_queries": None,  # value

        # how biases and masks reach the scores, to somebody who knows how broadcasting works
        # a text in your own words; it is never marked
        "in_words": None,
    }
