import Foundation
import RedoTestSupport
import Testing

/// What a device or the folder has lost comes back from the other, and nothing is doubled.
@Suite(.waits) struct FolderRecoveryTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")
  private let laptop = Program()
  private let phone = Program()

  @Test func `what is known of a remote can be lost, and nothing is lost or doubled`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("add", "Buy milk")
    try laptop.run("remote", "add", "folder", shared.path)
    try laptop.run("sync")
    for name in try FileManager.default.contentsOfDirectory(atPath: laptop.folder.path)
    where name.hasSuffix(".sent") || name == "state" {
      try FileManager.default.removeItem(at: laptop.folder.appendingPathComponent(name))
    }
    #expect(try laptop.run("sync").output == "folder\tsent 0, received 0\n")
    // The log itself comes back from the folder.
    try FileManager.default.removeItem(at: laptop.log)
    #expect(try laptop.run("sync").output == "folder\tsent 0, received 2\n")
    #expect(try laptop.titles() == ["Buy milk"])
  }

  @Test func `a log from a backup gets back what it lacks, however much was added since`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    for program in [laptop, phone] { try program.run("remote", "add", "folder", shared.path) }
    try laptop.run("add", "Before the backup")
    try laptop.run("sync")
    let backup = laptop.logBytes
    try phone.run("sync")
    try phone.run("add", "After the backup")
    try phone.run("sync")
    #expect(try laptop.run("sync").output == "folder\tsent 0, received 2\n")
    try Data(backup).write(to: laptop.log)
    for number in 0..<9 { try laptop.run("add", "Later \(number)") }
    #expect(try laptop.run("sync").output == "folder\tsent 18, received 2\n")
    #expect(try laptop.titles().contains("After the backup"))
    #expect(try laptop.run("verify").status == 0)
  }

  @Test func `a change that was damaged here comes back from the folder`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("remote", "add", "folder", shared.path)
    for title in ["Buy milk", "Pay rent", "Water the plants"] { try laptop.run("add", title) }
    for _ in 0..<2 { try laptop.run("sync") }
    var lines = laptop.logBytes.split(separator: 0x0A).map(Array.init)
    let place = try #require(lines[2].firstIndex(of: UInt8(ascii: "P")))
    lines[2][place] = UInt8(ascii: "Q")
    try Data(lines.joined(separator: [0x0A]) + [0x0A]).write(to: laptop.log)
    #expect(try laptop.titles().count == 2)
    #expect(try laptop.run("sync").output.hasSuffix("received 1\n"))
    #expect(try laptop.titles() == ["Buy milk", "Pay rent", "Water the plants"])
    try laptop.run("verify", "--repair", "--yes")
    #expect(try laptop.titles().count == 3)
    #expect(try laptop.run("verify").status == 0)
  }

  @Test func `what is taken away from the folder is put there again`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("remote", "add", "folder", shared.path)
    try laptop.run("add", "Buy milk")
    for _ in 0..<2 { try laptop.run("sync") }
    let files = FileManager.default.enumerator(at: shared, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) where file.pathExtension == "redo" {
      try FileManager.default.removeItem(at: file)
    }
    #expect(try laptop.run("sync").output == "folder\tsent 2, received 0\n")
    try phone.run("remote", "add", "folder", shared.path)
    try phone.run("sync")
    #expect(try phone.titles() == ["Buy milk"])
  }

  @Test func `a folder that is known again is read whole before anything is sent to it`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    try laptop.run("remote", "add", "folder", shared.path)
    for part in 0..<3 {
      try laptop.run("add", "-", input: (0..<400).map { "Task \(part) \($0)\n" }.joined())
      try laptop.run("sync")
    }
    #expect(try laptop.run("remote", "remove", "folder").status == 0)
    #expect(try laptop.run("remote", "list").output == "")
    #expect(try laptop.run("remote", "add", "folder", shared.path).status == 0)
    #expect(try laptop.run("sync").output == "folder\tsent 0, received 0\n")
  }

  @Test func `a run that is killed anywhere resumes, and nothing is lost or doubled`() throws {
    defer { try? FileManager.default.removeItem(at: shared) }
    for number in 0..<40 { try laptop.run("add", "Task \(number)") }
    try laptop.run("remote", "add", "folder", shared.path)
    try phone.run("remote", "add", "folder", shared.path)
    for (program, step) in [(laptop, 1), (phone, 2)] {
      for round in 0..<12 {
        let child = try Spawn.start([Program.path, "sync"], environment: program.environment)
        usleep(useconds_t(2_000 + round * step * 3_000))
        kill(child, SIGKILL)
        _ = Spawn.wait(for: child)
      }
      #expect(try program.run("sync").status == 0)
    }
    // A kill may cut a write of many pages off at one of them; the torn line stays until a repair.
    let (sent, received) = (try laptop.lines(), try phone.lines())
    let torn = received.filter { !sent.contains($0) }
    #expect(torn.allSatisfy { piece in sent.contains { $0.starts(with: piece) } })
    #expect(received.filter { !torn.contains($0) }.sorted() == sent.sorted())
    #expect(sent.count == 80)
    #expect(try (phone.run("verify").status == 0) == torn.isEmpty)
    #expect(try phone.run("verify", "--repair", "--yes").status == 0)
    #expect(try phone.lines().sorted() == sent.sorted())
    #expect(try phone.run("verify").status == 0)
  }
}
