# axiswise: rotary/explain_rotary
# The task: axiswise next rotary/explain_rotary


def explanation():
    """Explain how queries and keys are turned, and what their scores see of it.

    Returns
    -------
    dict
        For each item what the comment above it asks for. A table is a list of rows
        (left, right, rule, result), the last axis first, with None for a size that is not there.
        None where you have no answer yet.
    """
    return {
        # the axes of the even features of 2 samples and 8 heads times the cosines of 10 positions
        #     even: (2, 8, 10, 32); cos: (10, 32)
        #     even * cos
        # a list with one row (left, right, rule, result) an axis, the last axis first: the size in even, the
        # size in cos, one of the rules "equal", "stretch", "missing" and "conflict", and the size of the
        # result; None for a size that is not there
        "counted_positions": None,

        # the axes of the same features times cosines of position ids, which each sample has of its own
        #     even: (2, 8, 10, 32); cos: (2, 1, 10, 32)
        #     even * cos
        # a list with one row (left, right, rule, result) an axis, the last axis first: the size in even, the
        # size in cos, one of the rules "equal", "stretch", "missing" and "conflict", and the size of the
        # result; None for a size that is not there
        "position_ids": None,

        # why a turn leaves the length of a pair as it is
        #     a, b, cos, sin = 3.0, 4.0, np.cos(2.0), np.sin(2.0)
        #     first, second = a * cos - b * sin, a * sin + b * cos
        # one of these codes:
        #     "each_feature_kept": each of the two features keeps its size, and only signs change
        #     "sum_kept": what one feature loses the other gains, so their sum stays
        #     "mixed_terms_cancel": in the sum of the squares the mixed terms cancel, and the squares of sine
        #       and cosine make 1
        #     "divided_by_length": the turned pair is divided by its length
        "length": None,

        # why the score of a query at 5 and a key at 3 depends on 5 - 3 alone
        #     def R(t):
        #         return np.array([[np.cos(t), -np.sin(t)], [np.sin(t), np.cos(t)]])
        #     q, k = np.array([1.0, 2.0]), np.array([3.0, -1.0])
        #     score = (R(5) @ q) @ (R(3) @ k)
        #     score
        # one of these codes:
        #     "products_unchanged": a turn keeps lengths, and so it keeps every product
        #     "query_alone": the query's turn drops out, and the key's is all that is left
        #     "turns_add_up": the query's turn goes to the other side of the product backwards, and two turns
        #       in a row are one, by the sum of their angles
        #     "distance_alone": it depends on how far apart the two are, and not on which comes first
        "difference": None,

        # which pairs of a head turn fast, and which slowly
        #     w = 10000.0 ** (-np.arange(0, 64, 2) / 64)
        # one of these codes:
        #     "last_fastest": pair 0 is the slowest, and the last one the fastest
        #     "even_steps": pair 0 is the fastest, and each pair is slower by the same amount
        #     "constant_ratio": pair 0 turns by a radian a position, and each pair is slower by the same
        #       factor
        #     "all_alike": all of them turn alike, and only their content differs
        "speed": None,

        # other positions, `m` above 100, at which every query scores with every key as at 7 and 3
        #     w = 10000.0 ** (-np.arange(0, 64, 2) / 64)
        #     turn = np.exp(1j * (m - n) * w)
        # write a tuple (m: a whole number, n: a whole number)
        "same_score": None,

        # the pair `x`, as a list, that a quarter of a turn, counter-clockwise, makes (-3, 5)
        #     quarter = np.array([[0.0, -1.0], [1.0, 0.0]])
        # write x: a number or nested lists of numbers
        "before_the_turn": None,

        # the bytes of both tables, cosines and sines, one number a pair: 4,096 positions, heads of 128
        # features, float32
        #     np.broadcast_to(np.float32(0), (2, 4096, 128 // 2)).nbytes
        "bytes_of_tables": None,  # value

        # the bytes of one such table, if it had a row for each query and key instead of each position
        #     np.broadcast_to(np.float32(0), (4096, 4096, 128 // 2)).nbytes
        "bytes_of_all_pairs": None,  # value

        # how turning tokens one by one makes scores that depend on i - j, to somebody who adds a sinusoidal
        # encoding
        # a text in your own words; it is never marked
        "in_words": None,
    }
