# Two shapes at a time, as NumPy goes from operator to operator; functions of their own have their own rules.
from functools import reduce
from itertools import zip_longest

OPERANDS = {
    "three_axes": [(5, 1, 1), (7, 1), (9,)],
    "a_one_in_each": [(3, 1, 5), (3, 4, 1), (3, 4, 5)],
    "two_that_meet_late": [(1, 8), (3, 1), (6, 8)],
    "all_ones": [(), (1,), (1, 1)],
    "scalars": [(), (), ()],
    "scores_mask_bias": [(2, 8, 5, 6), (2, 1, 1, 6), (1, 8, 1, 1)],
    "scores_flat_mask": [(2, 6), (2, 8, 6, 6)],
    "choose_per_position": [(4, 50, 1), (4, 50, 128), (128,)],
    "choose_per_sample": [(5,), (5, 50, 128), (128,)],
    "empty_batch": [(0, 50, 128), (128,), (50, 1)],
    "nothing_three_times": [(3, 1), (0,), ()],
    "empty_and_two": [(0, 4), (2, 4), (1, 4)],
    "five_shapes": [(8, 1, 6, 1), (7, 1, 5), (1,), (6, 1), ()],
}


def meet(left, right):
    if left == "error":
        return left
    pairs = list(zip_longest(left[::-1], right[::-1], fillvalue=1))[::-1]
    if any(x != y and 1 not in (x, y) for x, y in pairs):
        return "error"
    return tuple(y if x == 1 else x for x, y in pairs)


def add_in_place(left, right):
    return left if meet(left, right) == left else "error"


def product(left, right):
    return (*meet(left[:-2], right[:-2]), left[-2], right[-1])


def stacked(*shapes):
    return (len(shapes), *shapes[0]) if len(set(shapes)) == 1 else "error"


def joined(*shapes):
    rest = {shape[1:] for shape in shapes}
    return (sum(shape[0] for shape in shapes), *rest.pop()) if len(rest) == 1 else "error"


def answers():
    return {
        item: list(result) if type(result := reduce(meet, shapes)) is tuple else result
        for item, shapes in OPERANDS.items()
    } | {
        "in_place": add_in_place((50, 128), (4, 50, 128)),
        "many_products": product((2, 8, 5, 16), (8, 16, 6)),
        "put_together": stacked((3, 4), (1, 4)),
        "end_to_end": joined((3, 4), (1, 4)),
    }
