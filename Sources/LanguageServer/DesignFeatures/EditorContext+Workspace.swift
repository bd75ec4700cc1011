import IDE
import Linting
import SwiftSource
import Symbols
import Usages
import Workspace

extension EditorContext {
  /// A file as an analysis of its workspace sees it.
  init(
    _ workspace: LiveWorkspace,
    _ analysis: WorkspaceAnalysis,
    at place: Int,
    text: [UInt8],
    scanned: DocumentScan? = nil
  ) {
    let settings =
      workspace.settings(at: place)
      ?? FileSettings(lint: LintSettings.defaults([]), usages: UsageOptions(), components: [:])
    self.init(
      text: text,
      file: Int32(clamping: place),
      symbols: analysis.symbols,
      vocabulary: analysis.vocabulary,
      speller: analysis.speller,
      evaluator: analysis.evaluator,
      known: analysis.known(for: settings),
      options: settings.usages,
      isDesignSystem: workspace.workspace.files[place].isDesignSystem,
      imageAssets: analysis.definitions.imageAssets,
      scanned: scanned
    )
  }

  init(_ reading: DocumentReading) {
    self.init(
      reading.state.workspace,
      reading.analysis,
      at: reading.place,
      text: reading.text.bytes,
      scanned: reading.scan
    )
  }
}
