# The operand before the minus is held to get the rows.
def explanation():
    return {
        "pairs_of_positions": [(1, 7, "stretch", 7), (5, None, "missing", 5)],
        "pairs_of_angles": [(1, 32, "stretch", 32), (7, None, "missing", 7), (5, None, "missing", 5)],
        "query_axis": "before_the_minus",
        "few_rows": "difference_alone",
        "two_shapes": ((5, 1), (7,)),
        "queries_that_follow": [5, 6],
        "bytes_of_all_pairs": 1073741824,
        "bytes_of_all_distances": 1048320,
        "most_tokens": 640,
    }
