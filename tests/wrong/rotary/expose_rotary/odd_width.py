# Three features, where the functions raise.
def answers():
    return {
        "clockwise": ([1, 0], 1),
        "partner_half_a_head_away": ([1, 2, 3], 1),
        "angles_twice_in_a_row": ([1, 2, 3], 1),
        "converted_the_wrong_way": ([1, 2, 3, 4, 5, 6], 1),
        "positions_in_16_bits": ([1, 2], 2049),
        "scores_in_halves": ([1, 2, 3, 4], [4, 1, 2, 2], 3, 1),
        "distance_for_difference": ([1, 2], [3, 1], 1, 3),
    }
