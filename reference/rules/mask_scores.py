import numpy as np


def mask_scores(scores, keep):
    """Copy each score whose key is kept, and put -inf elsewhere (Vaswani et al., 2017, section 3.2.3)."""
    masked = np.full(scores.shape, -np.inf)
    for sample, head, query, key in np.ndindex(scores.shape):
        if keep[sample, key]:
            masked[sample, head, query, key] = scores[sample, head, query, key]
    return masked.astype(scores.dtype)
