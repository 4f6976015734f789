"""The steps of a round, one module each: what is said, how an answer is read, what came of it. No terminal in here."""
