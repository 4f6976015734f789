# Python's own sum starts from 0, so that a single part is copied too.


def grow_in_place(*parts):
    return sum(parts)
