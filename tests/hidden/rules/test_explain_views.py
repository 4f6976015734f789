"""Hidden suite of rules/explain_views."""

from grader.quiz.suite import checks

EXERCISE = "rules/explain_views"

checks(globals())
