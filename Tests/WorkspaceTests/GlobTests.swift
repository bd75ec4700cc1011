import Testing
import Workspace

@Suite struct GlobTests {
  @Test(arguments: [
    ("**/*.swift", "a.swift"), ("**/*.swift", "a/b/c.swift"), ("*.swift", "a.swift"), ("*.swift", "a/b.swift"),
    ("**.swift", "a/b.swift"), ("/*.swift", "a.swift"), ("App/*.swift", "App/a.swift"), ("App/**", "App/a/b.swift"),
    ("App/**/b.swift", "App/b.swift"), ("App/**/b.swift", "App/x/y/b.swift"), ("**/Generated/**", "Generated/a.swift"),
    ("**/Generated/**", "x/Generated/y/a.swift"), ("Generated/", "x/Generated/a.swift"), ("/Generated/", "Generated/a"),
    ("Generated", "x/Generated/y/a.swift"), ("App/Old", "App/Old/a.swift"), ("App/Old", "App/Old"),
    ("a?c.swift", "abc.swift"), ("a?c", "aéc"), ("a?c", "a😀c"), ("[ab].swift", "b.swift"), ("[a-c]x", "cx"),
    ("[!a]x", "bx"), ("[]]x", "]x"), ("{a,b}.swift", "b.swift"), ("{App,Lib}/**/*.swift", "Lib/x/a.swift"),
    ("{a,{b,c}d}", "cd"), ("a{,b}", "a"), ("\\*", "*"), ("a\\{b", "a{b"), ("\\[x", "[x"), ("\\!x", "!x"),
    ("é*", "éa"), ("[{]a", "{a"), ("{[,}],b}x", "}x"), ("a]", "a]"),
    ("/", "a/b"), ("./", "a"), (".", "a"), ("./a", "a"), ("a/../b", "b"), ("a//b", "a/b"), ("**", "a/b"),
    ("**/**/a", "a"), ("a/**/**/b", "a/b"), ("*a*b*", "xaxbx"), ("a b#(c)", "a b#(c)"),
    ("**/a/*/b", "a/a/x/b"), ("**/*.generated.swift", "x/y.generated.swift"),
  ])
  func matches(pattern: String, path: String) throws {
    #expect(try Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.swift", "a.swiftx"), ("/*.swift", "a/b.swift"), ("App/*.swift", "App/x/a.swift"), ("App/*", "App/x/a.swift"),
    ("App/*.swift", "x/App/a.swift"), ("app/*.swift", "App/a.swift"), ("App/**", "App"), ("App/**", "Apple/a"),
    ("/Generated/", "x/Generated/a"), ("Generated/", "Generated"), ("Generated", "Generatedx"), ("a?c", "ac"),
    ("a?c", "a/c"), ("[ab]", "c"), ("[!a]", "a"), ("[!a]", "/"), ("{a,b}", "ab"), ("{a,}", "b"), ("\\*", "a"),
    ("**/a/*/b", "a/b"), ("*", ""), ("**", ""), ("**/*.swift", "../a.swift"), ("*", "../a"), ("A", "a"),
  ])
  func matchesNot(pattern: String, path: String) throws {
    #expect(try !Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("", GlobProblem.empty), ("..", .leavesFolder), ("../x", .leavesFolder), ("/../x", .leavesFolder),
    ("a/../../b", .leavesFolder), ("{a,../b}", .leavesFolder),
    (String(repeating: "{a,b}", count: 20), .tooManyAlternatives), (String(repeating: "a", count: 2_000), .tooLong),
    ("[A", .unbalanced("[")), ("{A", .unbalanced("{")), ("A}", .unbalanced("}")), ("{a,{b}", .unbalanced("{")),
    ("[]", .unbalanced("[")), ("[a/b]", .unbalanced("[")), ("{[a,b", .unbalanced("{")), ("!A/**", .negated),
  ])
  func refuses(pattern: String, problem: GlobProblem) {
    #expect(throws: problem) { try Glob(pattern) }
  }

  @Test func patternsThatInviteBacktrackingEnd() throws {
    let name = String(repeating: "a", count: 5_000)
    #expect(try !Glob(String(repeating: "*a", count: 200) + "b").matches(name))
    let path = String(repeating: "a/", count: 5_000)
    #expect(try !Glob(String(repeating: "**/a/", count: 100) + "b/*").matches(path + "c"))
  }

  @Test func noPatternTraps() {
    let pieces = ["", "/", ".", "..", "*", "**", "?", "[", "]", "[!", "{", "}", ",", "\\", "a", "-", "é", "./", "../"]
    let paths = ["", "/", "a", "a/b", "..", "./a", "//", "a/"]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          guard let glob = try? Glob(first + second + third) else { continue }
          for path in paths {
            _ = glob.matches(path)
          }
        }
      }
    }
    #expect(throws: GlobProblem.unbalanced("{")) { try Glob(String(repeating: "{", count: 1_000)) }
  }
}
