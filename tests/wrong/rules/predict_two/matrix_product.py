# Every operation is read as a matrix product.
OPERANDS = {
    "one_encoding_for_all": ((4, 50, 128), (50, 128)),
    "one_vector_per_sample": ((4, 50, 128), (4, 128)),
    "column_and_row": ((5, 1), (1, 7)),
    "predictions_and_targets": ((6, 1), (6,)),
    "one_number_per_row": ((3, 4), (3,)),
    "six_columns_and_two": ((4, 6), (4, 2)),
    "one_weight_per_position": ((4, 50, 128), (4, 50, 1)),
    "bias_of_the_last_axis": ((2, 8, 5, 6), (6,)),
    "one_sample_and_two": ((1, 3, 5), (2, 3, 5)),
    "empty_batch": ((0, 50, 128), (1, 50, 128)),
    "three_rows_and_none": ((3, 2), (0, 2)),
    "transposed": ((3, 5), (5, 3)),
    "row_and_number": ((1, 6), (1, 1)),
    "matrix_and_scalar": ((2, 3), ()),
    "two_rows_and_four": ((2, 3), (4, 1)),
    "one_number_and_none": ((1,), (0,)),
}


def answers():
    return {item: broadcast(*shapes) for item, shapes in OPERANDS.items()}


def broadcast(left, right):
    if len(left) < 2 or len(right) < 2:
        return rule(left, right)
    return left[:-1] + right[-1:]


def rule(left, right):
    ndim = max(len(left), len(right))
    left, right = ((1,) * (ndim - len(shape)) + shape for shape in (left, right))
    if any(x != y and 1 not in (x, y) for x, y in zip(left, right, strict=True)):
        return "error"
    return tuple(y if x == 1 else x for x, y in zip(left, right, strict=True))
