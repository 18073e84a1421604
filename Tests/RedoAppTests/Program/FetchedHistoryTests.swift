import Foundation
import RedoTestSupport
import Testing

/// What a log that came from a remote tells of the order in which things were done.
@Suite(.waits) struct FetchedHistoryTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")
  private let laptop = Program(now: nil)
  private let phone = Program(now: nil)

  private func deeds(_ program: Program) throws -> [String] {
    let output = try program.run("log", "--json").output
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]
    return try #require(json).compactMap { change in
      (change["action"] as? String).map { "\($0) \(change["title"] as? String ?? "")" }
    }
  }

  /// What the lines of the log do, each with the first letter of its task's title.
  private func lines(_ program: Program) throws -> [String] {
    let titles = Dictionary(
      try program.tasks("--all").map { ($0["id"] as? String, $0["title"] as? String) },
      uniquingKeysWith: { first, _ in first })
    return try program.logBytes.split(separator: 0x0A).map { line in
      let node = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      let title = titles[node?["taskId"] as? String] ?? nil
      return "\(node?["action"] as? String ?? "") \(title?.prefix(1) ?? "")"
    }
  }

  private func deadlines(_ program: Program) throws -> [String] {
    try program.tasks().map { try #require($0["deadline"] as? String) }
  }

  @Test func `another device has the nodes of a deed on lines one after the other`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "One")
    try laptop.run("add", "Two")
    try laptop.run("edit", try laptop.id(of: "One"), "p1")
    try laptop.run("done", try laptop.id(of: "Two"))
    try laptop.run("remote", "add", "folder", shared.path)
    try laptop.run("sync")
    try phone.run("remote", "add", "folder", shared.path)
    try phone.run("sync")
    #expect(
      try deeds(phone) == [
        "COMPLETE_TODO Two", "UPDATE One", "CREATE_TODO Two", "CREATE Two", "CREATE_TODO One",
        "CREATE One",
      ])
    #expect(try deeds(phone) == deeds(laptop))
    #expect(try lines(phone) == lines(laptop))
  }

  @Test func `a device whose log was lost undoes its changes whole and in their order`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Busy")
    try laptop.run("add", "Plants every week")
    try laptop.run("remote", "add", "folder", shared.path)
    try laptop.run("sync")
    let early = try Data(contentsOf: laptop.log)
    let busy = try laptop.id(of: "Busy")
    for priority in ["p1", "p2", "p4", "p5"] { try laptop.run("edit", busy, priority) }
    try laptop.run("done", try laptop.id(of: "Plants"))
    try laptop.run("sync")
    let before = try deadlines(laptop)
    for backup in [early, nil] {
      try FileManager.default.removeItem(at: laptop.log)
      try backup?.write(to: laptop.log)
      chmod(laptop.log.path, 0o600)
      try laptop.run("sync")
      #expect(try laptop.run("undo").output.contains("completed “Plants”"))
      #expect(try laptop.run("undo").output.contains("“Busy”"))
      #expect(try deadlines(laptop) != before)
      #expect(try laptop.run("again").output.contains("“Busy”"))
      #expect(try laptop.run("again").output.contains("completed “Plants”"))
      #expect(try deadlines(laptop) == before)
    }
  }

  @Test func `what was done earlier stands further down, whenever it came`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Earlier")
    try phone.run("add", "Later")
    for device in [phone, laptop] { try device.run("remote", "add", "folder", shared.path) }
    for device in [phone, laptop, phone] { try device.run("sync") }
    #expect(try phone.run("log", "--limit", "1").output.contains("Later"))
    #expect(try deeds(phone) == deeds(laptop))
  }

  @Test func `what builds on a clock that runs ahead still stands behind it`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    let ahead = Program(now: "2031-05-01T08:00:00Z")
    try ahead.run("add", "Far ahead")
    try ahead.run("remote", "add", "folder", shared.path)
    try ahead.run("sync")
    try laptop.run("remote", "add", "folder", shared.path)
    try laptop.run("sync")
    try laptop.run("edit", try laptop.id(of: "Far ahead"), "p1")
    try laptop.run("add", "On time")
    try laptop.run("sync")
    try phone.run("remote", "add", "folder", shared.path)
    try phone.run("sync")
    #expect(
      try lines(phone) == ["CREATE F", "CREATE_TODO F", "UPDATE F", "CREATE O", "CREATE_TODO O"])
  }
}
