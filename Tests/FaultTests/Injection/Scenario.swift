import Foundation
import RedoTestSupport

/// A verb over a data folder of a known state.
enum Scenario: String, CaseIterable, Sendable {
  case firstStart
  case add
  case done
  case undo

  /// How many nodes it appends.
  var nodeCount: Int {
    switch self {
    case .firstStart, .add: 2
    // The task repeats: a completion and the next todo; taking both back, a node and a DELETE.
    case .done, .undo: 2
    }
  }

  /// A folder in the state, and the verb's words.
  func prepare() throws -> (program: Program, words: [String]) {
    let program = Program()
    guard let state = try Self.states.get()[self] else { return (program, ["add", "First task"]) }
    try FileManager.default.createDirectory(
      at: program.folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    for (name, bytes) in state.files {
      _ = FileManager.default.createFile(
        atPath: program.folder.appendingPathComponent(name).path, contents: bytes,
        attributes: [.posixPermissions: 0o600])
    }
    return (program, state.words)
  }

  private struct State: Sendable {
    let files: [String: Data]
    let words: [String]
  }

  private static let states = Result { try makeStates() }

  private static func makeStates() throws -> [Scenario: State] {
    let program = Program()
    let id = try program.run("add", "Pay rent tomorrow p5 every month").output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try program.run("add", "Water the plants")
    var states = [Scenario.add: State(files: try files(program), words: ["add", "One more"])]
    states[.done] = State(files: try files(program), words: ["done", id])
    try program.run("done", id)
    states[.undo] = State(files: try files(program), words: ["undo"])
    return states
  }

  private static func files(_ program: Program) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try Data(contentsOf: program.folder.appendingPathComponent($0)))
      })
  }
}
