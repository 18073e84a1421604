import Foundation
import RedoTestSupport
import Testing

/// Clocks that run backwards, far ahead, or off the calendar.
struct ClockTests {
  /// Moments between which the clock leaps, as `REDO_NOW` says them.
  static let moments = [
    "2026-11-20T14:05:00Z", "2026-11-19T14:05:00Z", "2076-11-20T14:05:00Z",
    "1970-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "0001-01-01T00:00:00Z",
    "2026-11-20T14:05:00Z",
  ]

  @Test func `whatever the clock shows, order stays by cause and every screen of words appears`()
    throws
  {
    let program = Program()
    let id = try program.run("add", "Stretch every 3 days").output.prefix(8)
    for moment in Self.moments {
      let variables = ["REDO_NOW": moment]
      let verbs: [[String]] = [
        ["edit", String(id), "p4"], ["done", String(id)], ["snooze", String(id), "--days", "1"],
        ["list"], ["list", "overdue"], ["show", String(id)], ["undo"],
      ]
      for verb in verbs {
        let outcome = try program.run(verb, adding: variables)
        #expect(outcome.status <= 2, "\(moment), \(verb): \(outcome)")
        #expect(outcome.status == 0 || outcome.error.hasPrefix("redo: "), "\(moment), \(verb)")
      }
    }
    let state = LogState(of: program.folder)
    #expect(state.brokenLines.isEmpty && state.unsoundCount == 0)
    #expect(state.tasks.map(\.heads) == [1])
  }

  @Test(
    .enabled(if: Machine.hasFaketime, Machine.needsFaketime), arguments: ["-1d", "+50y", "-20y"])
  func `the system's clock may leap between two changes`(leap: String) throws {
    let program = Program(now: nil)
    let id = try program.run("add", "Before the leap").output.prefix(8)
    let faked = ["/usr/bin/faketime", "-f", leap]
    #expect(try program.run(["edit", String(id), "p5"], under: faked).status == 0)
    #expect(try program.run(["add", "Within the leap"], under: faked).status == 0)
    #expect(try program.run("edit", String(id), "p1").status == 0)
    #expect(try program.run(["undo"], under: faked).status == 0)
    #expect(try program.run("list").output.split(separator: "\n").count == 2)
    let state = LogState(of: program.folder)
    #expect(state.brokenLines.isEmpty && state.unsoundCount == 0)
  }

  @Test(arguments: ["1000000000", "9223372036854775807", "99999999999999999999", "-1", "0"])
  func `no number of days overflows`(days: String) throws {
    let program = Program()
    let id = try program.run("add", "Some day").output.prefix(8)
    let outcome = try program.run("snooze", String(id), "--days", days)
    #expect(outcome.status <= 2, "\(outcome)")
    #expect(try program.run("list").status == 0)
    #expect(try program.run("show", String(id), "--json").status == 0)
    #expect(try program.run("verify").status == 0)
  }
}
