# Scores of hidden keys become 0, which softmax takes for a middling score.


def mask_scores(scores, keep):
    return scores * keep[:, None, None, :]
