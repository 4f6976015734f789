# Or for and.


def combine_masks(causal, padding):
    return causal | padding
