import Foundation
import RedoIntents
import RedoStore
import Testing

@testable import RedoApp

/// A log that another program cuts while it is in use.
///
/// The test has a process of its own: whoever looks sees that some log was cut, not which.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct ReplicaCutTests {
  @Test func `a log that was cut and looks as before is read again, not believed`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let fixture = try ReplicaFixture()
      // So much is mapped, not copied.
      for number in 0..<3 {
        let text = String(repeating: "d", count: 600_000)
        try fixture.perform(.add([TaskDraft(title: "Task \(number)", description: text)]))
      }
      try fixture.replica.reload()
      let before = fixture.states
      let log = fixture.folder.appendingPathComponent("changes.jsonl")
      let bytes = try Data(contentsOf: log)
      var status = stat()
      #expect(stat(log.path, &status) == 0)
      truncate(log.path, 0)
      #expect(fixture.states != before)
      let file = open(log.path, O_WRONLY)
      defer { close(file) }
      #expect(bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } == bytes.count)
      #expect(futimens(file, [status.st_atim, status.st_mtim]) == 0)
      #expect(throws: ReplicaError.self) { try fixture.perform(.undo) }
      #expect(try Data(contentsOf: log) == bytes)
      #expect(try fixture.replica.refresh() == .rewritten)
      #expect(fixture.states == before)
    }
  }
}
