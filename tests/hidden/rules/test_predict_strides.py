"""Hidden suite of rules/predict_strides."""

from grader.quiz.suite import checks

EXERCISE = "rules/predict_strides"

checks(globals())
