# The lesson's step: one product, the batch axis of the table left to broadcasting.


def weighted_positional_encoding(pe, position_weights):
    return pe * position_weights  # (T, D) * (B, T, 1) -> (B, T, D)
