import RedoTestSupport
import RedoViewModels
import Testing

@testable import RedoLinear

@Suite struct LinearPromptTests {
  @Test(
    arguments: [
      ("d 1,2", "When are 2 tasks due? Such as fri 9am, in 3 days, someday."),
      ("r 1,2", "How often do 2 tasks come back? Such as 2 weeks, 30 days fixed, never."),
      ("r 1", "How often does “"), ("; 1,2", "Note what on 2 tasks? Such as called, no answer."),
    ])
  func `a question about one task or several agrees with how many there are`(
    line: String, question: String
  ) throws {
    var script = LinearScript(try .sample())
    #expect(script.type(line).hasPrefix(question))
  }

  @Test(arguments: [["; 1 called"], [";1 called"], ["note 1 called"], ["; 1", "called"]])
  func `a note is put below the description of the task that a number names`(lines: [String])
    throws
  {
    var script = LinearScript(try .sample())
    for line in lines { script.type(line) }
    #expect(script.heard.first?.hasPrefix("Changed the description of “") == true)
  }

  @Test func `a tag or a person is combined with the filter by a word and its number`() throws {
    var script = LinearScript(try .sample())
    #expect(script.type("#").contains("combine and a number those that have it, too"))
    #expect(script.type("combine 1,2").contains(" lists "))
    script.type("b")
    #expect(script.session.viewModel.tasks.list.filterLine.split(separator: " ").count == 2)
    #expect(script.type("#").contains(", in the filter"))
  }

  @Test func `the question for a filter names what lists all again`() throws {
    var script = LinearScript(try .sample())
    script.type("f #home")
    #expect(script.type("f").contains("; - lists all."))
    #expect(script.type("-").hasPrefix("Tasks, All, "))
  }

  @Test(arguments: [
    (["plan", "a Eggs"], "due today 18:00"), (["plan", "a", "Eggs"], "due today 18:00"),
    (["plan", "a", "+ Eggs"], "due today 18:00"), (["plan", "a Eggs mon"], "due Mon 18:00"),
    (["plan", "a Eggs someday"], "no date"), (["plan", "a", "-", "Eggs"], "due 27 Nov 18:00"),
    (["plan", "a #x", "Eggs"], "due today 18:00"), (["plan", "Eggs", "a", ""], "due today 18:00"),
    (["plan", "a #x", "b", "a", "", "Eggs"], "due today 18:00"),
    (["calendar", "l", "a Eggs"], "due tomorrow 18:00"), (["a Eggs"], "due 27 Nov 18:00"),
  ])
  func `a day that the screen offers begins the line until another date or - takes its place`(
    lines: [String], due: String
  ) throws {
    var script = LinearScript(try .sample())
    for line in lines { script.type(line) }
    #expect(script.heard.first == "Added “Eggs”. u undoes.", "\(script.transcript.suffix(9))")
    #expect(script.type("/ eggs").contains(". Eggs, \(due), "))
  }

  @Test func `a line that begins with a day says so, and only what was typed counts as left`()
    throws
  {
    var script = LinearScript(try .sample())
    #expect(script.type("plan", "a").contains("\nIt begins with “today”: what you type comes "))
    #expect(script.type("").contains("has no words for a title"))
    #expect(script.heard.count == 1, "nothing was typed that could be kept")
    #expect(!script.type("b").contains("kept"))
  }

  @Test(arguments: [
    ["a Call Ana project:home"], ["i 1 Call Ana project:home"], ["Call Ana project:home", "a", ""],
  ])
  func `words that stay in a title though more is meant are told once it is written`(
    lines: [String]
  ) throws {
    var script = LinearScript(try .sample())
    for line in lines { script.type(line) }
    #expect(script.replica.written.count == 13)
    #expect(script.heard.contains("“project:home” stays in the title; write #home."))
  }

  @Test(arguments: [["i 1", "-"], ["i 1 -"], ["i 1 -", "-"], ["a -"]])
  func `a hyphen alone empties a line about a task, and is the title of none`(
    lines: [String]
  ) throws {
    var script = LinearScript(try .sample())
    for line in lines { script.type(line) }
    #expect(script.heard.first?.hasPrefix(lines[0] == "a -" ? "What is" : "Edit “Pay") == true)
    script.type("")
    #expect(script.heard.first?.hasPrefix("Not written: ") == true)
    script.type("b")
    #expect(script.replica.written.count == 12)
  }

  @Test(arguments: [
    ("; 1", "called", "Enter writes it, b leaves it;"),
    ("; 1,2", "called", "Enter writes it, b leaves it;"),
    ("i 1,2", "p3 ~8", "Enter writes it, b leaves it;"),
    ("W", "tasks", "Enter goes on with it, b leaves it;"),
  ])
  func `a line that was left says what Enter makes of it when it is there again`(
    way: String, line: String, words: String
  ) throws {
    var script = LinearScript(try .sample())
    script.replica.nextFailure = IntentFailure(message: "the disk is full")
    #expect(script.type("\(way) \(line)").contains("Not written: "))
    script.type("b", way)
    #expect(script.heard.dropLast().last == "It says: " + line)
    #expect(script.heard.last == words + " another line takes its place.")
  }

  @Test(arguments: [("a", "points: ~3"), ("s 1", "weeks on: w, 2w"), ("f", "order: sort:due")])
  func `help where a text is asked for tells what may be typed, and the next line answers`(
    line: String, part: String
  ) throws {
    var script = LinearScript(try .sample())
    script.type(line, "?")
    #expect(script.heard.contains(part) && !script.heard.contains { $0.hasPrefix("A number") })
    let prompt = try #require(
      script.session.viewModel.openPrompt, "the line is gone: \(script.heard)")
    #expect(prompt.isBlank)
  }

  @Test(
    arguments: [
      ("s 3", "due 29 Nov 18:00"), ("r 2 weeks", "every 14 days"), ("p 5", "priority 5"),
    ])
  func `a number behind a command is a value where a task is open, whatever is numbered there`(
    line: String, change: String
  ) throws {
    let replica = try ScriptedReplica()
    replica.add("Pack 2026-11-26 18:00")
    var script = LinearScript(replica)
    script.type("1", line)
    #expect(replica.written.count == 2, "\(script.heard)")
    #expect(script.type("b", "").contains(change))
  }

  @Test(
    arguments: [
      (["i 1"], []), (["e 1"], []), (["plan", "a"], []), (["f"], []),
      (["a", "p5"], ["Not written: p5"]), (["e 1", "4 1"], ["Not written: Priority: 1"]),
    ] as [([String], [String])])
  func `whoever leaves hears what was typed and is not written, and nothing else`(
    lines: [String], heard: [String]
  ) throws {
    var script = LinearScript(try .sample())
    for line in lines + ["q"] { script.type(line) }
    #expect(script.heard == heard)
  }

  @Test(arguments: OwnLine.allCases.flatMap(\.spellings))
  func `what leaves or undoes alone is a text behind a backslash, a command or a number`(
    word: String
  ) throws {
    for lines in [["a", "\\\(word)"], ["a \(word)"]] {
      var script = LinearScript(try .sample())
      for line in lines { script.type(line) }
      #expect(script.heard.first == "Added “\(word)”. u undoes.")
      script.type("/\(word)")
      #expect(script.session.viewModel.tasks.list.filterLine == word)
      script.type("b", "settings")
      let number = try #require(script.number(of: "Time of day"))
      script.type("\(number) \(word)")
      #expect(script.heard.contains("Kept: \(word)"))
      #expect(script.replica.written.count == 13 && !script.effects.contains(.quit))
    }
  }
}
