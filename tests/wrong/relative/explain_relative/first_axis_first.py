# The rows begin with the first axis.
def explanation():
    return {
        "pairs_of_positions": [(5, None, "missing", 5), (1, 7, "stretch", 7)],
        "pairs_of_angles": [(5, None, "missing", 5), (7, None, "missing", 7), (1, 32, "stretch", 32)],
        "query_axis": "own_axis_first",
        "few_rows": "difference_alone",
        "two_shapes": ((5, 1), (7,)),
        "queries_that_follow": [5, 6],
        "bytes_of_all_pairs": 1073741824,
        "bytes_of_all_distances": 1048320,
        "most_tokens": 640,
    }
