# axiswise: rules/predict_indexing
# The task: axiswise next rules/predict_indexing


def answers():
    """Say what NumPy gives for each index.

    Returns
    -------
    dict
        For each item the shape of the result as a tuple of int, or "error" where NumPy raises; for
        the last two items "view" or "copy". None where you have no answer yet.
    """
    return {
        # a vector, and a new axis behind its own
        #     v: (7,)
        #     v[:, np.newaxis]
        "new_axis_behind": None,  # shape

        # one number for each query, one for each key
        #     q: (5,); k: (6,)
        #     q[:, None] + k[None, :]
        "queries_and_keys": None,  # shape

        # one vector for each sample, given room for the positions of an encoding
        #     style: (4, 128); pe: (50, 128)
        #     style[:, None] + pe
        "room_for_positions": None,  # shape

        # one weight for each token, with room for features
        #     weight: (4, 50)
        #     weight[..., np.newaxis]
        "room_for_features": None,  # shape

        # the first feature of every token
        #     x: (4, 50, 128)
        #     x[..., 0]
        "one_feature": None,  # shape

        # the first sample, by its number
        #     x: (4, 50, 128)
        #     x[0]
        "sample_by_number": None,  # shape

        # the first sample, by a slice
        #     x: (4, 50, 128)
        #     x[:1]
        "sample_by_slice": None,  # shape

        # every token less the first one of its sample
        #     x: (4, 50, 128)
        #     x - x[:, 0]
        "less_the_first_token": None,  # shape

        # 150 rows of a table that has 100
        #     table: (100, 128)
        #     table[:150]
        "rows_beyond_the_end": None,  # shape

        # the 50 rows after its last
        #     table: (100, 128)
        #     table[100:150]
        "chunk_beyond_the_end": None,  # shape

        # its row number 100
        #     table: (100, 128)
        #     table[100]
        "row_beyond_the_end": None,  # shape

        # two axes, three indices
        #     pe: (50, 128)
        #     pe[:, :, 0]
        "one_index_more": None,  # shape

        # rows looked up by a batch of ids
        #     table: (100, 128); ids: (4, 50) int64
        #     table[ids]
        "rows_by_their_ids": None,  # shape

        # a list of samples and a list of positions, equally long
        #     x: (4, 50, 128)
        #     x[[0, 1, 2], [5, 6, 7]]
        "two_lists": None,  # shape

        # a shorter list of samples
        #     x: (4, 50, 128)
        #     x[[0, 1], [5, 6, 7]]
        "two_lists_unequal": None,  # shape

        # the samples as a column
        #     x: (4, 50, 128)
        #     x[[[0], [1]], [5, 6, 7]]
        "column_and_list": None,  # shape

        # attention scores: a list of heads, a list of keys, and the queries between them
        #     scores: (2, 8, 5, 6)
        #     scores[:, [0, 1, 2], :, [3, 4, 5]]
        "lists_apart": None,  # shape

        # the tokens that a mask keeps
        #     x: (2, 3, 5); keep: (2, 3) bool [True, True, False, True, False, False]
        #     x[keep]
        "kept_tokens": None,  # shape

        # one vector put before the tokens of every sample
        #     cls: (128,); x: (4, 50, 128)
        #     np.concatenate([cls[None, None], x], axis=1)
        "class_token": None,  # shape

        # attention scores, and a flag for each token of each sample
        #     scores: (9, 4, 7, 7); keep: (9, 7) bool
        #     np.where(keep, scores, -1.0)
        "mask_as_it_is": None,  # shape

        # the same, the flags given two axes more
        #     scores: (9, 4, 7, 7); keep: (9, 7) bool
        #     np.where(keep[:, None, None], scores, -1.0)
        "mask_with_new_axes": None,  # shape

        # every other column
        #     pe: (6, 8)
        #     pe[:, 0::2]
        "even_columns": None,  # "view" or "copy"

        # every other row, by a list
        #     pe: (6, 8)
        #     pe[[0, 2, 4]]
        "rows_by_a_list": None,  # "view" or "copy"
    }
