# negative ids are turned round where they lie


def lookup(table, position_ids):
    position_ids[position_ids < 0] += len(table)
    return table[position_ids]
