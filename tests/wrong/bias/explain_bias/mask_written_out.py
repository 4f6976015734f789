# The padding mask is written out for all queries.
def explanation():
    return {
        "axes_of_alibi": [(1, 7, "stretch", 7), (1, 5, "stretch", 5), (8, None, "missing", 8)],
        "axes_of_both_masks": [
            (7, 7, "equal", 7),
            (5, 1, "stretch", 5),
            (None, 1, "missing", 1),
            (None, 2, "missing", 2),
        ],
        "rows_of_the_mask": "meets_the_queries",
        "multiplied_mask": "zero_still_weighs",
        "position_of_the_key": "constant_in_rows",
        "moved_triangle": 5,
        "padding_of_few_numbers": (2, 1, 5, 7),
        "how_far_a_head_sees": 18,
        "bytes_of_the_bias": 67108864,
        "bytes_without_queries": 65536,
    }
