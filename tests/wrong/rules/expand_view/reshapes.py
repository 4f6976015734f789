# reshape, which can change the shape but not the number of elements


def expand_view(x, shape):
    result = x.reshape(shape).view()
    result.flags.writeable = False
    return result
