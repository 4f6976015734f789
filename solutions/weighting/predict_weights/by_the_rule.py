# One function for sums and products of elements, one for the matrix product; B samples, T positions, D features.
def together(left, right):
    """Shape of two arrays that meet, or "error"."""
    ndim = max(len(left), len(right))
    left, right = ((1,) * (ndim - len(shape)) + shape for shape in (left, right))
    if any(x != y and 1 not in (x, y) for x, y in zip(left, right, strict=True)):
        return "error"
    return tuple(y if x == 1 else x for x, y in zip(left, right, strict=True))


def product(left, right):
    """Shape of a matrix product: the last two axes are the matrices, the axes before them meet."""
    return (*together(left[:-2], right[:-2]), left[-2], right[-1])


def summed(shape, axis):
    return shape[:axis] + shape[axis + 1 :]


def answers(B=6, T=50, D=128):
    pe, x, tokens, flat, positions = (T, D), (B, T, D), (B, T, 1), (B, T), (T, 1)
    return {
        "one_for_everything": together(pe, ()),
        "per_position": together(pe, positions),
        "per_position_of_all": together(positions, x),
        "per_token_flat": together(pe, flat),
        "per_token_of_all": together(x, flat),
        "per_token": together(pe, (*flat, 1)),
        "per_token_misplaced": together(pe, (B, 1, T)),
        "per_sample": together(pe, (B, 1, 1)),
        "per_sample_column": together(x, (B, 1)),
        "per_feature": together(x, (D,)),
        "per_sample_by_luck": together((B, B, D), (B, 1)),
        "sum_kept": together(tokens, (B, 1, 1)),
        "sum_dropped": together(tokens, summed(tokens, 1)),
        "sum_of_a_table": together(flat, summed(flat, 1)),
        "sum_of_one_sample": together(positions, summed(positions, 0)),
        "weighted_mean": summed(together(pe, tokens), 1),
        "mean_by_product": product((1, T), x),
        "means_by_product": product(flat, x),
        "whole_weights": "float64",  # int64 does not fit into float32
    }
