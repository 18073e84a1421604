import Foundation
import RedoTestSupport
import Testing

/// What becomes of a device's own files in a shared folder after it wrote them.
@Suite(.waits) struct LostSegmentTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")
  private let laptop = Program()
  private let phone = Program()

  /// A laptop that has just sent a task, and where it lies.
  private func send() throws -> URL {
    try laptop.run("add", "Buy milk")
    try laptop.run("remote", "add", "folder", shared.path)
    #expect(try laptop.run("sync").output == "folder\tsent 2, received 0\n")
    return try segment()
  }

  private func segment() throws -> URL {
    let files = FileManager.default.enumerator(at: shared, includingPropertiesForKeys: nil)
    let segments = (files?.allObjects as? [URL])?.filter { $0.pathExtension == "redo" }
    #expect(segments?.count == 1)
    return try #require(segments?.first)
  }

  private func expectThePhoneGetsIt() throws {
    try phone.run("remote", "add", "folder", shared.path)
    #expect(try phone.run("sync").output == "folder\tsent 0, received 2\n")
  }

  @Test func `a file that is gone right after it was written is sent again`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try FileManager.default.removeItem(at: try send())
    #expect(try laptop.run("sync").output == "folder\tsent 2, received 0\n")
    #expect(try laptop.run("sync").output == "folder\tsent 0, received 0\n")
    try expectThePhoneGetsIt()
  }

  @Test func `a lost file is missed also where it could not be kept how far the folder was read`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Buy milk")
    try laptop.run("remote", "add", "folder", shared.path)
    let nowhere = ["XDG_STATE_HOME": "/dev/null/state"]
    let output = try laptop.run(["sync"], adding: nowhere).output
    #expect(output.hasPrefix("folder\tsent 2, received 0, how far it was read could not be kept"))
    try FileManager.default.removeItem(at: try segment())
    #expect(try laptop.run("sync").output == "folder\tsent 2, received 0\n")
    try expectThePhoneGetsIt()
  }

  /// Turns a bit in the middle of a file, which stays as long as it was.
  private func damage(_ file: URL) throws -> Data {
    let whole = try Data(contentsOf: file)
    var bytes = [UInt8](whole)
    bytes[bytes.count / 2] ^= 1
    try Data(bytes).write(to: file)
    return whole
  }

  @Test func `a file that was damaged and is as long as it was is made whole`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let file = try send()
    let whole = try damage(file)
    try phone.run("remote", "add", "folder", shared.path)
    let waits = try phone.run("sync").output
    #expect(waits.contains("sent 0, received 0, 1 not whole there"))
    #expect(waits.contains("\(file.lastPathComponent) is damaged; sync again on the device"))
    #expect(try laptop.run("sync").output.hasPrefix("folder\tsent 2, received 0"))
    #expect(try Data(contentsOf: try segment()) == whole)
    #expect(try laptop.run("sync").output == "folder\tsent 0, received 0\n")
    #expect(try phone.run("sync").output == "folder\tsent 0, received 2\n")
  }

  @Test func `a file that was only touched is not sent again`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let file = try send()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: file.path)
    for _ in 0..<2 {
      #expect(try laptop.run("sync").output == "folder\tsent 0, received 0\n")
    }
  }

  @Test func `what an older version kept of the folder is read, and damage found all the same`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: shared) }
    let file = try send()
    let folder = laptop.folder.appendingPathComponent("state/redo")
    let name = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .first { $0.hasPrefix("sync-") }
    let state = folder.appendingPathComponent(try #require(name))
    let text = try String(contentsOf: state, encoding: .utf8)
    // It kept lengths and paths alone.
    let older = text.replacing(#/(\d+):-?\d+ /#) { "\($0.1) " }
    #expect(older != text)
    try Data(older.utf8).write(to: state)
    #expect(try laptop.run("sync").output == "folder\tsent 0, received 0\n")
    try Data(older.utf8).write(to: state)
    let whole = try damage(file)
    #expect(try laptop.run("sync").output.hasPrefix("folder\tsent 2, received 0"))
    #expect(try Data(contentsOf: try segment()) == whole)
  }

  @Test(arguments: [100, 0])
  func `a file that was cut short right after it was written is made whole`(length: Int) throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let file = try send()
    let whole = try Data(contentsOf: file)
    try whole.prefix(length).write(to: file)
    #expect(try laptop.run("sync").output.hasPrefix("folder\tsent 2, received 0"))
    #expect(try Data(contentsOf: try segment()) == whole)
    #expect(try laptop.run("sync").output == "folder\tsent 0, received 0\n")
    try expectThePhoneGetsIt()
  }
}
