import Foundation
import RedoTestSupport
import Testing

/// The compiled program with programs of the user's that run after a change.
@Suite(.waits, .serialized) struct HookProgramTests {
  private let program = Program()
  private let hooks: URL

  init() throws {
    hooks = program.folder.appendingPathComponent("redo/hooks")
    try FileManager.default.createDirectory(
      at: hooks, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    chmod(program.folder.path, 0o700)
  }

  private func install(_ name: String, _ script: String, mode: String = "755") throws {
    let path = hooks.appendingPathComponent(name)
    try Spawn.write(
      "#!/bin/sh\ncd '\(program.folder.path)'\n\(script)\n", to: path.path, mode: mode)
  }

  /// The messages that hooks kept in a file, each a line.
  private func messages(_ name: String) throws -> [[String: Any]] {
    let text = try String(
      contentsOf: program.folder.appendingPathComponent(name), encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func `each change tells the hooks that it is for, with the task as JSON has it`() throws {
    for name in ["on-add", "on-complete", "on-change"] { try install(name, "cat >> \(name).log") }
    let id = String(try program.run("add", "Pay rent #home p5").output.prefix(8))
    #expect(try program.run("done", id).error.isEmpty)
    try program.run("undo")
    let added = try messages("on-add.log")
    let task = try #require((added.first?["tasks"] as? [[String: Any]])?.first)
    #expect(added.count == 1 && added[0]["event"] as? String == "on-add")
    #expect(task["title"] as? String == "Pay rent" && task["tags"] as? [String] == ["home"])
    let change = try #require(added[0]["change"] as? [String: Any])
    #expect(change["deed"] as? String == "added")
    #expect(change["words"] as? String == "Added “Pay rent”")
    #expect(change["time"] as? String == "2026-11-20T14:05:00.000Z")
    let done = try messages("on-complete.log")
    #expect(done.count == 1)
    let finished = try #require((done[0]["tasks"] as? [[String: Any]])?.first)
    #expect(finished["currentTodo"] is NSNull)
    let deeds = try messages("on-change.log").map { ($0["change"] as? [String: Any])?["deed"] }
    #expect(deeds.map { $0 as? String } == ["added", "completed", "undone"])
    // The same JSON as list --json prints.
    let listed = try #require(try program.tasks("--all").first)
    #expect(Set(listed.keys) == Set(task.keys))
  }

  @Test
  func `where the disk refuses the last of several undos, what was done is told, and to hooks`()
    throws
  {
    try install("on-change", "cat | wc -l >> calls")
    let calls = program.folder.appendingPathComponent("calls")
    for number in 1...4 { try program.run("add", "Task \(number)") }
    try program.run("undo")
    try FileManager.default.removeItem(at: calls)
    // Room for two more lines like that one, and not for a third.
    let line = try #require(program.lines().last).utf8.count
    let limit = program.logBytes.count + line * 5 / 2
    let outcome = try program.run(["undo", "3"], under: ["/usr/bin/prlimit", "--fsize=\(limit)"])
    #expect(outcome.status == 1)
    #expect(outcome.output.split(separator: "\n").count == 2, "\(outcome)")
    #expect(
      outcome.error.contains("Could not save") && outcome.error.contains("The log is as it was"))
    #expect(try program.tasks().count == 1)
    #expect(try String(contentsOf: calls, encoding: .utf8) == "1\n1\n")
  }

  @Test func `a hook that fails is told in one line, and the change stands`() throws {
    try install("on-add", "echo 'no such list' >&2; echo more >&2; exit 3")
    let outcome = try program.run("add", "Pay rent")
    #expect(outcome.status == 0)
    #expect(outcome.error == "redo: The hook on-add failed (3): no such list\n")
    #expect(try program.tasks().count == 1)
  }

  @Test func `a hook that fails is told where the parent ignored how its children end`() throws {
    try install("on-add", "exit 3")
    let ignoring = """
      import os, signal, sys
      signal.signal(signal.SIGCHLD, signal.SIG_IGN)
      os.execv(sys.argv[1], sys.argv[1:])
      """
    let outcome = try program.run(
      ["add", "Pay rent"], under: ["/usr/bin/env", "python3", "-c", ignoring])
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("The hook on-add failed (3)"))
  }

  @Test func `a hook that takes too long is ended with all that it started`() throws {
    try install("on-add", "sleep 97 & echo $! > child; sleep 98")
    let start = ContinuousClock.now
    let outcome = try program.run("add", "Pay rent")
    #expect(.now - start < .seconds(20))
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("on-add was ended: it took longer than 5 s"))
    let child = try String(
      contentsOf: program.folder.appendingPathComponent("child"), encoding: .utf8)
    let process = try #require(pid_t(child.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(Patience.lasts { !isRunning(process) })
  }

  /// Whether a process is there and no corpse that nobody has fetched.
  private func isRunning(_ process: pid_t) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return !text.contains(") Z")
  }

  @Test func `a hook that does not listen, or talks without end, keeps nobody waiting`() throws {
    try install("on-add", "exit 0")
    try install("on-change", "yes | head -c 9000000; yes | head -c 9000000 >&2; exit 1")
    let lines = (0..<3_000).map { "Task number \($0) #some #tags // with a description" }
    let outcome = try program.run("add", "-", input: lines.joined(separator: "\n"))
    #expect(outcome.status == 0)
    #expect(outcome.error == "redo: The hook on-change failed (1): y\n")
  }

  @Test func `a hook that others can change, or that cannot run, is refused with the reason`()
    throws
  {
    try install("on-add", "touch ran", mode: "666")
    try install("on-change", "touch ran", mode: "644")
    let outcome = try program.run("add", "Pay rent")
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("on-add was not run: others can change it"))
    #expect(outcome.error.contains("on-change was not run: it is not executable"))
    #expect(!FileManager.default.fileExists(atPath: program.folder.path + "/ran"))
    let doctor = try program.run("doctor")
    #expect(doctor.status == 1)
    #expect(doctor.output.contains("hooks\ton-add, on-change\n"))
    #expect(doctor.output.contains("trouble\tthe hook on-add is not run: others can change it"))
  }

  /// What one hook does with another that waits for it, and why that is not run.
  private static let meanwhile: [(String, String?)] = [
    ("chmod o+w on-change", "others can change it; run: chmod go-w"),
    ("chmod o+w .", "others can change HOOKS, a folder on the way to it; run: chmod go-w"),
    ("rm on-change", nil),
  ]

  @Test(arguments: meanwhile)
  func `a hook is looked at when those before it have ended`(deed: String, reason: String?) throws {
    for (words, input) in [(["add", "Pay rent"], ""), (["--linear"], "a Call Bob\n")] {
      chmod(hooks.path, 0o700)
      try install("on-add", "cd redo/hooks && \(deed)")
      try install("on-change", "touch ran")
      let outcome = try program.run(words, input: input)
      let said = reason?.replacingOccurrences(of: "HOOKS", with: hooks.path)
      #expect(outcome.status == 0)
      #expect(
        outcome.error == (said.map { "redo: The hook on-change was not run: \($0).\n" } ?? ""))
      #expect(!FileManager.default.fileExists(atPath: program.folder.path + "/ran"))
    }
    #expect(try program.tasks().count == 2)
  }

  @Test func `hooks that are too slow to wait for at the end are counted in one line`() throws {
    try install("on-add", "echo begun >> begun; sleep 4")
    let lines = (1...5).map { "a Task \($0)\n" }.joined()
    let start = ContinuousClock.now
    let outcome = try program.run("--linear", input: lines)
    #expect(outcome.status == 0 && .now - start < .seconds(20))
    let text = try String(
      contentsOf: program.folder.appendingPathComponent("begun"), encoding: .utf8)
    let leftOut = 5 - text.split(separator: "\n").count
    #expect(leftOut > 0)
    #expect(
      outcome.error == "redo: The hooks are too slow: \(leftOut) of their runs "
        + "\(leftOut == 1 ? "was" : "were") left out; "
        + "start what takes long in the background with setsid\n")
    #expect(try program.tasks().count == 5)
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `whoever does not want to wait for hooks when leaving the screen presses Ctrl-C`() throws {
    // Two of them take as long as all are waited for.
    try install("on-add", "sleep 9")
    let screen = try ScreenRun(program)
    for title in ["Buy milk", "Call Bob"] {
      try screen.tmux.press("a")
      try screen.tmux.wait(for: "Add a task")
      try screen.tmux.type(title)
      try screen.tmux.wait(for: "✓ Added")
    }
    let process = try screen.process()
    try screen.tmux.press("q")
    #expect(try Patience.lasts { try screen.tmux.property("alternate_on") == "0" })
    let hasEnded = try Patience.lasts(.seconds(4), lookingEvery: 200) {
      try screen.tmux.press("C-c")
      return kill(process, 0) != 0
    }
    #expect(hasEnded)
    #expect(try program.tasks().count == 2)
  }

  @Test func `without a screen a signal ends the wait for hooks as well`() throws {
    try install("on-add", "touch begun; sleep 9")
    let lines = program.folder.appendingPathComponent("lines")
    try Data("a Buy milk\na Call Bob\n".utf8).write(to: lines)
    let process = try Spawn.start(
      [Program.path, "--linear"], environment: program.environment, input: lines.path)
    let begun = program.folder.appendingPathComponent("begun").path
    #expect(Patience.lasts { FileManager.default.fileExists(atPath: begun) })
    #expect(try Patience.lasts { try program.tasks().count == 2 })
    // The end of the lines is met by then.
    sleep(1)
    let start = ContinuousClock.now
    kill(process, SIGINT)
    #expect(Spawn.wait(for: process) == 130 && .now - start < .seconds(4))
    #expect(try program.tasks().count == 2)
  }

  @Test func `a hook may call the program, and hooks run no hooks`() throws {
    try install("on-change", "echo ran >> runs; '\(Program.path)' add 'A task of the hook'")
    try program.run("add", "Pay rent")
    #expect(try program.tasks().count == 2)
    let runs = try String(
      contentsOf: program.folder.appendingPathComponent("runs"), encoding: .utf8)
    #expect(runs == "ran\n")
  }

  @Test func `a hook knows that it is one, whatever the surroundings say`() throws {
    try install("on-add", "tr '\\0' '\\n' < /proc/$$/environ | grep '^REDO_HOOK' > told")
    try program.run(["add", "Pay rent"], adding: ["REDO_HOOK": ""])
    let told = program.folder.appendingPathComponent("told")
    #expect(try String(contentsOf: told, encoding: .utf8) == "REDO_HOOK=on-add\n")
  }

  @Test func `what went to a remote and came from one is told`() throws {
    let shared = program.folder.path + "-shared"
    defer { try? FileManager.default.removeItem(atPath: shared) }
    try install("on-sync", "cat >> sync.log")
    try program.run("add", "Pay rent")
    try program.run("remote", "add", "folder", shared)
    try program.run("sync")
    // With nothing new there is nothing to tell.
    try program.run("sync")
    let told = try messages("sync.log")
    #expect(told.count == 1)
    let remote = try #require((told[0]["remotes"] as? [[String: Any]])?.first)
    #expect(remote["sent"] as? Int == 2)
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"))
  func `the screen goes on while a hook runs, and tells what was wrong with it`() throws {
    let wait = "for i in $(seq 40); do [ -e go ] && break; sleep 0.1; done"
    try install("on-add", "\(wait)\necho 'the list is locked' >&2\nexit 1")
    let tmux = try Tmux(columns: 110, rows: 24)
    try tmux.show(program)
    try tmux.press("a")
    try tmux.wait(for: "Add a task")
    try tmux.type("Buy milk tomorrow")
    try tmux.wait(for: "✓ Added")
    try tmux.press("6")
    let meanwhile = try tmux.wait(for: "Theme")
    #expect(!meanwhile.contains("the list is locked"))
    try Data().write(to: program.folder.appendingPathComponent("go"))
    try tmux.wait(for: "The hook on-add failed (1): the list is locked")
    try tmux.press("q")
  }

  @Test func `hooks run although nobody reads what the program says`() throws {
    try install("on-add", "cat >> added.log; sleep 0.2; echo ended >> ended.log")
    let script = "\"$0\" add 'Pay rent' | true; exit ${PIPESTATUS[0]}"
    // Without a reader from the start, whoever is quicker.
    let closed = "\"$0\" add 'Call Bob' > >(exec <&-; sleep 2); exit $?"
    for (script, count) in [(script, 1), (closed, 2)] {
      let outcome = try Spawn.capture(
        ["/bin/bash", "-c", "sleep 0.1; " + script, Program.path], environment: program.environment
      )
      #expect(outcome.status == 141 || outcome.status == 0, "\(outcome)")
      #expect(outcome.error.isEmpty)
      #expect(try messages("added.log").count == count)
    }
    let ended = try String(
      contentsOf: program.folder.appendingPathComponent("ended.log"), encoding: .utf8)
    #expect(ended == "ended\nended\n")
  }
}
