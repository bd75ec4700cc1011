"""Real projects for the real server: copies of the samples, and what the audit says of them."""

import json
import os
import pathlib
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = pathlib.Path(os.environ.get("PARLANCE", ROOT / ".build" / "debug" / "parlance"))
SAMPLES = ["TravelApp", "Papercut", "MarigoldKit", "Loom", "Tidewater"]

needs_program = pytest.mark.skipif(not PROGRAM.exists(), reason=f"{PROGRAM} is not built")


def copy(sample, folder):
    """A sample project of its own, in a repository of its own."""
    project = folder / sample
    shutil.copytree(ROOT / "Fixtures" / sample, project)
    (project / ".git").mkdir(exist_ok=True)
    return project


def audit(project):
    """The findings of the audit as (file, rule, line, column, end line, end column, message), 0-based, in UTF-8."""
    done = subprocess.run(
        [PROGRAM, "audit", str(project), "--format", "json", "--fail-on", "never"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        check=False,
    )
    report = json.loads(done.stdout)
    return sorted(
        (
            finding["file"],
            finding["rule"],
            finding["line"] - 1,
            finding["column"] - 1,
            finding["endLine"] - 1,
            finding["endColumn"] - 1,
            finding["message"],
        )
        for finding in report["findings"]
    )


def told(project, uri, item):
    """A diagnostic in the same form."""
    start, end = item["range"]["start"], item["range"]["end"]
    path = pathlib.Path(uri.removeprefix("file://")).relative_to(project)
    return (
        str(path),
        item["code"],
        start["line"],
        start["character"],
        end["line"],
        end["character"],
        item["message"],
    )
