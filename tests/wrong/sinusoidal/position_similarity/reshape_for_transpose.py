# reshapes the table to (D, T), which turns no row into a column


def position_similarity(encoding):
    return encoding @ encoding.reshape(encoding.shape[::-1])
