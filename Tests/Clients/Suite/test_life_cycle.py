"""How a session and its process begin and end."""

import os
import signal
import subprocess

import pytest

from conftest import needs_test_process, program_command, row
from raw_client import RawClient


@row("after-shutdown", "exit-codes", "result-or-error")
def test_shutdown_then_exit(raw):
    raw.initialize()
    assert raw.request("shutdown") is None
    assert raw.error("textDocument/hover") == -32600
    assert raw.error("shutdown") == -32600
    raw.notify("exit")
    assert raw.exit_code() == 0


@row("exit-codes", "ends-of-all-kinds")
@pytest.mark.parametrize("initialized", [True, False])
def test_exit_without_shutdown(raw, initialized):
    if initialized:
        raw.initialize()
    raw.notify("exit")
    assert raw.exit_code() == 1


@row("end-of-input", "ends-of-all-kinds")
@pytest.mark.parametrize("initialized", [True, False])
def test_end_of_input(raw, initialized):
    if initialized:
        raw.initialize()
    raw.process.stdin.close()
    assert raw.exit_code() == 1


@row("end-of-input")
@needs_test_process
def test_end_of_input_while_a_request_runs(raw, folder):
    raw.initialize(folder)
    raw.start("workspace/executeCommand", {"command": "words.wait"})
    raw.process.stdin.close()
    assert raw.exit_code() == 1


@row("whole-writes", "ends-of-all-kinds")
def test_broken_output(raw):
    raw.initialize()
    raw.process.stdout.close()
    raw.start("$/barrier")
    assert raw.exit_code() == 1


@row("client-process", "ends-of-all-kinds")
def test_a_client_that_dies(raw):
    child = subprocess.Popen(["sleep", "600"])
    raw.initialize(processId=child.pid)
    child.kill()
    child.wait()
    assert raw.exit_code() == 1


@row("client-process")
def test_a_client_of_another_user_is_alive(raw):
    raw.initialize(processId=1)
    assert raw.error("$/barrier") == -32601
    assert raw.process.poll() is None


@row("ends-of-all-kinds")
def test_a_signal_ends_the_process(raw):
    raw.initialize()
    raw.process.send_signal(signal.SIGTERM)
    assert raw.exit_code() == -signal.SIGTERM


@row("before-initialize", "initialize-once")
def test_before_initialize(raw):
    assert raw.error("textDocument/completion") == -32002
    raw.notify("textDocument/didOpen", {"nonsense": True})
    assert "positionEncoding" in raw.initialize()["capabilities"]
    assert raw.error("initialize", {"capabilities": {}}) == -32600


@row("output-holds-frames")
def test_the_clients_pipes_are_out_of_reach(raw):
    """What is printed goes to the log, and what is read is empty."""
    raw.initialize()
    folder = f"/proc/{raw.process.pid}/fd"
    assert os.readlink(f"{folder}/0") == "/dev/null"
    assert os.readlink(f"{folder}/1") == os.readlink(f"{folder}/2")


@row("quiet-before-the-answer")
def test_nothing_is_said_before_the_answer_to_initialize(raw, folder):
    id = raw.start("initialize", {"capabilities": FULL, "rootUri": folder.as_uri(), "trace": "verbose"})
    assert raw.next()["id"] == id


@row("no-questions-before-initialized", "without-initialized")
def test_the_client_is_asked_for_nothing_before_it_says_initialized(raw, folder):
    raw.request("initialize", {"capabilities": FULL, "rootUri": folder.as_uri()})
    raw.notify("workspace/didChangeConfiguration", {"settings": None})
    uri = (folder / "closed.swift").as_uri()
    place = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 9}}
    raw.request("textDocument/hover", place)
    raw.barrier()
    assert not [message for message in raw.received if "method" in message and "id" in message]
    raw.notify("initialized", {})
    assert raw.next_of("workspace/configuration")["items"][0]["section"] == "parlance"


FULL = {
    "workspace": {
        "configuration": True,
        "workspaceFolders": True,
        "didChangeConfiguration": {"dynamicRegistration": True},
        "didChangeWatchedFiles": {"dynamicRegistration": True, "relativePatternSupport": True},
    },
    "window": {"workDoneProgress": True},
}


@row("missing-capabilities-and-roots")
@pytest.mark.parametrize(
    "roots",
    [
        {},
        {"rootUri": None},
        {"rootUri": None, "workspaceFolders": None},
        {"workspaceFolders": []},
        {"rootPath": "/nowhere/at/all"},
        {"rootUri": "file:///nowhere/at/all", "rootPath": ""},
        {"rootUri": "vscode-vfs://github/a/b", "workspaceFolders": [{"uri": "vscode-vfs://github/a/b", "name": "b"}]},
        {"workspaceFolders": [{"uri": "file:///nowhere", "name": "a"}, {"uri": "file:///nowhere/", "name": "a"}]},
    ],
)
@pytest.mark.parametrize("capabilities", [{}, None, [], {"textDocument": 5, "workspace": [], "general": None}])
def test_any_client_and_any_root_is_served(raw, roots, capabilities):
    result = raw.request("initialize", {"processId": None, "capabilities": capabilities, **roots})
    assert result["capabilities"]["positionEncoding"] == "utf-16"
    raw.notify("initialized")
    place = {"textDocument": {"uri": "file:///nowhere/A.swift"}, "position": {"line": 0, "character": 0}}
    assert raw.request("textDocument/hover", place) is None
    assert raw.request("shutdown") is None


@row("odd-initialization-options")
@pytest.mark.parametrize("options", ["text", 7, [1], True, {"inlayHints": "yes"}, {"parlance": {"hover": 1}}])
def test_odd_initialization_options_are_told_once(raw, options):
    raw.initialize(initializationOptions=options)
    raw.barrier()
    assert len(raw.heard("window/showMessage")) == 1


@row("initialize-once")
def test_a_second_initialize_changes_nothing(raw, folder):
    result = raw.initialize(folder, capabilities={"general": {"positionEncodings": ["utf-8"]}})
    assert result["capabilities"]["positionEncoding"] == "utf-8"
    assert raw.error("initialize", {"capabilities": {}, "rootUri": None}) == -32600
    uri = (folder / "a.swift").as_uri()
    item = {"uri": uri, "languageId": "swift", "version": 1, "text": "é red"}
    raw.notify("textDocument/didOpen", {"textDocument": item})
    symbols = raw.request("textDocument/documentSymbol", {"textDocument": {"uri": uri}})
    # The bytes of the encoding that was agreed first; the program has nothing to say of the word.
    assert [symbol["location"]["range"]["start"]["character"] for symbol in symbols] in ([3], [3, 3], [])


@row("after-shutdown")
def test_after_shutdown_only_exit_counts(raw, folder):
    raw.initialize(folder)
    raw.request("shutdown")
    raw.notify("textDocument/didOpen", {"nonsense": True})
    raw.notify("$/cancelRequest", {"id": 1})
    raw.notify("initialized", {})
    for method in ("initialize", "shutdown", "textDocument/completion", "nothing/at/all"):
        assert raw.error(method) == -32600
    raw.notify("exit")
    assert raw.exit_code() == 0


@row("after-shutdown")
@needs_test_process
def test_running_requests_are_answered_before_shutdown(raw, folder):
    raw.initialize(folder)
    ids = [raw.start("workspace/executeCommand", {"command": "words.wait"}) for _ in range(3)]
    last = raw.start("shutdown")
    order = [raw.next() for _ in range(4)]
    assert [message["id"] for message in order][-1] == last
    assert sorted(message["id"] for message in order[:3]) == ids
    assert {message["error"]["code"] for message in order[:3]} == {-32800}


@row("shutdown-without-exit")
def test_after_shutdown_the_process_rests_until_the_input_ends(raw, folder):
    raw.initialize(folder)
    raw.request("shutdown")

    def ticks():
        fields = open(f"/proc/{raw.process.pid}/stat").read().rsplit(")")[1].split()
        return int(fields[11]) + int(fields[12])

    before = ticks()
    with pytest.raises(subprocess.TimeoutExpired):
        raw.exit_code(0.6)
    assert ticks() - before < 15
    raw.process.stdin.close()
    assert raw.exit_code() == 1


@row("trace")
@pytest.mark.parametrize("value", ["off", "messages", "verbose", "loud", 7, None])
def test_tracing_is_never_an_error(raw, value):
    raw.initialize()
    raw.notify("$/setTrace", {"value": value})
    raw.notify("$/setTrace")
    raw.barrier()
    assert bool(raw.heard("$/logTrace")) == (value in ("messages", "verbose"))
    assert not raw.heard("window/showMessage")


@row("child-processes", "ends-of-all-kinds")
@pytest.mark.parametrize("ending", ["exit", "end of input"])
def test_no_child_outlives_the_server(tmp_path, ending):
    """A git that never answers is ended with the server."""
    project, programs = tmp_path / "project", tmp_path / "programs"
    (project / ".git").mkdir(parents=True)
    programs.mkdir()
    (project / "A.swift").write_text("let a = 1\n")
    told = tmp_path / "pid"
    git = programs / "git"
    git.write_text(f"#!/bin/sh\necho $$ > {told}.part; mv {told}.part {told}\nexec sleep 600\n")
    git.chmod(0o755)
    raw = RawClient(program_command(), env={**os.environ, "PATH": f"{programs}:{os.environ['PATH']}"})
    try:
        raw.initialize(project)
        raw.wait_until(told.exists)
        if ending == "exit":
            raw.notify("exit")
        else:
            raw.process.stdin.close()
        assert raw.exit_code() == 1
        raw.wait_until(lambda: not alive(int(told.read_text())))
    finally:
        raw.kill()


def alive(process):
    try:
        return open(f"/proc/{process}/stat").read().rsplit(")")[1].split()[0] != "Z"
    except OSError:
        return False
