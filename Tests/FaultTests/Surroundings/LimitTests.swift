import Foundation
import RedoTestSupport
import Testing

/// Too little memory, too few descriptors: a verb may fail, the log may not.
struct LimitTests {
  /// A log of two hundred thousand nodes, made once.
  private static let log: Data = {
    var log = BulkLog()
    for number in 0..<100_000 { log.addTask(number, title: "task \(number)") }
    return Data(log.takeLine())
  }()

  @Test(arguments: [64, 96, 128, 160, 192, 224, 256, 320, 384, 512])
  func `with little memory no line is half written`(mebibytes: Int) throws {
    let program = Program()
    try program.run("identity")
    // A load ends halfway at the lower limits, and well at the higher ones.
    try Self.log.write(to: program.log)
    chmod(program.log.path, 0o600)
    let limit = ["/usr/bin/prlimit", "--core=0", "--as=\(mebibytes << 20)"]
    for verb in [["list", "--limit", "3"], ["add", "One more"], ["done", BulkLog.task(0)]] {
      let before = try Data(contentsOf: program.log)
      let outcome = try program.run(verb, under: limit)
      let after = try Data(contentsOf: program.log)
      #expect(after.count >= before.count && after.prefix(before.count) == before, "\(verb)")
      #expect(after.last == 0x0A, "\(verb)")
      #expect(after.count > before.count || outcome.status != 0 || verb[0] == "list", "\(verb)")
    }
    let added = try program.run("add", "Afterwards")
    #expect(added.status == 0)
    let id = added.output.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(try program.run("show", id).status == 0)
    let verified = try program.run("verify")
    #expect(verified.status == 0, "\(verified)")
  }

  @Test(arguments: Array(stride(from: 96, through: 192, by: 6)))
  func `with no memory for a thread a verb does its work alone, or ends`(mebibytes: Int) throws {
    let program = Program()
    try program.run("identity")
    try Self.log.write(to: program.log)
    chmod(program.log.path, 0o600)
    let limit = [
      "/usr/bin/timeout", "60", "/usr/bin/prlimit", "--core=0", "--as=\(mebibytes << 20)",
    ]
    // What `timeout` ends with where it had to end what it ran.
    let hasHung: Int32 = 124
    #expect(try program.run(["done", BulkLog.task(0)], under: limit).status != hasHung)
  }

  /// No thread is made under this, since each wants a stack of more memory than there is; an end comes
  /// of itself, which a terminal's end would not bring.
  private static let noThread = [
    "/usr/bin/timeout", "--signal=KILL", "20", "/usr/bin/prlimit", "--core=0",
    "--stack=\(8 << 30)", "--as=\(4 << 30)",
  ]

  /// Has a program with a task that falls due, a shared folder and a hook.
  private func programWithFolderAndHook() throws -> (program: Program, shared: String) {
    let program = Program()
    let shared = program.folder.path + "-shared"
    #expect(try program.run("add", "Pay rent").status == 0)
    #expect(try program.run("remote", "add", "folder", shared).status == 0)
    let hook = """
      mkdir -p "$XDG_CONFIG_HOME/redo/hooks" && cd "$XDG_CONFIG_HOME/redo/hooks" \
        && printf '#!/bin/sh\ntouch "$REDO_DATA_DIR/hooked"\n' > on-add && chmod 700 . on-add
      """
    #expect(try program.shell(hook).status == 0)
    return (program, shared)
  }

  @Test(arguments: [["remind", "--dry-run"], ["sync"], ["add", "Buy milk"]])
  func `a verb with a shared folder and a hook ends where the system gives no thread`(
    verb: [String]
  ) throws {
    let (program, shared) = try programWithFolderAndHook()
    defer { try? FileManager.default.removeItem(atPath: shared) }
    let outcome = try program.run(verb, under: Self.noThread)
    #expect(outcome.status == 0, "\(outcome)")
  }

  @Test func `a screen goes on where the system gives no thread, and its hooks run`() throws {
    let (program, shared) = try programWithFolderAndHook()
    defer { try? FileManager.default.removeItem(atPath: shared) }
    let lines = "printf 'a Buy milk\nq\n' | "
    let screen = (Self.noThread + [Program.path, "--linear"]).joined(separator: " ")
    #expect(try program.shell(lines + screen).status == 0)
    let hooked = program.log.deletingLastPathComponent().appendingPathComponent("hooked").path
    #expect(FileManager.default.fileExists(atPath: hooked))
    #expect(try program.run("list").output.contains("Buy milk"))
    // What waited goes out as soon as there is a thread, or none is wanted.
    #expect(try program.run("sync").status == 0)
  }

  @Test(.enabled(if: Machine.isRoot, Machine.needsRoot))
  func `a key whose memory cannot be locked still signs, and identity says so`() throws {
    let program = Program()
    #expect(try program.run("add", "First").status == 0)
    #expect(try program.run("identity", "--json").output.contains("\"keyMemoryLocked\":true"))
    let limited = [
      "/usr/bin/prlimit", "--memlock=0", "/usr/bin/setpriv", "--reuid=65534", "--regid=65534",
      "--clear-groups",
    ]
    #expect(chown(program.folder.path, 65_534, 65_534) == 0)
    for name in ["identity", "changes.jsonl"] {
      #expect(chown(program.folder.appendingPathComponent(name).path, 65_534, 65_534) == 0)
    }
    #expect(try program.run(["add", "Second"], under: limited).status == 0)
    #expect(try program.run(["identity"], under: limited).output.contains("not locked"))
    let json = try program.run(["identity", "--json"], under: limited).output
    #expect(json.contains("\"keyMemoryLocked\":false"))
  }

  @Test(arguments: 1...12)
  func `with few descriptors a verb works or says what to raise`(count: Int) throws {
    let program = Program()
    try program.run("add", "First")
    let before = program.logBytes
    let outcome = try program.run(
      ["add", "Second"], under: ["/usr/bin/prlimit", "--nofile=\(count)"])
    let isTheLoaders = outcome.status == 127
    #expect(outcome.status == 0 || outcome.status == 1 || isTheLoaders, "\(outcome)")
    if outcome.status == 1 {
      #expect(outcome.error.contains("ulimit -n"), "\(outcome)")
      #expect(program.logBytes == before)
    }
    if count >= 8 { #expect(outcome.status == 0, "\(outcome)") }
    #expect(try program.run("add", "Third").status == 0)
    #expect(LogState(of: program.folder).isSoundToItsTail)
  }
}
