# divides by the sum so far


def normalize_position_weights(position_weights):
    return position_weights / position_weights.cumsum(axis=1)
