import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@testable import RedoLinear
@testable import RedoScreens

/// The days of the calendar as lines: which have a number, and which are told in one.
struct LinearCalendarTests {
  @Test func `a day on which nothing is due has a number, and says what would come again`() throws {
    var script = LinearScript(try .sample())
    script.type("calendar")
    let day = try #require(script.number(of: "Sun 22 Nov: 1 would come again"))
    let words = "Sun 22 Nov: 1 would come again: “Stretch”"
    #expect(script.type("\(day)") == words)
    #expect(script.type("open") == words)
    #expect(script.type("h", "l") == words)
  }

  @Test func `a week or more on whose days the same tasks would come again is one line`() throws {
    let replica = try ScriptedReplica()
    replica.add("Stretch every day 2026-11-20 22:00")
    replica.add("Pay rent 2026-12-01 09:00")
    var script = LinearScript(replica)
    let heard = script.type("calendar")
    let words = "Sat 21 Nov to Mon 30 Nov: 1 would come again each day: “Stretch”"
    let run = try #require(script.number(of: words))
    #expect(!heard.contains("Sun 22 Nov:") && heard.contains("Wed 2 Dec: 1 would come again\n"))
    #expect(heard.contains("Days on which nothing is due, 15:"))
    #expect(heard.contains("Tue 1 Dec: 1 due, 1 point, 1 would come again\n"))
    #expect(script.type("\(run)") == "Sat 21 Nov: 1 would come again: “Stretch”")
    #expect(script.type("l") == "Sun 22 Nov: 1 would come again: “Stretch”")
  }

  @Test func `days on which as many tasks would come again, but others, keep their lines`() throws {
    let replica = try ScriptedReplica()
    replica.add("Run every 2 days 2026-11-20 22:00")
    replica.add("Swim every 2 days 2026-11-21 22:00")
    var script = LinearScript(replica)
    let heard = script.type("calendar")
    #expect(!heard.contains("each day"))
    for day in ["Sun 22 Nov", "Mon 23 Nov", "Tue 24 Nov"] {
      #expect(heard.contains(". \(day): 1 would come again\n"), "\(day)")
    }
  }

  @Test func `a line for several days names three of the tasks and counts the rest`() throws {
    let replica = try ScriptedReplica()
    for title in ["Run", "Swim", "Read", "Sing", "Rest"] {
      replica.add("\(title) every day 2026-11-20 22:00")
    }
    var script = LinearScript(replica)
    let heard = script.type("calendar")
    let line = script.heard.first { $0.contains("Sat 21 Nov to Sun 6 Dec: 5 would come") }
    #expect(line?.hasSuffix("”, and 2 more") == true, "\(heard)")
    #expect(line?.count { $0 == "“" } == 3)
  }

  @Test func `the ways on go as far as they say, in a week as in the month`() throws {
    var script = LinearScript(try .sample())
    for (line, far) in [("calendar", "h and l go a day on, j"), ("w", "h and l go a week on, j")] {
      #expect(script.type(line).contains("\n\(far)"), "\(script.heard)")
    }
    #expect(script.type("j").hasPrefix("Sat 21 Nov"))
    #expect(script.type("l").hasPrefix("Calendar, Mon 23 Nov to Sun 29 Nov."))
    #expect(script.type("w").contains("\nh and l go a day on, j and k a week;"))
  }

  @Test func `a day of completions alone is listed behind those with something due`() throws {
    let replica = try ScriptedReplica(at: "2026-11-18T10:00:00Z")
    replica.add("Pay rent")
    replica.add("Call Ana 24 nov")
    try replica.complete("Pay rent")
    try replica.move(to: "2026-11-20T10:00:00Z")
    var script = LinearScript(replica)
    script.type("calendar")
    let due = try #require(script.number(of: "Tue 24 Nov: 1 due"))
    let done = try #require(script.number(of: "Wed 18 Nov: 1 done"))
    #expect(due < done)
    #expect(script.type("\(done)") == "Wed 18 Nov: 1 done")
    #expect(script.type("\(due)").hasPrefix("Tue 24 Nov, 1 task due:"))
  }
}
