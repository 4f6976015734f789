"""Hidden suite of adding/explain_batch."""

from grader.quiz.suite import checks

EXERCISE = "adding/explain_batch"

checks(globals())
