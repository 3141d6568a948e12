"""Host programs: functions over buffers, printed as Python."""
