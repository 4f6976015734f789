# A sheet filled in on paper, with the reason beside each answer.
def answers():
    return {
        "slopes_with_two_axes": [8, 5, 7],
        "slopes_with_one_axis": "ValueError",  # 8 heads meet 5 queries
        "slopes_as_they_are": "ValueError",  # 8 heads meet 7 keys
        "as_many_heads_as_keys": [5, 7],  # nobody notices
        "dtype_of_the_bias": "double",
        "distances_behind_a_cache": [3, 2, 1, 0],  # the first query is token 3
        "keys_of_a_triangle": 1,  # row 0 ends at column 0
        "keys_of_a_moved_triangle": 4,  # row 0 ends at column 3
        "bytes_of_a_causal_mask": "35 bytes",
        "lengths_as_they_are": "ValueError",  # 7 places meet 2 samples
        "padding_as_it_is": "ValueError",  # 2 samples meet 5 queries
        "as_many_samples_as_queries": [5, 8, 5, 7],
        "both_masks": [2, 1, 5, 7],
        "both_masks_without_heads": [2, 5, 7],  # samples where the heads should be
        "mask_for_all_heads": "0 bytes",  # a view
        "mask_of_numbers": "double",
        "mask_of_truths": [1.5, 2],  # True counts as 1
        "row_without_keys": 3,  # -inf minus -inf
        "scores_less_their_maximum": "ValueError",  # (2, 8, 5) meets (8, 5, 7)
        "bias_from_buckets": [2, 8, 5, 7],
    }
