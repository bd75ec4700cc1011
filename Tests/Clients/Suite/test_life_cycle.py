"""How a session and its process begin and end."""

import os
import signal
import subprocess

import pytest

from conftest import needs_test_process


def test_shutdown_then_exit(raw):
    raw.initialize()
    assert raw.request("shutdown") is None
    assert raw.error("textDocument/hover") == -32600
    assert raw.error("shutdown") == -32600
    raw.notify("exit")
    assert raw.exit_code() == 0


@pytest.mark.parametrize("initialized", [True, False])
def test_exit_without_shutdown(raw, initialized):
    if initialized:
        raw.initialize()
    raw.notify("exit")
    assert raw.exit_code() == 1


@pytest.mark.parametrize("initialized", [True, False])
def test_end_of_input(raw, initialized):
    if initialized:
        raw.initialize()
    raw.process.stdin.close()
    assert raw.exit_code(2) == 1


@needs_test_process
def test_end_of_input_while_a_request_runs(raw, folder):
    raw.initialize(folder)
    raw.start("workspace/executeCommand", {"command": "words.wait"})
    raw.process.stdin.close()
    assert raw.exit_code(4) == 1


def test_broken_output(raw):
    raw.initialize()
    raw.process.stdout.close()
    raw.start("$/barrier")
    assert raw.exit_code(4) == 1


def test_a_client_that_dies(raw):
    child = subprocess.Popen(["sleep", "600"])
    raw.initialize(processId=child.pid)
    child.kill()
    child.wait()
    assert raw.exit_code(4) == 1


def test_a_client_of_another_user_is_alive(raw):
    raw.initialize(processId=1)
    assert raw.error("$/barrier") == -32601
    assert raw.process.poll() is None


def test_a_signal_ends_the_process(raw):
    raw.initialize()
    raw.process.send_signal(signal.SIGTERM)
    assert raw.exit_code() == -signal.SIGTERM


def test_before_initialize(raw):
    assert raw.error("textDocument/completion") == -32002
    raw.notify("textDocument/didOpen", {"nonsense": True})
    assert "positionEncoding" in raw.initialize()["capabilities"]
    assert raw.error("initialize", {"capabilities": {}}) == -32600


def test_the_clients_pipes_are_out_of_reach(raw):
    """What is printed goes to the log, and what is read is empty."""
    raw.initialize()
    folder = f"/proc/{raw.process.pid}/fd"
    assert os.readlink(f"{folder}/0") == "/dev/null"
    assert os.readlink(f"{folder}/1") == os.readlink(f"{folder}/2")
