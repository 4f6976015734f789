# axiswise: rules/predict_strides
# The task: axiswise next rules/predict_strides


def answers():
    """Say how results lie in memory, and how much of it they take.

    Returns
    -------
    dict
        For each item, as its comment asks, strides as a tuple of int, a number of bytes, a number, or
        "view" or "copy"; "error" where NumPy raises. None where you have no answer yet.
    """
    return {
        # a batch of embeddings as it comes
        #     x: (4, 5, 6)
        #     x
        "batch": None,  # strides, in bytes

        # a table in double precision
        #     d: (6, 8) float64
        #     d
        "double_precision": None,  # strides, in bytes

        # every other column of an encoding
        #     pe: (6, 8)
        #     pe[:, 0::2]
        "even_columns": None,  # strides, in bytes

        # the rows in the opposite order
        #     pe: (6, 8)
        #     pe[::-1]
        "backwards": None,  # strides, in bytes

        # one column
        #     pe: (6, 8)
        #     pe[:, 0]
        "one_column": None,  # strides, in bytes

        # the encoding transposed
        #     pe: (6, 8)
        #     pe.T
        "transposed": None,  # strides, in bytes

        # a batch with the positions in front
        #     x: (4, 5, 6)
        #     x.swapaxes(0, 1)
        "positions_first": None,  # strides, in bytes

        # one encoding, shown to three samples
        #     pe: (6, 8)
        #     np.broadcast_to(pe, (3, 6, 8))
        "one_for_all_samples": None,  # strides, in bytes

        # a column, shown under a full table
        #     column: (6, 1)
        #     np.broadcast_to(column, (6, 8))
        "column_spread_out": None,  # strides, in bytes

        # a batch and one bias for each feature
        #     x: (4, 5, 6); bias: (6,)
        #     x + bias
        "sum_with_a_bias": None,  # strides, in bytes

        # the sum of a column and a row
        #     column: (6, 1); row: (8,)
        #     column + row
        "column_and_row": None,  # strides, in bytes

        # one encoding, shown to three samples and copied
        #     pe: (6, 8)
        #     np.broadcast_to(pe, (3, 6, 8)).copy()
        "spread_and_copied": None,  # strides, in bytes

        # what showing it to three samples costs
        #     pe: (6, 8)
        #     np.broadcast_to(pe, (3, 6, 8))
        "bytes_of_a_broadcast": None,  # bytes newly allocated

        # what NumPy says of it when asked
        #     pe: (6, 8)
        #     np.broadcast_to(pe, (3, 6, 8)).nbytes
        "what_nbytes_says": None,  # value

        # what showing a column as a full table costs
        #     column: (6, 1)
        #     np.broadcast_to(column, (6, 8))
        "bytes_of_a_column": None,  # bytes newly allocated

        # what copying the three costs
        #     pe: (6, 8)
        #     np.broadcast_to(pe, (3, 6, 8)).copy()
        "bytes_of_the_copy": None,  # bytes newly allocated

        # what the sum of a batch and one encoding costs
        #     x: (3, 6, 8); pe: (6, 8)
        #     x + pe
        "bytes_of_a_sum": None,  # bytes newly allocated

        # what an encoding over a square root costs
        #     pe: (6, 8)
        #     pe / np.sqrt(8)
        "bytes_of_a_scaled_table": None,  # bytes newly allocated

        # what adding in place costs
        #     x: (3, 6, 8); pe: (6, 8)
        #     x += pe
        "bytes_in_place": None,  # bytes newly allocated

        # what adding a table to a column in place costs
        #     column: (6, 1); pe: (6, 8)
        #     column += pe
        "column_in_place": None,  # bytes newly allocated

        # what three rows by a list cost
        #     pe: (6, 8)
        #     pe[[0, 2, 4]]
        "bytes_of_rows": None,  # bytes newly allocated

        # what the same rows by a slice cost
        #     pe: (6, 8)
        #     pe[0::2]
        "bytes_of_every_other_row": None,  # bytes newly allocated

        # the encoding in one row
        #     pe: (6, 8)
        #     pe.reshape(48)
        "flattened_table": None,  # "view" or "copy"

        # the transposed encoding in one row
        #     pe: (6, 8)
        #     pe.T.reshape(48)
        "flattened_transpose": None,  # "view" or "copy"

        # the encoding in one row, by a method made for it
        #     pe: (6, 8)
        #     pe.flatten()
        "flattened_by_method": None,  # "view" or "copy"

        # the encoding converted to the dtype that it has
        #     pe: (6, 8)
        #     pe.astype(np.float32)
        "same_dtype_again": None,  # "view" or "copy"

        # what adding to such a view in place costs
        #     pe: (6, 8)
        #     v = np.broadcast_to(pe, (3, 6, 8))
        #     v += 1.0
        "added_through": None,  # bytes newly allocated

        # one element of a broadcast view, after it was written
        #     b: (3,) float32 [4, 5, 6]
        #     v = np.broadcast_to(b, (2, 3))
        #     v[0, 0] = 9
        # asked about: v[0, 0]
        "written_through": None,  # value
    }
