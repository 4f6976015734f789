# writes the quotient into the caller's weights


def normalize_position_weights(position_weights):
    position_weights /= position_weights.sum(axis=1, keepdims=True)
    return position_weights
