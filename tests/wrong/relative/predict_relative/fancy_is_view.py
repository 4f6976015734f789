# A lookup by an array of numbers is held to be a view.
def answers():
    return {
        "all_pairs": (5, 7),
        "one_axis_is_enough": (5, 7),
        "no_axis_at_all": "error",
        "keys_as_rows": (7, 5),
        "one_pair": 3,
        "one_query": (1, 0, -1, -2),
        "one_new_query": (1, 10),
        "bytes_of_positions": 253,
        "angles": (5, 7, 32),
        "angles_in_single": "float64",
        "angles_without_axis": "error",
        "bytes_of_all_pairs": 25600,
        "bytes_of_all_distances": 4864,
        "rows_by_distance": 0,
        "one_column_of_a_table": (5, 7),
        "bias_for_all_heads": (2, 8, 5, 7),
        "heads_in_front": (2, 8, 5, 7),
        "heads_at_the_end": "error",
        "query_times_distance": (5, 7),
        "keys_in_heads": (8, 5, 7),
    }
