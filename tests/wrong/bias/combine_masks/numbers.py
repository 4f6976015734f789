# 1 and 0.


def combine_masks(causal, padding):
    return causal.astype(int) * padding
