# Each input lies where the wrong rule and NumPy's part: another length, two sizes of which neither is 1, a 1 in `a`.
def answers():
    n, m = 2, 3
    return {
        "lined_up_at_the_left": ((n, m), (n,)),
        "larger_size_wins": ((n,), (m,)),
        "divisors_fit": ((n,), (n * m,)),
        "longer_is_cut": ((m,), (n,)),
        "only_b_stretches": ((1,), (n,)),
        "means_of_rows": [[i * n + j * j for j in range(m)] for i in range(m)],
    }
