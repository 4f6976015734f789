# B samples, H heads, Q queries, K keys; every operand as a tuple of letters, lined up at the right.
from math import prod


def together(*shapes):
    """Shape of arrays that meet, or "error"."""
    ndim = max(map(len, shapes))
    padded = [(1,) * (ndim - len(shape)) + shape for shape in shapes]
    sizes = [set(column) - {1} for column in zip(*padded, strict=True)]
    if any(len(each) > 1 for each in sizes):
        return "error"
    return tuple(each.pop() if each else 1 for each in sizes)


def answers(B=2, H=8, Q=5, K=7):
    pairs, scores = (Q, K), (B, H, Q, K)
    in_cache, new = 3, 2
    return {
        "slopes_with_two_axes": together((H, 1, 1), pairs),
        "slopes_with_one_axis": together((H, 1), pairs),
        "slopes_as_they_are": together((H,), pairs),
        "as_many_heads_as_keys": together((K,), pairs),
        "dtype_of_the_bias": "float64",  # int64 does not fit into float32
        "distances_behind_a_cache": tuple(in_cache - j for j in range(in_cache + 1)),
        "keys_of_a_triangle": 1,
        "keys_of_a_moved_triangle": in_cache + 1,
        "bytes_of_a_causal_mask": prod(pairs) * 1,
        "lengths_as_they_are": together((K,), (new,)),
        "padding_as_it_is": together((B, K), scores),
        "as_many_samples_as_queries": together((Q, K), (Q, H, Q, K)),
        "both_masks": together(pairs, (B, 1, 1, K)),
        "both_masks_without_heads": together(pairs, (B, 1, K)),
        "mask_for_all_heads": 0,
        "mask_of_numbers": "float64",
        "mask_of_truths": (0.5 + 1, 2.0),
        "row_without_keys": 3,
        "scores_less_their_maximum": together(scores, (B, H, Q)),
        "bias_from_buckets": together(scores, (H, *pairs)),
    }
