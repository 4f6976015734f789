# Takes the padding mask as True at padding.


def combine_masks(causal, padding):
    return causal & ~padding
