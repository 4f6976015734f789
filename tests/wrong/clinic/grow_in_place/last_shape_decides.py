# goes from the last part to the first


def grow_in_place(*parts):
    total = parts[-1].copy()
    for part in parts[-2::-1]:
        total += part
    return total
