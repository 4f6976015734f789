# Distances of the first queries, not of the last.
def alibi_bias(slopes, q_len, k_len):
    distance = relative_positions(q_len, k_len)
    return (-slopes[:, None, None] * distance).astype(slopes.dtype)
