import Foundation
import RedoTestSupport
import Testing

/// Many processes on one log, some of which die at the worst moment.
@Suite(.waits, .serialized)
struct CrowdTests {
  @Test(
    .enabled(if: Tmux.isPresent, "tmux is not installed"),
    arguments: 0..<Machine.count(10, long: 4))
  func `sixteen processes, half of them screens, change one log and lose nothing`(round: Int) throws
  {
    let writers = Machine.count(8, long: 32)
    let intents = Machine.count(50, long: 200)
    let program = Program(now: nil)
    let shared = try (1...4).map {
      String(try program.run("add", "Shared \($0) every day").output.prefix(8))
    }
    let screens = try (0..<writers).map { _ in try ScreenRun(program, columns: 60, rows: 12) }
    for screen in screens { try screen.tmux.wait(for: "Shared") }
    let said = program.folder.path + ".said"
    defer { try? FileManager.default.removeItem(atPath: said) }
    let verbs = try Self.startVerbs(writers, intents, on: shared, of: program, output: said)
    // How long the log was as the last round of lines began.
    var start: UInt64 = 0
    for number in 0..<intents {
      let begun = UInt64(program.logBytes.count)
      for (place, screen) in screens.enumerated() {
        if number > 0 {
          try Self.settle(screen, on: "Screen \(place)-\(number - 1)", in: program, from: start)
        }
        // `a` begins the line.
        try screen.tmux.type("aScreen \(place)-\(number)")
      }
      start = begun
    }
    #expect(Spawn.wait(for: verbs) == 0)
    for (place, screen) in screens.enumerated() {
      let title = "Screen \(place)-\(intents - 1)"
      try Self.settle(screen, on: title, in: program, from: start)
      try screen.quit()
    }
    let acknowledged = try String(contentsOfFile: said, encoding: .utf8).split(separator: "\n")
      .map(String.init)
    try Self.expectAll(acknowledged, writers, intents, in: program)
  }

  /// Waits until the log holds a screen's line, and presses Enter again where it gave up: so many
  /// writers may outlast the two seconds that it waits for the lock.
  ///
  /// While it waits it shows what was there before, so the log is asked and not the screen alone.
  private static func settle(
    _ screen: ScreenRun, on title: String, in program: Program, from offset: UInt64
  ) throws {
    let isTaken = try Patience.lasts {
      let isThere = try Patience.lasts(.seconds(3), lookingEvery: 50) {
        try holds(title, in: program, from: offset)
      }
      if isThere { return true }
      if try screen.tmux.screen().contains("again.") { try screen.tmux.press("Enter") }
      return false
    }
    guard isTaken else { throw Tmux.Absent(what: "“\(title)” in the log") }
  }

  /// Processes that each add, edit and complete, one verb after another.
  private static func startVerbs(
    _ writers: Int, _ intents: Int, on shared: [String], of program: Program, output: String
  ) throws -> pid_t {
    let script = """
      ids=(\(shared.joined(separator: " ")))
      for p in $(seq \(writers)); do
        (for i in $(seq \(intents)); do
          case $(((p + i) % 5)) in
            0) "$redo" edit ${ids[$((i % 4))]} "// $p-$i" > /dev/null || echo failed ;;
            1) "$redo" "done" ${ids[$(((i + p) % 4))]} > /dev/null || echo failed ;;
            *) "$redo" add "Task $p-$i" || echo failed ;;
          esac
        done) &
      done
      wait
      """
    return try Spawn.start(
      ["/bin/bash", "-c", script],
      environment: program.environment.merging(["redo": Program.path]) { $1 }, output: output)
  }

  /// Whether the log holds a title behind so many bytes.
  private static func holds(
    _ title: String, in program: Program, from offset: UInt64
  ) throws -> Bool {
    let log = try FileHandle(forReadingFrom: program.log)
    defer { try? log.close() }
    try log.seek(toOffset: offset)
    return try log.readToEnd()?.range(of: Data("\"\(title)\"".utf8)) != nil
  }

  private static func expectAll(
    _ said: [String], _ writers: Int, _ intents: Int, in program: Program
  ) throws {
    let additions = intents * 3 / 5
    #expect(said.count == writers * additions)
    let state = LogState(of: program.folder)
    #expect(said.allSatisfy { state.holds(acknowledged: $0) })
    #expect(Set(said).count == said.count)
    let titles = Set(state.tasks.map(\.title))
    for place in 0..<writers {
      for number in 0..<intents { #expect(titles.contains("Screen \(place)-\(number)")) }
    }
    #expect(titles.count == 4 + writers * (additions + intents))
    #expect(state.tasks.count == titles.count)
    #expect(state.brokenLines.isEmpty && state.unsoundCount == 0)
    #expect(Set(state.ids).count == state.ids.count)
    // Each writer read under the lock what the others wrote: one history, no forks.
    #expect(state.tasks.allSatisfy { $0.heads == 1 })
    // 8 for the shared tasks, 2 an addition, 2 a completion, 1 an edit.
    #expect(
      state.ids.count == 8 + writers * (additions * 2 + intents / 5 * 3 + intents * 2))
    #expect(try program.run("verify").status == 0)
  }

  @Test func `of fifty writers on processors that others keep busy, all are served`() throws {
    let program = Program(now: nil)
    let outcome = try program.shell(
      """
      for busy in 1 2 3 4; do timeout 120 sh -c 'while :; do :; done' & others="$others $!"; done
      trap 'kill $others' EXIT
      for p in $(seq 50); do
        (for i in $(seq 20); do "$redo" add "Task $p-$i" || echo failed; done) & writers="$writers $!"
      done
      wait $writers
      """)
    #expect(outcome.error == "")
    #expect(!outcome.output.contains("failed"))
    let state = LogState(of: program.folder)
    #expect(Set(state.tasks.map(\.title)).count == 1_000)
    #expect(state.ids.count == 2_000)
    #expect(state.brokenLines.isEmpty && state.unsoundCount == 0)
  }

  /// How many microseconds one `add` takes where nothing else runs, or little.
  private static func quickestWrite(_ program: Program) throws -> UInt32 {
    let times = try (0..<5).map { number in
      try ContinuousClock().measure {
        let writer = try Spawn.start(
          [Program.path, "add", "Quick \(number)"], environment: program.environment)
        _ = Spawn.wait(for: writer)
      }
    }
    return UInt32((times.min() ?? .zero) / .microseconds(1))
  }

  @Test func `a writer killed at any moment keeps what it reported`() throws {
    let program = Program(now: nil)
    try program.run("add", "First")
    // Half the moments lie along a quick writer's life, half along that of one on a busy machine.
    let latest = [try Self.quickestWrite(program) * 2 / 3, 45_000]
    var generator = SeededGenerator.fromEnvironment(default: 1)
    var acknowledged: [String] = []
    let said = program.folder.path + ".said"
    defer { try? FileManager.default.removeItem(atPath: said) }
    var torn = 0
    let rounds = Machine.count(200, long: 5_000)
    for round in 0..<rounds {
      let writer = try Spawn.start(
        [Program.path, "add", "Task \(round)"], environment: program.environment, output: said)
      usleep(UInt32.random(in: 0...latest[round % 2], using: &generator))
      kill(writer, SIGKILL)
      _ = Spawn.wait(for: writer)
      let id = (try? String(contentsOfFile: said, encoding: .utf8)) ?? ""
      if id.hasSuffix("\n") { acknowledged.append(id) }
      if round % 20 == 19, LogState(of: program.folder).hasTornTail { torn += 1 }
    }
    let state = LogState(of: program.folder)
    let lost = acknowledged.filter { !state.holds(acknowledged: $0) }
    #expect(lost.isEmpty, "\(lost), seed \(generator.seed)")
    #expect(acknowledged.count > 20, "of the writers, only \(acknowledged.count) got to the end")
    #expect(acknowledged.count < rounds - 5, "too few writers were killed")
    #expect(state.unsoundCount == 0)
    #expect(try program.run("add", "Afterwards").status == 0)
    print("\(rounds) kills: \(acknowledged.count) acknowledged, \(state.tasks.count) tasks")
  }

  @Test(.enabled(if: Machine.hasStrace, Machine.needsStrace))
  func `a dead holder of the lock blocks nobody`() throws {
    let program = Program(now: nil)
    try program.run("add", "First")
    for round in 0..<50 {
      // It dies as it asks for the flush: after the write, with the lock in its hand.
      let dead = try program.run(
        ["add", "Unreported \(round)"],
        under: [
          "/usr/bin/strace", "-f", "-o", "/dev/null", "-e", "trace=fdatasync", "-e",
          "inject=fdatasync:signal=KILL",
        ])
      #expect(dead.status == 137 && dead.output.isEmpty)
      let start = ContinuousClock.now
      let next = try program.run("add", "Next \(round)")
      #expect(next.status == 0)
      #expect(ContinuousClock.now - start < .seconds(5))
    }
    let state = LogState(of: program.folder)
    #expect(state.brokenLines.isEmpty && state.unsoundCount == 0)
    #expect(state.tasks.count { $0.title.hasPrefix("Next") } == 50)
  }

  @Test func `twenty first starts at once make one identity and one log`() throws {
    let program = Program(now: nil)
    let outcome = try program.shell(
      "for p in $(seq 20); do \"$redo\" add \"Task $p\" & done; wait")
    #expect(outcome.error == "")
    let state = LogState(of: program.folder)
    #expect(state.tasks.count == 20 && state.signers.count == 1)
    #expect(state.brokenLines.isEmpty && state.unsoundCount == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(
      Set(names).subtracting(["watermark", "watermark.key"]) == ["changes.jsonl", "identity"])
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `an open screen shows what others append, and writes among them`() throws {
    let program = Program(now: nil)
    try program.run("add", "First task p5")
    let screen = try ScreenRun(program, columns: 90, rows: 130)
    try screen.tmux.wait(for: "First task")
    var times: [Duration] = []
    for batch in 0..<20 {
      for number in 0..<5 { try program.run("add", "Outside \(batch)-\(number) p5") }
      let start = ContinuousClock.now
      for number in 0..<5 { try screen.tmux.wait(for: "Outside \(batch)-\(number)") }
      times.append(ContinuousClock.now - start)
      if batch % 5 == 0 {
        try screen.tmux.press("a")
        try screen.tmux.type("Inside \(batch) p5")
        try screen.tmux.wait(for: "Inside \(batch)")
      }
    }
    times.sort()
    let (median, slowest) = (times[times.count / 2], times[times.count - 1])
    print("a batch showed after \(median), the slowest after \(slowest)")
    #expect(median < .seconds(1))
    // A busy machine and tmux itself may need more for some of them.
    #expect(slowest < .seconds(2))
    try screen.quit()
    let state = LogState(of: program.folder)
    #expect(state.tasks.count == 105)
    #expect(state.brokenLines.isEmpty && state.unsoundCount == 0)
  }
}
