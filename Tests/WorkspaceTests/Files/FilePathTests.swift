import Testing
import Workspace

@Suite struct FilePathTests {
  @Test(arguments: [
    ("/a/b", "/a/b"), ("/a//b/", "/a/b"), ("/a/./b/../c", "/a/c"), ("/..", "/"), ("", "/base"), (".", "/base"),
    ("x/y", "/base/x/y"), ("../x", "/x"), ("../../../x", "/x"), ("/", "/"),
  ])
  func normalises(text: String, expected: String) {
    #expect(FilePath(text, relativeTo: FilePath("/base")).string == expected)
  }

  @Test func knowsNameAndParent() {
    let path = FilePath("/a/b.swift")
    #expect(path.name == "b.swift")
    #expect(path.parent == FilePath("/a"))
    #expect(path.parent?.parent == .fileSystemRoot)
    #expect(FilePath.fileSystemRoot.parent == nil)
    #expect(path.ancestry.map(\.string) == ["/a/b.swift", "/a", "/"])
    #expect(FilePath.fileSystemRoot.appending("x").string == "/x")
  }

  @Test(arguments: [
    ("/r/a/b", "/r", "a/b"), ("/r", "/r", "."), ("/x/y", "/r", "../x/y"), ("/r", "/r/a/b", "../.."),
    ("/rr/a", "/r", "../rr/a"), ("/a", "/", "a"),
  ])
  func printsRelativePaths(path: String, folder: String, expected: String) {
    #expect(FilePath(path).relative(to: FilePath(folder)) == expected)
  }

  @Test func containsByWholeNames() {
    #expect(FilePath("/r").contains(FilePath("/r/a")))
    #expect(FilePath("/r").contains(FilePath("/r")))
    #expect(!FilePath("/r").contains(FilePath("/rr")))
    #expect(FilePath.fileSystemRoot.contains(FilePath("/r")))
  }

  @Test func twoSpellingsOfOneCharacterAreTwoPaths() {
    let composed = FilePath("/\u{E9}")
    let decomposed = FilePath("/e\u{301}")
    #expect(composed.string == decomposed.string)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
    #expect(decomposed < composed)
  }
}
