# Strides are products of the sizes behind; views rearrange them; bytes are sizes times the bytes of an element.
from math import prod

FLOAT32, FLOAT64 = 4, 8


def row_by_row(shape, itemsize=FLOAT32):
    """Strides of a fresh array."""
    return tuple(itemsize * prod(shape[axis + 1 :]) for axis in range(len(shape)))


def stretched(shape, wanted):
    """Strides of a fresh array that is shown under a larger shape."""
    missing = len(wanted) - len(shape)
    kept = zip(shape, wanted[missing:], row_by_row(shape), strict=True)
    return (0,) * missing + tuple(stride if size == other else 0 for size, other, stride in kept)


def size_in_bytes(shape, itemsize=FLOAT32):
    return prod(shape) * itemsize


def answers():
    pe, x, column = (6, 8), (4, 5, 6), (6, 1)
    three = (3, *pe)
    row, element = row_by_row(pe)
    sample, token, feature = row_by_row(x)
    return {
        "batch": (sample, token, feature),
        "double_precision": row_by_row(pe, FLOAT64),
        "even_columns": (row, 2 * element),
        "backwards": (-row, element),
        "one_column": (row,),
        "transposed": (element, row),
        "positions_first": (token, sample, feature),
        "one_for_all_samples": stretched(pe, three),
        "column_spread_out": stretched(column, pe),
        "sum_with_a_bias": row_by_row(x),
        "column_and_row": row_by_row(pe),
        "spread_and_copied": row_by_row(three),
        "bytes_of_a_broadcast": 0,
        "what_nbytes_says": size_in_bytes(three),
        "bytes_of_a_column": 0,
        "bytes_of_the_copy": size_in_bytes(three),
        "bytes_of_a_sum": size_in_bytes(three),
        "bytes_of_a_scaled_table": size_in_bytes(pe, FLOAT64),
        "bytes_in_place": 0,
        "column_in_place": "error" if column != pe else 0,
        "bytes_of_rows": size_in_bytes((3, 8)),
        "bytes_of_every_other_row": 0,
        "flattened_table": "view",
        "flattened_transpose": "copy",
        "flattened_by_method": "copy",
        "same_dtype_again": "copy",
        "added_through": "error",
        "written_through": "error",
    }
