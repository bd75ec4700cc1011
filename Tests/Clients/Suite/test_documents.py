"""What a client's documents hold: positions, edits, spellings, oddities. The program's colours echo places."""

import shutil

import pytest

from conftest import RAW, row
from editor import CAPABILITIES
from projects import needs_program

pytestmark = needs_program

# Plain, Latin, wide, combined, joined, flags, from right to left, a mark inside, what is no line end, many.
UNICODE = ["", "é", "日本", "e\u0301", "👩‍👩‍👧", "🇩🇪", "שלום", "\ufeff", "\u2028\u0085\x0b\x0c", "😀" * 40]

HUGE = [2**31 - 1, 2**31, 2**32, 2**53, 2**63 - 1, 2**64, 10**40]


def speaking(encodings):
    general = {} if encodings is None else {"positionEncodings": encodings}
    return {**CAPABILITIES, "general": general}


def found(editor, uri):
    """Where the document's colours stand, as the client counts."""
    colours = editor.client.request("textDocument/documentColor", {"textDocument": {"uri": uri}})
    spans = [colour["range"] for colour in colours]
    return [
        (span["start"]["line"], span["start"]["character"], span["end"]["line"], span["end"]["character"])
        for span in spans
    ]


def insertion(line, character, text, end=None):
    start = {"line": line, "character": character}
    return {"range": {"start": start, "end": start if end is None else dict(zip(("line", "character"), end))}, "text": text}


@row("position-encodings", "all-of-unicode")
@pytest.mark.parametrize(
    "encodings, agreed, unit",
    [
        (None, "utf-16", "utf-16-le"),
        ([], "utf-16", "utf-16-le"),
        (["utf-8", "utf-16"], "utf-8", "utf-8"),
        (["utf-32", "utf-8"], "utf-32", "utf-32-le"),
        (["ebcdic", "utf-16", "utf-8"], "utf-16", "utf-16-le"),
        (["ebcdic"], "utf-16", "utf-16-le"),
    ],
)
def test_positions_count_in_the_agreed_encoding(start, kit, encodings, agreed, unit):
    editor = start(kit, capabilities=speaking(encodings))
    assert editor.result["capabilities"]["positionEncoding"] == agreed
    uri = editor.open(kit / "Screen.swift", "")
    size = {"utf-8": 1, "utf-16-le": 2, "utf-32-le": 4}[unit]
    for text in UNICODE:
        before = f"let /* {text} */ tone = "
        editor.change(uri, {"text": before + RAW + "\n"})
        column = len(before.encode(unit)) // size
        assert found(editor, uri) == [(0, column, 0, column + len(RAW))]
        # An edit behind the text lands where it is meant.
        editor.change(uri, insertion(0, column, "(  "), insertion(0, column + 3 + len(RAW), ")"))
        assert found(editor, uri) == [(0, column + 3, 0, column + 3 + len(RAW))]


@row("line-ends")
def test_lines_end_in_three_ways(start, kit):
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift", f"//\n//\r\n//\r//\u2028 \u2029 \x0b \x0c\rlet a = {RAW}\r\n\r\rlet b = {RAW}")
    assert [(line, column) for line, column, *_ in found(editor, uri)] == [(4, 8), (7, 8)]
    editor.change(uri, insertion(4, 0, "\r"), insertion(4, 0, "\n"))
    assert [line for line, *_ in found(editor, uri)] == [6, 9] or [line for line, *_ in found(editor, uri)] == [5, 8]


@row("positions-past-the-end", "impossible-ranges")
@pytest.mark.parametrize("size", HUGE)
def test_positions_past_the_end_are_clamped(start, kit, size):
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift", "let a = \nlet b = 1")
    # Behind the line is its end, behind the document the document's.
    editor.change(uri, insertion(0, size, RAW), insertion(size, size, f"\nlet c = {RAW}"), insertion(size, 0, " // end"))
    assert found(editor, uri) == [(0, 8, 0, 8 + len(RAW)), (2, 8, 2, 8 + len(RAW))]
    for line, character in ((0, size), (size, 0), (size, size)):
        place = {"textDocument": {"uri": uri}, "position": {"line": line, "character": character}}
        span = {"start": place["position"], "end": place["position"]}
        for method in ("hover", "completion", "definition"):
            editor.client.request(f"textDocument/{method}", place)
        editor.client.request("textDocument/references", {**place, "context": {"includeDeclaration": True}})
        editor.actions(uri, span)
        editor.client.request("textDocument/inlayHint", {"textDocument": {"uri": uri}, "range": span})


@row("positions-inside-characters")
@pytest.mark.parametrize("encoding, inside", [("utf-8", (1, 2, 3)), ("utf-16", (1,))])
def test_a_position_inside_a_character_is_rounded_down(start, kit, encoding, inside):
    for offset in inside:
        editor = start(kit, capabilities=speaking([encoding]))
        uri = editor.open(kit / "Screen.swift", f"//😀\nlet a = {RAW}")
        editor.change(uri, insertion(0, 2 + offset, "\n"))
        # The character stands whole in the line that was broken before it.
        assert [line for line, *_ in found(editor, uri)] == [2]
        hover = {"textDocument": {"uri": uri}, "position": {"line": 1, "character": offset}}
        assert editor.client.request("textDocument/hover", hover) is None
        editor.client.kill()


@row("byte-order-mark")
def test_a_mark_that_the_client_sends_counts_and_one_on_disk_does_too(start, kit):
    editor = start(kit, capabilities=speaking(["utf-16"]))
    text = f"\ufefflet a = {RAW}\n"
    path = kit / "Marked.swift"
    path.write_text(text)
    editor.touched(path, 1)
    uri = path.as_uri()
    editor.diagnostics_when(uri, lambda items: len(items) == 1)
    closed = editor.diagnostics(uri)[0]["range"]
    editor.open(path, text)
    assert editor.diagnostics(uri)[0]["range"] == closed
    assert closed["start"] == {"line": 0, "character": 9}


@row("changes-in-order", "whole-changes")
def test_each_change_counts_in_the_text_that_the_one_before_left(start, kit):
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift", "ab")
    editor.change(
        uri,
        insertion(0, 1, "\n"),
        insertion(1, 0, "let x = \n"),
        insertion(1, 8, RAW),
        insertion(2, 0, "", (2, 1)),
        insertion(0, 0, "// ", (0, 1)),
    )
    assert found(editor, uri) == [(1, 8, 1, 8 + len(RAW))]
    editor.change(uri, insertion(0, 0, "junk"), {"text": f"let y = {RAW}"}, insertion(0, 0, "\n\n"))
    assert found(editor, uri) == [(2, 8, 2, 8 + len(RAW))]
    # None at all, and edits whose places lie in each other: each counts in its own text.
    editor.change(uri)
    editor.change(uri, insertion(0, 0, "//\n", (1, 0)), insertion(0, 0, "//\n", (1, 0)))
    assert found(editor, uri) == [(2, 8, 2, 8 + len(RAW))]


@row("impossible-ranges")
@pytest.mark.parametrize(
    "start_at, end_at",
    [((0, 8), (0, 0)), ((1, 0), (0, 0)), ((-1, -1), (0, 0)), ((0, -5), (0, 0)), ((-(2**63), 0), (-1, 2**64)), ((5, 5), (2, 1))],
)
def test_impossible_ranges_end_nothing(start, kit, start_at, end_at):
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift", f"let a = {RAW}")
    editor.change(uri, insertion(*start_at, "/**/", end_at))
    found(editor, uri)
    assert [params for params in editor.client.heard("window/logMessage") if "before it begins" in params["message"]] or (
        start_at <= end_at
    )
    place = {"textDocument": {"uri": uri}, "position": dict(zip(("line", "character"), start_at))}
    editor.client.request("textDocument/hover", place)
    span = {"start": place["position"], "end": dict(zip(("line", "character"), end_at))}
    editor.actions(uri, span)
    editor.change(uri, {"text": f"let a = {RAW}"})
    assert found(editor, uri) == [(0, 8, 0, 8 + len(RAW))]


@row("range-length")
def test_a_length_beside_a_range_is_passed_over(start, kit):
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift", "let a = 1")
    for length in (0, 1, 99, -1, 10**30, "x", None):
        editor.change(uri, {**insertion(0, 0, "\n"), "rangeLength": length}, {"text": "let a = 1"})
    editor.change(uri, {**insertion(0, 8, RAW, (0, 9)), "rangeLength": 500})
    assert found(editor, uri) == [(0, 8, 0, 8 + len(RAW))]


@row("versions")
def test_versions_may_jump_repeat_and_go_back(start, kit):
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift", "")
    for count, version in enumerate([2, 50, 50, 3, -8, 2**31, 0], 1):
        editor.change(uri, {"text": f"let a = {RAW}\n" * count}, version=version)
        assert len(found(editor, uri)) == count
    told = [params for params in editor.client.heard("window/logMessage") if "version" in params["message"]]
    assert len(told) == 4
    assert not editor.client.heard("window/showMessage")


@row("opened-twice-or-never")
def test_documents_that_are_opened_twice_or_never(start, kit):
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift", "")
    editor.open(kit / "Screen.swift", f"let a = {RAW}")
    assert len(found(editor, uri)) == 1
    editor.versions["file:///nobody.swift"] = 1
    editor.change("file:///nobody.swift", {"text": "x"})
    editor.close("file:///nobody.swift")
    editor.client.notify("textDocument/didSave", {"textDocument": {"uri": "file:///nobody.swift"}})
    editor.close(uri)
    editor.close(uri)
    editor.client.barrier()
    assert len(editor.client.heard("window/logMessage")) >= 4
    # The file is on disk still.
    editor.diagnostics_when(uri, lambda items: len(items) == 1)


@row("closing", "buffers-beat-the-disk")
def test_after_closing_the_disk_counts_for_all(start, kit):
    editor = start(kit)
    screen = editor.open(kit / "Screen.swift")
    assert "Color.dusk" in str(editor.diagnostics(screen))
    palette = editor.open(kit / "Design" / "Palette.swift")
    editor.write(palette, editor.texts[palette].replace("dusk", "dawn"))
    editor.diagnostics_when(screen, lambda items: "Color.dawn" in str(items))
    editor.close(palette)
    editor.diagnostics_when(screen, lambda items: "Color.dusk" in str(items))
    # What was saved meanwhile counts as well, and a file that was never saved is gone.
    palette = editor.open(kit / "Design" / "Palette.swift")
    text = editor.texts[palette].replace("dusk", "noon")
    (kit / "Design" / "Palette.swift").write_text(text)
    editor.write(palette, text + "\n")
    editor.client.notify("textDocument/didSave", {"textDocument": {"uri": palette}})
    new = editor.open(kit / "New.swift", "import SwiftUI\nextension Color { static let late = Color(red: 1, green: 0.5, blue: 0) }\n")
    editor.client.wait_until(lambda: editor.client.request("workspace/symbol", {"query": "late"}))
    editor.close(new)
    editor.close(palette)
    editor.diagnostics_when(screen, lambda items: "Color.noon" in str(items))
    editor.client.wait_until(lambda: not editor.client.request("workspace/symbol", {"query": "late"}))


@row("closing")
def test_closing_takes_pushed_diagnostics_back(start, kit):
    editor = start(kit, capabilities={})
    uri = editor.open(kit / "Screen.swift")
    assert editor.client.next_of("textDocument/publishDiagnostics")["diagnostics"]
    editor.close(uri)
    assert editor.client.next_of("textDocument/publishDiagnostics") == {"uri": uri, "diagnostics": []}


@row("saving")
def test_saving_with_and_without_a_text(start, kit):
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift", f"let a = {RAW}")
    for params in ({}, {"text": f"let a = {RAW}"}, {"text": "something else"}, {"text": None}):
        editor.client.notify("textDocument/didSave", {"textDocument": {"uri": uri}, **params})
        # The buffer is what counts.
        assert len(found(editor, uri)) == 1


@row("spellings-of-uris")
def test_other_spellings_of_a_uri_name_the_same_document(start, kit):
    folder = kit / "Ünder (a+b) %"
    folder.mkdir()
    path = folder / "S c😀.swift"
    path.write_text(f"import SwiftUI\nlet a = {RAW}\n")
    editor = start(kit)
    strict = path.as_uri()
    loose = "file://" + str(path).replace("%", "%25").replace(" ", "%20")
    upper = strict.replace("file:", "FILE:").replace("%c3", "%C3").replace("(", "%28").replace("+", "%2b")
    editor.open_uri(loose, f"let a = {RAW}\nlet b = {RAW}\n")
    for uri in (strict, loose, upper, strict.replace("file:///", "file://localhost/")):
        assert len(found(editor, uri)) == 2
    # Answers carry the spelling that the document was opened with.
    items = editor.client.request("workspace/diagnostic", {"previousResultIds": []})["items"]
    assert loose in [item["uri"] for item in items]
    assert strict not in [item["uri"] for item in items]
    # Two characters of one look are two names.
    accents = (path.parent / "e\u0301.swift").as_uri(), (path.parent / "\u00e9.swift").as_uri()
    for count, uri in enumerate(accents, 1):
        editor.open_uri(uri, f"let a = {RAW}\n" * count)
    editor.client.wait_until(lambda: [len(found(editor, uri)) for uri in accents] == [1, 2])


@row("spellings-of-uris")
def test_a_folder_behind_a_link_keeps_its_name(start, kit, tmp_path):
    link = tmp_path / "Link"
    link.symlink_to(kit)
    editor = start(link)
    uris = {uri for uri, _ in editor.everything()}
    assert uris == {(link / "Screen.swift").as_uri()}
    # The same file under both names: the one that was touched last counts.
    editor.open_uri((kit / "Screen.swift").as_uri(), f"let a = {RAW}\n" * 2)
    assert len(editor.diagnostics((link / "Screen.swift").as_uri())) == 2


@row("other-schemes", "buffers-beat-the-disk")
@pytest.mark.parametrize("uri", ["untitled:Untitled-1", "git:/repo/Screen.swift?%7B%22ref%22%3A%22HEAD%22%7D", "inmemory://model/1"])
def test_texts_without_a_file_are_judged_by_the_vocabulary(start, kit, uri):
    editor = start(kit)
    reported = editor.reported()
    editor.open_uri(uri, f"import SwiftUI\n\nlet a = {RAW}\nextension Color {{ static let odd = Color(red: 1, green: 0.5, blue: 0) }}\n")
    items = editor.diagnostics_when(uri, lambda items: items)
    assert [item["code"] for item in items] == ["raw-color"]
    assert items[0]["relatedInformation"][0]["location"]["uri"] == (kit / "Design" / "Palette.swift").as_uri()
    titles = {action["title"]: action for action in editor.actions(uri, items[0]["range"])}
    fix = next(action for title, action in titles.items() if "dusk" in title)
    assert fix["edit"]["documentChanges"][0]["textDocument"] == {"uri": uri, "version": 1}
    editor.write(uri, "import SwiftUI\n\nlet a: Color = .\n")
    place = {"textDocument": {"uri": uri}, "position": {"line": 2, "character": 16}}
    assert ".dusk" in [item["label"] for item in editor.client.request("textDocument/completion", place)["items"]]
    editor.write(uri, "import SwiftUI\n\nlet a = Color.dusk\n")
    place["position"]["character"] = 16
    assert "dusk" in editor.client.request("textDocument/hover", place)["contents"]["value"]
    assert editor.client.request("textDocument/definition", place)[0]["uri"].endswith("Palette.swift")
    references = editor.client.request("textDocument/references", {**place, "context": {"includeDeclaration": False}})
    assert uri in [item["uri"] for item in references]
    # It adds nothing to the workspace, and is forgotten.
    assert not editor.client.request("workspace/symbol", {"query": "odd"})
    assert editor.reported() == reported
    editor.close(uri)
    assert editor.diagnostics(uri) == []


@row("other-schemes")
def test_a_text_without_a_file_or_folder_says_nothing(start):
    editor = start()
    editor.open_uri("untitled:Untitled-1", f"let a = {RAW}\n")
    assert editor.diagnostics("untitled:Untitled-1") == []
    editor.client.barrier()


@row("language-ids")
def test_the_language_is_what_the_client_says(start, kit):
    editor = start(kit)
    editor.open_uri((kit / "Script").as_uri() + ".txt", f"let a = {RAW}", language="swift")
    editor.open_uri((kit / "Other.swift").as_uri(), f"let a = {RAW}", language="objective-c")
    editor.open_uri((kit / "Third.swift").as_uri(), f"let a = {RAW}", language="")
    editor.open_uri((kit / "Fourth.swift").as_uri(), f"let a = {RAW}", language="Swift")
    editor.client.wait_until(lambda: len(found(editor, (kit / "Fourth.swift").as_uri())) == 1)
    assert len(found(editor, (kit / "Third.swift").as_uri())) == 1
    assert found(editor, (kit / "Other.swift").as_uri()) == []


@row("vanished-files")
def test_a_document_outlives_its_file_and_its_folder(start, kit):
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift")
    assert len(editor.diagnostics(uri)) == 1
    (kit / "Screen.swift").rename(kit / "Renamed.swift")
    editor.touched(kit / "Screen.swift", 3)
    editor.touched(kit / "Renamed.swift", 1)
    editor.diagnostics_when((kit / "Renamed.swift").as_uri(), lambda items: len(items) == 1)
    assert len(editor.diagnostics(uri)) == 1
    editor.type(uri, 0, 0, "\n")
    assert [item["range"]["start"]["line"] for item in editor.diagnostics(uri)] == [5]
    palette = editor.open(kit / "Design" / "Palette.swift")
    shutil.rmtree(kit)
    for path in (kit / "Renamed.swift", kit / "Design" / "Palette.swift", kit):
        editor.touched(path, 3)
    # What is open is all that is left.
    editor.client.wait_until(lambda: len(editor.everything()) == 1)
    editor.type(uri, 0, 0, "\n")
    assert len(found(editor, uri)) == 1
    assert "Color.dusk" in str(editor.diagnostics(uri))
    editor.close(palette)
    editor.client.wait_until(lambda: not editor.client.request("workspace/symbol", {"query": "dusk"}))
    editor.close(uri)
    editor.client.wait_until(lambda: editor.everything() == [])


@row("odd-texts")
@pytest.mark.parametrize(
    "name, data",
    [
        ("empty", b""),
        ("many lines", b"let a = 1\n" * 100_000),
        ("one line", b"let a = [" + b"1, " * 700_000 + b"1]"),
        ("NUL", b"let a = \x00 1 // \x00\n"),
        ("no UTF-8", b"let a = \xff\xfe // \xc3\n\xed\xa0\x80"),
        ("over 5 MB", b"// a line of some length that says nothing\n" * 130_000),
        ("deep", b"let a = " + b"(" * 20_000 + b"1" + b")" * 20_000),
        ("no end", b'let a = """ \n' + b'"\\(' * 3000),
    ],
)
def test_odd_texts_on_disk_and_in_buffers(start, kit, name, data):
    path = kit / "Odd.swift"
    path.write_bytes(b"import SwiftUI\n" + data)
    editor = start(kit)
    assert len(editor.everything()) == 1
    uri = editor.open(path, (b"import SwiftUI\n" + data).decode("utf-8", "replace"))
    screen = editor.open(kit / "Screen.swift")
    editor.diagnostics(uri)
    editor.client.request("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 1, "character": 9}})
    editor.client.request("textDocument/documentSymbol", {"textDocument": {"uri": uri}})
    editor.change(uri, insertion(1, 3, "x"), insertion(0, 0, f"let y = {RAW}\n"))
    assert found(editor, uri)[:1] == [(0, 8, 0, 8 + len(RAW))]
    assert len(editor.diagnostics(screen)) == 1
