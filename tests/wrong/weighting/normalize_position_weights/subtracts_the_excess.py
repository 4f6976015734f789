# shifts the weights until they sum to 1


def normalize_position_weights(position_weights):
    seq_len = position_weights.shape[1]
    excess = position_weights.sum(axis=1, keepdims=True) - 1
    return (position_weights - excess / max(seq_len, 1)).astype(position_weights.dtype)
