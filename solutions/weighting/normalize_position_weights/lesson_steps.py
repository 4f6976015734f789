# The lesson's step: divide by the sum over the positions, whose axis is kept with size 1.


def normalize_position_weights(position_weights):
    totals = position_weights.sum(axis=1, keepdims=True)  # (B, 1, 1)
    return position_weights / totals  # (B, T, 1)
