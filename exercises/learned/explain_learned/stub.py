# axiswise: learned/explain_learned
# The task: axiswise next learned/explain_learned


def explanation():
    """Explain what a learned table can do, and where it ends.

    Returns
    -------
    dict
        For each item what the comment above it asks for. A table is a list of rows
        (left, right, rule, result), the last axis first, with None for a size that is not there;
        a shape is a tuple of int. None where you have no answer yet.
    """
    return {
        # the numbers that training may change in a table of 512 positions, 768 features each
        #     table: (512, 768)
        #     table.size
        "parameters": None,  # value

        # 150 rows of a table of 100, by a slice
        #     table: (100, 128)
        #     table[:150]
        "rows_asked_for": None,  # shape

        # the row of position 149, by its number
        #     table: (100, 128)
        #     table[149]
        "row_after_the_last": None,  # shape

        # the row of a position that came out as -1
        #     table: (100, 128)
        #     table[-1]
        "row_before_the_first": None,  # shape

        # the rows of the first 50 positions, by a slice: whose memory is it?
        #     table: (512, 8)
        #     table[:50]
        "first_rows": None,  # "view" or "copy"

        # the same rows, by their ids
        #     table: (512, 8)
        #     table[np.arange(50)]
        "rows_by_ids": None,  # "view" or "copy"

        # the axes of a sum where the slice was forgotten: one token, and the whole table
        #     x: (4, 1, 128); table: (100, 128)
        #     x + table
        # a list with one row (left, right, rule, result) an axis, the last axis first: the size in x, the
        # size in table, one of the rules "equal", "stretch", "missing" and "conflict", and the size of the
        # result; None for a size that is not there
        "one_token": None,

        # why the formula has a row 600, although nobody made a table for it
        #     frequency = 10000.0 ** (-np.arange(0, 8, 2) / 8)
        #     angle = np.arange(601)[:, None] * frequency
        #     pe = np.concatenate([np.sin(angle), np.cos(angle)], axis=1)
        #     pe[600]
        # one of these codes:
        #     "comes_round": sines and cosines come round, so it is one of the rows before
        #     "goes_on": it goes on from the last rows in a straight line
        #     "by_itself": it is worked out from the position alone, without any other row
        #     "grows": larger positions have larger values, and 600 is only a larger position
        "no_end": None,

        # which rows of a table of 512 a step of training moves, for a batch of 50 tokens
        #     x, table = np.ones((4, 50, 8)), np.zeros((512, 8))
        #     row_49, row_50 = table.copy(), table.copy()
        #     row_49[49] = 1.0
        #     row_50[50] = 1.0
        #     (x + table[:50]).sum()
        # one of these codes:
        #     "all_rows": all 512, for the table is one parameter
        #     "rows_in_use": the first 50, for nothing else has an effect on the result
        #     "rows_of_samples": 200, for each sample has rows of its own
        #     "none": none, for rows are read and not computed
        "moving_rows": None,

        # four position ids, as a list, that a table of 8 rows answers although they are not all from 0 to 7
        #     table: (8, 6)
        # write ids: a number or nested lists of numbers
        "answered_all_the_same": None,

        # a shape for a `table` of fewer than 50 rows, at least one, with which `x + table[:50]` works
        #     x: (4, 50, 128)
        # write table: the shape of an array
        "short_and_silent": None,

        # learned or fixed: what each costs, how far it reaches, and what happens past the end
        # a text in your own words; it is never marked
        "in_words": None,
    }
