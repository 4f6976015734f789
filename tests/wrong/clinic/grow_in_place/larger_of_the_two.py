# adds the smaller to the larger one, in pairs; neither may be as large as the sum


def grow_in_place(*parts):
    total = parts[0].copy()
    for part in parts[1:]:
        if part.size > total.size or part.ndim > total.ndim:
            total, part = part.copy(), total
        total += part
    return total
