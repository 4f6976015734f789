# remembers results by the numbers, and hands the same array out twice
import numpy as np

RESULTS = {}


def normalize_masked_weights(position_weights, keep):
    key = position_weights.shape, position_weights.dtype, position_weights.tobytes(), keep.tobytes()
    if key not in RESULTS:
        kept = position_weights * keep[:, :, np.newaxis]
        sums = kept.sum(axis=1, keepdims=True)
        RESULTS[key] = kept / np.where(sums > 0, sums, 1)
    return RESULTS[key]
