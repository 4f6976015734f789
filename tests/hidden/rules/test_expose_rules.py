"""Hidden suite of rules/expose_rules."""

from grader.quiz.suite import checks

EXERCISE = "rules/expose_rules"

checks(globals())
