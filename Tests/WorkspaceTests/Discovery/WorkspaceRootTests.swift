import Testing
import Workspace

@Suite struct WorkspaceRootTests {
  private func root(_ path: String, _ files: [String: String], folders: [String] = []) -> String {
    var fileSystem = InMemoryFileSystem(files)
    for folder in folders {
      fileSystem.addFolder(FilePath(folder))
    }
    return WorkspaceRoot.find(from: FilePath(path), in: fileSystem).string
  }

  private let git = ["/r/.git/HEAD": "", "/r/App/Old/a.swift": "", "/.parlance.json": "{}"]

  @Test func isTheOutermostConfiguredFolderUpToTheGitRoot() {
    let files = git.merging(["/r/App/.parlance.json": "{}", "/r/App/Old/.parlance.json": "{}"]) { $1 }
    #expect(root("/r/App/Old", files) == "/r/App")
    #expect(root("/r/App/Old/a.swift", files) == "/r/App")
    #expect(root("/r/App", files) == "/r/App")
    #expect(root("/r", files) == "/r")
  }

  @Test func aRootConfigurationEndsTheSearch() {
    let files = git.merging(["/r/.parlance.json": "{}", "/r/App/.parlance.json": "{/* x */ \"root\": true}"]) { $1 }
    #expect(root("/r/App/Old", files) == "/r/App")
    #expect(root("/r", files) == "/r")
  }

  @Test func elseTheGitRoot() {
    #expect(root("/r/App/Old", git) == "/r")
    let worktree = ["/w/.git": "gitdir: x", "/w/a/b.swift": ""]
    #expect(root("/w/a", worktree) == "/w")
  }

  @Test func elseThePathItself() {
    let files = ["/x/a/b.swift": ""]
    #expect(root("/x/a", files) == "/x/a")
    #expect(root("/x/a/b.swift", files) == "/x/a")
    #expect(root("/x/a/new.swift", files) == "/x/a")
  }

  @Test func withoutGitAnyOuterConfigurationCounts() {
    #expect(root("/x/a", ["/x/.parlance.json": "{}", "/x/a/b.swift": ""]) == "/x")
  }

  @Test func aBrokenConfigurationStillMarksItsFolder() {
    #expect(root("/r/App", ["/r/.git/HEAD": "", "/r/App/.parlance.json": "{", "/r/App/a.swift": ""]) == "/r/App")
  }

  @Test func linksAreResolvedFirst() {
    var files = InMemoryFileSystem(git)
    files.addLink(FilePath("/elsewhere"), to: "/r/App/Old")
    #expect(WorkspaceRoot.find(from: FilePath("/elsewhere"), in: files).string == "/r")
  }
}
