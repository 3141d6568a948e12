"""The language of schedules: its text, what it means on a kernel, and how it is written down from what passes do."""
