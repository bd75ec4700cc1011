/// An option of a command: how it is written, what it does, and what help says of it.
struct CommandOption<Options: Sendable>: Sendable {
  /// With its hyphens: `--format`.
  let name: String
  /// A second, one-letter spelling without its hyphen; only for options that take no value.
  let letter: Character?
  /// What stands for the value in help (`FILE`); `nil`: the option takes none.
  let placeholder: String?
  /// Whole sentences without the last stop.
  let help: String
  /// What holds without the option, as help says it.
  let standard: String?
  /// Changes the options by the value; an option without a value gets the empty text. `nil`: a later version will.
  let apply: (@Sendable (inout Options, String) throws(UsageProblem) -> Void)?

  /// An option with a value.
  static func value(
    _ name: String,
    _ placeholder: String,
    default standard: String? = nil,
    _ help: String,
    apply: @escaping @Sendable (inout Options, String) throws(UsageProblem) -> Void
  ) -> CommandOption {
    CommandOption(name: name, letter: nil, placeholder: placeholder, help: help, standard: standard, apply: apply)
  }

  /// An option that is there or not.
  static func flag(
    _ name: String,
    letter: Character? = nil,
    _ help: String,
    apply: @escaping @Sendable (inout Options) -> Void
  ) -> CommandOption {
    CommandOption(name: name, letter: letter, placeholder: nil, help: help, standard: nil) { options, _ in
      apply(&options)
    }
  }

  /// The option that chooses colours, which several commands have.
  static func color(_ apply: @escaping @Sendable (inout Options, ColorChoice) -> Void) -> CommandOption {
    .value(
      "--color",
      "WHEN",
      default: "auto",
      "Colour text 'always', 'never', or with 'auto' on a terminal; 'auto' minds NO_COLOR and CLICOLOR_FORCE"
    ) { options, text throws(UsageProblem) in
      apply(
        &options,
        try ArgumentValue.choice(text, of: ColorChoice.allCases.map { ($0.rawValue, $0) }, for: "--color")
      )
    }
  }

  /// An option of the documentation that this version refuses.
  static func later(_ name: String) -> CommandOption {
    CommandOption(name: name, letter: nil, placeholder: nil, help: "", standard: nil, apply: nil)
  }

  var isAvailable: Bool { apply != nil }
}
