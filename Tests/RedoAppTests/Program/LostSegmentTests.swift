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

  @Test func `it is missed, too, where it could not be kept how far the folder was read`() throws {
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
