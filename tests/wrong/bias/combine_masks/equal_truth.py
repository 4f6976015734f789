# True where the masks say the same.


def combine_masks(causal, padding):
    return causal == padding
