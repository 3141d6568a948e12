"""FileCheck lines written from what a test's RUN lines print, and refreshed in place: `stepwell-update-checks`."""
