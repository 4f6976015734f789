"""Hidden suite of rules/predict_indexing."""

from grader.quiz.suite import checks

EXERCISE = "rules/predict_indexing"

checks(globals())
