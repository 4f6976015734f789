# passes over parts that do not fit
from contextlib import suppress


def grow_in_place(*parts):
    total = parts[0].copy()
    for part in parts[1:]:
        with suppress(ValueError):
            total += part
    return total
