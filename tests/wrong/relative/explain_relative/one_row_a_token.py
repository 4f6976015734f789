# As many rows as tokens are held to be enough.
def explanation():
    return {
        "pairs_of_positions": [(1, 7, "stretch", 7), (5, None, "missing", 5)],
        "pairs_of_angles": [(1, 32, "stretch", 32), (7, None, "missing", 7), (5, None, "missing", 5)],
        "query_axis": "own_axis_first",
        "few_rows": "difference_alone",
        "two_shapes": ((5, 1), (7,)),
        "queries_that_follow": [5, 6],
        "bytes_of_all_pairs": 1073741824,
        "bytes_of_all_distances": 524288,
        "most_tokens": 640,
    }
