import RedoTerminal
import RedoTestSupport
import Testing

/// Peaks that tie, on little room and on much.
struct TiedPeaksTests {
  @Test(arguments: [
    (120, 40, "most: 09:00/14:00, Mon/Thu"), (200, 60, "most at 09:00 and 14:00, on Mon and Thu"),
  ])
  func `the peaks that tie are whole`(columns: Int, rows: Int, words: String) throws {
    let replica = try ScriptedReplica(at: "2026-11-01T00:00:00Z")
    for (place, moment) in ["16T09:10", "19T14:10"].enumerated() {
      replica.add("Task \(place)")
      try replica.move(to: "2026-11-\(moment):00Z")
      try replica.complete("Task \(place)")
    }
    var script = ScreenScript(replica, size: Size(columns: columns, rows: rows))
    try script.press("4")
    #expect(script.text.contains(words), "\(script.text)")
  }
}
