"""Host programs as C."""
