# axiswise: sinusoidal/explain_encoding
# The task: axiswise next sinusoidal/explain_encoding


def explanation():
    """Explain the table of the encoding.

    Returns
    -------
    dict
        For each item what the comment above it asks for: a table as a list of rows
        (left, right, rule, result), reasons as their codes, a shape and four numbers as tuples.
        None where you have no answer yet.
    """
    return {
        # the axes of the angles: a column of positions times a row of frequencies
        #     position: (50, 1); frequency: (64,)
        #     position * frequency
        # a list with one row (left, right, rule, result) an axis, the last axis first: the size in position,
        # the size in frequency, one of the rules "equal", "stretch", "missing" and "conflict", and the size
        # of the result; None for a size that is not there
        "pairs": None,

        # why the positions are made a column
        #     frequency: (64,)
        #     counted = np.arange(50)
        #     position = counted[:, np.newaxis]
        # one of these codes:
        #     "product_needs_matrices": `*` multiplies matrices, so both sides need two axes and fitting sizes
        #     "each_with_each": every position is to meet every frequency: with axes of their own they do, on
        #       one axis they would have to pair off
        #     "frequencies_need_a_row": the other side needs an axis in front as well, or nothing can be
        #       stretched
        #     "one_axis_is_a_column": NumPy takes one axis as columns: the result would be transposed
        "why_a_column": None,

        # a shape for the positions of 4 samples, 50 each, with which `position * frequency` gives all their
        # angles
        #     frequency: (64,)
        # write position: the shape of an array
        "batch_of_positions": None,

        # why the encoding is stored as float32 in the end
        #     x: (4, 50, 128)
        #     encoding = np.zeros((50, 128))
        # one of these codes:
        #     "only_float32_is_computed": `np.sin` can compute float32 alone
        #     "mixing_fails": float32 embeddings cannot be added to float64
        #     "sum_would_widen": float32 embeddings plus a float64 encoding are float64: twice the memory from
        #       here on
        #     "more_exact": float32 is more exact for numbers between -1 and 1
        "why_float32": None,

        # the first four columns of the encoding of position 0
        #     frequency = np.exp(np.arange(0, 128, 2) * (-np.log(10000.0) / 128))
        #     angle = np.arange(50)[:, np.newaxis] * frequency
        #     table = np.zeros((50, 128))
        #     table[:, 0::2] = np.sin(angle)
        #     table[:, 1::2] = np.cos(angle)
        #     table[0, :4].astype(int)
        "first_row": None,  # value

        # why position 0 has this row
        #     frequency = np.exp(np.arange(0, 128, 2) * (-np.log(10000.0) / 128))
        #     angle = np.arange(50)[:, np.newaxis] * frequency
        #     table = np.zeros((50, 128))
        #     table[:, 0::2] = np.sin(angle)
        #     table[:, 1::2] = np.cos(angle)
        # one of these codes:
        #     "first_frequency": it comes from the first frequency, which is 1; other frequencies give other
        #       numbers there
        #     "row_of_length_one": rows are scaled to length 1, so half of the numbers must be 0
        #     "angles_are_zero": all angles are 0 there, whatever the frequency, and columns take sine and
        #       cosine in turn
        #     "left_over": position 0 is not written: these are the numbers that the table began with
        "why_this_row": None,

        # the whole table, from counting positions to float32, for somebody who knows sine and cosine but not
        # NumPy
        # a text in your own words; it is never marked
        "in_words": None,
    }
