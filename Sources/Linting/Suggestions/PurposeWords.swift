import DesignTokens

/// What a token's name says that it is made for, beyond its value: the parts of a user interface that it names, and
/// whether it is no more than a step of a scale.
enum PurposeWords {
  /// The parts of a user interface that a name speaks of, in the singular, each once.
  static func parts(of name: TokenName) -> Set<String> {
    var found: Set<String> = []
    for component in name.components {
      for word in NameWords(component).words {
        let word = singular(word)
        if nouns.contains(word) { found.insert(word) }
      }
    }
    return found
  }

  /// Whether a name is a step of a scale and nothing else: `medium`, `space16`, `corner(.radius60)`.
  static func isStep(_ name: TokenName) -> Bool {
    NameWords(name.lastComponent).words.allSatisfy { word in
      word.allSatisfy(\.isNumber) || steps.contains(singular(word))
    }
  }

  /// A word without the ending of the plural.
  static func singular(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }

  /// Parts of a user interface. A token that names one is not meant for the others, however equal the number.
  private static let nouns: Set<String> = [
    "accessory", "activity", "alert", "avatar", "badge", "banner", "bar", "bubble", "button", "calendar", "card",
    "carousel", "cell", "chart", "checkbox", "chip", "dialog", "divider", "drawer", "dropdown", "editor",
    "favicon", "field", "footer", "header", "hud", "icon", "image", "indicator", "keyboard", "list", "logo", "map",
    "menu", "message", "modal", "navigation", "notification", "nudge", "onboarding", "persona", "photo", "picker",
    "pill",
    "player", "poll", "popover", "popup", "presence", "progress", "prompt", "reaction", "row", "scroll", "search",
    "section", "segment", "segmented", "separator", "sheet", "sidebar", "slider", "spinner", "stepper", "switch", "tab",
    "table", "thumbnail", "timeline", "title", "toast", "toggle", "toolbar", "tooltip", "widget",
  ]

  /// Words for places on a scale, for the kinds of length, and for nothing in particular.
  private static let steps: Set<String> = [
    "xxxs", "xxs", "xs", "s", "sm", "small", "smaller", "smallest", "m", "md", "med", "medium", "mid", "l", "lg",
    "large",
    "larger", "largest", "xl", "xxl", "xxxl", "x", "xx", "xxx", "tiny", "mini", "micro", "nano", "big", "huge", "giant",
    "extra", "super", "ultra", "double", "triple", "half", "quarter", "base", "default", "regular", "standard",
    "normal",
    "compact", "tight", "loose", "narrow", "wide", "thin", "thick", "very", "min", "max", "unit", "step", "level",
    "scale",
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "spacing", "space", "spacer",
    "padding",
    "margin", "inset", "gap", "gutter", "grid", "radiu", "radius", "radii", "corner", "round", "rounded", "border",
    "stroke", "line", "width", "height", "size", "dimension", "length", "value", "point", "pt", "px", "of", "to", "h",
    "p",
    "token", "ds", "static",
  ]
}
