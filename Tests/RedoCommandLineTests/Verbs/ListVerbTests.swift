import Foundation
import RedoCommandLine
import RedoProtocol
import RedoTasks
import RedoViewModels
import Testing

struct ListVerbTests {
  let desk: Desk
  /// Titles with what else their lines say, in the order they are added.
  static let lines = [
    "Pay rent today 18:00 p5 ~2 #home", "Call Ana tomorrow p4 @ana", "Water the plants 3d #home",
    "Plan the summer someday", "Renew passport 2026-12-24 p1 every month",
  ]

  init() throws {
    desk = try Desk()
    for line in Self.lines { desk.run("add " + line) }
  }

  func titles(_ line: String) throws -> [String] {
    try desk.run(line).objects().compactMap { $0["title"] as? String }
  }

  @Test func `the formula that the config names is the one that ranks`() throws {
    let id = try #require(try desk.run("list --json").objects().first?["id"] as? String)
    #expect(!desk.run("show \(id)").text.contains("urgency"))
    desk.preferences.ranking = .sigmoid
    #expect(desk.run("show \(id)").text.contains("urgency"))
  }

  @Test func `the help tells apart what JSON says twice of a task`() throws {
    let task = try #require(try desk.run("list --json").objects().first)
    #expect(task["title"] as? String == "Pay rent")
    #expect(task["storedTitle"] as? String == "Pay rent #home")
    let help = desk.run("help list").text
    for member in ["title", "storedTitle", "frequencyDays", "repeatDays"] {
      #expect(task.keys.contains(member), "\(member)")
      #expect(help.contains(member), "\(member)")
    }
  }

  @Test func `the default is every active task by rank`() throws {
    #expect(
      try titles("list --json") == [
        "Pay rent", "Call Ana", "Water the plants", "Plan the summer", "Renew passport",
      ])
  }

  @Test(arguments: [
    ("done", "instead of done write is:done"),
    ("Archived", "instead of Archived write is:archived"),
    ("today", "instead of today write due:today"), ("rent monday", "instead of monday write due:"),
    ("done today", "instead of done write is:done; instead of today write due:today"),
  ])
  func `a word with the name of a term that finds nothing is told`(line: String, says: String) {
    let output = desk.run("list \(line)")
    #expect(output.exitCode == 0 && output.text.isEmpty)
    #expect(output.complaint.hasPrefix("redo: words are looked for in the texts: \(says)"))
    #expect(desk.run("list \(line) --json").complaint == output.complaint)
  }

  @Test(arguments: [
    ("+garden", #"write '#garden', or put '"…"' round it to look for it"#),
    ("end.after:today", "write 'done>today', or"),
    ("-tag:work", "write '#work', with - before it, or"),
    ("pri:H", "write p and a number from 1 to 5, as in p5 or 'p>=4', or"),
    ("not #home", "write '!' before the term, as in '!#home', or"),
    ("title:rent", "write rent, which"), ("due <= 7d", "without blanks: 'due<=7d'"),
    ("due:whenever", #"or 2026-12-24, with '"…"' round several words"#),
  ])
  func `what to write has the quotes without which a shell would take it for itself`(
    line: String, says: String
  ) {
    let output = desk.run(["list", line])
    #expect(output.exitCode == 2 && output.complaint.contains(says), "\(output.complaint)")
  }

  @Test(arguments: [
    ("overdue|today", "instead of today write due:today"),
    ("due:today|tomorrow", "instead of tomorrow write due:tomorrow"),
    ("done|#home", "instead of done write is:done"),
  ])
  func `a word with the name of a term that a bar joins to one is told beside what is found`(
    line: String, says: String
  ) {
    desk.now = desk.now.advanced(byDays: 1)
    let output = desk.run("list \(line)")
    #expect(output.exitCode == 0 && !output.text.isEmpty)
    #expect(output.complaint.hasPrefix("redo: words are looked for in the texts: \(says)"))
    #expect(desk.run("list \(line) --json").complaint == output.complaint)
  }

  @Test func `words with the names of terms that a bar joins are told where nothing is found`() {
    #expect(
      desk.run("list friday|done").complaint.contains(
        "instead of friday write due:friday; instead of done write is:done"))
    #expect(desk.run("list rent|today").complaint.isEmpty)
  }

  @Test(arguments: ["xyzzy", "rent", "\\done", "\"today\"", "-done", "is:done", "due:tomorrow xy"])
  func `a word that finds something or is meant as it stands is not told`(line: String) {
    #expect(desk.run("list -- \(line)").complaint.isEmpty)
  }

  @Test func `every order sorts`() throws {
    #expect(try titles("ls --json --sort rank").first == "Pay rent")
    #expect(try titles("ls --json --sort priority").last == "Renew passport")
    #expect(
      try titles("ls --json --sort due") == [
        "Pay rent", "Call Ana", "Water the plants", "Renew passport", "Plan the summer",
      ])
    #expect(try titles("ls --json --sort=created").first == "Renew passport")
    #expect(
      try titles("ls --sort title --json") == [
        "Call Ana", "Pay rent", "Plan the summer", "Renew passport", "Water the plants",
      ])
  }

  @Test func `filter words choose the tasks and may give the order`() throws {
    #expect(try titles("list #home --json") == ["Pay rent", "Water the plants"])
    #expect(try titles("list --json -#home p>=4") == ["Call Ana"])
    #expect(try titles("list @ana --json") == ["Call Ana"])
    #expect(try titles("list is:draft --json") == ["Plan the summer"])
    #expect(try titles("list recurring --json") == ["Renew passport"])
    #expect(try titles("list sort:title #home --json") == ["Pay rent", "Water the plants"])
    #expect(try titles("list sort:title --sort due --json").first == "Pay rent")
    #expect(try titles("list xyzzy --json") == [])
    // Letters in order are enough, as in the full screen, but whole words come first.
    #expect(try titles("list plants --json") == ["Water the plants", "Plan the summer"])
    #expect(try titles("list --json -- \"the plants\"") == ["Water the plants"])
  }

  @Test func `a limit shows the first ones alone`() throws {
    #expect(try titles("list --limit 2 --json") == ["Pay rent", "Call Ana"])
    #expect(try titles("list --limit=1 --sort title --json") == ["Call Ana"])
    #expect(try titles("list --limit 1000000000 --json").count == 5)
    // The last of several counts, so that an alias can be overruled.
    #expect(try titles("list --limit 1 --limit 3 --json").count == 3)
  }

  @Test func `done and archived tasks are shown where they are asked for`() throws {
    let ids = desk.run("list --sort title").lines.map { String($0.prefix(8)) }
    desk.run("done \(ids[0])")
    desk.run("archive \(ids[1])")
    #expect(try titles("list --json --sort title").count == 3)
    #expect(try titles("list is:done --json").contains("Call Ana"))
    #expect(try titles("list is:archived --json").contains("Pay rent"))
    let all = try desk.run("list --all --json --sort title").objects()
    #expect(all.count == 5)
    #expect(all[0]["currentTodo"] is NSNull)
    #expect(all[0]["deadline"] is NSNull)
    #expect(all[1]["archived"] as? Bool == true)
    #expect(all[2]["draft"] as? Bool == true)
    let groups = desk.run("list --all --sort title").lines.map { $0.split(separator: "\t")[1] }
    #expect(groups == ["done", "archived", "draft", "later", "week"])
  }

  @Test func `a pipe gets six fields between tabs, the same in every run`() throws {
    let text = desk.run("list --sort due").text
    #expect(
      text == """
        157c4a7f\ttoday\t2026-11-20T18:00:00.000Z\tp5\tPay rent\t#home
        3f74df7d\tweek\t2026-11-21T18:00:00.000Z\tp4\tCall Ana\t@ana
        696c747c\tweek\t2026-11-23T18:00:00.000Z\tp3\tWater the plants\t#home
        a8e053fa\tlater\t2026-12-24T18:00:00.000Z\tp1\tRenew passport\t
        9364097b\tdraft\t\tp3\tPlan the summer\t

        """)
    #expect(desk.run("list --sort due").text == text)
  }

  @Test func `a pipe gets titles whole and without control characters`() throws {
    let title = "Evil \u{1B}[2J\u{9B}31m\n" + String(repeating: "long ", count: 400) + "end"
    desk.run(["add", "Evil\t" + title.dropFirst(5), "p5", "today", "17:00"])
    let line = try #require(desk.run("list end").lines.first)
    #expect(line.split(separator: "\t", omittingEmptySubsequences: false).count == 6)
    #expect(line.contains("long end"))
    #expect(!line.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
    #expect(desk.run("list end").lines.count == 1)

    let json = desk.run("list end --json")
    #expect(!json.standardOutput.contains { ($0 < 0x20 && $0 != 0x0A) || $0 == 0x7F })
    #expect(!json.text.unicodeScalars.contains { (0x80...0x9F).contains($0.value) })
    #expect(try json.objects().first?["title"] as? String == title)
  }

  @Test func `JSON stands one task a line`() throws {
    let lines = desk.run("list --json").lines
    #expect(lines.first == "[")
    #expect(lines.last == "]")
    #expect(lines.count == 7)
    for line in lines.dropFirst().dropLast() { #expect(line.hasPrefix("{\"archived\":false,")) }
    #expect(desk.run("list xyzzy --json").text == "[]\n")
    #expect(desk.run("list xyzzy").text == "")
    #expect(desk.run("list xyzzy").exitCode == 0)
  }

  @Test func `every line fits the terminal, and what was cut off is marked`() throws {
    desk.run("add Write a letter that goes on and on until nobody wants to read it today 15:00 p5")
    for columns in [20, 40, 60, 80, 200] {
      desk.output = .monochrome(columns: columns)
      let lines = desk.run("list").lines
      #expect(lines.count == 6)
      for line in lines {
        #expect(line.unicodeScalars.count <= max(columns, 36), "\(columns): \(line)")
        #expect(!line.contains("\t"))
        #expect(!line.hasSuffix(" "))
      }
      #expect(lines.contains { $0.contains("…") } == (columns < 120))
    }
  }

  @Test func `blanks behind a short title give labels and the repeat the room they lack`() throws {
    let desk = try Desk()
    desk.run("add Tea daily #home")
    desk.output = .monochrome(columns: 60)
    let alone = try #require(desk.run("list").lines.first)
    #expect(alone.contains("#home") && !alone.contains("…"), "\(alone)")
    desk.output = .plain
    desk.run("add Write a letter that goes on and on until nobody reads it #long every week")
    desk.output = .monochrome(columns: 60)
    let lines = desk.run("list").lines
    #expect(lines.count == 2 && lines.allSatisfy { $0.unicodeScalars.count <= 60 })
    #expect(lines.contains { $0.contains("Tea") && !$0.contains("…") }, "\(lines)")
  }

  @Test func `a person reads how a repeat is counted as the repeat, a program as a label`() throws {
    let desk = try Desk()
    desk.run("add Pay rent every 15th #home")
    let id = try #require(desk.run("list").lines.first?.prefix(8))
    #expect(desk.run("list").text.hasSuffix("\tPay rent\t#home #monthly\n"))
    #expect(desk.run("show \(id)").lines.contains("labels\t#home #monthly"))
    desk.output = .monochrome(columns: 80)
    #expect(desk.run("list").text.hasSuffix("  Pay rent  #home  every 1mo\n"))
    #expect(!desk.run("show \(id)").text.contains("#monthly"))
    #expect(desk.run("list monthly").text.contains("nothing matches"))
  }

  @Test func `a person reads no label that said how a repeat was counted before it ended`() throws {
    let desk = try Desk()
    desk.run("add Bins every monday #home #once")
    let id = try #require(desk.run("list").lines.first?.prefix(8))
    #expect(desk.run("show \(id)").lines.contains("labels\t#home #fixed"))
    desk.output = .monochrome(columns: 80)
    #expect(desk.run("list").text.hasSuffix("  Bins  #home\n"))
    #expect(!desk.run("show \(id)").text.contains("#fixed"))
  }

  @Test func `a terminal is told that there is nothing, a pipe gets nothing`() {
    desk.output = .monochrome(columns: 80)
    #expect(
      desk.run("list xyzzy").text == "nothing matches; `redo list` shows all that is to be done\n")
    #expect(desk.run("list xyzzy --json").text == "[]\n")
    desk.output = .plain
    #expect(desk.run("list xyzzy").standardOutput.isEmpty)
  }

  @Test func `a terminal gets colours by meaning`() throws {
    desk.now = desk.now.advanced(byDays: 1)
    desk.output = .coloured(columns: 100)
    let lines = desk.run("list --sort due").lines
    #expect(lines[0].contains("<error>"))
    #expect(lines[0].contains("<warning>p5</>"))
    #expect(lines[0].contains("<label>#home"))
    #expect(lines[0].hasPrefix("<accent>"))
    #expect(lines[1].contains("<warning>by 18:00"))
    #expect(!lines[2].contains("<error>"))
  }
}
