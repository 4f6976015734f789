# A sheet filled in on paper, with the reason beside each answer.
def answers():
    return {
        "all_pairs": [5, 7],  # queries in rows
        "one_axis_is_enough": [5, 7],  # (7,) counts as a row
        "no_axis_at_all": "ValueError",  # 5 meets 7
        "keys_as_rows": [7, 5],
        "one_pair": 3,
        "one_query": [1, 0, -1, -2],  # falls along the row
        "one_new_query": [1, 10],  # one row is a row
        "bytes_of_positions": 256 - 3,
        "angles": [5, 7, 32],
        "angles_in_single": "double",
        "angles_without_axis": "ValueError",  # 7 keys meet 32 frequencies
        "bytes_of_all_pairs": "25,600 bytes",
        "bytes_of_all_distances": "4,864 bytes",
        "rows_by_distance": "25,600 bytes",  # every pair has its own copy of a row
        "one_column_of_a_table": [5, 7],  # each distance becomes a number
        "bias_for_all_heads": [2, 8, 5, 7],  # the same for samples and heads
        "heads_in_front": [2, 8, 5, 7],  # (8, 5, 7)
        "heads_at_the_end": "ValueError",  # (5, 7, 8): heads meet keys
        "query_times_distance": [5, 7],  # (5, 1, 64) times (5, 7, 64)
        "keys_in_heads": [8, 5, 7],  # the keys have no head axis, so all heads read them
    }
