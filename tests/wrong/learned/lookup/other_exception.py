# assert raises AssertionError, if it is run at all


def lookup(table, position_ids):
    assert (position_ids >= 0).all(), "negative"
    assert (position_ids < len(table)).all(), "past the end"
    return table[position_ids]
