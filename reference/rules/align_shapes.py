def align_shapes(a, b):
    """Put a 1 before the shorter shape for each axis that it lacks (NumPy user guide, "Broadcasting")."""
    ndim = max(len(a), len(b))
    aligned = []
    for shape in (a, b):
        sizes = list(shape)
        for _ in range(ndim - len(shape)):
            sizes.insert(0, 1)
        aligned.append(tuple(sizes))
    return tuple(aligned)
