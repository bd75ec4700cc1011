/// The names of the platform's colour and font types.
package enum ColorTypeNames {
  package static let all: Set<String> = DesignType.colors.union(DesignType.fonts)
}
