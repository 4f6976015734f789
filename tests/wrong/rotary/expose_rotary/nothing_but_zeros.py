# Zeros, which stay zeros however they are turned.
def answers():
    return {
        "clockwise": ([0, 0], 1),
        "partner_half_a_head_away": ([0, 0, 0, 0], 1),
        "angles_twice_in_a_row": ([0, 0, 0, 0], 1),
        "converted_the_wrong_way": ([0, 0, 0, 0, 0, 0], 1),
        "positions_in_16_bits": ([0, 0], 2049),
        "scores_in_halves": ([1, 2, 3, 4], [4, 1, 2, 2], 3, 1),
        "distance_for_difference": ([1, 2], [3, 1], 1, 3),
    }
