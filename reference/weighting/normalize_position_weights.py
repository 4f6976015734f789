import numpy as np


def normalize_position_weights(position_weights):
    """Divide every weight by the sum of its own sample's weights (no source: the definition)."""
    normalized = np.empty(position_weights.shape)
    for sample in range(len(position_weights)):
        weights = [float(weight) for weight in position_weights[sample].ravel()]
        total = sum(weights)
        for position, weight in enumerate(weights):
            normalized[sample, position] = weight / total
    return normalized.astype(position_weights.dtype)
