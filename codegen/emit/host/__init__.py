"""Host programs: functions over buffers printed as Python, and what that Python runs on."""
