import JSON

package enum SymbolKind: Int, Sendable, Hashable, JSONEncodable {
  case file = 1
  case module
  case namespace
  case package
  case `class`
  case method
  case property
  case field
  case constructor
  case `enum`
  case interface
  case function
  case variable
  case constant
  case string
  case number
  case boolean
  case array
  case object
  case key
  case null
  case enumMember
  case `struct`
  case event
  case `operator`
  case typeParameter
}
