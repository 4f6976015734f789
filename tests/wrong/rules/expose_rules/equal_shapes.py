# Both shapes are the same, where all rules agree.
def answers():
    return {
        "lined_up_at_the_left": ((3, 4), (3, 4)),
        "larger_size_wins": ((3, 4), (3, 4)),
        "divisors_fit": ((3, 4), (3, 4)),
        "longer_is_cut": ((3, 4), (3, 4)),
        "only_b_stretches": ((3, 4), (3, 4)),
        "means_of_rows": [[1, 2], [5, 8]],
    }
