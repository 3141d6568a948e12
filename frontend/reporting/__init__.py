"""Reports, logs, pages and measured times of compiled programs."""
