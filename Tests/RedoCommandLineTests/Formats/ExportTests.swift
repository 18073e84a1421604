import Foundation
import RedoCommandLine
import RedoIntents
import RedoProtocol
import RedoTestSupport
import Testing

struct ExportTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
    desk.run("add Pay rent, \"soon\" today 18:00 p5 ~3 #home @ana // first; line")
    desk.run("add Water the plants tomorrow every 3 days p2")
    desk.run("add Plan the summer someday p4")
    let id = try #require(desk.run("add Sweep today 17:00 p1").lines.first)
    desk.run("done \(id)")
  }

  /// What tells a task from another, as far as a format keeps it.
  private func tasks(of desk: Desk, _ names: [String]) throws -> [[String]] {
    try desk.run("list --all --json --sort title").objects().map { task in
      names.map { name in
        if name == "completed" {
          return ((task["todos"] as? [[String: Any]])?.last?["completed"] as? String) ?? ""
        }
        return task[name].map { "\($0)" } ?? ""
      }
    }
  }

  @Test(
    arguments: [
      (
        "taskwarrior", "a.json",
        "id title tags people deadline storyPoints frequencyDays description completed"
      ),
      (
        "ics", "a.ics",
        "id title tags people deadline priority storyPoints frequencyDays description"
      ),
      (
        "csv", "a.csv",
        "id title tags people deadline priority storyPoints frequencyDays description completed"
      ),
      (
        "markdown", "a.md",
        "title tags people deadline priority storyPoints frequencyDays completed"
      ),
      ("todotxt", "a.txt", "title tags people deadline priority frequencyDays"),
    ])
  func `what is exported and imported again is what it was`(
    format: String, file: String, kept: String
  ) throws {
    let names = kept.split(separator: " ").map(String.init)
    let exported = desk.run("export --format \(format)")
    #expect(exported.exitCode == 0)
    let other = try Desk(2)
    other.now = desk.now
    other.files[file] = exported.standardOutput
    let imported = other.run("import --yes \(file)")
    #expect(imported.exitCode == 0, "\(imported.complaint)")
    #expect(imported.complaint.isEmpty)
    let expected = try tasks(of: desk, names)
    let found = try tasks(of: other, names)
    #expect(found == expected, "\(exported.text)")
    // And what came back goes out as the same file.
    if format != "taskwarrior" && format != "ics" {
      #expect(other.run("export --format \(format)").text == exported.text)
    }
    #expect(other.run("import --yes \(file)").lines.contains("4 tasks are there already"))
  }

  @Test(arguments: [
    ("taskwarrior", "a.json"), ("ics", "a.ics"), ("csv", "a.csv"), ("markdown", "a.md"),
    ("todotxt", "a.txt"),
  ])
  func `what a repeat counts from comes back`(format: String, file: String) throws {
    let desk = try Desk()
    for line in [
      "Rent every 7 days #home #fixed", "Trash every monday", "Water every 7 days",
      "Wages every 15th", "Card every 24 dec", "Filter quarterly",
    ] {
      desk.run("add \(line)")
    }
    let other = try Desk(2)
    other.now = desk.now
    let exported = desk.run("export --format \(format)")
    other.files[file] = exported.standardOutput
    other.run("import --yes \(file)")
    let names = ["title", "tags", "frequencyDays", "deadline"]
    let expected = try tasks(of: desk, names)
    #expect(try tasks(of: other, names) == expected, "\(exported.text)")
    #expect(expected.count { $0[1].contains("fixed") } == 2)
    #expect(expected.count { $0[1].contains("monthly") || $0[1].contains("yearly") } == 2)
    #expect(!other.run("import \(file)").text.contains("become days"))
    if format == "todotxt" {
      let repeats = exported.lines.flatMap { $0.split(separator: " ") }
        .filter { $0.hasPrefix("rec:") }
      #expect(
        repeats.sorted() == ["rec:+1m", "rec:+1y", "rec:+7d", "rec:+7d", "rec:7d", "rec:90d"])
    }
    #expect(other.run("import --yes \(file)").lines.contains("6 tasks are there already"))
    desk.files[file] = exported.standardOutput
    #expect(desk.run("import --yes \(file)").lines.contains("6 tasks are there already"))
  }

  @Test(arguments: [
    ("taskwarrior", "a.json", false), ("todotxt", "a.txt", false), ("markdown", "a.md", false),
    ("csv", "a.csv", true), ("ics", "a.ics", true),
  ])
  func `labels come back where they stood, behind the tags alone where a format parts them`(
    format: String, file: String, isSorted: Bool
  ) throws {
    let (desk, other) = (try Desk(), try Desk(2))
    other.now = desk.now
    for line in [
      "Ask @ana about #rent, soon @ben #home", "Buy @zoe #b @ana #a",
      "Cut every 3 days fixed @bo #g", "Do \\#b now #a #b", "Eat #a or #a, \\@b #c #c",
    ] {
      #expect(desk.run("add \(line)").exitCode == 0)
    }
    func titles(_ desk: Desk) throws -> [String] {
      try tasks(of: desk, ["storedTitle"]).map { $0[0] }
    }
    #expect(try titles(desk).contains("Cut @bo #g #fixed"))
    let exported = desk.run("export --format \(format)")
    other.files[file] = exported.standardOutput
    #expect(other.run("import --yes \(file)").complaint.isEmpty)
    let expected = [
      isSorted ? "Ask @ana about #rent, soon #home @ben" : "Ask @ana about #rent, soon @ben #home",
      isSorted ? "Buy #b #a @zoe @ana" : "Buy @zoe #b @ana #a",
      isSorted ? "Cut #g #fixed @bo" : "Cut @bo #g #fixed",
      "Do \\#b now #a #b", "Eat #a or #a, \\@b #c",
    ]
    #expect(try titles(other) == expected, "\(exported.text)")
  }

  @Test func `a calendar's rule leaves out no month that lacks the day`() throws {
    let desk = try Desk()
    for line in ["A every 31st", "B every 29 feb", "C every 15th", "D quarterly fixed 30 jan"] {
      desk.run("add \(line)")
    }
    let lines = desk.run("export --format ics").text.split(whereSeparator: \.isNewline)
    #expect(
      lines.filter { $0.hasPrefix("RRULE:") }.sorted() == [
        "RRULE:FREQ=MONTHLY;INTERVAL=1",
        "RRULE:FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=28,29,30,31;BYSETPOS=-1",
        "RRULE:FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30;BYSETPOS=-1",
        "RRULE:FREQ=YEARLY;INTERVAL=1;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1",
      ])
  }

  @Test func `a filter chooses what is exported`() {
    #expect(desk.run("export --format todotxt #home").lines.count == 1)
    #expect(desk.run("export --format todotxt").lines.count == 4)
    #expect(desk.run("export --format todotxt xyzzy").text.isEmpty)
    #expect(desk.run("export due<=7x").exitCode == 2)
    #expect(desk.run("export --format yaml").complaint.contains("it is one of json, jsonl"))
  }

  @Test func `the changes themselves make the same tasks on another device`() throws {
    let other = try Desk(2)
    other.run("add Mine alone")
    let own = other.bytes
    other.files["a.jsonl"] = desk.run("export").standardOutput
    #expect(other.files["a.jsonl"] == desk.bytes)
    #expect(other.run("import a.jsonl").lines.first == "8 lines would be taken over")
    #expect(other.bytes == own)
    #expect(other.run("help import").text.contains("no undo takes this import back"))
    #expect(
      other.run("import --yes a.jsonl").lines
        == ["8 lines taken over, which no undo takes back"])
    #expect(Array(other.bytes.prefix(own.count)) == own)
    #expect(try other.run("list --all --json").objects().count == 5)
    #expect(
      other.run("import --yes a.jsonl").lines == ["0 lines taken over", "8 are there already"])
    #expect(other.run("verify").exitCode == 0)
  }

  @Test func `of one change that is here there is no plural`() throws {
    let desk = try Desk()
    desk.run("add Plan the summer someday")
    desk.files["a.jsonl"] = desk.run("export").standardOutput
    #expect(
      desk.run("import --yes a.jsonl").lines == ["0 lines taken over", "1 is there already"])
  }

  @Test(arguments: [
    ("markdown", "a.md"), ("todotxt", "a.txt"), ("csv", "a.csv"), ("ics", "a.ics"),
    ("taskwarrior", "a.json"),
  ])
  func `the longest repeat and the most points come back, and the title with them`(
    format: String, file: String
  ) throws {
    let (desk, other) = (try Desk(), try Desk(2))
    let greatest = FieldRanges.frequencyDays.upperBound
    #expect(desk.run("add Renew every 40000 days #home today 18:00").exitCode == 0)
    let fields = TaskFields(
      title: "Wait ~99999 every:50000d", storyPoints: greatest, frequencyDays: greatest)
    let root = try Desk.change(.create(fields), of: 1)
    let deadline = try #require(Instant(rfc3339: "2026-11-21T09:00:00Z"))
    let todo = NewTodo<String>(todoID: try Desk.todoID(1), deadline: deadline)
    let due = try Desk.change(.createTodo(todo), of: 1, on: root.id, lamport: 2)
    desk.append(String(decoding: root.line + due.line, as: UTF8.self))
    other.files[file] = desk.run("export --format \(format)").standardOutput
    #expect(other.run("import --yes \(file)").complaint.isEmpty)
    let kept = ["title", "tags", "frequencyDays"] + (format == "todotxt" ? [] : ["storyPoints"])
    #expect(try tasks(of: other, kept) == tasks(of: desk, kept))
    #expect(try tasks(of: other, kept).count == 2)
  }

  @Test(arguments: [("csv", "a.csv"), ("markdown", "a.md"), ("todotxt", "a.txt"), ("ics", "a.ics")])
  func `either of two hours that clocks tell alike comes back`(
    format: String, file: String
  ) throws {
    let (desk, other) = (try Desk(), try Desk(2))
    for desk in [desk, other] { desk.zone = try #require(Desk.zone(named: "Europe/Berlin")) }
    desk.run("add First 2027-10-31T00:30:00Z")
    desk.run("add Second every 7 days 2027-10-31T01:30:00Z")
    other.files[file] = desk.run("export --format \(format)").standardOutput
    #expect(other.run("import --yes \(file)").complaint.isEmpty)
    let kept = ["title", "deadline"]
    #expect(try tasks(of: other, kept) == tasks(of: desk, kept))
    #expect(try tasks(of: other, kept).count == 2)
  }

  @Test(arguments: [("markdown", "a.md"), ("todotxt", "a.txt")])
  func `what is exported adds nothing where it came from, and one line more is one task more`(
    format: String, file: String
  ) throws {
    for _ in 0..<2 { desk.run("add Feed the cat tomorrow p5 #home") }
    desk.run(["add", "--", "-- \u{1B}[31m due:x", "\\p5", "tomorrow"])
    desk.run("add \\#home")
    desk.run("archive \(try #require(desk.run("add Old things").lines.first))")
    let count = try desk.run("list --all --json").objects().count
    let writes = desk.writes
    let exported = desk.run("export --format \(format)")
    desk.files[file] = exported.standardOutput
    #expect(desk.run("import --yes \(file)").lines.contains("\(count) tasks are there already"))
    #expect(desk.writes == writes)
    let line = try #require(exported.lines.first { $0.contains("Feed the cat") })
    desk.files[file] = Array((exported.text + line + "\n").utf8)
    for _ in 0..<2 { desk.run("import --yes \(file)") }
    let tasks = try desk.run("list --all --json").objects()
    #expect(tasks.count == count + 1)
    #expect(tasks.count { $0["title"] as? String == "Feed the cat" } == 3)
  }

  @Test(arguments: ["a.md", "a.txt"])
  func `a line that says anything else than a task here is a new one`(file: String) throws {
    desk.files[file] = Array("- [ ] Plan the summer p5\n- [ ] Plan the summer p4\n".utf8)
    if file == "a.txt" {
      desk.files[file] = Array("(A) Plan the summer\n(B) Plan the summer\n".utf8)
    }
    #expect(desk.run("import --yes \(file)").lines.first?.hasPrefix("1 task imported") == true)
  }

  @Test(arguments: [("csv", "a.csv"), ("markdown", "a.md"), ("todotxt", "a.txt"), ("ics", "a.ics")])
  func `what is as long as a change may be comes back, and what is longer is told`(
    format: String, file: String
  ) throws {
    let title = String(repeating: "long ", count: 40_000) + "end"
    desk.run(["add", title + " tomorrow"])
    let other = try Desk(2)
    other.files[file] = desk.run("export --format \(format)").standardOutput
    #expect(other.run("import --yes \(file)").complaint.isEmpty)
    #expect(try other.run("list --json").objects().contains { $0["title"] as? String == title })
    let longer = String(repeating: "long ", count: 210_000)
    other.files["b.txt"] = Array(longer.utf8)
    let output = other.run("import --yes b.txt")
    #expect(output.complaint.contains("too long for a change; shorten"))
    #expect(other.run("verify").exitCode == 0)
  }

  @Test func `a hostile change log brings only what is sound`() throws {
    var lines = desk.bytes.split(separator: 0x0A).map { Array($0) }
    // A changed title breaks the id, and what builds on it has nothing to stand on.
    lines[0] = Array(String(decoding: lines[0], as: UTF8.self).replacing("rent", with: "debt").utf8)
    lines.append(Array("{\"no\":\"node\"}".utf8))
    lines.append([0xFF, 0xFE])
    let other = try Desk(2)
    other.files["a.jsonl"] = lines.flatMap { $0 + [0x0A] }
    let output = other.run("import --yes a.jsonl")
    #expect(output.lines.first == "6 lines taken over, which no undo takes back")
    #expect(output.lines.contains("left out: what cannot be taken over (4)"))
    #expect(output.complaint.contains("line 1 is left out"))
    #expect(output.complaint.contains("waits for"))
    #expect(output.complaint.contains(", whose line is broken\n"), "\(output.complaint)")
    #expect(try other.run("list --all --json").objects().count == 3)
    #expect(other.run("verify").exitCode == 0)
  }

  @Test func `a change that is forged or breaks a rule is left out with what builds on it`()
    throws
  {
    let task = TaskSketch()
    let root = task.create()
    let forged = task.update(root).edited {
      $0["signature"] = .string(String(repeating: "0", count: 128))
    }
    let late = task.node("UPDATE", on: [root], ["title": "Late"]) {
      $0["timestamp", "lamport"] = 9
    }
    let child = task.node("UPDATE", on: [late], ["title": "Later"]) {
      $0["timestamp", "lamport"] = 10
    }
    let other = try Desk(2)
    other.files["a.jsonl"] = [root, forged, late, child].flatMap { $0.line + [0x0A] }
    let output = other.run("import --yes a.jsonl")
    #expect(
      output.lines == [
        "1 line taken over, which no undo takes back",
        "left out: what cannot be taken over (3)",
      ])
    #expect(other.bytes == root.line + [0x0A])
    for reason in ["signature", "Lamport", "builds on"] {
      #expect(output.complaint.contains(reason), "\(output.complaint)")
    }
  }

  @Test func `a change that a file holds twice is not here for that`() throws {
    let task = TaskSketch()
    let root = task.create()
    let late = task.update(root)
    let other = try Desk(2)
    other.files["late.jsonl"] = [late, late].flatMap { $0.line + [0x0A] }
    let held = other.run("import --yes late.jsonl")
    #expect(held.lines == ["0 lines taken over", "left out: what cannot be taken over (1)"])
    #expect(held.exitCode == 1)
    other.files["all.jsonl"] = [root, root, late].flatMap { $0.line + [0x0A] }
    #expect(
      other.run("import --yes all.jsonl").lines
        == ["2 lines taken over, which no undo takes back"])
    #expect(other.bytes == root.line + [0x0A] + late.line + [0x0A])
  }
}
