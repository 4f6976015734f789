"""Interview rounds: problems and questions as authors write them, the plan of a round, what happens in it."""
