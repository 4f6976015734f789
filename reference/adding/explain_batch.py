"""Tables by the rule of the NumPy user guide ("Broadcasting"); claims, strides and bytes as NumPy has them."""

import numpy as np

X, PE = np.ones((4, 50, 128), np.float32), np.ones((50, 128), np.float32)


def explanation():
    """Work out both tables axis by axis, try each claim, and search for what is to be constructed."""
    shown, total = np.broadcast_to(PE, X.shape), X + PE
    long, table_100, table_200 = np.ones((4, 150, 128)), np.ones((100, 128)), np.ones((200, 128))
    no_copy = {
        "four_copies": not np.shares_memory(shown[0], shown[3]),
        "copied_when_written": shown.flags.writeable,
        "step_of_nothing": shown.strides[0] == 0 and np.shares_memory(shown[0], shown[3]),
        "sum_reads_it": np.shares_memory(total, PE),
    }
    why_it_fails = {
        "lacks_samples": added(long, table_100[np.newaxis]),
        "table_too_short": added(long, table_200),
        "no_multiple": added(np.ones((4, 200, 128)), table_100),
        "numbers_differ": added(long[:, :100], table_100) and not added(long, table_200),
    }
    return {
        "pairs_of_the_sum": table(X.shape, PE.shape),
        "pairs_written_out": table(X.shape, PE[np.newaxis].shape),
        "no_copy": next(code for code, holds in no_copy.items() if holds),
        "why_it_fails": next(code for code, holds in why_it_fails.items() if holds),
        "strides_of_the_encoding": shown.strides,
        "strides_of_the_sum": total.strides,
        "bytes_of_reading": 0 if np.shares_memory(shown, PE) else shown.nbytes,
        "bytes_of_the_sum": total.nbytes,
        "grows_in_silence": next((4, T, 128) for T in range(1, 50) if added(np.ones((4, T, 128)), PE)),
        "positions_first": next(each.shape for each in (PE, PE[np.newaxis], PE[:, np.newaxis]) if beside(each)),
        "in_words": "See the explanation.",
    }


def added(left, right):
    """Whether NumPy adds two arrays."""
    try:
        left + right
    except ValueError:
        return False
    return True


def beside(pe):
    """Whether an encoding fits a batch with the positions in front."""
    return added(np.ones((50, 4, 128)), pe)


def table(left, right):
    """One row an axis, from the last to the first."""
    rows = []
    for axis in range(1, max(len(left), len(right)) + 1):
        x = left[-axis] if axis <= len(left) else None
        y = right[-axis] if axis <= len(right) else None
        if x is None or y is None:
            rows.append((x, y, "missing", y if x is None else x))
        elif x == y:
            rows.append((x, y, "equal", x))
        elif x == 1 or y == 1:
            rows.append((x, y, "stretch", y if x == 1 else x))
        else:
            rows.append((x, y, "conflict", None))
    return rows
