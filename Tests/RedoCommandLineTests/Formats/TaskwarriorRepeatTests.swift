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

  @Test func `the repeat of a draft and of what is done comes back too, archived or not`() throws {
    for line in [
      "Idea someday every 7 days #home", "Plan someday every 7 days #fixed",
      "Read someday every 30 days #monthly", "Fly someday every 365 days #yearly",
    ] {
      #expect(desk.run("add \(line)").exitCode == 0)
    }
    for line in ["Sweep today 17:00", "Shelve today 17:00"] {
      let id = try #require(desk.run("add \(line)").lines.first)
      desk.run("done \(id)")
      #expect(desk.run("edit \(id) every 3 days").exitCode == 0)
      if line.hasPrefix("Shelve") { desk.run("archive \(id)") }
    }
    let text = desk.run("export --format taskwarrior").text
    #expect(!text.contains(#""recur""#), "Taskwarrior asks for a date beside one")
    let repeats = ["P1M", "P1Y", "P3D", "P3D", "P7D", "P7D"]
    #expect(
      text.components(separatedBy: #""redorepeat":""#).dropFirst().map { String($0.prefix(3)) }
        .sorted() == repeats)
    func facts(_ desk: Desk) throws -> [[String]] {
      try desk.run("list --all --json --sort title").objects().map { task in
        ["id", "title", "tags", "frequencyDays", "repeatDays", "draft", "archived"]
          .map { "\(task[$0] ?? "")" }
      }
    }
    let other = try Desk(2)
    other.files["a.json"] = Array(text.utf8)
    #expect(!other.run("import --yes a.json").text.contains("attributes of your own"))
    #expect(try facts(other) == facts(desk))
    #expect(desk.run("help export").text.contains("redorepeat"))
    // Who sets a repeat there means it as Taskwarrior does.
    let set = try Desk(3)
    set.files["a.json"] = Array(
      text.replacing(#""redorepeat":"P1M""#, with: #""recur":"weekly","redorepeat":"P1M""#).utf8)
    set.run("import --yes a.json")
    let read = try set.run("list --all --json").objects().first { $0["title"] as? String == "Read" }
    #expect(read?["frequencyDays"] as? Int == 7)
  }
}
