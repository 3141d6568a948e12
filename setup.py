"""Tell setuptools that this folder is the package `stepwell` and which of its folders are subpackages."""

from setuptools import find_namespace_packages, setup

LIBRARY = ["benchmarks*", "codegen*", "compiler*", "explorer*", "frontend*", "ir*", "passes*", "tools*"]
# Namespace packages too: a folder of templates alone holds no Python file.
FOLDERS = find_namespace_packages(include=LIBRARY, exclude=["*__pycache__*"])

setup(
    script_name="setup.py",  # else this file would be taken for a module of the package
    package_dir={"stepwell": "."},
    packages=["stepwell", *(f"stepwell.{name}" for name in FOLDERS)],
)
