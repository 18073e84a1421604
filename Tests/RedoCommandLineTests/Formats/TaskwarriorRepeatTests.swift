import Foundation
import RedoCommandLine
import Testing

/// What a repeat counts from, in Taskwarrior and in what was written for it.
struct TaskwarriorRepeatTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  @Test(arguments: [("weekly", 7), ("P1W", 7), ("3d", 3), ("daily", 1), ("2 weeks", 14)])
  func `a repeat counts from the due date, as it does there`(recur: String, days: Int) throws {
    desk.files["a.json"] = Array(
      """
      [{"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61","description":"One","status":"recurring",
       "due":"20261120T080000Z","recur":"\(recur)","tags":["home"]}]
      """.utf8)
    desk.run("import --yes a.json")
    let task = try #require(try desk.run("list --json").objects().first)
    #expect(task["frequencyDays"] as? Int == days)
    #expect(task["tags"] as? [String] == ["home", "fixed"])
    let id = try #require(task["id"] as? String)
    desk.run("done \(id)")
    let next = try desk.run("list --json").objects().first?["deadline"] as? String
    #expect(next?.hasSuffix("T08:00:00.000Z") == true, "\(next ?? "-")")
  }

  @Test(arguments: [
    ("monthly", "monthly", 30, "2026-12-20"), ("P3M", "monthly", 90, "2027-02-20"),
    ("quarterly", "monthly", 90, "2027-02-20"), ("yearly", "yearly", 365, "2027-11-20"),
  ])
  func `months and years go by the calendar, as they do there`(
    recur: String, tag: String, days: Int, next: String
  ) throws {
    desk.files["a.json"] = Array(
      """
      [{"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61","description":"One","status":"recurring",
       "due":"20261120T080000Z","recur":"\(recur)"}]
      """.utf8)
    #expect(!desk.run("import --yes a.json").text.contains("become days"))
    let task = try #require(try desk.run("list --json").objects().first)
    #expect(task["frequencyDays"] as? Int == days && task["tags"] as? [String] == [tag])
    let id = try #require(task["id"] as? String)
    #expect(desk.run("done \(id)").text.contains("next due"))
    let deadline = try desk.run("list --json").objects().first?["deadline"] as? String
    #expect(deadline?.prefix(10) == next[...])
  }

  @Test func `a task that the file names twice has the times that it was done once`() throws {
    let name = "3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61"
    let twice = String(
      repeating: #"{"uuid":"\#(name)","description":"One","status":"recurring","recur":"weekly"},"#,
      count: 300)
    let times = (0..<300).map {
      #"{"uuid":"t\#($0)","parent":"\#(name)","description":"One","status":"pending"}"#
    }
    desk.files["a.json"] = Array("[\(twice)\(times.joined(separator: ","))]".utf8)
    let preview = desk.run("import a.json")
    #expect(preview.text.contains("open repeats of a task that has an earlier one open (299)"))
    #expect(preview.text.contains("299 tasks stand in the file again"))
  }

  @Test func `a repeat that was written here counts from what it did`() throws {
    desk.run("add Water every 7 days tomorrow 9am")
    desk.run("add Rent every 7 days tomorrow 9am #fixed #home")
    let text = desk.run("export --format taskwarrior").text
    #expect(text.components(separatedBy: #""redorecur":"P7D""#).count == 2)
    func tags(_ text: String) throws -> [[String]?] {
      let other = try Desk(2)
      other.files["a.json"] = Array(text.utf8)
      other.run("import --yes a.json")
      return try other.run("list --json --sort title").objects().map { $0["tags"] as? [String] }
    }
    #expect(try tags(text).map { $0?.contains("fixed") } == [true, false])
    // Who changes the repeat there means it as Taskwarrior does.
    let changed = text.replacing(#""recur":"P7D""#, with: #""recur":"weekly""#)
    #expect(try tags(changed).map { $0?.contains("fixed") } == [true, true])
  }
}
