class Violation(Exception):
    """A request that no sound client sends."""
