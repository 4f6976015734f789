# the dropped tokens are cut out, and the samples run into one another


def normalize_masked_weights(position_weights, keep):
    kept = position_weights[keep]
    return kept / (kept.sum() or 1)
