import Foundation
import RedoProtocol
import RedoTestSupport
import Testing

/// Every call that a verb makes fails once: first, second, third … until a run is left untouched.
@Suite(.enabled(if: Machine.hasStrace, Machine.needsStrace))
struct FaultInjectionTests {
  @Test(arguments: Scenario.allCases, Fault.errors)
  func `a failed call loses nothing and says why`(scenario: Scenario, fault: Fault) throws {
    try forEachCall(of: fault, in: scenario) { run, program, place in
      let status = run.outcome.status
      let message = run.outcome.error
      // libsodium ends the process rather than go on without randomness; the words are ours.
      let isSodiums = fault.call == "getrandom" && status == 134
      if isSodiums { #expect(message.hasPrefix("redo: The system gives no random numbers"), place) }
      // What fails at the remote has a code of its own.
      let isTold = status == 1 || (scenario == .sync && status == 3)
      #expect(status == 0 || isTold || isSodiums, place)
      #expect(status != 0 || !scenario.needs(fault, met: run.hit ?? ""), place)
      guard isTold else { return }
      let isSpeechless = run.hit?.contains("write(2,") == true
      #expect(isSpeechless || message.hasPrefix("redo: "), place)
      #expect(message.filter { $0 == "\n" }.count <= 1, place)
      let namesPath =
        message.contains(program.folder.deletingLastPathComponent().path)
        || message.contains("standard output") || message.contains("no memory")
      #expect(isSpeechless || namesPath, place)
    }
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `a screen is given back before it is said that there are no random numbers`() throws {
    let program = Program()
    try program.run("add", "First")
    let trace = program.folder.path + ".trace"
    defer { try? FileManager.default.removeItem(atPath: trace) }
    let strace = "/usr/bin/strace -D -f -o \(trace) -e trace=getrandom"
    // What is asked for up to the first frame is let through.
    let untouched = try ScreenRun(program, under: strace)
    try untouched.tmux.wait(for: "priority 3")
    let asked = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n").count
    try untouched.quit()
    let injection = "-e inject=getrandom:error=EIO:when=\(asked + 1)+"
    let screen = try ScreenRun(program, under: "\(strace) \(injection)")
    try screen.tmux.wait(for: "priority 3")
    try screen.tmux.press("a")
    try screen.tmux.type("Second")
    try screen.expectLeft(status: 134)
    #expect(try screen.tmux.screen().contains("redo: The system gives no random numbers"))
    #expect(LogState(of: program.folder).tasks.map(\.title) == ["First"])
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `a screen whose flush fails takes no change until the log is read from the disk again`()
    throws
  {
    let program = Program()
    try program.run("add", "First")
    let trace = program.folder.path + ".trace"
    defer { try? FileManager.default.removeItem(atPath: trace) }
    let failing = "-e trace=fdatasync,fadvise64 -e inject=fdatasync:error=EIO:when=1"
    let screen = try ScreenRun(
      program, columns: 250, under: "/usr/bin/strace -D -f -o \(trace) \(failing)")
    try screen.tmux.wait(for: "First")
    try screen.tmux.press("a")
    try screen.tmux.type("Second")
    let unsaved = try screen.tmux.wait(for: "may not be on the disk")
    #expect(unsaved.contains("❯ Second") && !unsaved.contains("Added"), "\(unsaved)")
    let before = program.logBytes
    try screen.tmux.press("Enter")
    try screen.tmux.wait(for: "takes no more changes")
    #expect(program.logBytes == before)
    try screen.tmux.press("Escape")
    usleep(200_000)
    try screen.tmux.press("F5")
    try screen.tmux.wait(for: "read again from the disk")
    try screen.tmux.press("a")
    try screen.tmux.type("Third")
    try screen.tmux.wait(for: "Added “Third”")
    try screen.quit()
    let state = LogState(of: program.folder)
    #expect(state.tasks.map(\.title).sorted() == ["First", "Second", "Third"])
    #expect(state.brokenLines.isEmpty && state.unsoundCount == 0)
    // What was read again had been dropped from memory.
    let calls = try String(contentsOfFile: trace, encoding: .utf8)
    #expect(calls.contains("(INJECTED)") && calls.contains("POSIX_FADV_DONTNEED"), "\(calls)")
  }

  @Test(arguments: Scenario.allCases, Fault.interruptions)
  func `an interrupted call is made again`(scenario: Scenario, fault: Fault) throws {
    try forEachCall(of: fault, in: scenario) { run, _, place in
      #expect(run.outcome.status == 0, place)
      #expect(run.outcome.error == "", place)
    }
  }

  @Test(.enabled(if: Machine.compiler != nil, Machine.needsCompiler))
  func `two signals each millisecond and torn writes lose and double none of 1,000 tasks`() throws {
    let program = Program(now: nil)
    let library = program.folder.path + ".so"
    defer { try? FileManager.default.removeItem(atPath: library) }
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("interrupt.c").path
    let compiler = try #require(Machine.compiler)
    #expect(try Spawn.run([compiler, "-shared", "-fPIC", "-o", library, source, "-ldl"]) == 0)
    // Two at once, which wait for each other's lock, and for lines that come late.
    let outcome = try program.shell(
      """
      for p in 1 2; do
        (sleep 0.2; seq -f "a Task $p-%g" 250; sleep 0.2; seq -f "a Task $p-%g" 251 500) |
          LD_PRELOAD=\(library) "$redo" --linear > /dev/null || echo failed &
      done
      wait
      """)
    #expect(outcome.output == "")
    let signals = outcome.error.split(separator: "\n").map { Int($0) ?? 0 }
    #expect(signals.count == 2 && signals.allSatisfy { $0 > 100 }, "\(outcome.error)")
    let state = LogState(of: program.folder)
    let titles = (1...500).flatMap { ["Task 1-\($0)", "Task 2-\($0)"] }
    #expect(state.tasks.map(\.title).sorted() == titles.sorted())
    #expect(state.ids.count == 2_000 && Set(state.ids).count == 2_000)
    #expect(state.brokenLines.isEmpty && state.unsoundCount == 0)
  }

  @Test(arguments: Scenario.allCases, Fault.kills)
  func `a process killed at any call loses at most what it did not report`(
    scenario: Scenario, fault: Fault
  ) throws {
    try forEachCall(of: fault, in: scenario) { run, _, place in
      #expect(run.outcome.status == 137, place)
    }
  }

  @Test(arguments: Scenario.allCases)
  func `a piece of a line that cannot be taken back is told, and costs nothing else`(
    scenario: Scenario
  ) throws {
    let (program, words) = try scenario.prepare()
    defer { scenario.clear(program) }
    let old = program.logBytes
    // The log may grow by less than a line, and what was written of it is to be cut off again.
    let limit = ["/usr/bin/prlimit", "--fsize=\(old.count + 500)"]
    let run = try FaultRun(
      words, of: program, failing: Fault("ftruncate", "EIO"), at: 1, under: limit)
    let place: Comment = "\(scenario): \(run.hit ?? "not met"); \(run.outcome)"
    #expect(run.hit != nil && run.outcome.status == 1, place)
    #expect(run.outcome.error.contains("its last line may be torn"), place)
    #expect(LogState(program.logBytes).hasTornTail, place)
    try expectSound(program, scenario, old, run, place)
  }

  private func forEachCall(
    of fault: Fault, in scenario: Scenario,
    _ check: (FaultRun, Program, Comment) throws -> Void
  ) throws {
    // Most calls of a sync look at this or that; the gate fails every fourth of those.
    let step = scenario == .sync && fault.isFrequent ? Machine.count(4, long: 1) : 1
    for ordinal in stride(from: 1, through: 200, by: step) {
      let (program, words) = try scenario.prepare()
      defer { scenario.clear(program) }
      let old = program.logBytes
      let run = try FaultRun(words, of: program, failing: fault, at: ordinal)
      guard let hit = run.hit else {
        #expect(run.outcome.status == 0, "untouched: \(run.outcome)")
        return
      }
      let place: Comment = "\(scenario), call \(ordinal): \(hit); \(run.outcome)"
      try check(run, program, place)
      try expectSound(program, scenario, old, run, place)
    }
    Issue.record("\(fault.testDescription) never stopped being met")
  }

  /// What was there is there, what was said to be saved is saved, and the next task can be added.
  private func expectSound(
    _ program: Program, _ scenario: Scenario, _ old: [UInt8], _ run: FaultRun, _ place: Comment
  ) throws {
    let bytes = program.logBytes
    let before = LogState(old)
    let after = LogState(bytes)
    #expect(bytes.starts(with: old), place)
    // What is on the disk and told as a failure would be done again, which a sync may be.
    if scenario != .sync, run.outcome.status == 1, run.hit?.contains("pread64(") == true {
      #expect(bytes == old, place)
    }
    #expect(after.isSoundToItsTail, place)
    if run.outcome.status == 0 {
      #expect(after.ids.count == before.ids.count + scenario.nodeCount, place)
    }
    if !run.outcome.output.isEmpty, scenario == .add || scenario == .firstStart {
      #expect(after.holds(acknowledged: run.outcome.output), place)
    }
    if scenario == .sync { try expectSynced(program, before, run, place) }
    let next = try program.run("add", "After the fault")
    #expect(next.status == 0, "\(place): \(next)")
    let end = LogState(of: program.folder)
    #expect(end.holds(acknowledged: next.output), place)
    #expect(Set(after.ids).isSubset(of: end.ids), place)
    #expect(end.brokenLines.count <= (after.hasTornTail ? 1 : 0), place)
    #expect(end.signers.count == scenario.signerCount, place)
    let left = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
      .filter { !scenario.keepsForSync($0) }
    #expect(Set(left) == ["changes.jsonl", "identity"], place)
  }

  /// A sync after the one that failed brings and sends the rest, and nothing twice.
  private func expectSynced(
    _ program: Program, _ before: LogState, _ run: FaultRun, _ place: Comment
  ) throws {
    let isKilled = run.outcome.status == 137
    let paths = try FileManager.default.subpathsOfDirectory(atPath: program.folder.path)
    #expect(isKilled || !paths.contains { $0.hasSuffix(".new") }, place)
    let again = try program.run("sync")
    #expect(again.status == 0, "\(place): \(again)")
    let ids = LogState(of: program.folder).ids
    #expect(ids.count == before.ids.count + Scenario.sync.nodeCount, place)
    let shared = try Scenario.shared(with: program)
    #expect(ids.allSatisfy { shared.contains($0.description) }, place)
  }
}
