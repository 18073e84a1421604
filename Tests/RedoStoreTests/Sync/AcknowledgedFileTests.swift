import Foundation
import RedoProtocol
import RedoStore
import Testing

/// The file that says which nodes a remote has.
struct AcknowledgedFileTests {
  private let folder: TemporaryFolder
  private let file: AcknowledgedFile

  init() throws {
    folder = try TemporaryFolder()
    let remote = RemoteEntry(
      id: "0123456789abcdef", kind: .folder, name: "folder", address: "/shared")
    file = AcknowledgedFile(of: remote, in: folder.directory)
  }

  private func id(_ digit: String) throws -> NodeID {
    try #require(NodeID(NodeID.prefix + String(repeating: digit, count: 64)))
  }

  @Test func `what is added is read back, from a private file, and removed`() throws {
    #expect(file.read().isEmpty)
    #expect(try file.append([id("1"), id("2")]) && file.append([id("3")]))
    #expect(try file.read() == [id("1"), id("2"), id("3")])
    #expect(folder.mode(of: file.name) == 0o600)
    file.remove()
    #expect(file.read().isEmpty)
  }

  @Test func `a file that others can write to tells nothing, and is begun anew`() throws {
    #expect(try file.append([id("1"), id("2")]))
    #expect(chmod(folder.path(of: file.name), 0o644) == 0)
    #expect(try file.read() == [id("1"), id("2")])
    #expect(chmod(folder.path(of: file.name), 0o664) == 0)
    #expect(file.read().isEmpty)
    #expect(try file.append([id("3")]))
    #expect(try file.read() == [id("3")])
    #expect(folder.mode(of: file.name) == 0o600)
  }

  @Test func `a file that a power cut emptied is begun anew`() throws {
    #expect(try file.append([id("1"), id("2")]))
    let bytes = try #require(folder.bytes(of: file.name))
    try folder.write(file.name, [UInt8](repeating: 0, count: 32) + bytes.dropFirst(32))
    #expect(file.read().isEmpty)
    #expect(try file.append([id("3")]))
    #expect(try file.read() == [id("3")])
    #expect(folder.bytes(of: file.name)?.count == 64)
  }

  @Test(arguments: 1...31)
  func `an id that was cut off within takes none of the later ones with it`(_ cut: Int) throws {
    #expect(try file.append([id("1"), id("2")]))
    let bytes = try #require(folder.bytes(of: file.name))
    try folder.write(file.name, Array(bytes.dropLast(cut)))
    #expect(try file.read() == [id("1")])
    #expect(try file.append([id("3"), id("4")]))
    #expect(try file.read() == [id("1"), id("3"), id("4")])
  }
}
