import Foundation
import RedoProtocol
import RedoTestSupport
import Testing

/// The disk after a power cut at any moment of twenty-six intents, in every state that it may be in.
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
    [
      "add Plan the trip next week ~5 @ana", "edit $ someday", "delete $ --yes", "undo", "again",
      "undo",
    ],
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
    print("\(story.count) verbs: \(cut.count) states of the disk")
  }

  @Test func `no state of the disk lacks what was imported, received, merged or kept by a repair`()
    throws
  {
    let shared = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID())")
    defer { try? FileManager.default.removeItem(at: shared) }
    let (laptop, phone) = (Program(now: nil), Program(now: nil))
    let list = FileManager.default.temporaryDirectory.appendingPathComponent("list-\(UUID())")
    defer { try? FileManager.default.removeItem(at: list) }
    try Data("Water the plants\n(A) Call Ana due:2030-01-01\n".utf8).write(to: list)
    var cut = PowerCut(log: laptop.log.path, identity: laptop.folder.path + "/identity")
    func replay(_ words: String...) throws -> String {
      let (calls, output) = try trace(words, of: laptop)
      try cut.replay(calls)
      return output
    }

    let id = String(try replay("add", "Pay rent").prefix(8))
    _ = try replay("import", list.path, "--format", "todotxt", "--yes")
    for program in [laptop, phone] {
      #expect(try program.run("remote", "add", "folder", shared.path).status == 0)
    }
    for program in [laptop, phone] { #expect(try program.run("sync").status == 0) }
    #expect(try phone.run("edit", id, "Pay the phone's rent").status == 0)
    #expect(try phone.run("add", "From the phone").status == 0)
    #expect(try phone.run("sync").status == 0)
    _ = try replay("edit", id, "Pay the laptop's rent")
    _ = try replay("sync")
    _ = try replay("merge", id, "--ours")
    // By a hand that the disk here knows nothing of: what matters are the nodes round it.
    try Data(laptop.logBytes + Array("no node\n".utf8)).write(to: laptop.log)
    _ = try replay("verify", "--repair", "--yes")
    _ = try replay("add", "After the repair")

    #expect(cut.lost.isEmpty, "\(cut.lost)")
    #expect(cut.invented.isEmpty, "\(cut.invented)")
    #expect(cut.count >= 2_500)
    #expect(try laptop.tasks().count == 5)
    print("import, sync, merge and repair: \(cut.count) states of the disk")
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

  @Test func `a folder whose maker died before it was flushed is flushed before it is used`() throws
  {
    let program = Program(now: nil)
    let above = program.folder.appendingPathComponent("not/there/yet")
    let folder = above.appendingPathComponent("data").path
    let variables = ["REDO_DATA_DIR": folder]
    // Killed as it asks for the first folder to be flushed.
    let dead = try program.run(
      ["add", "Never"],
      under: [
        "/usr/bin/strace", "-f", "-o", "/dev/null", "-e", "inject=fsync:signal=KILL:when=1",
      ], adding: variables)
    #expect(dead.status == 137)
    #expect(FileManager.default.fileExists(atPath: program.folder.path))
    let (calls, _) = try trace(["add", "First"], of: program, adding: variables)
    var open: [Int: String] = [:]
    var flushed: Set<String> = []
    var flushedBefore: Set<String>?
    for call in calls {
      switch call {
      case .open(let path, let descriptor): open[descriptor] = path
      case .sync(let descriptor): flushed.insert(open[descriptor] ?? "")
      case .create where flushedBefore == nil: flushedBefore = flushed
      default: break
      }
    }
    var path = URL(fileURLWithPath: folder)
    while path.path != "/" {
      path.deleteLastPathComponent()
      #expect(flushedBefore?.contains(path.path) == true, "\(path.path)")
    }
  }

  @Test func `a segment is on the disk before it has its name, and so is its name before the end`()
    throws
  {
    let shared = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID())")
    defer { try? FileManager.default.removeItem(at: shared) }
    let program = Program()
    try program.run("add", "Buy milk")
    try program.run("remote", "add", "folder", shared.path)
    let renames = renames(in: try trace(["sync"], of: program).calls)
      .filter { $0.name.hasSuffix(".redo") }
    #expect(renames.count == 1)
    #expect(renames.allSatisfy { $0.isWhole && $0.isNamed }, "\(renames)")
  }

  @Test(.enabled(if: StandIn.isPossible, StandIn.absence))
  func `tokens are on the disk before they have their names, and those before the end`()
    throws
  {
    let google = try StandIn()
    let device = try google.device()
    let renames = renames(in: try trace(["login"], of: device).calls)
      .filter { $0.name.hasPrefix("google-") || $0.name.hasPrefix("firebase-") }
    #expect(renames.count >= 2)
    #expect(renames.allSatisfy { $0.isWhole && $0.isNamed }, "\(renames)")
  }

  /// A file that was given its name when it was written.
  private struct Rename {
    let name: String
    let folder: String
    /// Whether its bytes were on the disk by then.
    let isWhole: Bool
    /// Whether its folder was flushed after it.
    var isNamed = false
  }

  private func renames(in calls: [TracedCall]) -> [Rename] {
    var open: [Int: String] = [:]
    var unflushed: Set<String> = []
    var renames: [Rename] = []
    for call in calls {
      switch call {
      case .create(let path, let descriptor), .open(let path, let descriptor):
        open[descriptor] = path
      case .write(let descriptor, _): unflushed.insert(open[descriptor] ?? "")
      case .sync(let descriptor):
        unflushed.remove(open[descriptor] ?? "")
        for place in renames.indices where renames[place].folder == open[descriptor] {
          renames[place].isNamed = true
        }
      case .rename(let from, let to):
        let url = URL(fileURLWithPath: to)
        renames.append(
          Rename(
            name: url.lastPathComponent, folder: url.deletingLastPathComponent().path,
            isWhole: !unflushed.contains(from)))
      case .close, .unlink, .link, .truncate, .makeFolder: break
      }
    }
    return renames
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
    _ arguments: [String], of program: Program, adding variables: [String: String] = [:]
  ) throws -> (calls: [TracedCall], output: String) {
    let path = program.folder.path + ".trace"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let outcome = try program.run(
      arguments,
      under: [
        "/usr/bin/strace", "-f", "-xx", "-s", "100000", "-o", path, "-e",
        "trace=\(TracedCall.names)",
      ], adding: variables)
    #expect(outcome.status == 0, "\(arguments): \(outcome.error)")
    return (
      try TracedCall.read(try String(contentsOfFile: path, encoding: .utf8)), outcome.output
    )
  }
}
