"""Where the learner's code runs: a confined child, spoken to over `grader.wire`."""
