# The queries are held to run along the rows, and the keys down.
def explanation():
    return {
        "pairs_of_positions": [(1, 7, "stretch", 7), (5, None, "missing", 5)],
        "pairs_of_angles": [(1, 32, "stretch", 32), (7, None, "missing", 7), (5, None, "missing", 5)],
        "query_axis": "run_along_a_row",
        "few_rows": "difference_alone",
        "two_shapes": ((5,), (7, 1)),
        "queries_that_follow": [5, 6],
        "bytes_of_all_pairs": 1073741824,
        "bytes_of_all_distances": 1048320,
        "most_tokens": 640,
    }
