import Foundation
import RedoTestSupport
import Testing

@Suite(.waits, .serialized)
struct ManyProcessesTests {
  @Test func `fifty processes at once lose nothing and tear nothing`() throws {
    let program = Program(now: nil)
    let outcome = try program.shell(
      """
      for p in $(seq 50); do
        (for i in $(seq 20); do "$redo" add "Task $p-$i" || echo failed; done) &
      done | sort | uniq | wc -l
      wait
      """)
    #expect(outcome.error == "")
    #expect(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines) == "1000")
    let titles = Set(try program.tasks().compactMap { $0["title"] as? String })
    #expect(titles.count == 1000)
    let verification = try program.verification()
    #expect(verification["nodes"] as? Int == 2000)
    #expect(verification["ok"] as? Int == 2000)
    #expect(verification["tornTail"] as? Bool == false)
  }

  @Test func `remotes that are added at once are all there, and so is each after the others go`()
    throws
  {
    let program = Program()
    let outcome = try program.shell(
      """
      mkdir -p "$REDO_DATA_DIR-shared"
      for n in $(seq 12); do
        "$redo" remote add folder "$REDO_DATA_DIR-shared/$n" --name "r$n" > /dev/null &
      done
      wait
      "$redo" remote list | wc -l
      for n in $(seq 11); do "$redo" remote remove "r$n" > /dev/null & done
      wait
      "$redo" remote list | cut -f 1
      rm -r "$REDO_DATA_DIR-shared"
      """)
    #expect(outcome.error == "")
    #expect(outcome.output == "12\nr12\n")
  }

  @Test(arguments: 1...20)
  func `after kill -9 everything that was reported done is there`(round: Int) throws {
    let program = Program(now: nil)
    var generator = SeededGenerator.fromEnvironment(default: UInt64(round))
    let said = program.folder.appendingPathExtension("said")
    defer { try? FileManager.default.removeItem(at: said) }
    // Each writer prints an id only when its task is on the disk.
    let script =
      "for p in 1 2 3 4; do (i=0; while :; do i=$((i+1)); \(Program.path) add Task $p-$i; done) & done; wait"
    let writers = try Spawn.start(
      ["/usr/bin/setsid", "/bin/bash", "-c", script], environment: program.environment,
      output: said.path)
    // A busy machine takes longer to begin.
    let patience = ContinuousClock.now + .seconds(20)
    while FileManager.default.contents(atPath: said.path)?.isEmpty != false, .now < patience {
      usleep(2_000)
    }
    usleep(UInt32.random(in: 0...300_000, using: &generator))
    kill(-writers, SIGKILL)
    _ = Spawn.wait(for: writers)
    let ids = try String(contentsOf: said, encoding: .utf8).split(separator: "\n")
      .filter { $0.count == 8 }.map(String.init)
    let found = Set(
      try program.tasks().compactMap { ($0["id"] as? String)?.prefix(8) }.map(String.init))
    let lost = ids.filter { !found.contains($0) }
    #expect(lost.isEmpty, "lost \(lost), seed \(generator.seed)")
    #expect(!ids.isEmpty)
    let verification = try program.verification()
    let rejected = verification["rejected"] as? [[String: Any]] ?? []
    // At most the last line may be torn, and verify names it.
    #expect(rejected.count <= 1)
    #expect(rejected.isEmpty || verification["tornTail"] as? Bool == true)
    #expect((verification["pruned"] as? [Any])?.isEmpty == true)
    // The log goes on: the next task starts on a line of its own.
    #expect(try program.run("add", "After the crash").status == 0)
    #expect(try program.tasks().contains { $0["title"] as? String == "After the crash" })
  }
}
