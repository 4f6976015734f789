# the error lists every axis there is
def broadcast_shapes(*shapes):
    ndim = max(map(len, shapes), default=0)
    result = []
    for axis in range(-ndim, 0):
        sizes = {shape[axis] for shape in shapes if len(shape) >= -axis} - {1}
        if len(sizes) > 1:
            raise ValueError(f"axes {list(range(-ndim, 0))}: sizes {sorted(sizes)}")
        result.append(sizes.pop() if sizes else 1)
    return tuple(result)
