"""Python programs that start immediately: forks of a process that has loaded torch and Stepwell.

A normal start takes three seconds of processor time, nearly all of it for imports. Behaviour that depends on the
start, such as a missing import or variables that are read by an import, is tested with normal processes.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

CLIENT = """\
#!{python} -IS
import json, os, socket, sys
connection = socket.socket(socket.AF_UNIX)
connection.connect({socket!r})
message = json.dumps([{python!r}, [*{arguments!r}, *sys.argv[1:]], os.getcwd(), dict(os.environ)]).encode()
socket.send_fds(connection, [len(message).to_bytes(8, "little")], [0, 1, 2])
connection.sendall(message)
code = connection.recv(1)
sys.exit(code[0] if code else "the server of forked processes has ended")
"""


@dataclass(frozen=True)
class ForkedPython:
    """Programs that are called as Python and the programs of this environment are; `python` is one of `programs`."""

    programs: Path
    _listener: Path

    @property
    def python(self) -> Path:
        return self.programs / "python"

    def programs_of(self, environment: Path) -> Path:
        """The same programs with the packages of another environment, whose other packages are those of this one."""
        folder = environment / "forked"
        write_clients(folder, self._listener, environment / "bin" / "python")
        return folder


@contextmanager
def serve_programs(folder: Path) -> Iterator[ForkedPython]:
    """Start the server in a folder of a short name, and write the programs that are its clients to `folder/bin`."""
    programs, listener = folder / "bin", folder / "socket"
    write_clients(programs, listener, Path(sys.executable))
    command = [sys.executable, str(Path(__file__).with_name("server.py")), str(listener)]
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # where numpy is loaded it begins a pool
    with subprocess.Popen(command, stdin=subprocess.PIPE, env=environment) as process:
        while not listener.exists():
            assert process.poll() is None, f"{shlex.join(command)} failed"
            time.sleep(0.05)
        yield ForkedPython(programs, listener)


def write_clients(folder: Path, listener: Path, python: Path) -> None:
    """Write programs that run with an interpreter and what is installed for it."""
    folder.mkdir()
    installed = Path(sys.executable).parent
    for program in (None, *installed.glob("stepwell*"), installed / "pytest", installed / "torchrun"):
        path = folder / (program.name if program else "python")
        arguments = (str(program),) if program else ()
        path.write_text(CLIENT.format(python=str(python), socket=str(listener), arguments=arguments))
        path.chmod(0o755)
