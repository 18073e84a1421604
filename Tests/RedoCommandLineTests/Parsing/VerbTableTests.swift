import Testing

@testable import RedoCommandLine
@testable import RedoViewModels

struct VerbTableTests {
  static let names = VerbTable.all.map { $0.words.name }

  @Test func `no name or alias is there twice`() {
    let names = VerbTable.all.flatMap { [$0.words.name] + $0.words.aliases }
    #expect(Set(names).count == names.count)
  }

  @Test func `a verb of another program leads to one verb that there is`() {
    let foreign = ForeignVerb.table.flatMap(\.words)
    let own = VerbTable.all.flatMap { [$0.words.name] + $0.words.aliases }
    #expect(Set(foreign).count == foreign.count && Set(own).isDisjoint(with: foreign))
    #expect(Set(ForeignVerb.table.map(\.verb)).isSubset(of: Self.names))
  }

  @Test func `who asks for the projects or the tags is led to what prints them`() throws {
    let desk = try Desk()
    desk.run(["add", "Pay rent #home"])
    #expect(
      desk.run("projects").complaint.contains(
        "did you mean completions fish -- list '#', which prints the tags in use?"))
    #expect(desk.run(["completions", "fish", "--", "list", "#"]).text == "#home\t1 task\n")
  }

  @Test(arguments: [
    ("lsc", "completions fish -- list '@', which prints the people in use"),
    ("listall", "list --all"), ("lsa", "list --all"), ("listpri", "list --sort priority"),
    ("ids", "list | cut -f1"), ("depri", "edit ID p3, the usual priority"), ("a", "add"),
    ("addm", "add -, which reads a task from each line of standard input"), ("p", "edit"),
    ("replace", "edit"), ("app", "edit, whose // replaces the description"), ("view", "show"),
    ("backup", "export > backup.jsonl, which import takes again"), ("colors", "themes"),
  ])
  func `a verb of todo.txt or Taskwarrior is told with what does the same here`(
    verb: String, instead: String
  ) throws {
    let output = try Desk().run(verb)
    #expect(output.exitCode == 2)
    #expect(output.complaint.contains("; did you mean \(instead)?"), "\(output.complaint)")
  }

  @Test func `summaries are phrases that start with a capital and have no full stop`() {
    for type in VerbTable.all {
      #expect(type.words.summary.first?.isUppercase == true)
      #expect(!type.words.summary.hasSuffix("."))
      for option in type.words.options { #expect(!option.summary.hasSuffix(".")) }
    }
  }

  @Test func `a verb that is a key too has the key's words`() {
    #expect(DoneVerb.words.summary == Command.complete.summary)
    #expect(UndoVerb.words.summary == Command.undo.summary)
  }

  @Test(arguments: names)
  func `words are offered for what the synopsis calls an operand`(name: String) throws {
    let type = try VerbTable.type(named: name)
    let operands = type.words.operands.replacing("[,ID…]", with: "")
      .split { " […]".contains($0) }
    for (place, operand) in operands.enumerated() {
      let kind = type.kind(ofOperandAfter: Array(repeating: "x", count: place))
      switch (operand, kind) {
      case ("ID", .task), ("ID", .archivedTask), ("FILTER", .filter), ("TEXT", .text),
        ("NAME", .signedInRemote), ("VERB", .verb), ("SHELL", .choice), ("BAR", .choice),
        ("add|list|remove", .choice), ("WORD", .other), ("FILE", .other), ("N", .other):
        continue
      default: Issue.record("\(operand) counts as \(kind)")
      }
    }
  }

  @Test func `every example is understood`() throws {
    for type in VerbTable.all {
      for example in type.words.examples {
        let words = example.split(separator: "'").enumerated().flatMap { place, part in
          place % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
        // The rest is the shell's.
        let arguments = Array(words.prefix { $0 != "<" && $0 != ">" })
        #expect(try !Invocation(arguments: arguments).opensFullScreen, "\(example)")
      }
    }
  }

  @Test func `the overview names every verb, and fits 80 columns`() throws {
    let lines = try Desk().run("help").lines
    for name in Self.names { #expect(lines.contains { $0.hasPrefix("  " + name) }) }
    for line in lines { #expect(line.unicodeScalars.count <= 90, "\(line)") }
  }

  @Test(arguments: names)
  func `every verb explains itself the same way however it is asked`(name: String) throws {
    let desk = try Desk()
    let help = desk.run("help \(name)")
    #expect(help.exitCode == 0)
    #expect(help.text.contains("redo " + name))
    for line in ["\(name) --help", "\(name) -h", "\(name) --nonsense --help x y z"] {
      #expect(desk.run(line) == help)
    }
    for option in try VerbTable.type(named: name).words.options {
      #expect(help.text.contains("--" + option.name))
    }
    for line in help.lines { #expect(line.unicodeScalars.count <= 92, "\(line)") }
  }

  @Test func `the screens line by line explain themselves however they are asked`() throws {
    let desk = try Desk()
    let help = desk.run("help linear")
    #expect(help.exitCode == 0 && help.text.contains("redo --linear"))
    for line in ["help --linear", "--linear --help", "--linear -h"] {
      #expect(desk.run(line) == help, "\(line)")
    }
    for line in help.lines { #expect(line.unicodeScalars.count <= 92, "\(line)") }
    #expect(try Invocation(arguments: ["--linear"]).opensLinear)
    #expect(try !Invocation(arguments: ["--linear", "--help"]).opensLinear)
  }

  @Test func `a text that describes a task is not thrown away for help`() throws {
    let desk = try Desk()
    let id = try #require(desk.run("add -- check df -h output").lines.first)
    #expect(desk.run("list").text.contains("check df -h output"))
    #expect(desk.run("edit \(id) -- see ls --help").exitCode == 0)
    #expect(desk.run("list").text.contains("see ls --help"))
    for line in ["add -h output", "add buy --help", "add buy -h"] {
      #expect(desk.run(line) == desk.run("help add"), "\(line)")
    }
    #expect(desk.run("edit \(id) foo --help") == desk.run("help edit"))
    #expect(desk.run("done \(id) --help") == desk.run("help done"))
  }

  @Test func `a term behind the hyphen that turns it round is no option`() throws {
    let desk = try Desk()
    desk.run("add Pay rent tomorrow p5 #home")
    desk.run("add Plan the summer someday p2")
    for (line, found) in [
      ("list -is:draft", "Pay rent"), ("list -p5", "Plan the summer"), ("list -#home", "Plan"),
      ("list -due<=7d", "Plan the summer"), ("list -overdue p5 --json", "Pay rent"),
      ("export -is:draft --format todotxt", "Pay rent"), ("list --limit 3 -points>1 -p2", "Pay"),
    ] {
      let output = desk.run(line)
      #expect(output.exitCode == 0 && output.text.contains(found), "\(line): \(output.complaint)")
      #expect(!output.text.contains(found.hasPrefix("Pay") ? "Plan" : "Pay"), "\(line)")
    }
  }

  @Test func `of a word behind one hyphen is told how a filter leaves it out`() throws {
    let desk = try Desk()
    #expect(
      desk.run("list -work").complaint
        == "redo: list has no option -work; did you mean '!#work' or '!work'?\n")
    #expect(desk.run("list -jsn").complaint.contains("did you mean --json?"))
    #expect(desk.run("done -work").complaint.contains("`redo help done` lists its options"))
  }

  @Test func `options stand anywhere after the verb, until two hyphens end them`() throws {
    let words = ListVerb.words
    let arguments = try VerbArguments(
      ["a", "--limit", "3", "-#b", "--sort=due", "--json", "--", "--all", "-h"], of: words)
    #expect(arguments.operands == ["a", "-#b", "--all", "-h"])
    #expect(arguments.has(.json))
    #expect(!arguments.has(OptionWords(name: "all", summary: "")))
    #expect(!arguments.asksForHelp)
  }

  @Test(arguments: [
    ("list", "list", 0), ("lits", "list", 1), ("lst", "list", 1), ("", "abc", 3), ("ab", "ba", 1),
    ("kitten", "sitting", 3), ("flaw", "lawn", 2),
  ])
  func `distance counts what must be added, left out, replaced or swapped`(
    left: String, right: String, expected: Int
  ) {
    #expect(Nearest.distance(left, right) == expected)
    #expect(Nearest.distance(right, left) == expected)
  }
}
