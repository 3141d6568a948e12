"""Extensions for the site of docs/."""
