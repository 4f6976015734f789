# The keyword `and` asks for one truth value.


def combine_masks(causal, padding):
    return causal and padding
