# Two pairs, one feature of one of them, and a position that is not 0; more only where more is needed.
def answers():
    one_of_four, third_of_six = [1, 0, 0, 0], [0, 0, 1, 0, 0, 0]
    return {
        "clockwise": ([1, 0], 1),
        "partner_half_a_head_away": (one_of_four, 1),
        "angles_twice_in_a_row": (one_of_four[::-1], 1),
        "converted_the_wrong_way": (third_of_six, 1),
        "positions_in_16_bits": ([1, 0], 2049),
        "scores_in_halves": (one_of_four, [0, 0, 1, 0], 2, 1),
        "distance_for_difference": ([1, 0], [0, 1], 3, 4),
    }
