import Foundation
import RedoStore
import Testing

/// Files that the user named, whatever has their names.
@Suite struct GivenFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("given-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String) -> GivenFile {
    GivenFile(at: FilePath(folder.appendingPathComponent(name).path))
  }

  @Test func `an ordinary file is read whole, also behind a link`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("a")
    try Data("hello".utf8).write(to: place)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("b"), withDestinationURL: place)
    #expect(try file("a").read(limit: 5) == Array("hello".utf8))
    #expect(try file("b").read(limit: 100) == Array("hello".utf8))
    #expect(try file("a").read(limit: 4) == nil, "more than was asked for")
  }

  @Test func `a pipe that nobody writes to keeps nobody waiting`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(mkfifo(folder.appendingPathComponent("pipe").path, 0o600) == 0)
    let error = #expect(throws: StoreError.self) { try file("pipe").read(limit: 100) }
    #expect(error?.message.contains("a named pipe") ?? false)
  }

  @Test func `a folder and a file that is not there are refused with words`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let folderError = #expect(throws: StoreError.self) { try file("").read(limit: 100) }
    #expect(folderError?.message.contains("a folder") ?? false)
    let error = #expect(throws: StoreError.self) { try file("nothing").read(limit: 100) }
    #expect(error?.message.contains("No such file") ?? false)
  }
}
