/// A line that help shows, and what it does.
struct CommandExample: Sendable {
  let line: String
  let meaning: String
}
