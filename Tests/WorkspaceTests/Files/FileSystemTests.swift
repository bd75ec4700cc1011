import Foundation
import Testing
import Workspace

@Suite struct FileSystemTests {
  @Test(arguments: [0, 1, 4_095, 200_000])
  func readsWholeFiles(size: Int) throws {
    let folder = try TemporaryFolder()
    let content = String(repeating: "x", count: size)
    let file = try folder.write("a b#(é\n).txt", content)
    #expect(try DiskFileSystem().read(file) == Array(content.utf8))
    #expect(try DiskFileSystem().status(of: file).size == size)
  }

  @Test func readsFilesThatDoNotTellTheirSize() throws {
    #if os(Linux)
    let content = try DiskFileSystem().read(FilePath("/proc/self/status"))
    #expect(content.starts(with: Array("Name:".utf8)))
    #endif
  }

  @Test func refusesWhatIsNoFile() throws {
    let folder = try TemporaryFolder()
    let fifo = folder.path.appending("fifo")
    #expect(mkfifo(fifo.string, 0o600) == 0)
    for path in [folder.path, fifo] {
      let error = #expect(throws: FileError.self) { try DiskFileSystem().read(path) }
      #expect(error?.reason == .notAFile)
    }
    let missing = #expect(throws: FileError.self) { try DiskFileSystem().read(folder.path.appending("no")) }
    #expect(missing?.isMissing == true)
  }

  @Test func keepsTheLimit() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a", "12345")
    #expect(try DiskFileSystem().read(file, limit: 5).count == 5)
    let error = #expect(throws: FileError.self) { try DiskFileSystem().read(file, limit: 4) }
    #expect(error?.reason == .tooLarge(limit: 4))
  }

  @Test func listsAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift")
    try folder.write("sub/b.swift")
    try folder.link("link", to: "a.swift")
    #expect(mkfifo(folder.path.appending("fifo").string, 0o600) == 0)
    let entries = try DiskFileSystem().entries(of: folder.path).sorted { $0.name < $1.name }
    #expect(entries.map(\.name) == ["a.swift", "fifo", "link", "sub"])
    #expect(entries.map(\.kind) == [.file, .special, .link, .folder])
    #expect(try DiskFileSystem().realPath(of: folder.path.appending("link")) == folder.path.appending("a.swift"))
  }

  @Test func theOneInMemoryBehavesLikeTheDisk() throws {
    var files = InMemoryFileSystem(["/a/b.txt": "x"])
    files.addLink(FilePath("/a/link"), to: "../a/b.txt")
    files.addLink(FilePath("/a/loop"), to: "loop")
    files.addLink(FilePath("/up"), to: "/a")
    #expect(try files.read(FilePath("/up/link")) == [UInt8(ascii: "x")])
    #expect(try files.realPath(of: FilePath("/up/link")) == FilePath("/a/b.txt"))
    #expect(try files.status(of: FilePath("/up")).kind == .folder)
    #expect(try files.entries(of: FilePath("/up")).map(\.name).sorted() == ["b.txt", "link", "loop"])
    #expect(throws: FileError.self) { try files.status(of: FilePath("/a/loop")) }
    files.forbidReading(FilePath("/a/b.txt"))
    #expect(throws: FileError.self) { try files.read(FilePath("/a/b.txt")) }
    files.remove(FilePath("/a"))
    #expect(!files.exists(FilePath("/a/b.txt")))
  }
}
