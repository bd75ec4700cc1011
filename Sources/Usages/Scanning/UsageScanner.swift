import DesignTokens
import SwiftSource
package import Symbols

/// Reads one file's declarations and bodies and collects the places that state a design value.
///
/// It keeps what the place around an expression expects (by the workspace's types, then API knowledge, then label
/// words) and asks the recognizers for the rest. One scanner reads one file once.
package final class UsageScanner {
  let table: SymbolTable
  let file: Int32
  let unit: SourceUnit
  let contexts: ContextClassifier
  let options: UsageOptions
  let folding: NumberFolding
  /// What the design system offers.
  let known: KnownVocabulary

  private(set) var usages: [Usage] = []
  /// The vocabulary entries that the file names, variants and states among them; in no order.
  private(set) var references: [TokenReference] = []
  var scope = LocalScope()
  /// The innermost declaration around.
  private(set) var declaration: DeclarationID?
  private var context: UsageContext = .usage
  /// The platforms that the `#if` around in the body at hand leave.
  var arms = PlatformSet.all
  /// What each enclosing body's `return` is expected to give.
  var results: [Expectation] = []
  /// Above zero where colours mean nothing visible: masks, comparisons.
  var silence = 0
  private var isPreview = false
  /// What earlier scans of the file's members gave, and then what this one gave.
  private var members: MemberScans?
  private var scanned: [UInt32: MemberScans.Scan] = [:]
  /// The types of arguments that all calls of one shape share; `nil` where no function fits.
  var sharedTypes: [SharedCall: [Int: ResolvedType]?] = [:]
  /// Waits for the placeholder of a caret, where the file holds one.
  var caret: CaretWatch?

  /// What the numbers become that the workspace's helpers take.
  let flows: ParameterFlows
  /// How many calls led to the helper whose body is read; 0 where a file's usages are.
  var helperDepth = 0
  /// Waits for the parameters of a helper whose body is read.
  var watch: ParameterWatch?

  package convenience init(
    table: SymbolTable,
    file: Int32,
    contexts: ContextClassifier,
    options: UsageOptions = UsageOptions(),
    known: KnownVocabulary = .none
  ) {
    self.init(
      table: table,
      file: file,
      contexts: contexts,
      options: options,
      known: known,
      flows: ParameterFlows()
    )
  }

  init(
    table: SymbolTable,
    file: Int32,
    contexts: ContextClassifier,
    options: UsageOptions,
    known: KnownVocabulary = .none,
    flows: ParameterFlows
  ) {
    self.flows = flows
    self.known = known
    self.table = table
    self.file = file
    self.contexts = contexts
    self.options = options
    unit = table.unit(file)
    folding = NumberFolding(unit: unit)
  }

  /// The usages of the file in source order.
  package func scan() -> [Usage] {
    context = contexts.context(of: nil)
    for id in unit.topLevel { scan(id, isMember: true) }
    for statement in unit.statements { visit(statement, .none) }
    var seen: Set<SourceRange> = []
    let found = usages.sorted { ($0.range, $0.kind.rawValue) < ($1.range, $1.kind.rawValue) }
      .filter { seen.insert($0.range).inserted }
    return AppearancePairs.link(found, in: unit)
  }

  /// The usages and references of the file.
  package func scanAll() -> DocumentScan {
    let usages = scan()
    var seen: Set<TokenReference> = []
    let references = references.sorted { $0.range < $1.range }.filter { seen.insert($0).inserted }
    return DocumentScan(usages: usages, references: references)
  }

  /// The same, with all that members which didn't change were scanned to taken over.
  /// - Parameter members: gets what the members are scanned to now.
  package func scanAll(keeping members: inout MemberScans) -> DocumentScan {
    self.members = members
    let found = scanAll()
    members = MemberScans()
    members.scans = scanned
    return found
  }

  var place: Place { Place(file: file, declaration: declaration) }

  // MARK: Results

  func emit(
    _ form: UsageForm,
    _ kind: UsageKind,
    at range: SourceRange,
    value: UsageValue?,
    role: UsageRole? = nil,
    note: String? = nil
  ) {
    emit(usage(form, kind, at: range, value: value, role: role, note: note))
  }

  func usage(
    _ form: UsageForm,
    _ kind: UsageKind,
    at range: SourceRange,
    value: UsageValue?,
    role: UsageRole? = nil,
    note: String? = nil
  ) -> Usage {
    var usage = Usage(
      form: form,
      kind: kind,
      role: role,
      range: range,
      value: value,
      context: isPreview ? .preview : context,
      declaration: declaration,
      note: note
    )
    usage.arms = arms
    return usage
  }

  func emit(_ usage: Usage) {
    guard silence == 0 else { return }
    usages.append(usage)
  }

  func note(_ reference: TokenReference) { references.append(reference) }

  /// Runs `body` where nothing is a usage.
  func silently(_ body: () -> Void) {
    silence += 1
    body()
    silence -= 1
  }

  // MARK: Declarations

  /// - Parameter isMember: whether no body is around.
  func scan(_ id: DeclarationID, isMember: Bool = false) {
    guard isMember, let members, !unit[id].kind.isGroup else { return scanAnew(id, isMember) }
    let here = unit[id]
    if let known = members.scan(of: here, id) {
      usages += known.usages
      references += known.references
      scanned[here.nameRange.lowerBound] = known
      return
    }
    let mark = (usages.count, references.count)
    scanAnew(id, isMember)
    scanned[here.nameRange.lowerBound] = MemberScans.Scan(
      declaration: id,
      range: here.range,
      usages: Array(usages[mark.0...]),
      references: Array(references[mark.1...])
    )
  }

  private func scanAnew(_ id: DeclarationID, _ isMember: Bool) {
    let outer = (declaration, context)
    declaration = id
    context = contexts.context(of: id)
    defer { (declaration, context) = outer }
    let here = unit[id]
    switch here.kind {
    case .class, .struct, .enum, .protocol, .actor, .extension:
      let mark = scope.mark
      for member in here.members { scan(member, isMember: isMember) }
      scope.reset(to: mark)
    case .variable: scanVariable(id, here)
    case .function, .initializer, .subscript: scanFunction(id, here)
    case .enumCase:
      for parameter in here.parameters {
        if let value = parameter.defaultValue { visit(value, expectation(of: parameter, id)) }
      }
    case .typealias, .associatedType: break
    }
  }

  private func scanVariable(_ id: DeclarationID, _ here: Declaration) {
    for attribute in here.attributes { visitArguments(attribute.arguments) }
    var expectation = Expectation(type: here.type.map { table.resolve($0, at: place) } ?? .unknown)
    expectation.constant = here.name
    expectation.role = LabelWords.colorRole(here.name)
    if let declared = declaredExpectation(name: here.name, labels: []) {
      expectation.meaning = declared.meaning
      expectation.role = declared.role ?? expectation.role
    }
    if let value = here.value {
      // The property itself isn't in scope of its own initial value.
      withCaretWords([here.name]) { visit(value, expectation) }
    }
    body(here, expectation)
  }

  private func scanFunction(_ id: DeclarationID, _ here: Declaration) {
    let mark = scope.mark
    for (index, parameter) in here.parameters.enumerated() {
      if let value = parameter.defaultValue { visit(value, expectation(of: parameter, id)) }
      scope.bind(parameter.name, .parameter(id, index))
    }
    var expectation = Expectation(type: here.type.map { table.resolve($0, at: place) } ?? .unknown)
    expectation.constant = here.kind == .function ? here.name : nil
    if let declared = declaredExpectation(name: here.name, labels: here.parameters.compactMap(\.label)) {
      expectation.meaning = declared.meaning
      expectation.role = declared.role
      expectation.constant = nil
    }
    body(here, expectation)
    scope.reset(to: mark)
  }

  private func body(_ here: Declaration, _ expectation: Expectation) {
    if let body = here.body {
      results.append(expectation)
      visitBody(body, expectation)
      results.removeLast()
    }
    for accessor in here.accessors {
      guard let body = accessor.body else { continue }
      let mark = scope.mark
      scope.bind(accessor.parameter ?? "newValue", .opaque)
      results.append(.none)
      visitBody(body, .none)
      results.removeLast()
      scope.reset(to: mark)
    }
  }

  private func expectation(of parameter: Declaration.Parameter, _ id: DeclarationID) -> Expectation {
    var expectation = Expectation(type: parameter.type.map { table.resolve($0, at: place) } ?? .unknown)
    expectation.constant = parameter.name
    if parameter.name == "frame" { expectation.meaning = .size }
    expectation.role = LabelWords.colorRole(parameter.label ?? parameter.name)
    return expectation
  }

  /// What recognizers know of the result of a function or property by its name or one of its labels.
  private func declaredExpectation(name: String, labels: [String]) -> Expectation? {
    for word in [name] + labels {
      for recognizer in Recognizers.byResult[word] ?? [] {
        if let expectation = recognizer.expectation(ofResult: word) { return expectation }
      }
    }
    return nil
  }

  func enterPreview(_ body: () -> Void) {
    let outer = isPreview
    isPreview = true
    body()
    isPreview = outer
  }
}
