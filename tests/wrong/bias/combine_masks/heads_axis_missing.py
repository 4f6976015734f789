# (B, Tq, Tk).


def combine_masks(causal, padding):
    return causal & padding[:, 0]
