# The sizes that meet are equal or 1, where these rules do what NumPy does.
def answers():
    return {
        "lined_up_at_the_left": ((2, 3), (2,)),
        "larger_size_wins": ((4, 1), (1, 5)),
        "divisors_fit": ((4, 1), (1, 5)),
        "longer_is_cut": ((4, 1), (1, 5)),
        "only_b_stretches": ((1,), (4,)),
        "means_of_rows": [[1, 2], [5, 8]],
    }
