"""The command line: one module a verb; it parses, calls, and returns an exit code."""
