# The return is missing.


def combine_masks(causal, padding):
    mask = causal & padding
    mask.setflags(write=False)
