# joins samples and positions: (B * T, D)


def weighted_positional_encoding(pe, position_weights):
    return (pe * position_weights).reshape(-1, pe.shape[1])
