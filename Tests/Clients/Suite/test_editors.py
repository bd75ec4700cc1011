"""Sessions of real editors' capabilities; every answer is checked against lsprotocol's types."""

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from conftest import needs_test_process, server_command

EDITORS = ["visual_studio_code", "visual_studio_code pulling", "neovim", "neovim@0.8.0", "emacs"]

pytestmark = needs_test_process


@pytest_lsp.fixture(params=EDITORS, config=ClientServerConfig(server_command=server_command()))
async def client(request, lsp_client: LanguageClient, folder):
    lsp_client.folder = folder

    lsp_client.set_configuration({"parlance": {"inlayHints": True}})

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        lsp_client.registered = [item.method for item in params.registrations]

    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=profile(request.param),
            workspace_folders=[types.WorkspaceFolder(uri=folder.as_uri(), name="w")],
        )
    )
    lsp_client.advertised = result.capabilities
    yield
    await lsp_client.shutdown_session()


def profile(editor):
    name, *additions = editor.split()
    capabilities = client_capabilities(name)
    if additions:
        # The recorded profile is older than the requests that today's editor makes.
        capabilities.text_document.diagnostic = types.DiagnosticClientCapabilities()
        refreshing = types.DiagnosticWorkspaceClientCapabilities(refresh_support=True)
        capabilities.workspace.diagnostics = refreshing
    return capabilities


def identifier(client, name="a.swift"):
    return types.TextDocumentIdentifier(uri=(client.folder / name).as_uri())


def span(start, end):
    return types.Range(types.Position(0, start), types.Position(0, end))


async def opened(client, text="use red"):
    document = identifier(client)
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(uri=document.uri, language_id="swift", version=1, text=text)
        )
    )
    return document


async def test_diagnostics_come_once_by_the_way_that_is_agreed(client):
    document = await opened(client)
    if client.advertised.diagnostic_provider:
        report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=document))
        found = report.items
        assert client.diagnostics.get(document.uri) is None
    else:
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        found = client.diagnostics[document.uri]
    assert [(item.range, item.code, item.source) for item in found] == [(span(4, 7), "word", "parlance")]


async def test_completion(client):
    document = await opened(client)
    found = await client.text_document_completion_async(
        types.CompletionParams(text_document=document, position=types.Position(0, 6))
    )
    assert [item.label for item in found.items] == ["red", "blue"]
    resolved = await client.completion_item_resolve_async(found.items[0])
    assert resolved.detail == "a word"


async def test_hover_and_navigation(client):
    document = await opened(client)
    place = types.Position(0, 5)
    hover = await client.text_document_hover_async(types.HoverParams(text_document=document, position=place))
    assert hover.range == span(4, 7)
    assert await client.text_document_definition_async(
        types.DefinitionParams(text_document=document, position=place)
    )
    references = await client.text_document_references_async(
        types.ReferenceParams(
            text_document=document,
            position=place,
            context=types.ReferenceContext(include_declaration=True),
        )
    )
    # The open document isn't on disk: it is found all the same.
    assert [item.uri.rsplit("/")[-1] for item in references] == ["words.txt", "a.swift", "closed.swift"]


async def test_symbols_colours_hints_and_lenses(client):
    document = await opened(client)
    assert await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=document))
    assert await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="r"))
    colours = await client.text_document_document_color_async(types.DocumentColorParams(text_document=document))
    assert colours[0].range == span(4, 7)
    assert await client.text_document_color_presentation_async(
        types.ColorPresentationParams(text_document=document, color=colours[0].color, range=colours[0].range)
    )
    await client.text_document_inlay_hint_async(types.InlayHintParams(text_document=document, range=span(0, 7)))
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(text_document=document))
    lens = await client.code_lens_resolve_async(lenses[0])
    assert lens.command.title == "'red' is used"


async def test_code_actions(client):
    document = await opened(client)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document, range=span(7, 7), context=types.CodeActionContext(diagnostics=[])
        )
    )
    assert actions[0].title == "Shout 'red'"
    fixes = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document,
            range=span(7, 7),
            context=types.CodeActionContext(diagnostics=[], only=[types.CodeActionKind.SourceFixAll]),
        )
    )
    assert [action.title for action in fixes] == ["Shout all"]


async def test_workspace_diagnostics(client):
    if not client.advertised.diagnostic_provider:
        pytest.skip("this editor is pushed")
    report = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    assert [item.uri.rsplit("/")[-1] for item in report.items] == ["closed.swift"]
