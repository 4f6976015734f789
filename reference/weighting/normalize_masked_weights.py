import numpy as np


def normalize_masked_weights(position_weights, keep):
    """Divide every kept weight by the sum of its sample's kept weights, if there is any (no source: the definition)."""
    normalized = np.zeros(position_weights.shape)
    for sample, kept in enumerate(keep):
        weights = [float(weight) for weight in position_weights[sample].ravel()]
        total = sum(weights[position] for position in np.flatnonzero(kept))
        for position in np.flatnonzero(kept):
            if total > 0:
                normalized[sample, position] = weights[position] / total
    return normalized.astype(position_weights.dtype)
