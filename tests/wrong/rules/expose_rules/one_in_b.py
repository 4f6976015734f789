# The 1 is in b, which this function stretches rightly.
def answers():
    return {
        "lined_up_at_the_left": ((2, 3), (2,)),
        "larger_size_wins": ((2,), (3,)),
        "divisors_fit": ((2,), (6,)),
        "longer_is_cut": ((2,), (3,)),
        "only_b_stretches": ((4, 5), (1, 5)),
        "means_of_rows": [[1, 2], [5, 8]],
    }
