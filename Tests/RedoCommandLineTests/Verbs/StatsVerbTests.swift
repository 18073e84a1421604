import Foundation
import RedoCommandLine
import Testing

struct StatsVerbTests {
  @Test func `what is open and what was done is counted`() throws {
    let desk = try Desk()
    let id = try #require(desk.run("add Pay rent today 18:00 p5 ~3").lines.first)
    desk.run("add Call Ana tomorrow p4")
    desk.run("add Plan the summer someday")
    desk.run("done \(id)")
    let stats = try desk.run("stats --json").object()
    #expect(stats["active"] as? Int == 2)
    #expect(stats["drafts"] as? Int == 1)
    #expect(stats["priorities"] as? [Int] == [0, 0, 1, 1, 0])
    #expect((stats["trend"] as? [Int])?.last == 1)
    #expect((stats["trend"] as? [Int])?.count == 90)
    let weeks = try #require(stats["weeks"] as? [String: [String: Any]])
    #expect(weeks["current"]?["added"] as? Int == 3 && weeks["current"]?["done"] as? Int == 1)
    #expect(weeks["current"]?["onTimeShare"] as? Double == 1)
    #expect(weeks["current"]?["points"] as? Int == 3)
    #expect(weeks["previous"]?["done"] as? Int == 0)
    #expect(weeks["previous"]?["onTimeShare"] is NSNull)
    #expect((stats["velocity"] as? [[String: Int]])?.first == ["days": 1, "done": 1, "points": 3])
    #expect((stats["streak"] as? [String: Int]) == ["best": 1, "current": 1])
    #expect((stats["forecast"] as? [String: Any])?["tasks"] is NSNull)
    #expect(stats["today"] as? String == "2026-11-20")
  }

  @Test func `a picture goes into the file that is named, or to standard output`() throws {
    let desk = try Desk()
    #expect(desk.run("stats --svg year.svg").exitCode == 0)
    #expect(desk.files["year.svg"] == Array("<svg/>".utf8))
    #expect(desk.run("stats --svg year.svg --at yesterday").exitCode == 0)
    #expect(desk.run("stats --svg -").text == "<svg/>")
  }

  @Test func `of one there is no plural`() throws {
    let desk = try Desk()
    let id = try #require(desk.run("add Pay rent today 18:00 ~1").lines.first)
    desk.run("add Plan the summer someday")
    desk.run("done \(id)")
    let lines = desk.run("stats").lines
    #expect(lines.contains("active\t1, 0 due by 2026-11-26, 1 draft"))
    #expect(lines.contains("streak\t1 day, best 1"))
    #expect(lines.contains("done, today\t1, 1 point, 1 a day"))
  }

  @Test func `the text says the same, and why there is no forecast`() throws {
    let desk = try Desk()
    desk.run("add Pay rent today 18:00")
    let lines = desk.run("stats").lines
    #expect(lines.contains("active\t1, 1 due by 2026-11-26, 0 drafts"))
    #expect(lines.contains("forecast, tasks\ttoo early: 0 of 14 days"))
    #expect(try Desk().run("stats").exitCode == 0)
    desk.output = .monochrome(columns: 80)
    for line in desk.run("stats").lines { #expect(line.unicodeScalars.count <= 80, "\(line)") }
  }
}
