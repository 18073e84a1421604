import Foundation
import RedoTestSupport
import Testing

/// Too little memory, too few descriptors: a verb may fail, the log may not.
struct LimitTests {
  @Test(arguments: [64, 96, 128, 160, 192, 224, 256, 320, 384, 512])
  func `with little memory no line is half written`(mebibytes: Int) throws {
    let program = Program()
    try program.run("identity")
    // Of so many tasks a load ends halfway at the first of the two limits, and well at the second.
    let isLarge = Machine.isLong || [160, 320].contains(mebibytes)
    var log = BulkLog()
    for number in 0..<(isLarge ? 100_000 : 4_000) { log.addTask(number, title: "task \(number)") }
    try Data(log.takeLine()).write(to: program.log)
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
    let state = LogState(of: program.folder)
    #expect(state.brokenLines.isEmpty && state.unsoundCount == 0)
    #expect(state.holds(acknowledged: added.output))
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
