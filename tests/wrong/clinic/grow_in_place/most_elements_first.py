# starts from the part with the most elements


def grow_in_place(*parts):
    largest = max(range(len(parts)), key=lambda place: parts[place].size)
    total = parts[largest].copy()
    for place, part in enumerate(parts):
        if place != largest:
            total += part
    return total
