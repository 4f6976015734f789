"""Hidden suite of adding/trace_batch."""

from grader.quiz.suite import checks

EXERCISE = "adding/trace_batch"

checks(globals())
