/// The words of which names of tokens are made, by what they say about what a token is for.
enum PurposeWords {
  /// A word without the ending of the plural, and words of one meaning as one.
  static func singular(_ word: String) -> String {
    let plain = word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
    return meanings[plain] ?? plain
  }

  /// Whether a word names a part of a user interface, a control's state or what became of something: a token that has
  /// one is not meant for the others, however equal the value.
  static func isThing(_ word: String) -> Bool { parts.contains(word) || states.contains(word) }

  /// Whether a word says what a colour tells whoever sees it: that something failed, went well, is still empty.
  static func isMeaning(_ word: String) -> Bool { meaningful.contains(word) }

  private static let meaningful: Set<String> = [
    "error", "information", "placeholder", "success", "warning",
  ]

  /// Whether a word names a colour for what it looks like.
  static func isHue(_ word: String) -> Bool { hues.contains(word) }

  /// Whether a word says nothing of a purpose: a place on a scale or in a hierarchy, a hue, a side, or what any design
  /// system's names have.
  static func isGeneral(_ word: String) -> Bool {
    word.count <= 2 || word.allSatisfy(\.isNumber) || steps.contains(word) || measures.contains(word)
      || ranks.contains(word) || hues.contains(word) || sides.contains(word) || collections.contains(word)
  }

  /// Whether a word says what kind of value a token is.
  static func isMeasure(_ word: String) -> Bool { measures.contains(word) }

  /// Whether a word is a place on a scale, or the kind of what is scaled.
  static func isStep(_ word: String) -> Bool {
    word.allSatisfy(\.isNumber) || steps.contains(word) || measures.contains(word) || ["h", "p", "ds"].contains(word)
  }

  /// Whether a word is a place on a scale, and not only the kind of what is scaled.
  static func isPlaceOnScale(_ word: String) -> Bool {
    !measures.contains(word) && (word.contains(where: \.isNumber) || steps.contains(word) || ranks.contains(word))
  }

  /// What a word of a colour's name says that is coloured, if so.
  static func surface(of word: String) -> TokenPurpose.Coloured? { coloured[word] }

  /// Whether a word is no more than the kind of text that a font is for.
  static func isTypographic(_ word: String) -> Bool { typographic.contains(word) }

  private static let parts: Set<String> = [
    "accessory", "action", "activity", "alert", "avatar", "badge", "banner", "bar", "bubble", "button", "calendar",
    "card", "carousel", "cell", "chart", "checkbox", "chip", "column", "control", "cover", "detent", "dialog",
    "divider",
    "dot", "drawer", "dropdown", "editor", "favicon", "field", "footer", "glyph", "header", "hud", "icon", "image",
    "indicator", "input", "keyboard", "label", "list", "loader", "logo", "map", "menu", "message", "modal",
    "navigation",
    "notification", "nudge", "onboarding", "persona", "photo", "picker", "pill", "player", "poll", "popover", "popup",
    "poster", "presence", "progress", "prompt", "reaction", "row", "scroll", "search", "section", "segment",
    "segmented", "separator", "sheet", "sidebar", "slider", "spinner", "star", "status", "stepper", "switch", "symbol",
    "tab", "table", "text", "thumbnail", "timeline", "title", "toast", "toggle", "toolbar", "tooltip", "widget",
    "window",
  ]

  private static let states: Set<String> = [
    "disabled", "error", "focused", "highlighted", "hovered", "information", "placeholder", "pressed", "selected",
    "success", "unread", "visited", "warning",
  ]

  /// Words that say the same, by the one that stands for them.
  private static let meanings: [String: String] = [
    "invalid": "error", "danger": "error", "destructive": "error", "delete": "error", "remove": "error",
    "critical": "error", "logout": "error", "fail": "error", "failed": "error", "failure": "error", "negative": "error",
    "valid": "success", "positive": "success", "caution": "warning", "info": "information",
    "disable": "disabled", "press": "pressed", "select": "selected", "selection": "selected",
    "highlight": "highlighted", "focus": "focused", "hover": "hovered", "btn": "button", "nav": "navigation",
    "img": "image", "photo": "image", "picture": "image", "statu": "status", "colour": "color", "grey": "gray",
    "radii": "radius", "radiu": "radius", "canva": "canvas", "focu": "focused", "cta": "button",
  ]

  /// Kinds of value.
  private static let measures: Set<String> = [
    "border", "color", "corner", "dimension", "elevation", "font", "gap", "grid", "gutter", "height", "inset", "length",
    "line", "margin", "opacity", "padding", "point", "pt", "px", "radius", "round", "rounded", "shadow", "size",
    "space",
    "spacer", "spacing", "stroke", "thickness", "token", "typography", "unit", "value", "width",
  ]

  /// Places on a scale.
  private static let steps: Set<String> = [
    "xxxs", "xxs", "xs", "s", "sm", "small", "smaller", "smallest", "m", "md", "med", "medium", "mid", "l", "lg",
    "large", "larger", "largest", "xl", "xxl", "xxxl", "x", "xx", "xxx", "tiny", "mini", "micro", "nano", "big", "huge",
    "giant", "extra", "super", "ultra", "double", "triple", "half", "quarter", "base", "default", "regular", "standard",
    "normal", "compact", "tight", "loose", "narrow", "wide", "thin", "thick", "very", "min", "max", "step", "level",
    "scale", "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "and", "of", "to",
    "static", "hundred", "none", "full",
  ]

  /// Places in a hierarchy or among the appearances.
  private static let ranks: Set<String> = [
    "accent", "adaptive", "alternate", "brand", "bright", "contrast", "cool", "dark", "darker", "deep", "dynamic",
    "fixed", "foundation", "global", "hot", "inverse",
    "inverted", "light", "lighter", "pale", "shade", "soft", "tint", "tone", "vivid", "warm", "main", "muted",
    "neutral", "on", "primary", "quaternary", "reverse", "secondary", "semantic", "strong",
    "subtle", "tertiary", "variant", "weak",
  ]

  private static let hues: Set<String> = [
    "amber", "aqua", "azure", "beige", "black", "blue", "bronze", "brown", "burgundy", "charcoal", "clear", "copper",
    "coral", "cream", "crimson", "cyan", "emerald", "gold", "graphite", "gray", "grayish", "green", "greenish",
    "greyish", "indigo", "ivory", "khaki", "lavender", "lilac", "lime", "magenta", "maroon", "mint", "navy", "ochre",
    "olive", "orange", "peach", "pink", "plum", "purple", "red", "reddish", "rose", "ruby", "salmon", "sand", "scarlet",
    "silver", "slate", "tan", "teal", "transparent", "turquoise", "violet", "white", "yellow", "yellowish", "bluish",
    "pure", "off",
  ]

  private static let sides: Set<String> = [
    "bottom", "horizontal", "inner", "leading", "left", "outer", "right", "top", "trailing", "vertical",
  ]

  /// Words of the types and groups that tokens stand in, and of things that everything is.
  private static let collections: Set<String> = [
    "app", "appearance", "asset", "catalog", "cg", "common", "component", "constant", "container", "content", "core",
    "custom", "design", "dictionary", "element", "enum", "external", "float", "for", "in", "item", "kit", "layout",
    "library",
    "metric", "named", "page", "palette", "resource", "scene", "screen", "set", "shape", "shared", "style", "swift",
    "swiftui", "system", "theme", "the", "type", "uikit", "universal", "variable", "view", "with",
  ]

  /// What words of a colour's name say that is coloured.
  private static let coloured: [String: TokenPurpose.Coloured] = [
    "text": .foreground, "label": .foreground, "title": .foreground, "foreground": .foreground, "font": .foreground,
    "heading": .foreground, "icon": .icon, "glyph": .icon, "symbol": .icon, "caption": .foreground,
    "link": .foreground, "on": .foreground,
    "background": .surface, "bg": .surface, "surface": .surface, "canvas": .surface, "backdrop": .surface,
    "fill": .surface,
    "border": .line, "stroke": .line, "outline": .line, "divider": .line, "separator": .line, "hairline": .line,
    "line": .line, "shadow": .shadow, "elevation": .shadow,
  ]

  private static let typographic: Set<String> = ["header", "label", "message", "text", "title"]
}
