# remembers products by the numbers, and hands the same array out twice


PRODUCTS = {}


def weighted_positional_encoding(pe, position_weights):
    key = (pe.shape, pe.dtype, pe.tobytes(), position_weights.shape, position_weights.dtype, position_weights.tobytes())
    if key not in PRODUCTS:
        PRODUCTS[key] = pe * position_weights
    return PRODUCTS[key]
