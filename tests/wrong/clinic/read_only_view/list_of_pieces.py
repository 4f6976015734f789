# returns a list of pieces, each as long as its sample


def read_only_view(encoding, lengths):
    return [encoding[:length].copy() for length in lengths]
