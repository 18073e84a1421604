import Foundation
import RedoCommandLine
import Testing

/// Tags of files that have the name of one with which a title says how its repeat goes on.
struct ImportRepeatTagTests {
  private static let loss =
    "lost: tags that would end or change a repeat are kept as text in the title"
  private static let heading =
    "TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,"
    + "DURATION_UNIT,DEADLINE,DEADLINE_LANG\n"

  private static let taskwarrior = """
    [{"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b6a","description":"Take pills",
      "status":"recurring","due":"20261201T080000Z","recur":"weekly","tags":["once"]}]
    """
  private static let calendar = """
    BEGIN:VTODO
    SUMMARY:Take pills
    DUE:20261201T080000Z
    CATEGORIES:once
    RRULE:FREQ=WEEKLY
    END:VTODO
    """

  /// A table of Todoist's with one task.
  private static func todoist(_ content: String, _ date: String) -> String {
    heading + "task,\(content),,4,1,,,\(date),en,,,,,\n"
  }

  @Test(
    arguments: [
      ("a.txt", "Take pills +once +home due:2026-12-01 rec:1d\n", "Take pills #once", ["home"], 1),
      ("a.txt", "Water +fixed due:2026-12-01 rec:3d\n", "Water #fixed", [], 3),
      ("a.txt", "Water +fixed due:2026-12-01 rec:+3d\n", "Water", ["fixed"], 3),
      ("a.txt", "Read +monthly due:2026-12-01 rec:+30d\n", "Read #monthly", ["fixed"], 30),
      ("a.txt", "Read +monthly due:2026-12-01 rec:3d\n", "Read", ["monthly"], 3),
      ("a.json", taskwarrior, "Take pills #once", ["fixed"], 7),
      ("a.csv", todoist("Take pills @once", "every day"), "Take pills #once", ["fixed"], 1),
      ("a.csv", todoist("Water @fixed", "every! 3 days"), "Water #fixed", [], 3),
      ("a.csv", "title,tags,repeat\nTake pills,once,7\n", "Take pills #once", [], 7),
      ("a.csv", "title,tags,repeat\nDo #once,once,7\n", "Do #once", [], 7),
      ("a.csv", "title,tags,repeat\nSing #once more,once once,7\n", "Sing #once more", ["once"], 7),
      ("a.md", "- [ ] Take pills #once every:7d\n", "Take pills #once", [], 7),
      ("a.ics", calendar, "Take pills #once", ["fixed"], 7),
      ("a.txt", "Take pills +once +home +monthly\n", "Take pills #once", ["home", "monthly"], nil),
      ("a.csv", "title,tags\nDo #once,once\n", "Do #once", [], nil),
      ("a.csv", "title,tags\nSing #once more,once\n", "Sing #once more", ["once"], nil),
    ] as [(String, String, String, [String], Int?)])
  func `a tag of a file neither ends a repeat nor changes what it counts from`(
    file: String, text: String, title: String, tags: [String], days: Int?
  ) throws {
    let desk = try Desk()
    desk.files[file] = Array(text.utf8)
    let output = desk.run("import --yes \(file)")
    let task = try #require(try desk.run("list --all --json").objects().first)
    #expect(task["title"] as? String == title)
    #expect(task["tags"] as? [String] == tags)
    #expect(task["repeatDays"] as? Int == days)
    let isKept = title.split(separator: " ").last?.hasPrefix("#") == true
    #expect(output.lines.contains(Self.loss + " (1)") == isKept, "\(output.text)")
  }

  @Test(arguments: [
    ("taskwarrior", "a.json"), ("ics", "a.ics"), ("csv", "a.csv"), ("markdown", "a.md"),
    ("todotxt", "a.txt"),
  ])
  func `a tag inside a title says nothing of the repeat that comes back with it`(
    format: String, file: String
  ) throws {
    let (desk, other) = (try Desk(), try Desk(2))
    for line in [
      "Check #fixed rates every 3 days", "Pay #monthly bills every 15th",
      "Read #yearly, then #home papers every 365 days", "Sing #once more every mon",
    ] {
      #expect(desk.run("add \(line)").exitCode == 0)
    }
    func facts(_ desk: Desk) throws -> [[String]] {
      try desk.run("list --all --json --sort title").objects().map { task in
        ["title", "tags", "frequencyDays", "repeatDays", "deadline"].map { "\(task[$0] ?? "")" }
      }
    }
    let exported = desk.run("export --format \(format)")
    other.now = desk.now
    other.files[file] = exported.standardOutput
    #expect(!other.run("import --yes \(file)").text.contains("kept as text in the title"))
    let expected = try facts(desk)
    #expect(expected.map { $0[3] } == ["3", "30", "365", "7"])
    #expect(try facts(other) == expected, "\(exported.text)")
    #expect(other.run("import --yes \(file)").lines.contains("4 tasks are there already"))
  }
}
