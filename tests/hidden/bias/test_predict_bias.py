"""Hidden suite of bias/predict_bias."""

from grader.quiz.suite import checks

EXERCISE = "bias/predict_bias"

checks(globals())
