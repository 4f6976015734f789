# Recursion on the axes: settle the last one, then broadcast what stands before it.


def broadcast_shapes(*shapes, depth=1):
    if not any(shapes):
        return ()
    last = 1
    for size in (shape[-1] for shape in shapes if shape):
        if last != 1 != size and size != last:
            raise ValueError(f"the axis {depth} from the right is both {last} and {size}")
        last = size if last == 1 else last
    return (*broadcast_shapes(*(shape[:-1] for shape in shapes), depth=depth + 1), last)
