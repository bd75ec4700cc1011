package import JSON

/// The first request of a session: the two sides tell what they can.
package enum InitializeRequest: ClientRequest {
  package static let method = "initialize"
  package typealias Params = InitializeParams
  package typealias Answer = InitializeResult
}

package struct InitializeParams: FieldDecodable {
  /// The client's process; nil: there is none to watch.
  package let processID: Int?
  /// `name version`, for the log.
  package let clientName: String?
  package let rootPath: String?
  package let rootURI: DocumentURI?
  /// nil: the client says nothing of folders; empty: none is open.
  package let workspaceFolders: [WorkspaceFolder]?
  package let capabilities: ClientCapabilities
  package let initializationOptions: JSONValue?
  package let trace: TraceValue?

  package init(_ field: Field) throws(InvalidField) {
    processID = field.lenient("processId")
    let info = field.member("clientInfo")
    let names: [String?] = [info.lenient("name"), info.lenient("version")]
    clientName = names[0] == nil ? nil : names.compactMap { $0 }.joined(separator: " ")
    rootPath = try field.optional("rootPath")
    rootURI = try field.optional("rootUri")
    workspaceFolders = try field.optional("workspaceFolders")
    capabilities = ClientCapabilities(field.member("capabilities"))
    initializationOptions = field.value?["initializationOptions"]
    trace = field.lenient("trace")
  }
}

package struct InitializeResult: JSONEncodable {
  package let capabilities: ServerCapabilities
  package let serverName: String
  package let serverVersion: String

  package init(capabilities: ServerCapabilities, serverName: String, serverVersion: String) {
    self.capabilities = capabilities
    self.serverName = serverName
    self.serverVersion = serverVersion
  }

  package var json: JSONValue {
    [
      "capabilities": capabilities.json,
      "serverInfo": ["name": .string(serverName), "version": .string(serverVersion)],
    ]
  }
}

/// The client has read the answer to `initialize`; only now it may be asked for something.
package enum InitializedNotification: ClientNotification {
  package static let method = "initialized"
  package typealias Params = Nothing
}
