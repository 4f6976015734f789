# A matrix that is not square: the function raises and is not silent.
def answers():
    return {
        "lined_up_at_the_left": ((2, 3), (2,)),
        "larger_size_wins": ((2,), (3,)),
        "divisors_fit": ((2,), (6,)),
        "longer_is_cut": ((2,), (3,)),
        "only_b_stretches": ((1,), (4,)),
        "means_of_rows": [[1, 2, 3], [4, 5, 6]],
    }
