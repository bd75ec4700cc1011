import JSON
import LanguageServerProtocol

/// Keeps the settings as the client's way to tell them allows: asked for where it can be asked, else as it hands them
/// over, else as they came with `initialize`. Used on the session's thread.
final class SettingsSource {
  private let link: ClientLink
  private(set) var settings = EditorSettings()
  /// Counts the questions, so that an answer that was overtaken is dropped.
  private var question = 0
  var onChange: () -> Void = {}

  init(link: ClientLink) {
    self.link = link
  }

  func take(initializationOptions options: JSONValue?) {
    guard let options, !options.isNull else { return }
    guard options.objectValue != nil else {
      return warn(["the initialization options: expected an object, found a \(options.typeName)"])
    }
    read(EditorSettings.section(in: options))
  }

  /// The client says that something changed.
  func didChange(_ pushed: JSONValue?, canAsk: Bool) {
    if canAsk { return ask() }
    guard let pushed, !pushed.isNull, let section = EditorSettings.section(in: pushed) else { return }
    read(section)
  }

  func ask() {
    question += 1
    let asked = question
    let item = ConfigurationRequest.Item(scopeURI: nil, section: EditorSettings.section)
    link.ask(ConfigurationRequest.self, .init(items: [item])) { [weak self] result in
      guard let self, asked == question, case .success(let values) = result else { return }
      read(values.first)
    }
  }

  private func read(_ section: JSONValue?) {
    var problems: [String] = []
    let settings = EditorSettings(section, previous: self.settings, problems: &problems)
    warn(problems)
    guard settings != self.settings else { return }
    self.settings = settings
    onChange()
  }

  private func warn(_ problems: [String]) {
    guard !problems.isEmpty else { return }
    link.show(.warning, "The settings have mistakes: " + problems.joined(separator: "; "), kind: "settings")
  }
}
