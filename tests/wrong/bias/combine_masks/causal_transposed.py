# The causal mask is turned.


def combine_masks(causal, padding):
    return causal.T & padding
