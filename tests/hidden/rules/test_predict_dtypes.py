"""Hidden suite of rules/predict_dtypes."""

from grader.quiz.suite import checks

EXERCISE = "rules/predict_dtypes"

checks(globals())
