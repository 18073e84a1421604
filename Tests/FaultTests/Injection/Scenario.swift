import Foundation
import RedoTestSupport

/// A verb over a data folder of a known state.
enum Scenario: String, CaseIterable, Sendable {
  case firstStart
  case add
  case done
  case undo
  case sync

  /// How many nodes it appends.
  var nodeCount: Int {
    switch self {
    case .firstStart, .add: 2
    // The task repeats: a completion and the next todo; taking both back, a node and a DELETE.
    case .done, .undo: 2
    // A task of another device comes; two of this one go.
    case .sync: 2
    }
  }

  /// Whose signatures the log holds in the end.
  var signerCount: Int { self == .sync ? 2 : 1 }

  /// A folder in the state, and the verb's words.
  func prepare() throws -> (program: Program, words: [String]) {
    let program = Program()
    guard let state = try Self.states.get()[self] else { return (program, ["add", "First task"]) }
    try Self.put(state.files, in: program.folder)
    if self == .sync {
      try Self.put(state.sharedFiles, in: Self.sharedFolder(of: program))
      try program.run("remote", "add", "folder", Self.sharedFolder(of: program).path)
    }
    return (program, state.words)
  }

  /// Whether it may not be told as done where this call failed: what is written has to be locked for
  /// it, and flushed after it.
  ///
  /// A sync finds out anew what it had marked as sent and received, so only the log's flush counts there.
  func needs(_ fault: Fault, met hit: String) -> Bool {
    switch fault.call {
    case "fdatasync": true
    case "fsync": self != .sync
    // Giving a lock back is no need: closing the file does.
    case "flock": self != .sync && !hit.contains("LOCK_UN")
    default: false
    }
  }

  /// Takes away what a program's folder does not hold.
  func clear(_ program: Program) {
    try? FileManager.default.removeItem(at: Self.sharedFolder(of: program))
  }

  /// Whether an entry of the data folder is there for the sync alone.
  func keepsForSync(_ name: String) -> Bool {
    self == .sync && (name.hasPrefix("remote") || name == "state")
  }

  /// All changes that a program's device and others have shared.
  static func shared(with program: Program) throws -> String {
    try files(in: sharedFolder(of: program)).filter { $0.key.hasSuffix(".redo") }.values
      .map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  private struct State: Sendable {
    let files: [String: Data]
    let words: [String]
    var sharedFiles: [String: Data] = [:]
  }

  /// Beside the data folder: what lies in that is not shared.
  private static func sharedFolder(of program: Program) -> URL {
    URL(fileURLWithPath: program.folder.path + ".shared")
  }

  private static let states = Result { try makeStates() }

  private static func makeStates() throws -> [Scenario: State] {
    let program = Program()
    let id = try program.run("add", "Pay rent tomorrow p5 every month").output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try program.run("add", "Water the plants")
    let files = try files(in: program.folder)
    var states = [Scenario.add: State(files: files, words: ["add", "One more"])]
    states[.done] = State(files: files, words: ["done", id])
    states[.sync] = State(files: files, words: ["sync"], sharedFiles: try makeSharedFiles())
    try program.run("done", id)
    states[.undo] = State(files: try Self.files(in: program.folder), words: ["undo"])
    return states
  }

  /// What another device has put where both sync.
  private static func makeSharedFiles() throws -> [String: Data] {
    let other = Program()
    let shared = sharedFolder(of: other)
    defer { try? FileManager.default.removeItem(at: shared) }
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    try other.run("add", "From another device")
    try other.run("remote", "add", "folder", shared.path)
    try other.run("sync")
    return try files(in: shared)
  }

  /// All files in a folder and below, by their paths in it.
  private static func files(in folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(path)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      files[path] = try Data(contentsOf: file)
    }
    return files
  }

  private static func put(_ files: [String: Data], in folder: URL) throws {
    for (path, bytes) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      _ = FileManager.default.createFile(
        atPath: file.path, contents: bytes, attributes: [.posixPermissions: 0o600])
    }
  }
}
