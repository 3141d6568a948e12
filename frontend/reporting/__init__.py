"""What was compiled, as reports, logs, pages and measured times."""
