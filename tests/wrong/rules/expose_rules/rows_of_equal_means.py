# A square matrix with equal means in all rows, where it does not matter which mean is subtracted.
def answers():
    return {
        "lined_up_at_the_left": ((2, 3), (2,)),
        "larger_size_wins": ((2,), (3,)),
        "divisors_fit": ((2,), (6,)),
        "longer_is_cut": ((2,), (3,)),
        "only_b_stretches": ((1,), (4,)),
        "means_of_rows": [[1, 3], [3, 1]],
    }
