import Foundation
import RedoTestSupport
import Testing

/// The secret key stays in its file: never in words, arguments, environment or other files.
struct SecretTests {
  @Test func `no verb, failed or not, shows the key or leaves it anywhere`() throws {
    let program = Program()
    try program.run("add", "First p5 every day")
    let path = program.folder.path + "/identity"
    let identity = try String(contentsOfFile: path, encoding: .utf8)
    let seed = try #require(
      identity.split(separator: "\n").first { $0.hasPrefix("seed ") }?.dropFirst(5))
    #expect(seed.count == 64)
    let id = String(try program.run("list").output.prefix(8))
    let verbs: [[String]] = [
      ["list", "--json"], ["show", id, "--json"], ["done", id], ["undo"], ["again"],
      ["edit", id, "p2"], ["note", id, "x"], ["snooze", id, "--days", "2"], ["archive", id],
      ["unarchive", id], ["verify", "--json"], ["verify", path],
      ["import", path, "--format", "jsonl", "--yes"],
      ["import", path, "--format", "csv", "--yes"], ["identity"], ["identity", "--json"],
      ["doctor"], ["config"], ["themes"], ["log"], ["stats"], ["merge"], ["sync"],
      ["remote", "list"], ["login"], ["logout"], ["remind"], ["export"], ["widget", "plain"],
      ["completions", "bash"], ["man"], ["version"], ["help"], ["nonsense"], ["show", "ffff"],
      ["add", String(seed.prefix(8))], ["delete", id, "--yes"],
    ]
    #expect(try program.verbNames().isSubset(of: verbs.map { $0[0] }))
    for verb in verbs {
      let outcome = try program.run(verb)
      #expect(!(outcome.output + outcome.error).contains(seed), "\(verb)")
    }
    // A damaged identity is refused with a reason and without a part of it.
    for damaged in [String(identity.dropLast(3)), identity.replacing("check ", with: "chick ")] {
      try Data(damaged.utf8).write(to: URL(fileURLWithPath: path))
      chmod(path, 0o600)
      let outcome = try program.run("add", "Refused")
      #expect(outcome.status == 1)
      #expect(!outcome.error.contains(seed.prefix(16)))
    }
    let raw = Bytes(hex: String(seed)).bytes
    for name in try FileManager.default.subpathsOfDirectory(atPath: program.folder.path)
    where name != "identity" {
      let file = program.folder.appendingPathComponent(name).path
      guard let bytes = FileManager.default.contents(atPath: file) else { continue }
      #expect(bytes.range(of: Data(raw)) == nil, "\(name)")
      #expect(bytes.range(of: Data(seed.utf8)) == nil, "\(name)")
    }
  }

  @Test(
    .enabled(if: Machine.hasStrace, Machine.needsStrace),
    arguments: [["identity"], ["doctor"], ["add", "Second"], ["undo"]])
  func `a program is closed to others before it reads the key`(verb: [String]) throws {
    let program = Program()
    try program.run("add", "First")
    let trace = program.folder.path + ".trace"
    defer { try? FileManager.default.removeItem(atPath: trace) }
    let strace = ["/usr/bin/strace", "-f", "-o", trace, "-e", "trace=prlimit64,prctl,pread64"]
    try program.run(verb, under: strace)
    let calls = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
    let before = calls.prefix { !$0.contains("redo-identity") }
    #expect(before.count < calls.count, "the key was not read")
    #expect(before.contains { $0.contains("RLIMIT_CORE, {rlim_cur=0, rlim_max=0}") })
    #expect(before.contains { $0.contains("PR_SET_DUMPABLE, SUID_DUMP_DISABLE") })
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `an open screen has the key neither in its arguments nor in its environment`() throws {
    let program = Program()
    try program.run("add", "First")
    let identity = try String(
      contentsOf: program.folder.appendingPathComponent("identity"), encoding: .utf8)
    let seed = try #require(
      identity.split(separator: "\n").first { $0.hasPrefix("seed ") }?.dropFirst(5))
    let screen = try ScreenRun(program)
    try screen.tmux.wait(for: "First")
    try screen.tmux.press("a")
    try screen.tmux.type("Second")
    try screen.tmux.wait(for: "Added")
    for file in ["cmdline", "environ"] {
      let bytes = try Data(
        contentsOf: URL(fileURLWithPath: "/proc/\(try screen.process())/\(file)"))
      #expect(!bytes.isEmpty)
      #expect(bytes.range(of: Data(seed.utf8)) == nil, "\(file)")
    }
    try screen.quit()
    #expect(!(try screen.tmux.bytesSent()).contains(seed))
  }
}
