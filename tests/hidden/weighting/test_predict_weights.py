"""Hidden suite of weighting/predict_weights."""

from grader.quiz.suite import checks

EXERCISE = "weighting/predict_weights"

checks(globals())
