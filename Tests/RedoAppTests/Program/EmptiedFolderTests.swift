import Foundation
import RedoTestSupport
import Testing

/// A shared folder that lost what a device had sent, where the device reads it from its start.
@Suite(.waits) struct EmptiedFolderTests {
  /// Why it is read from its start.
  enum Cause: CaseIterable {
    case stateIsGone, stateIsElsewhere, stateIsReadable, logIsOlder, logIsRepaired

    /// How many changes there are to send, of four.
    var count: Int {
      switch self {
      case .stateIsGone, .stateIsElsewhere, .stateIsReadable: 4
      case .logIsOlder: 2
      case .logIsRepaired: 3
      }
    }
  }

  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")
  private let laptop = Program()
  private let phone = Program()

  /// The file that says how far the folder was read.
  private func state() throws -> URL {
    let folder = laptop.folder.appendingPathComponent("state/redo")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return folder.appendingPathComponent(
      try #require(names.first { $0.hasPrefix("sync-") }))
  }

  /// Takes away all but `redo.json`, as an older copy of the folder does.
  private func empty() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: shared.path)
    #expect(names.count == 2)
    for name in names where name != "redo.json" {
      try FileManager.default.removeItem(at: shared.appendingPathComponent(name))
    }
  }

  /// Has the folder read from its start; the variables that go with it.
  private func bring(about cause: Cause, olderLog: [UInt8]) throws -> [String: String] {
    switch cause {
    case .stateIsGone: try FileManager.default.removeItem(at: try state())
    case .stateIsElsewhere:
      return ["XDG_STATE_HOME": laptop.folder.appendingPathComponent("elsewhere").path]
    case .stateIsReadable:
      let path = try state().path
      #expect(chmod(path, 0o644) == 0)
    case .logIsOlder: try Data(olderLog).write(to: laptop.log)
    case .logIsRepaired:
      var lines = laptop.logBytes.split(separator: 0x0A).map(Array.init)
      lines[3][0] = UInt8(ascii: "[")
      try Data(lines.joined(separator: [0x0A]) + [0x0A]).write(to: laptop.log)
      try laptop.run("verify", "--repair", "--yes")
    }
    return [:]
  }

  @Test(arguments: Cause.allCases)
  func `what a folder lacks is sent, whatever is known of what was sent`(cause: Cause) throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Buy milk")
    let older = laptop.logBytes
    try laptop.run("add", "Pay rent")
    try laptop.run("remote", "add", "folder", shared.path)
    #expect(try laptop.run("sync").output == "folder\tsent 4, received 0\n")
    try empty()
    let variables = try bring(about: cause, olderLog: older)
    for sent in [cause.count, 0] {
      let output = try laptop.run(["sync"], adding: variables).output
      #expect(output == "folder\tsent \(sent), received 0\n")
    }
    try phone.run("remote", "add", "folder", shared.path)
    #expect(try phone.run("sync").output == "folder\tsent 0, received \(cause.count)\n")
  }

  @Test(arguments: Cause.allCases)
  func `what the folder still has is not sent again`(cause: Cause) throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Buy milk")
    let older = laptop.logBytes
    try laptop.run("add", "Pay rent")
    try laptop.run("remote", "add", "folder", shared.path)
    try laptop.run("sync")
    let variables = try bring(about: cause, olderLog: older)
    let output = try laptop.run(["sync"], adding: variables).output
    #expect(output == "folder\tsent 0, received \(4 - cause.count)\n")
  }

  @Test func `a run that can keep no state costs no node being sent again`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Buy milk")
    try laptop.run("remote", "add", "folder", shared.path)
    #expect(try laptop.run("sync").output == "folder\tsent 2, received 0\n")
    for _ in 0..<3 {
      let elsewhere = try laptop.run(["sync"], adding: ["XDG_STATE_HOME": "/proc/self/none"])
      #expect(elsewhere.output.hasPrefix("folder\tsent 0, received 0"))
      #expect(try laptop.run("remote", "list").output.contains("waiting") == false)
      #expect(try laptop.run("sync").output == "folder\tsent 0, received 0\n")
    }
  }

  @Test func `what a folder lacks is sent in the end, though it could not be written at first`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: shared) }
    for (program, received) in [(phone, 0), (laptop, 2)] {
      try program.run("add", "Buy milk")
      try program.run("remote", "add", "folder", shared.path)
      #expect(try program.run("sync").output == "folder\tsent 2, received \(received)\n")
    }
    let phones = try #require(
      try phone.lines().first?.firstMatch(of: /"userId":"([0-9a-f]+)"/)?.output.1)
    let names = try FileManager.default.contentsOfDirectory(atPath: shared.path)
    let own = try #require(names.first { $0 != "redo.json" && $0 != phones })
    let place = shared.appendingPathComponent(own)
    try FileManager.default.removeItem(at: place)
    try Data().write(to: place)
    #expect(try laptop.run("sync").status != 0)
    try FileManager.default.removeItem(at: place)
    for sent in [2, 0] {
      #expect(try laptop.run("sync").output == "folder\tsent \(sent), received 0\n")
    }
  }

  @Test func `where it is lost what was sent, the folder is read and not written again`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Buy milk")
    try laptop.run("remote", "add", "folder", shared.path)
    try laptop.run("sync")
    let data = laptop.log.deletingLastPathComponent()
    for name in try FileManager.default.contentsOfDirectory(atPath: data.path)
    where name.hasSuffix(".sent") {
      try FileManager.default.removeItem(at: data.appendingPathComponent(name))
    }
    #expect(try laptop.run("sync").output == "folder\tsent 0, received 0\n")
  }

  @Test func `a folder that is away leaves what is known of it as it is`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Buy milk")
    try laptop.run("add", "Pay rent")
    try laptop.run("remote", "add", "folder", shared.path)
    try laptop.run("sync")
    let away = shared.deletingLastPathComponent().appendingPathComponent("away-\(UUID())")
    try FileManager.default.moveItem(at: shared, to: away)
    let lines = laptop.logBytes.split(separator: 0x0A)
    try Data(lines.dropLast().joined(separator: [0x0A]) + [0x0A]).write(to: laptop.log)
    _ = try laptop.run("sync")
    #expect(try laptop.run("remote", "list").output.contains("waiting") == false)
    try FileManager.default.moveItem(at: away, to: shared)
    #expect(try laptop.run("sync").output == "folder\tsent 0, received 1\n")
  }

  @Test func `a folder of which nothing counts is read once, as long as there is nothing to send`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: shared) }
    try phone.run("add", "Buy milk")
    try phone.run("remote", "add", "folder", shared.path)
    try phone.run("sync")
    let folder = try #require(
      FileManager.default.contentsOfDirectory(atPath: shared.path).first { $0 != "redo.json" })
    let place = shared.appendingPathComponent(folder)
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path)
    where name.hasSuffix(".redo") {
      try Data(repeating: 0x20, count: 5000).write(to: place.appendingPathComponent(name))
    }
    try laptop.run("remote", "add", "folder", shared.path)
    _ = try laptop.run("sync")
    let again = try laptop.run("sync", "--json").output
    #expect(again.contains("\"bytesReceived\":0"))
  }
}
