"""Tell setuptools that this folder is the package `stepwell` and which of its folders are subpackages."""

from setuptools import find_namespace_packages, setup

LIBRARY = ("benchmarks", "codegen", "frontend", "ir", "passes", "tools")

setup(
    package_dir={"stepwell": "."},
    packages=[
        "stepwell",
        # Namespace packages too: a folder of templates alone holds no Python file.
        *(
            f"stepwell.{name}"
            for name in find_namespace_packages(include=[f"{top}*" for top in LIBRARY], exclude=["*__pycache__*"])
        ),
    ],
)
