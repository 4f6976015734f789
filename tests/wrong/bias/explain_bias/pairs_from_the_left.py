# The sizes are paired from the left.
def explanation():
    return {
        "axes_of_alibi": [(1, None, "missing", 1), (1, 7, "stretch", 7), (8, 5, "conflict", None)],
        "axes_of_both_masks": [
            (None, 7, "missing", 7),
            (None, 1, "missing", 1),
            (7, 1, "stretch", 7),
            (5, 2, "conflict", None),
        ],
        "rows_of_the_mask": "meets_the_queries",
        "multiplied_mask": "zero_still_weighs",
        "position_of_the_key": "constant_in_rows",
        "moved_triangle": 5,
        "padding_of_few_numbers": (2, 1, 1, 7),
        "how_far_a_head_sees": 18,
        "bytes_of_the_bias": 67108864,
        "bytes_without_queries": 65536,
    }
