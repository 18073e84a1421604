import Foundation
import RedoTestSupport
import Testing

/// The compiled program over a log on disk, in the hands of somebody who presses anything.
///
/// `RandomKeysTests` holds each frame of such a session in memory; this one holds the terminal, the file
/// and the process.
@Suite struct MonkeyTests {
  /// What `monkey.py` says at its end.
  private struct Said: Decodable {
    let keys: Int
    let starts: Int
    let appends: Int?
    /// How many synchronized updates there were.
    let frames: Int?
    let trouble: [String]
  }

  /// A million with `REDO_LONG=1`.
  private static let keys = Machine.count(2_000, long: 1_000_000)

  @Test func `no key ends the program but by leaving it, and the log stays sound`() throws {
    let program = Program(
      now: nil, adding: ["EDITOR": "true", "VISUAL": "true", "LC_ALL": "C.UTF-8"])
    let tasks = (1...200).map { number in
      "Task \(number) p\(number % 5 + 1) #label\(number % 7) in \(number % 20 + 1) days"
        + (number.isMultiple(of: 9) ? " every 3 days" : "")
    }
    try program.run(["add", "-"], input: tasks.joined(separator: "\n"))
    let begun = LogState(of: program.folder)
    let seed = SeededGenerator.fromEnvironment(default: 11).seed
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("monkey.py").path
    let outcome = try Spawn.capture(
      ["/usr/bin/python3", script, Program.path, "\(Self.keys)", "\(seed)"],
      environment: program.environment)
    let comment: Comment = "seed \(seed): \(outcome.output) \(outcome.error)"
    let said = try #require(
      try? JSONDecoder().decode(Said.self, from: Data(outcome.output.utf8)), comment)
    #expect(said.trouble.isEmpty && said.keys >= Self.keys, comment)
    #expect((said.frames ?? 0) > 0, comment)
    let state = LogState(of: program.folder)
    #expect(state.brokenLines.isEmpty && state.unsoundCount == 0, comment)
    #expect(Array(state.ids.prefix(begun.ids.count)) == begun.ids, comment)
    #expect(state.ids.count > begun.ids.count, comment)
    let verified = try program.run("verify")
    #expect(verified.status == 0, comment)
    #expect(verified.error.isEmpty, "what it wrote into its config it reads back: \(comment)")
  }
}
