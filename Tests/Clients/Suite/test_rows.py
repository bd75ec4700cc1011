"""That every row of rows.txt has a test, or a reason why it has none."""

import ast
import pathlib

from conftest import row

SUITE = pathlib.Path(__file__).parent


def listed():
    """The rows of the list with their reasons; the reason is empty where a test is wanted."""
    rows = {}
    for line in (SUITE / "rows.txt").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        name, _, reason = line.partition(" - ")
        assert name not in rows, name
        rows[name] = reason
    return rows


def marks(module):
    """The rows that the tests of a module are marked with."""
    for function in ast.walk(ast.parse(module.read_text())):
        if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        for mark in function.decorator_list:
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "row":
                assert function.name.startswith("test_"), function.name
                yield from (argument.value for argument in mark.args)


def test_every_row_has_a_test_or_a_reason():
    covered = {name for module in SUITE.glob("test_*.py") for name in marks(module)}
    rows = listed()
    assert covered - set(rows) == set(), "not in the list"
    assert {name for name, reason in rows.items() if not reason} - covered == set(), "without a test"
    assert {name for name, reason in rows.items() if reason} & covered == set(), "with a test and a reason"


@row("clock-free")
def test_no_test_depends_on_sleeping():
    for module in SUITE.glob("test_*.py"):
        for call in ast.walk(ast.parse(module.read_text())):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
                assert call.func.attr != "sleep", module.name
