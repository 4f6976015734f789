# Everything in float64, sample by sample; one rounding at the end.
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    wide = np.asarray(encoding, dtype=np.float64)
    sums = [sample.astype(np.float64) + wide for sample in embeddings]
    return np.stack(sums).astype(embeddings.dtype)
