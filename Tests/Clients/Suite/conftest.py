"""What all client tests share: how the server is started, and a client that speaks in bytes."""

import os
import pathlib
import shlex

import pytest

from raw_client import RawClient

ROOT = pathlib.Path(__file__).resolve().parents[3]


def server_command():
    """The command of the server under test, and whether it is the tests' own process."""
    command = os.environ.get("PARLANCE_SERVER")
    if command:
        return shlex.split(command)
    return [str(ROOT / ".build" / "debug" / "LanguageServerTestProcess")]


def uses_test_process():
    return "PARLANCE_SERVER" not in os.environ


needs_test_process = pytest.mark.skipif(
    not uses_test_process(), reason="asks for what only the tests' own process answers"
)


@pytest.fixture
def folder(tmp_path):
    """A workspace of the tests' small language."""
    (tmp_path / "words.txt").write_text("red\nblue\n")
    (tmp_path / "closed.swift").write_text("let a = red\n")
    return tmp_path


@pytest.fixture
def raw():
    """A client that speaks in bytes; its server is gone after the test."""
    client = RawClient(server_command())
    yield client
    client.kill()
