"""For authors: lay out, build, check and measure."""
