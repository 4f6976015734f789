# drops the last axis: (B, T) meets (T, D)


def weighted_positional_encoding(pe, position_weights):
    return pe * position_weights[:, :, 0]
