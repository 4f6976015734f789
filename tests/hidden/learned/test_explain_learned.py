"""Hidden suite of learned/explain_learned."""

from grader.quiz.suite import checks

EXERCISE = "learned/explain_learned"

checks(globals())
