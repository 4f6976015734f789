"""Hidden suite of rules/predict_two."""

from grader.quiz.suite import checks

EXERCISE = "rules/predict_two"

checks(globals())
