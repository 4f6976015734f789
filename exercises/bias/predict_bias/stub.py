# axiswise: bias/predict_bias
# The task: axiswise next bias/predict_bias


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
        # slopes of 8 heads, and the distances of 5 queries and 7 keys
        #     slopes: (8,); distance: (5, 7) int64
        #     slopes[:, None, None] * distance
        "slopes_with_two_axes": None,  # shape

        # the same with one new axis
        #     slopes: (8,); distance: (5, 7) int64
        #     slopes[:, None] * distance
        "slopes_with_one_axis": None,  # shape

        # the same without any new axis
        #     slopes: (8,); distance: (5, 7) int64
        #     slopes * distance
        "slopes_as_they_are": None,  # shape

        # the same with 7 heads
        #     slopes: (7,); distance: (5, 7) int64
        #     slopes * distance
        "as_many_heads_as_keys": None,  # shape

        # the dtype of the bias
        #     slopes: (8,); distance: (5, 7) int64
        #     -slopes[:, None, None] * distance
        "dtype_of_the_bias": None,  # dtype

        # two new tokens, 3 keys in the cache: what the first one sees
        #     query, key = np.arange(3, 5), np.arange(5)
        #     distance = query[:, None] - key
        #     distance[0, :4]
        "distances_behind_a_cache": None,  # value

        # how many keys the first row of this mask lets through
        #     mask = np.tri(2, 5, dtype=bool)
        #     mask[0].sum()
        "keys_of_a_triangle": None,  # value

        # the same, the triangle moved by 3
        #     mask = np.tri(2, 5, 3, dtype=bool)
        #     mask[0].sum()
        "keys_of_a_moved_triangle": None,  # value

        # a causal mask of 5 queries and 7 keys
        #     i: (5,) int64; j: (7,) int64
        #     i[:, None] >= j
        "bytes_of_a_causal_mask": None,  # bytes newly allocated

        # places in a row, compared with the lengths of two samples
        #     lengths: (2,) int64
        #     np.arange(7) < lengths
        "lengths_as_they_are": None,  # shape

        # a padding mask of two samples, and their scores
        #     keep: (2, 7) bool; scores: (2, 8, 5, 7)
        #     np.where(keep, scores, -np.inf)
        "padding_as_it_is": None,  # shape

        # the same with 5 samples
        #     keep: (5, 7) bool; scores: (5, 8, 5, 7)
        #     np.where(keep, scores, -np.inf)
        "as_many_samples_as_queries": None,  # shape

        # a causal mask and a padding mask
        #     causal: (5, 7) bool; keep: (2, 7) bool
        #     np.where(causal, keep[:, None, None], False)
        "both_masks": None,  # shape

        # the same with one new axis
        #     causal: (5, 7) bool; keep: (2, 7) bool
        #     np.where(causal, keep[:, None], False)
        "both_masks_without_heads": None,  # shape

        # a causal mask, expanded to two samples and 8 heads
        #     causal: (5, 7) bool
        #     np.broadcast_to(causal, (2, 8, 5, 7))
        "mask_for_all_heads": None,  # bytes newly allocated

        # float32 scores plus a mask of numbers: the dtype
        #     causal: (5, 7) bool; scores: (2, 8, 5, 7)
        #     scores + np.where(causal, 0.0, -np.inf)
        "mask_of_numbers": None,  # dtype

        # scores plus a mask of truth values
        #     scores: (2,) float32 [0.5, 2.0]; keep: (2,) bool [True, False]
        #     scores + keep
        "mask_of_truths": None,  # value

        # a row that is masked as a whole, less its maximum: how many NaNs
        #     row = np.full(3, -np.inf)
        #     np.isnan(row - row.max()).sum()
        "row_without_keys": None,  # value

        # scores less the maximum of each row
        #     scores: (2, 8, 5, 7)
        #     scores - scores.max(axis=-1)
        "scores_less_their_maximum": None,  # shape

        # scores, and a table of 32 buckets and 8 heads, looked up
        #     scores: (2, 8, 5, 7); table: (32, 8); bucket: (5, 7) int64
        #     scores + table[bucket].transpose(2, 0, 1)
        "bias_from_buckets": None,  # shape
    }
