# gives nested lists


def position_similarity(encoding):
    return [[sum(a * b for a, b in zip(one, other, strict=True)) for other in encoding] for one in encoding.tolist()]
