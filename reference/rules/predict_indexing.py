"""NumPy's own indexing (NumPy user guide, "Indexing on ndarrays")."""

import numpy as np

V, Q, K = np.zeros(7), np.zeros(5), np.zeros(6)
X, PE, STYLE, WEIGHT, CLS = (
    np.zeros((4, 50, 128)),
    np.zeros((50, 128)),
    np.zeros((4, 128)),
    np.zeros((4, 50)),
    np.zeros(128),
)
TABLE, IDS, SCORES = np.zeros((100, 128)), np.zeros((4, 50), int), np.zeros((2, 8, 5, 6))
TOKENS, KEEP = np.zeros((2, 3, 5)), np.array([[True, True, False], [True, False, False]])
SELF_SCORES, FLAGS, SMALL = np.zeros((9, 4, 7, 7)), np.ones((9, 7), bool), np.zeros((6, 8))

TAKEN = {
    "new_axis_behind": lambda: V[:, np.newaxis],
    "queries_and_keys": lambda: Q[:, None] + K[None, :],
    "room_for_positions": lambda: STYLE[:, None] + PE,
    "room_for_features": lambda: WEIGHT[..., np.newaxis],
    "one_feature": lambda: X[..., 0],
    "sample_by_number": lambda: X[0],
    "sample_by_slice": lambda: X[:1],
    "less_the_first_token": lambda: X - X[:, 0],
    "rows_beyond_the_end": lambda: TABLE[:150],
    "chunk_beyond_the_end": lambda: TABLE[100:150],
    "row_beyond_the_end": lambda: TABLE[100],
    "one_index_more": lambda: PE[:, :, 0],
    "rows_by_their_ids": lambda: TABLE[IDS],
    "two_lists": lambda: X[[0, 1, 2], [5, 6, 7]],
    "two_lists_unequal": lambda: X[[0, 1], [5, 6, 7]],
    "column_and_list": lambda: X[[[0], [1]], [5, 6, 7]],
    "lists_apart": lambda: SCORES[:, [0, 1, 2], :, [3, 4, 5]],
    "kept_tokens": lambda: TOKENS[KEEP],
    "class_token": lambda: np.concatenate([CLS[None, None], X], axis=1),
    "mask_as_it_is": lambda: np.where(FLAGS, SELF_SCORES, -1.0),
    "mask_with_new_axes": lambda: np.where(FLAGS[:, None, None], SELF_SCORES, -1.0),
}


def answers():
    """Have NumPy take each part, and look at its shape; of two, at the memory."""
    found = {item: shape_or_error(take) for item, take in TAKEN.items()}
    for item, part in {"even_columns": SMALL[:, 0::2], "rows_by_a_list": SMALL[[0, 2, 4]]}.items():
        found[item] = "view" if np.shares_memory(part, SMALL) else "copy"
    return found


def shape_or_error(take):
    """Shape of what is taken, or "error" where NumPy raises."""
    try:
        return take().shape
    except (IndexError, ValueError):
        return "error"
