/// What becomes of a variable's declared value while the program runs.
enum Mutability: Sendable {
  /// It stays, or is a parameter of the design: who changes it makes another design.
  case fixed
  /// It stands for what holds at first: a condition on it may come out the other way.
  case changeable
  /// The user's settings adjust it: the declared number or text holds for as long as they don't.
  case adjustable
  /// The user's settings hold it, and nothing else says what it is.
  case setting
  /// The program fills it with what it works on: the declared value says nothing.
  case state
}
