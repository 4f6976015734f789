"""The judge: runs hidden suites in the trusted process and asks the sandbox for what the hand-in answers."""
