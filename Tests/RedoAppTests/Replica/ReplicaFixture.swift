import Foundation
import RedoCrypto
import RedoIntents
import RedoProtocol
import RedoStore
import RedoTasks
import RedoTestSupport

@testable import RedoApp

/// A replica over a folder of its own, with a clock that a test turns.
@MainActor final class ReplicaFixture {
  let folder: URL
  let replica: Replica
  var now: Instant

  init(now: String = "2026-11-20T14:05:00.000Z", folder: URL? = nil) throws {
    self.folder =
      folder
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("redo-\(UUID())")
    self.now = Instant(wall: Array(now.utf8).span) ?? .earliest
    replica = Replica(in: PrivateFolder(path: FilePath(self.folder.path)))
    try replica.load()
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var context: IntentContext {
    get throws {
      IntentContext(
        dates: DateContext(now: now, zone: .utc), device: try replica.author(),
        makeUUID: { UUIDv4(randomBytes: RandomBytes.make(16)) })
    }
  }

  @discardableResult
  func perform(_ intent: Intent) throws -> IntentReport {
    now = Instant(milliseconds: now.milliseconds + 60_000)
    return try replica.perform(intent, in: context)
  }

  /// Adds a task by its quick-add line and returns its name.
  func add(_ line: String) throws -> TaskID {
    let draft = try QuickAdd(line, in: context.dates).titledDraft()
    let report = try perform(.add([draft]))
    return report.tasks[0].id
  }

  func state(_ id: TaskID) -> VisibleState? {
    replica.projection[id].map(replica.projection.visibleState)
  }

  /// The state of every task, as a replay of the file from scratch gives it.
  func fresh() throws -> [TaskID: VisibleState] {
    let again = Replica(in: replica.directory)
    try again.load()
    return again.projection.states
  }

  var states: [TaskID: VisibleState] { replica.projection.states }
}
