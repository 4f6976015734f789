# samples and positions in one column: (B * T, 1)


def weighted_positional_encoding(pe, position_weights):
    return pe * position_weights.reshape(-1, 1)
