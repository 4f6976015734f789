# I queries, J keys, D features, H heads; every operand written as a tuple of letters, lined up at the right.
def together(left, right):
    """Shape of two arrays that meet, or "error"."""
    ndim = max(len(left), len(right))
    left, right = ((1,) * (ndim - len(shape)) + shape for shape in (left, right))
    if any(x != y and 1 not in (x, y) for x, y in zip(left, right, strict=True)):
        return "error"
    return tuple(y if x == 1 else x for x, y in zip(left, right, strict=True))


def answers(I=5, J=7, D=64, H=8, B=2):  # noqa: E741
    pairs, scores, float32 = (I, J), (B, H, I, J), 4
    tokens = 10
    return {
        "all_pairs": together((I, 1), (1, J)),
        "one_axis_is_enough": together((I, 1), (J,)),
        "no_axis_at_all": together((I,), (J,)),
        "keys_as_rows": together((1, I), (J, 1)),
        "one_pair": 4 - 1,
        "one_query": tuple(1 - j for j in range(4)),
        "one_new_query": together((1, 1), (tokens,)),
        "bytes_of_positions": (2 - 5) % 256,
        "angles": together((*pairs, 1), (D // 2,)),
        "angles_in_single": "float64",  # int64 distances do not fit into float32
        "angles_without_axis": together(pairs, (D // 2,)),
        "bytes_of_all_pairs": tokens * tokens * D * float32,
        "bytes_of_all_distances": (2 * tokens - 1) * D * float32,
        "rows_by_distance": tokens * tokens * D * float32,
        "one_column_of_a_table": pairs,
        "bias_for_all_heads": together(scores, pairs),
        "heads_in_front": together(scores, (H, *pairs)),
        "heads_at_the_end": together(scores, (*pairs, H)),
        "query_times_distance": together((I, 1, D), (*pairs, D))[:-1],
        "keys_in_heads": (H, I, J),
    }
