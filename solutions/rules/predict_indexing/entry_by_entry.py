# Each entry of an index uses up an axis, or gives one, or both; the sums and joints then follow the broadcasting rule.
from itertools import zip_longest

ALL = slice(None)


def together(*shapes):
    """Shape of arrays that meet; ValueError where two sizes do not fit."""
    result = []
    for sizes in zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1):
        other = set(sizes) - {1}
        if len(other) > 1:
            raise ValueError(f"{sizes} meet")
        result.append(other.pop() if other else 1)
    return tuple(result[::-1])


def shape_of(picks):
    """Shape of nested lists: () for a number."""
    return (len(picks), *shape_of(picks[0])) if isinstance(picks, list) else ()


def taken(shape, *entries):
    """Shape of x[entries] for an x of this shape."""
    rest = list(shape)
    if ... in entries:
        at = entries.index(...)
        unnamed = len(rest) - sum(entry not in (None, ...) for entry in entries)
        entries = (*entries[:at], *[ALL] * unnamed, *entries[at + 1 :])
    result, lists, places = [], [], []
    for place, entry in enumerate(entries):
        if entry is None:
            result.append(1)
        elif isinstance(entry, slice):
            result.append(len(range(rest.pop(0))[entry]))
        else:
            size = rest.pop(0)
            if isinstance(entry, int):
                range(size)[entry]
                continue
            lists.append(shape_of(entry))
            places.append((place, len(result)))
    if lists:
        side_by_side = places[-1][0] - places[0][0] == len(places) - 1
        at = places[0][1] if side_by_side else 0
        result[at:at] = together(*lists)
    return (*result, *rest)


def attempt(work, *arguments):
    try:
        return work(*arguments)
    except (IndexError, ValueError):
        return "error"


def answers():
    x, pe, table, scores = (4, 50, 128), (50, 128), (100, 128), (9, 4, 7, 7)
    first = taken(x, ALL, 0)
    keep = [[True, True, False], [True, False, False]]
    return {
        "new_axis_behind": taken((7,), ALL, None),
        "queries_and_keys": together(taken((5,), ALL, None), taken((6,), None, ALL)),
        "room_for_positions": together(taken((4, 128), ALL, None), pe),
        "room_for_features": taken((4, 50), ..., None),
        "one_feature": taken(x, ..., 0),
        "sample_by_number": taken(x, 0),
        "sample_by_slice": taken(x, slice(1)),
        "less_the_first_token": attempt(together, x, first),
        "rows_beyond_the_end": taken(table, slice(150)),
        "chunk_beyond_the_end": taken(table, slice(100, 150)),
        "row_beyond_the_end": attempt(taken, table, 100),
        "one_index_more": attempt(taken, pe, ALL, ALL, 0),
        "rows_by_their_ids": taken(table, [[0] * 50] * 4),
        "two_lists": taken(x, [0, 1, 2], [5, 6, 7]),
        "two_lists_unequal": attempt(taken, x, [0, 1], [5, 6, 7]),
        "column_and_list": taken(x, [[0], [1]], [5, 6, 7]),
        "lists_apart": taken((2, 8, 5, 6), ALL, [0, 1, 2], ALL, [3, 4, 5]),
        "kept_tokens": (sum(map(sum, keep)), 5),
        "class_token": "error",  # joined parts must agree everywhere but at the joint, and 1 is not 4
        "mask_as_it_is": attempt(together, (9, 7), scores),
        "mask_with_new_axes": together(taken((9, 7), ALL, None, None), scores),
        "even_columns": "view",
        "rows_by_a_list": "copy",
    }
