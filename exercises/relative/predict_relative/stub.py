# axiswise: relative/predict_relative
# The task: axiswise next relative/predict_relative


def answers():
    """Say what NumPy gives for each expression.

    Returns
    -------
    dict
        For each item, as its comment asks, a shape as a tuple of int, a number, a tuple of numbers,
        the name of a dtype or a number of bytes; "error" where NumPy raises. None where you have no
        answer yet.
    """
    return {
        # 5 queries and 7 keys, each with a new axis
        #     q: (5,) int64; k: (7,) int64
        #     q[:, None] - k[None, :]
        "all_pairs": None,  # shape

        # the same, the keys left as they are
        #     q: (5,) int64; k: (7,) int64
        #     q[:, None] - k
        "one_axis_is_enough": None,  # shape

        # the same without any new axis
        #     q: (5,) int64; k: (7,) int64
        #     q - k
        "no_axis_at_all": None,  # shape

        # the new axes the other way round
        #     q: (5,) int64; k: (7,) int64
        #     q[None, :] - k[:, None]
        "keys_as_rows": None,  # shape

        # the entry for query 4 and key 1
        #     relative = np.arange(5)[:, None] - np.arange(7)[None, :]
        #     relative[4, 1]
        "one_pair": None,  # value

        # all that query 1 sees of the first four keys
        #     relative = np.arange(5)[:, None] - np.arange(7)[None, :]
        #     relative[1, :4]
        "one_query": None,  # value

        # one query more, against 10 keys that are there
        #     q: (1,) int64; k: (10,) int64
        #     q[:, None] - k
        "one_new_query": None,  # shape

        # the difference of two positions that are stored as bytes
        #     q: (1,) uint8 [2]; k: (1,) uint8 [5]
        #     (q - k)[0]
        "bytes_of_positions": None,  # value

        # the distances times the frequencies
        #     relative: (5, 7) int64; frequency: (32,) float64
        #     relative[:, :, None] * frequency
        "angles": None,  # shape

        # the dtype, if the frequencies are float32
        #     relative: (5, 7) int64; frequency: (32,)
        #     relative[:, :, None] * frequency
        "angles_in_single": None,  # dtype

        # the distances times the frequencies, as they are
        #     relative: (5, 7) int64; frequency: (32,) float64
        #     relative * frequency
        "angles_without_axis": None,  # shape

        # the encoding of all pairs of 10 tokens
        #     np.zeros((10, 10, 64), dtype=np.float32)
        "bytes_of_all_pairs": None,  # bytes newly allocated

        # a table with one row for each distance among them
        #     np.zeros((2 * 10 - 1, 64), dtype=np.float32)
        "bytes_of_all_distances": None,  # bytes newly allocated

        # the rows of such a table, looked up for all pairs of 10 tokens
        #     table: (19, 64); relative: (10, 10) int64
        #     table[relative + 9]
        "rows_by_distance": None,  # bytes newly allocated

        # one bias for each distance, looked up for all pairs
        #     bias: (11,); relative: (5, 7) int64
        #     bias[relative + 6]
        "one_column_of_a_table": None,  # shape

        # attention scores, and one bias for each pair
        #     scores: (2, 8, 5, 7); bias: (5, 7)
        #     scores + bias
        "bias_for_all_heads": None,  # shape

        # attention scores, and a table of heads and distances, looked up
        #     scores: (2, 8, 5, 7); table: (8, 11); relative: (5, 7) int64
        #     scores + table[:, relative + 6]
        "heads_in_front": None,  # shape

        # the same with a table of distances and heads
        #     scores: (2, 8, 5, 7); table: (11, 8); relative: (5, 7) int64
        #     scores + table[relative + 6]
        "heads_at_the_end": None,  # shape

        # each query times the encoding of all its distances, summed over the features
        #     q: (5, 64); rel: (5, 7, 64)
        #     (q[:, None] * rel).sum(axis=-1)
        "query_times_distance": None,  # shape

        # queries of 8 heads, and keys that all heads share
        #     q: (8, 5, 64); k: (64, 7)
        #     q @ k
        "keys_in_heads": None,  # shape
    }
