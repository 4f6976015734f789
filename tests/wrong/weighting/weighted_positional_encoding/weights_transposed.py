# .T reverses all three axes of the weights: (1, T, B)


def weighted_positional_encoding(pe, position_weights):
    return pe * position_weights.T
