"""Hidden suite of rules/explain_add."""

from grader.quiz.suite import checks

EXERCISE = "rules/explain_add"

checks(globals())
