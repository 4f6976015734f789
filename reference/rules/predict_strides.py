"""NumPy's own memory layout (NumPy reference, "The N-dimensional array")."""

import numpy as np


def ones(*shape):
    """Array of float32."""
    return np.ones(shape, np.float32)


def added(left, right):
    """The left side after right was added to it in place."""
    left += right
    return left


def written(view):
    """First element of a view after it was written."""
    view[0, 0] = 9
    return float(view[0, 0])


PE, X, BATCH, COLUMN, ROW = ones(6, 8), ones(4, 5, 6), ones(3, 6, 8), ones(6, 1), ones(8)


def shown(times=3):
    """The encoding, shown to several samples."""
    return np.broadcast_to(PE, (times, *PE.shape))


STRIDES = {
    "batch": lambda: X,
    "double_precision": lambda: np.ones((6, 8)),
    "even_columns": lambda: PE[:, 0::2],
    "backwards": lambda: PE[::-1],
    "one_column": lambda: PE[:, 0],
    "transposed": lambda: PE.T,
    "positions_first": lambda: X.swapaxes(0, 1),
    "one_for_all_samples": shown,
    "column_spread_out": lambda: np.broadcast_to(COLUMN, (6, 8)),
    "sum_with_a_bias": lambda: X + ones(6),
    "column_and_row": lambda: COLUMN + ROW,
    "spread_and_copied": lambda: shown().copy(),
}
BYTES = {
    "bytes_of_a_broadcast": shown,
    "bytes_of_a_column": lambda: np.broadcast_to(COLUMN, (6, 8)),
    "bytes_of_the_copy": lambda: shown().copy(),
    "bytes_of_a_sum": lambda: BATCH + PE,
    "bytes_of_a_scaled_table": lambda: PE / np.sqrt(8),
    "bytes_in_place": lambda: added(BATCH, PE),
    "column_in_place": lambda: added(COLUMN, PE),
    "bytes_of_rows": lambda: PE[[0, 2, 4]],
    "bytes_of_every_other_row": lambda: PE[0::2],
    "added_through": lambda: added(shown(), 1.0),
}
LAYOUTS = {
    "flattened_table": lambda: PE.reshape(48),
    "flattened_transpose": lambda: PE.T.reshape(48),
    "flattened_by_method": lambda: PE.flatten(),
    "same_dtype_again": lambda: PE.astype(np.float32),
}
VALUES = {
    "what_nbytes_says": lambda: shown().nbytes,
    "written_through": lambda: written(np.broadcast_to(ones(3), (2, 3))),
}


def answers():
    """Make each result, and look at where its elements lie."""
    questions = [
        (STRIDES, lambda made: made.strides),
        (BYTES, lambda made: 0 if is_view(made) else made.nbytes),
        (LAYOUTS, lambda made: "view" if is_view(made) else "copy"),
        (VALUES, lambda made: made),
    ]
    return {item: answer(make, look) for table, look in questions for item, make in table.items()}


def answer(make, look):
    """What is seen of a result, or "error" where NumPy raises."""
    try:
        return look(make())
    except ValueError:
        return "error"


def is_view(made):
    """Whether a result lies in the memory of an input."""
    return any(np.shares_memory(made, each) for each in (PE, X, BATCH, COLUMN, ROW))
