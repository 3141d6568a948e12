"""Changes to loops that several passes make."""
