# Rows by columns: the table times its own transpose.


def position_similarity(encoding):
    return encoding @ encoding.T
