import Foundation
import RedoTestSupport
import Testing

/// The compiled program on a log that is broken, or cut while it is in use.
@Suite(.waits, .serialized)
struct RepairProgramTests {
  @Test func `a repair moves what is broken, once, and needs --yes without a terminal`() throws {
    let program = Program()
    try program.run("add", "Water the plants")
    let sound = try Data(contentsOf: program.log)
    try (sound + Data("nonsense\n{\"action\":".utf8)).write(to: program.log)
    #expect(try program.run("verify", "--repair").status == 2)
    let repair = try program.run("verify", "--repair", "--yes")
    #expect(repair.status == 0)
    #expect(repair.output.contains("moved 2 broken lines to"))
    #expect(try Data(contentsOf: program.log) == sound)
    let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(names.contains("quarantine.jsonl"))
    #expect(names.contains("changes.jsonl.broken-20261120T140500Z"))
    let again = try program.run("verify", "--repair", "--yes")
    #expect(again.status == 0 && again.output.hasPrefix("nothing to repair"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: program.folder.path).count == names.count)
    #expect(try program.tasks().count == 1)
  }

  @Test func `writers go on while the log is repaired again and again`() throws {
    let program = Program(now: nil)
    try program.run("add", "First")
    let outcome = try program.shell(
      """
      for w in 1 2; do (for i in $(seq 15); do $redo add "Task $w-$i" >/dev/null || echo failed; done) & done
      for i in $(seq 8); do echo nonsense >> "$REDO_DATA_DIR/changes.jsonl"; $redo verify --repair --yes >/dev/null || echo failed; done
      wait
      $redo verify --repair --yes >/dev/null
      """)
    #expect(!outcome.output.contains("failed"), "\(outcome.error)")
    #expect(try program.tasks().count == 31)
    #expect(try program.run("verify").status == 0)
  }

  /// More than the length up to which a log is copied.
  private func fill(_ program: Program) throws {
    let lines = (0..<1300).map { "Task \($0) // " + String(repeating: "x", count: 600) }
    #expect(try program.run("add", "-", input: lines.joined(separator: "\n")).status == 0)
    #expect(try Data(contentsOf: program.log).count > 1 << 21)
  }

  @Test func `list lives through a log that is cut under it`() throws {
    let program = Program(now: nil)
    try fill(program)
    let whole = try Data(contentsOf: program.log)
    for round in 0..<12 {
      try whole.write(to: program.log)
      let lister = try Spawn.start([Program.path, "list"], environment: program.environment)
      usleep(UInt32(4_000 * (round + 1)))
      truncate(program.log.path, 100_000)
      let status = Spawn.wait(for: lister)
      #expect(status == 0 || status == 1, "round \(round)")
    }
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `the screen lives through a log that is cut under it, and says so`() throws {
    let program = Program(now: nil)
    try fill(program)
    let tmux = try Tmux(columns: 120, rows: 30)
    try tmux.show(program, until: "/1300")
    truncate(program.log.path, 0)
    try tmux.press("G", "g", "j", "G")
    usleep(1_500_000)
    try program.run("add", "Alive and well")
    try tmux.wait(for: "Alive and well")
    #expect(try tmux.property("alternate_on") == "1")
    try tmux.press("q")
  }
}
