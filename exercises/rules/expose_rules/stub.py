# axiswise: rules/expose_rules
# The task: axiswise next rules/expose_rules


def answers():
    """Give inputs on which each function is silently wrong.

    Returns
    -------
    dict
        For each function its arguments: a tuple of two shapes, or nested lists of numbers.
        None where you have no answer yet.
    """
    return {
        # this one lines the shapes up at the left
        #     def shape_of_sum(a, b):
        #         ndim = max(len(a), len(b))
        #         a, b = (shape + (1,) * (ndim - len(shape)) for shape in (a, b))
        #         if any(x != y and 1 not in (x, y) for x, y in zip(a, b)):
        #             return "error"
        #         return tuple(y if x == 1 else x for x, y in zip(a, b))
        # write a tuple (a: a shape, b: a shape)
        "lined_up_at_the_left": None,

        # this one takes the larger size
        #     def shape_of_sum(a, b):
        #         ndim = max(len(a), len(b))
        #         a, b = ((1,) * (ndim - len(shape)) + shape for shape in (a, b))
        #         return tuple(max(x, y) for x, y in zip(a, b))
        # write a tuple (a: a shape, b: a shape)
        "larger_size_wins": None,

        # this one repeats a size that divides the other
        #     def shape_of_sum(a, b):
        #         ndim = max(len(a), len(b))
        #         a, b = ((1,) * (ndim - len(shape)) + shape for shape in (a, b))
        #         if any(max(x, y) % max(min(x, y), 1) for x, y in zip(a, b)):
        #             return "error"
        #         return tuple(max(x, y) for x, y in zip(a, b))
        # write a tuple (a: a shape, b: a shape)
        "divisors_fit": None,

        # this one cuts the longer axis off
        #     def shape_of_sum(a, b):
        #         ndim = max(len(a), len(b))
        #         a, b = ((1,) * (ndim - len(shape)) + shape for shape in (a, b))
        #         return tuple(x * y if 1 in (x, y) else min(x, y) for x, y in zip(a, b))
        # write a tuple (a: a shape, b: a shape)
        "longer_is_cut": None,

        # this one stretches `b`, and never `a`
        #     def shape_of_sum(a, b):
        #         if len(b) > len(a):
        #             return "error"
        #         b = (1,) * (len(a) - len(b)) + b
        #         return a if all(y in (1, x) for x, y in zip(a, b)) else "error"
        # write a tuple (a: a shape, b: a shape)
        "only_b_stretches": None,

        # this one subtracts from each row its mean, or something like it
        #     def center_rows(x):
        #         return x - x.mean(axis=-1)
        # write x: a number or nested lists of numbers
        "means_of_rows": None,
    }
