# drops the copy, since plus makes a new array anyway


def grow_in_place(*parts):
    total = parts[0]
    for part in parts[1:]:
        total = total + part
    return total
