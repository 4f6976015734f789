# A bool is held to take as much as an int64.
def answers():
    return {
        "slopes_with_two_axes": (8, 5, 7),
        "slopes_with_one_axis": "error",
        "slopes_as_they_are": "error",
        "as_many_heads_as_keys": (5, 7),
        "dtype_of_the_bias": "float64",
        "distances_behind_a_cache": (3, 2, 1, 0),
        "keys_of_a_triangle": 1,
        "keys_of_a_moved_triangle": 4,
        "bytes_of_a_causal_mask": 280,
        "lengths_as_they_are": "error",
        "padding_as_it_is": "error",
        "as_many_samples_as_queries": (5, 8, 5, 7),
        "both_masks": (2, 1, 5, 7),
        "both_masks_without_heads": (2, 5, 7),
        "mask_for_all_heads": 0,
        "mask_of_numbers": "float64",
        "mask_of_truths": (1.5, 2.0),
        "row_without_keys": 3,
        "scores_less_their_maximum": "error",
        "bias_from_buckets": (2, 8, 5, 7),
    }
