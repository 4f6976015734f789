"""The gate: what content must hold before a learner meets it. One module a family of checks."""

from grader.authoring.check.finding import Finding as Finding
