import CJSONC

/// A tree of json-c objects, owned: the one place that calls json-c and counts its references.
struct JSONTree: ~Copyable {
  /// nil is json-c's `null`.
  private let root: OpaquePointer?

  deinit {
    // Releases the whole tree; does nothing for nil.
    json_object_put(root)
  }

  /// The value of a text that is known to follow the grammar.
  static func value(
    of bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) throws(JSONScanner<JSONScanSilence>.Failure) -> JSONValue {
    try JSONTree(bytes, from: start).value()
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) throws(JSONScanner<JSONScanSilence>.Failure) {
    guard let length = Int32(exactly: bytes.count - start), let base = bytes.baseAddress else {
      throw .init(reason: .tooLarge, offset: start)
    }
    // Two more than the scan allows: json-c counts a level for the root and one for a scalar inside.
    guard let tokener = json_tokener_new_ex(Int32(JSONScanLimit.depth + 2)) else {
      throw .init(reason: .tooLarge, offset: start)
    }
    defer { json_tokener_free(tokener) }
    json_tokener_set_flags(tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8)
    let text = UnsafeRawPointer(base + start).assumingMemoryBound(to: CChar.self)
    var root = json_tokener_parse_ex(tokener, text, length)
    if json_tokener_get_error(tokener) == json_tokener_continue {
      // A number at the very end is complete only once json-c has seen the terminator.
      root = json_tokener_parse_ex(tokener, "", 1)
    }
    // `null` is a nil pointer, so the tokener alone knows whether it worked.
    let error = json_tokener_get_error(tokener)
    guard error == json_tokener_success else {
      json_object_put(root)
      let end = start + json_tokener_get_parse_end(tokener)
      throw .init(reason: .refused(String(cString: json_tokener_error_desc(error))), offset: end)
    }
    self.root = root
  }

  private func value() -> JSONValue {
    Self.value(of: root)
  }

  /// Recursion is bounded by the scan's depth limit.
  private static func value(of node: OpaquePointer?) -> JSONValue {
    guard let node else { return .null }
    switch json_object_get_type(node) {
    case json_type_boolean:
      return .bool(json_object_get_boolean(node) != 0)
    case json_type_int:
      return integer(node)
    case json_type_double:
      return double(node)
    case json_type_string:
      return .string(string(node))
    case json_type_array:
      return array(node)
    case json_type_object:
      return object(node)
    default:
      return .null
    }
  }

  private static func integer(_ node: OpaquePointer) -> JSONValue {
    let signed = json_object_get_int64(node)
    // json-c clamps what only fits unsigned.
    if signed == .max {
      let unsigned = json_object_get_uint64(node)
      if unsigned > UInt64(Int64.max) { return .double(Double(unsigned)) }
    }
    return .integer(signed)
  }

  private static func double(_ node: OpaquePointer) -> JSONValue {
    let limit = Double.greatestFiniteMagnitude
    return .double(min(max(json_object_get_double(node), -limit), limit))
  }

  private static func string(_ node: OpaquePointer) -> String {
    guard let start = json_object_get_string(node) else { return "" }
    // The length counts, not a terminator: strings may hold NUL.
    let length = Int(json_object_get_string_len(node))
    return start.withMemoryRebound(to: UInt8.self, capacity: length) {
      String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
    }
  }

  private static func array(_ node: OpaquePointer) -> JSONValue {
    let count = json_object_array_length(node)
    var elements: [JSONValue] = []
    elements.reserveCapacity(Int(count))
    for index in 0..<count {
      elements.append(value(of: json_object_array_get_idx(node, index)))
    }
    return .array(elements)
  }

  private static func object(_ node: OpaquePointer) -> JSONValue {
    var object = JSONObject()
    object.reserveCapacity(Int(json_object_object_length(node)))
    var place = json_object_iter_begin(node)
    var end = json_object_iter_end(node)
    while json_object_iter_equal(&place, &end) == 0 {
      if let name = json_object_iter_peek_name(&place) {
        object[String(cString: name)] = value(of: json_object_iter_peek_value(&place))
      }
      json_object_iter_next(&place)
    }
    return .object(object)
  }
}
