# The lesson's plain plus: every sum is a new array of whatever shape it needs.


def grow_in_place(*parts):
    total = parts[0].copy()
    for part in parts[1:]:
        total = total + part
    return total
