"""A fork server for Python programs: torch and Stepwell are loaded once instead of by each program.

`python server.py SOCKET` listens to the clients in forked_python.py. For each it forks twice: one process becomes the
program, another waits for its exit code. Before that, the server only loads modules, so that there are no threads or
thread pools, which a fork would lack. The server ends when its standard input is closed.
"""

from __future__ import annotations

import atexit
import gc
import importlib.util
import json
import os
import pkgutil
import select
import signal
import site
import socket
import sys
import sysconfig
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, NoReturn

LOADED = ("torch._functorch.aot_autograd", "torch._dynamo.convert_frame", "stepwell.frontend.dynamo_backend")
ENVIRONMENT = dict(os.environ)
# What is loaded may have read all other variables, so a program starts anew where one of them is not as here.
FREE = {
    "COLUMNS", "OLDPWD", "OPENBLAS_NUM_THREADS", "PATH", "PWD", "PYTEST_CURRENT_TEST", "PYTEST_VERSION", "PYTHONPATH",
    "PYTHON_EXEC", "SHLVL", "STEPWELL_CACHE_DIR", "STEPWELL_DUMP", "STEPWELL_OVERRIDE", "_",
    # Where compilers keep what they made, which they ask when they look there.
    "TORCHINDUCTOR_CACHE_DIR", "TRITON_CACHE_DIR", "XDG_CACHE_HOME",
    # What torchrun tells the ranks that it starts.
    "LOCAL_RANK", "LOCAL_WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT", "RANK", "GROUP_RANK", "GROUP_WORLD_SIZE",
    "ROLE_NAME", "ROLE_RANK", "ROLE_WORLD_SIZE", "WORLD_SIZE", "TORCHELASTIC_ERROR_FILE",
    "TORCHELASTIC_MAX_RESTARTS", "TORCHELASTIC_RESTART_COUNT", "TORCHELASTIC_RUN_ID", "TORCHELASTIC_USE_AGENT_STORE",
    "TORCHELASTIC_SIGNALS_TO_HANDLE", "TORCH_NCCL_ASYNC_ERROR_HANDLING",
}  # fmt: skip


class Main(NamedTuple):
    """What `python ARGUMENTS` executes: `folder` is the first of its path, and `arguments` are its `sys.argv`."""

    folder: str
    arguments: Sequence[str]
    source: str | bytes
    names: Mapping[str, Any]
    """Names that the module knows besides `__name__`."""


def serve(listener: socket.socket) -> None:
    """Start a process for each connection, which never returns."""
    while True:
        ready, _, _ = select.select([listener, sys.stdin], [], [])
        if sys.stdin in ready:
            os._exit(0)
        connection, _ = listener.accept()
        if os.fork() == 0:
            listener.close()
            answer(connection)
        connection.close()
        while reaped():
            pass


def reaped() -> bool:
    """Whether a child had ended, and is now forgotten."""
    try:
        return os.waitpid(-1, os.WNOHANG)[0] != 0
    except ChildProcessError:
        return False


def answer(connection: socket.socket) -> NoReturn:
    """Become what the client asks for, in a child of this process, which sends its exit code."""
    size, files, _, _ = socket.recv_fds(connection, 8, 3)
    with connection.makefile("rb") as stream:
        executable, arguments, folder, environment = json.loads(stream.read(int.from_bytes(size, "little")))
    child = os.fork()
    if child == 0:
        connection.close()
        for number, file in enumerate(files):
            os.dup2(file, number)
            os.close(file)
        os.chdir(folder)
        become(executable, arguments, environment)
    ended = os.pidfd_open(child)
    ready, _, _ = select.select([connection, ended], [], [])
    if ended not in ready:  # the client was killed
        os.kill(child, signal.SIGKILL)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if ended in ready:
        connection.sendall(bytes([code if code >= 0 else 128 - code]))
    os._exit(0)


def become(executable: str, arguments: Sequence[str], environment: Mapping[str, str]) -> NoReturn:
    """Be `python ARGUMENTS`, by way of a new start where that would not load what is loaded here.

    An executable of another environment has all packages of this one, and packages of its own.
    """
    added, own = python_path(environment), python_path(ENVIRONMENT)
    changed = {name for name, _ in ENVIRONMENT.items() ^ environment.items()}
    main = main_of(arguments)
    if main is None or not changed <= FREE or any(hides_loaded(each) for each in {main.folder, *added} - {*own}):
        os.execve(executable, [executable, *arguments], environment)
    for name in changed:
        os.environ.pop(name, None)
    os.environ.update({name: environment[name] for name in changed if name in environment})
    sys.path[:] = dict.fromkeys([main.folder, *added, *(each for each in sys.path[1:] if each not in own)])
    if executable != sys.executable:
        sys.executable = executable
        site.addsitedir(sysconfig.get_path("purelib", vars={"base": os.path.dirname(os.path.dirname(executable))}))
    sys.argv[:] = main.arguments
    exit_like_python(lambda: execute(main))


def python_path(environment: Mapping[str, str]) -> list[str]:
    return [os.path.abspath(each) for each in environment.get("PYTHONPATH", "").split(os.pathsep) if each]


def main_of(arguments: Sequence[str]) -> Main | None:
    """What is executed, or None if only Python itself can tell."""
    match arguments:
        case ["-u", *rest]:
            return main_of(rest)
        case ["-c", text, *rest]:
            return Main("", ["-c", *rest], text, {})
        case ["-m", name, *rest] if name.startswith("stepwell."):
            spec = importlib.util.find_spec(name)
            if spec is not None and spec.origin is not None and not spec.submodule_search_locations:
                names = {"__file__": spec.origin, "__package__": spec.parent}
                return Main(os.getcwd(), [spec.origin, *rest], Path(spec.origin).read_bytes(), names)
        case [name, *rest] if not name.startswith("-") and os.path.isfile(name):
            folder, names = os.path.dirname(os.path.realpath(name)), {"__file__": os.path.join(os.getcwd(), name)}
            return Main(folder, [name, *rest], Path(name).read_bytes(), names)
    return None


def hides_loaded(folder: str) -> bool:
    """Whether a folder in the path has a module of the name of one that is loaded from elsewhere."""
    loaded = (sys.modules[each.name] for each in pkgutil.iter_modules([folder or "."]) if each.name in sys.modules)
    return any(source_folder(each) != os.path.realpath(folder or ".") for each in loaded)


def source_folder(module: ModuleType) -> str | None:
    """The folder in which a module or package was found."""
    file = getattr(module, "__file__", None)
    return file and os.path.dirname(os.path.realpath(os.path.dirname(file) if hasattr(module, "__path__") else file))


def execute(main: Main) -> None:
    module = sys.modules["__main__"] = ModuleType("__main__")
    module.__dict__.update({"__builtins__": __builtins__, **main.names})
    exec(compile(main.source, main.names.get("__file__", "<string>"), "exec"), module.__dict__)


def exit_like_python(program: Callable[[], None]) -> NoReturn:
    """Run a program and end, but for taking all modules apart, which would take longer than most programs."""
    code = 0
    try:
        program()
    except SystemExit as error:
        code = error.code if isinstance(error.code, int) else int(error.code is not None)
        if code and error.code is not code:
            print(error.code, file=sys.stderr)
    except BaseException as error:
        trace = error.__traceback__
        while trace is not None and trace.tb_frame.f_code.co_filename == __file__:
            trace = trace.tb_next
        sys.excepthook(type(error), error.with_traceback(trace), trace)
        code = 1
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code & 255)


def main(path: str) -> None:
    for name in LOADED:
        importlib.import_module(name)
    importlib.import_module("quiet_torch").make_quiet(setattr)
    assert len(os.listdir("/proc/self/task")) == 1, "a copy of a process has one thread"
    gc.collect()
    gc.freeze()  # so that a collection in a copy does not write to, and so copy, all that is loaded
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    listener.listen(64)
    serve(listener)


if __name__ == "__main__":
    main(sys.argv[1])
