# Takes the causal mask as True where hidden.


def combine_masks(causal, padding):
    return ~causal & padding
