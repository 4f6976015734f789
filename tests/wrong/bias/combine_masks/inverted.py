# True where a key is hidden.


def combine_masks(causal, padding):
    return ~(causal & padding)
