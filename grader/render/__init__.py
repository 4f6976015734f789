"""Renderers: pure functions from an `Outcome` to text, one module a format."""
