# The product of two truth values is their and.


def combine_masks(causal, padding):
    return padding * causal
