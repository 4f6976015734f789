# The sizes are paired from the left.
def explanation():
    return {
        "pairs_of_positions": [(5, 7, "conflict", None), (1, None, "missing", 1)],
        "pairs_of_angles": [(5, 32, "conflict", None), (7, None, "missing", 7), (1, None, "missing", 1)],
        "query_axis": "own_axis_first",
        "few_rows": "difference_alone",
        "two_shapes": ((5, 1), (7,)),
        "queries_that_follow": [5, 6],
        "bytes_of_all_pairs": 1073741824,
        "bytes_of_all_distances": 1048320,
        "most_tokens": 640,
    }
