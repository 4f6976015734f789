# remembers sums by the numbers, and hands the same array out twice


SUMS = {}


def weighted_embeddings(word_embeddings, pe, position_weights):
    arrays = word_embeddings, pe, position_weights
    key = tuple((array.shape, array.dtype, array.tobytes()) for array in arrays)
    if key not in SUMS:
        SUMS[key] = word_embeddings + position_weights / position_weights.sum(axis=1, keepdims=True) * pe
    return SUMS[key]
