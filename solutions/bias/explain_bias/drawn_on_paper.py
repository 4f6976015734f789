# Both tables written down row by row, the numbers with the arithmetic beside them.
from math import floor, log


def explanation():
    samples, heads, queries, keys, float32 = 2, 8, 5, 7, 4
    return {
        "axes_of_alibi": [
            (1, keys, "stretch", keys),
            (1, queries, "stretch", queries),
            (heads, None, "missing", heads),
        ],
        "axes_of_both_masks": [
            (keys, keys, "equal", keys),
            (queries, 1, "stretch", queries),
            (None, 1, "missing", 1),
            (None, samples, "missing", samples),
        ],
        "rows_of_the_mask": "meets_the_queries",
        "multiplied_mask": "zero_still_weighs",
        "position_of_the_key": "constant_in_rows",
        "moved_triangle": 8 - 3,
        "padding_of_few_numbers": [samples, 1, 1, keys],
        "how_far_a_head_sees": floor(log(100) / 0.25),
        "bytes_of_the_bias": 16 * 1024**2 * float32,
        "bytes_without_queries": 16 * 1024 * float32,
        "in_words": "Each mask has the axes that it knows, and 1s for the others.",
    }
