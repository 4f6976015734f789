# Both tables written down row by row, the bytes with the arithmetic beside them.
from math import isqrt


def explanation():
    queries, keys, frequencies = 5, 7, 32
    tokens, features, float32 = 2048, 64, 4
    return {
        "pairs_of_positions": [(1, keys, "stretch", keys), (queries, None, "missing", queries)],
        "pairs_of_angles": [
            (1, frequencies, "stretch", frequencies),
            (keys, None, "missing", keys),
            (queries, None, "missing", queries),
        ],
        "query_axis": "own_axis_first",
        "few_rows": "difference_alone",
        "two_shapes": [(queries, 1), (1, keys)],
        "queries_that_follow": [keys - 2, keys - 1],
        "bytes_of_all_pairs": tokens * tokens * features * float32,
        "bytes_of_all_distances": (tokens + tokens - 1) * features * float32,
        "most_tokens": isqrt(100 * 2**20 // (features * float32)),
        "in_words": "A column of queries minus a row of keys; the diagonals repeat, and the cost is T squared.",
    }
