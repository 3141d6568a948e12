"""Symptoms of an incorrect pipeline, one kind per file."""

from .failure import Failure, fingerprint
from .inexact_function import InexactFunction
from .outcome import Outcome, Symptom, run_pipeline
from .script import Script
from .slowness import SlowerThan, median_time
from .wrong_value import WrongValue

__all__ = ["Failure", "InexactFunction", "Outcome", "Script", "SlowerThan", "Symptom", "WrongValue",
           "fingerprint", "median_time", "run_pipeline"]
