import Foundation
import RedoProtocol
import RedoTestSupport
import Testing

/// The disk after a power cut at any moment of twenty intents, in every state that it may be in.
@Suite(.enabled(if: Machine.hasStrace, Machine.needsStrace))
struct PowerCutTests {
  /// Verbs to run in one folder, one after another; `$` stands for the first task's id.
  static let stories: [[String]] = [
    ["add Pay rent p5 every month", "add Water the plants", "done $", "undo", "again"],
    [
      "add Read a book ~3 #home", "edit $ p4 // the long one", "snooze $ --days 2", "archive $",
      "unarchive $",
    ],
    ["add Call Ana", "add Call Ben", "done $", "undo", "delete $ --yes"],
    ["add Stretch every day", "done $", "done $", "snooze $ --days 1", "undo"],
  ]

  @Test(arguments: stories)
  func `every state of the disk holds all that was acknowledged and nothing that was not written`(
    story: [String]
  ) throws {
    let program = Program(now: nil)
    var cut = PowerCut(log: program.log.path, identity: program.folder.path + "/identity")
    var id = ""
    for words in story {
      let arguments = words.replacing("$", with: id).split(separator: " ").map(String.init)
      let (calls, output) = try trace(arguments, of: program)
      if id.isEmpty { id = String(output.prefix(8)) }
      try cut.replay(calls)
    }
    #expect(cut.lost.isEmpty, "\(cut.lost)")
    #expect(cut.invented.isEmpty, "\(cut.invented)")
    #expect(cut.count >= 2_500)
    #expect(LogState(program.logBytes).isSoundToItsTail)
  }

  @Test func `each change is written, flushed and only then acknowledged`() throws {
    let program = Program(now: nil)
    for (number, words) in Self.stories[0].enumerated() {
      let id = try program.run("list").output.prefix(8)
      let arguments = words.replacing("$", with: id).split(separator: " ").map(String.init)
      let (calls, _) = try trace(arguments, of: program)
      let steps = steps(of: calls, log: program.log.path)
      let expected = ["write log", "sync log", "tell"]
      // A new log's name, and that of the identity behind its nodes, are on the disk before them.
      let first = ["create identity", "sync identity", "link", "sync folder"]
      #expect(
        steps == (number == 0 ? first + ["create log", "sync folder"] + expected : expected),
        "\(words)")
    }
  }

  private func steps(of calls: [TracedCall], log: String) -> [String] {
    var open: [Int: String] = [1: "tell"]
    var steps: [String] = []
    for call in calls {
      switch call {
      case .create(let path, let descriptor):
        open[descriptor] = path == log ? "log" : "identity"
        steps.append("create \(open[descriptor] ?? "")")
      case .open(let path, let descriptor):
        open[descriptor] =
          path == log ? "log" : path == (log as NSString).deletingLastPathComponent ? "folder" : nil
      case .write(let descriptor, _):
        if open[descriptor] == "log" { steps.append("write log") }
        if open[descriptor] == "tell" { steps.append("tell") }
      case .sync(let descriptor): open[descriptor].map { steps.append("sync \($0)") }
      case .link: steps.append("link")
      case .truncate: steps.append("truncate")
      case .rename: steps.append("rename")
      case .close, .unlink, .makeFolder: break
      }
    }
    return steps
  }

  private func trace(
    _ arguments: [String], of program: Program
  ) throws -> (calls: [TracedCall], output: String) {
    let path = program.folder.path + ".trace"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let outcome = try program.run(
      arguments,
      under: [
        "/usr/bin/strace", "-f", "-xx", "-s", "100000", "-o", path, "-e",
        "trace=\(TracedCall.names)",
      ])
    #expect(outcome.status == 0, "\(arguments): \(outcome.error)")
    return (
      try TracedCall.read(try String(contentsOfFile: path, encoding: .utf8)), outcome.output
    )
  }
}
