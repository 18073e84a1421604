import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

/// `done` in filters, of tasks that were done more than once.
struct CompletionFilterTests {
  /// A task of each name that was done on some days of November 2026; those done twice repeat.
  private static func projection(_ tasks: [(title: String, days: [Int])]) throws -> Projection {
    var log = try IntentLog()
    for (title, days) in tasks {
      let first = try #require(Instant(rfc3339: "2026-11-\(days[0])T12:00:00Z"))
      var draft = TaskDraft(title: title)
      draft.due = .at(first)
      if days.count > 1 { draft.rhythm = .days(1) }
      let id = try log.add(draft, at: "2026-11-10T10:00:00Z")
      for day in days { try log.commit(.complete([id]), at: "2026-11-\(day)T10:00:00Z") }
    }
    return log.projection
  }

  @Test(arguments: [
    ("done:yesterday", "habit"), ("done:2026-11-18", "habit job"), ("done<2026-11-17", "seldom"),
    ("done<=2026-11-17", "habit seldom"), ("done>=2026-11-18", "habit job seldom"),
    ("done:today", "habit seldom"), ("done>2026-11-20", ""),
    // One completion lies between two moments, or none does.
    ("done>=2026-11-18 done<2026-11-20", "habit job"), ("done>2026-11-16 done<2026-11-18", "habit"),
    ("done<2026-11-20 done>=2026-11-17", "habit job"),
    // No completion is on two days: both are asked for.
    ("done:2026-11-16 done:2026-11-20", "seldom"),
    ("-done:yesterday", "job seldom"), ("done:2026-11-18 -done:yesterday", "job"),
    ("done:2026-11-16|done:2026-11-19", "habit seldom"),
  ])
  func `any time that a task was done is found`(line: String, expected: String) throws {
    let projection = try Self.projection([
      ("habit", [17, 18, 19, 20]), ("job", [18]), ("seldom", [16, 20]),
    ])
    #expect(FilterDateTests.found(line, of: projection).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("done>=today", "now"), ("done>3d", "now"), ("done:2026-11-21", "ahead"),
    ("done>today", "ahead"), ("done<=2026-11-30", "now ahead"),
  ])
  func `what a clock ahead dates after today is found on its own day`(
    line: String, expected: String
  ) throws {
    let projection = try Self.projection([("now", [20]), ("ahead", [21])])
    #expect(FilterDateTests.found(line, of: projection).joined(separator: " ") == expected)
  }
}
