"""Tell setuptools that this folder is the package `stepwell` and which of its folders are subpackages."""

from setuptools import find_packages, setup

LIBRARY = ("benchmarks", "codegen", "frontend", "ir", "passes", "tools")

setup(
    package_dir={"stepwell": "."},
    packages=[
        "stepwell",
        *(f"stepwell.{name}" for name in find_packages(include=[f"{top}*" for top in LIBRARY])),
    ],
)
