import Foundation
import RedoTestSupport
import Testing

/// No space, in all its forms: what is saved stays, what does not fit leaves no trace.
@Suite(.serialized)
struct FullDiskTests {
  @Test(.enabled(if: Machine.canMount, Machine.needsMount))
  func `tasks are added until the disk is full, and again when there is space`() throws {
    let disk = try SmallDisk()
    let program = Program(in: disk.folder.appendingPathComponent("data"))
    var acknowledged: [String] = []
    var refusal: Spawn.Outcome?
    for number in 0..<100 where refusal == nil {
      let before = program.logBytes
      let outcome = try program.run("add", "Task \(number)")
      if outcome.status == 0 {
        acknowledged.append(outcome.output)
      } else {
        refusal = outcome
        #expect(program.logBytes == before)
      }
    }
    let refused = try #require(refusal)
    #expect(refused.error.contains("No space left on device"))
    #expect(refused.error.contains("The log is as it was. Free some space and try again."))
    #expect(acknowledged.count > 20)
    // Reading goes on, and so does what needs no space.
    #expect(try program.run("list").output.split(separator: "\n").count == acknowledged.count)
    #expect(try program.run("verify").status == 0)
    #expect(try Spawn.run(["/usr/bin/mount", "-o", "remount,size=256k", disk.folder.path]) == 0)
    #expect(try program.run("add", "After").status == 0)
    let state = LogState(of: program.folder)
    #expect(acknowledged.allSatisfy { state.holds(acknowledged: $0) })
    #expect(state.tasks.count == acknowledged.count + 1)
  }

  @Test(.enabled(if: Machine.canMount, Machine.needsMount))
  func `at a hundred levels round the last byte that fits an add fits whole or not at all`()
    throws
  {
    let disk = try SmallDisk()
    let program = Program(in: disk.folder.appendingPathComponent("data"))
    try program.run("identity")
    try Data().write(to: program.log)
    chmod(program.log.path, 0o600)
    try program.run("add", "One more")
    let length = program.logBytes.count
    var fitted = 0
    for level in -50..<50 {
      // The file system counts in pages of 4,096 bytes: the last one has room for so much.
      try Self.log(of: 8_192 - length + level).write(to: program.log)
      chmod(program.log.path, 0o600)
      let before = program.logBytes
      disk.fill()
      let outcome = try program.run("add", "One more")
      let after = program.logBytes
      if level <= 0 {
        fitted += 1
        #expect(outcome.status == 0 && after.count == before.count + length, "level \(level)")
      } else {
        #expect(outcome.status == 1 && outcome.error.contains("No space left"), "level \(level)")
        #expect(after == before, "level \(level)")
      }
      disk.free()
      let next = try program.run("add", "Next")
      #expect(next.status == 0, "level \(level): \(next)")
      #expect(LogState(of: program.folder).isSoundToItsTail, "level \(level)")
    }
    #expect(fitted == 51)
  }

  @Test(.enabled(if: Machine.canMount, Machine.needsMount))
  func `of a full disk the doctor tells, and leaves nothing on it`() throws {
    let disk = try SmallDisk()
    let program = Program(in: disk.folder.appendingPathComponent("data"))
    try program.run("add", "First")
    let trouble = "trouble\tthe disk of \"$REDO_DATA_DIR\" is full, or your share of it, so no "
    #expect(!(try program.run("doctor").output.contains(trouble)))
    disk.fill()
    let before = try FileManager.default.contentsOfDirectory(atPath: program.folder.path).sorted()
    let doctor = try program.run("doctor")
    #expect(doctor.status == 1 && doctor.output.contains(trouble), "\(doctor)")
    let after = try FileManager.default.contentsOfDirectory(atPath: program.folder.path).sorted()
    #expect(after == before)
  }

  @Test(.enabled(if: Machine.canMount, Machine.needsMount), .enabled(if: Tmux.isPresent))
  func `on a full disk the screen keeps what was typed and saves it later`() throws {
    let disk = try SmallDisk()
    let program = Program(in: disk.folder.appendingPathComponent("data"))
    try program.run("add", "First task")
    let screen = try ScreenRun(program, columns: 250)
    try screen.tmux.wait(for: "First task")
    // Until the log's last page of 4,096 bytes has no room for another task's 1,400.
    while 4_096 - program.logBytes.count % 4_096 > 1_200 { try program.run("add", "More") }
    disk.fill()
    let before = program.logBytes
    let title = "Typed in vain"
    try screen.tmux.press("a")
    try screen.tmux.type(title)
    try screen.tmux.wait(for: "Could not save")
    #expect(program.logBytes == before)
    disk.free()
    try screen.tmux.press("Enter")
    #expect(Patience.lasts { program.logBytes != before })
    try screen.quit()
    #expect(LogState(of: program.folder).tasks.map(\.title).contains(title))
  }

  @Test func `at each step of a file size limit an add fits whole or not at all`() throws {
    let program = Program()
    try program.run("add", "First")
    let start = program.logBytes
    try program.run("add", "One more")
    let length = program.logBytes.count - start.count
    let steps = [0, 1, 2, 511, 512, 513] + Array(length - 20..<length) + [length, length + 1]
    for step in steps {
      try Data(start).write(to: program.log)
      chmod(program.log.path, 0o600)
      let outcome = try program.run(
        ["add", "One more"], under: ["/usr/bin/prlimit", "--fsize=\(start.count + step)"])
      if step >= length {
        #expect(outcome.status == 0, "step \(step)")
      } else {
        #expect(outcome.status == 1 && outcome.error.contains("File too large"), "step \(step)")
        #expect(program.logBytes == start, "step \(step)")
      }
    }
  }

  @Test(.enabled(if: Machine.hasStrace, Machine.needsStrace))
  func `a piece that cannot be taken back is told, and the next task starts a new line`() throws {
    let program = Program()
    try program.run("add", "First")
    let before = LogState(of: program.folder)
    let outcome = try program.run(
      ["add", "Torn"],
      under: [
        "/usr/bin/prlimit", "--fsize=\(program.logBytes.count + 700)", "/usr/bin/strace", "-f",
        "-o", "/dev/null", "-e", "trace=ftruncate", "-e", "inject=ftruncate:error=EIO",
      ])
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("may be torn") && outcome.error.contains("redo verify"))
    #expect(LogState(of: program.folder).hasTornTail)
    let next = try program.run("add", "Next")
    #expect(next.status == 0)
    let after = LogState(of: program.folder)
    #expect(after.holds(acknowledged: next.output) && Set(before.ids).isSubset(of: after.ids))
    #expect(after.brokenLines.count == 1 && after.unsoundCount == 0)
  }

  @Test func `what did not fit into the log comes with the next sync`() throws {
    let shared = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID())")
    defer { try? FileManager.default.removeItem(at: shared) }
    let (laptop, phone) = (Program(), Program())
    for program in [laptop, phone] { try program.run("remote", "add", "folder", shared.path) }
    try phone.run("add", "Water the plants")
    try phone.run("sync")
    try laptop.run("add", "Buy milk")
    try laptop.run("sync")
    let before = phone.logBytes
    // Room for what is kept about the remote, but for no node more.
    let full = try phone.run(
      ["sync"], under: ["/usr/bin/prlimit", "--fsize=\(before.count + 100)"])
    #expect(full.status == 1 && full.error.contains("File too large"))
    #expect(phone.logBytes == before)
    #expect(try phone.run("sync").output == "folder\tsent 0, received 2\n")
  }

  /// The bytes of a sound log of exactly this length, at least 1,000.
  private static func log(of length: Int) -> Data {
    func bytes(_ count: Int) -> [UInt8] {
      var log = BulkLog()
      log.append(
        "CREATE", "{\"title\":\"\(String(repeating: "t", count: count))\"}", task: 1, lamport: 1,
        on: nil)
      return log.bytes
    }
    let least = bytes(1).count
    return Data(bytes(length - least + 1))
  }
}
