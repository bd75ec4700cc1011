/// What is wrong with a command line, and what to write instead.
struct UsageError: Error {
  let message: String
  let remedy: String

  init(_ message: String, remedy: String) {
    self.message = message
    self.remedy = remedy
  }
}
