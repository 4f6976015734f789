# axiswise: relative/explain_relative
# The task: axiswise next relative/explain_relative


def explanation():
    """Explain the table of relative positions.

    Returns
    -------
    dict
        For each item what the comment above it asks for. A table is a list of rows
        (left, right, rule, result), the last axis first, with None for a size that is not there;
        a shape is a tuple of int. None where you have no answer yet.
    """
    return {
        # the axes of a column of 5 queries minus 7 keys
        #     column: (5, 1); keys: (7,)
        #     column - keys
        # a list with one row (left, right, rule, result) an axis, the last axis first: the size in column,
        # the size in keys, one of the rules "equal", "stretch", "missing" and "conflict", and the size of the
        # result; None for a size that is not there
        "pairs_of_positions": None,

        # the axes of the distances, given a new axis, times 32 frequencies
        #     distance: (5, 7, 1); frequency: (32,)
        #     distance * frequency
        # a list with one row (left, right, rule, result) an axis, the last axis first: the size in distance,
        # the size in frequency, one of the rules "equal", "stretch", "missing" and "conflict", and the size
        # of the result; None for a size that is not there
        "pairs_of_angles": None,

        # which axis belongs to the query, where there are as many queries as keys
        #     q: (3,) int64 [0, 1, 2]; k: (3,) int64 [0, 1, 2]
        #     relative = q[:, None] - k
        #     relative
        # one of these codes:
        #     "before_the_minus": axis 0, since what stands before the minus gets the rows, wherever its new
        #       axis is
        #     "own_axis_first": axis 0, since the new axis of `q` is behind its own
        #     "run_along_a_row": axis 1, since the queries are spread along a row
        #     "either": either, since the table is square and has the same entries both ways
        "query_axis": None,

        # why the 100 pairs of 10 tokens have only 19 different encodings
        #     relative = np.arange(10)[:, None] - np.arange(10)
        #     angle = relative[:, :, None] * np.array([1.0, 0.1])
        #     np.sin(angle), np.cos(angle)
        # one of these codes:
        #     "same_both_ways": the pair (i, j) and the pair (j, i) have the same encoding
        #     "sines_repeat": a sine takes the same values again after each period
        #     "difference_alone": it depends on nothing but i - j, and that is the same one step down and one
        #       to the right
        #     "queries_alike": every query has the same row of encodings
        "few_rows": None,

        # shapes for `q` and `k`, 12 numbers in all, with which `q - k` is a table of 5 queries and 7 keys
        # write a tuple (q: the shape of an array, k: the shape of an array)
        "two_shapes": None,

        # the positions `q` of the last two tokens, as a list, while the keys of all 7 are at hand
        #     relative = q[:, None] - np.arange(7)
        # write q: a number or nested lists of numbers
        "queries_that_follow": None,

        # the bytes that an encoding of all pairs takes if it is written out: 2,048 tokens, 64 features
        #     np.broadcast_to(np.zeros(64, np.float32), (2048, 2048, 64)).nbytes
        "bytes_of_all_pairs": None,  # value

        # the bytes of one row for each distance among them
        #     np.broadcast_to(np.zeros(64, np.float32), (2 * 2048 - 1, 64)).nbytes
        "bytes_of_all_distances": None,  # value

        # the largest number `T` of tokens whose pairs, with 64 features in float32, fit into 100 MiB
        # write T: a whole number
        "most_tokens": None,

        # what relative positions cost and why hardly a model writes them out, to somebody who knows absolute
        # ones
        # a text in your own words; it is never marked
        "in_words": None,
    }
