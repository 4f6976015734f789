# A row that would be left empty gets its causal row back, padding and all.


def combine_masks(causal, padding):
    both = causal & padding
    return both | (~both.any(axis=-1, keepdims=True) & causal)
