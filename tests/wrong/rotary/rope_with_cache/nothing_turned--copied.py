# x comes back.


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    return x.copy()
