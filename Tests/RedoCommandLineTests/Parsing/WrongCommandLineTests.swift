import RedoCommandLine
import Testing

/// Whatever is wrong with a call, it ends with one line, the right exit code, and nothing written.
struct WrongCommandLineTests {
  /// Calls that are wrong whatever the log holds, and a part of what is said about each.
  static let wrong: [(line: String, says: String)] = [
    ("lst", "did you mean list?"), ("lits", "did you mean list?"), ("ad", "did you mean add?"),
    ("LIST", "unknown verb"), ("dne 1a2b", "did you mean done?"),
    ("snoze 1a2b", "did you mean snooze?"), ("delte", "did you mean delete?"),
    ("archve", "did you mean archive?"), ("unarchve", "did you mean unarchive?"),
    ("verfy", "did you mean verify?"), ("hlep", "did you mean help?"),
    ("vresion", "did you mean version?"), ("identiy", "did you mean identity?"),
    ("agian", "did you mean again?"), ("udno", "did you mean undo?"),
    ("eidt", "did you mean edit?"),
    ("shwo", "did you mean show?"), ("frobnicate", "`redo help` lists the verbs"),
    ("--json", "unknown verb"), ("-x", "unknown verb"), ("-", "unknown verb"),
    ("--", "unknown verb"), ("--list", "unknown verb"), ("help nothing", "unknown verb"),
    ("help lst", "did you mean list?"), ("help add list", "no use for “list”"),
    ("--help nothing", "unknown verb"),
    ("add", "add needs TEXT…"), ("add --", "add needs TEXT…"), ("add p5", "no words for a title"),
    ("add #home", "no words for a title"), ("add tomorrow 9am", "no words for a title"),
    ("add // only a description", "no words for a title"), ("add -", "holds no task"),
    ("add Pay --json", "add has no option --json"), ("add Pay --due mon", "no option --due"),
    ("add -x Pay", "add has no option -x"), ("add --jsno Pay", "no option --jsno"),
    ("list --jsno", "did you mean --json?"), ("list --sort", "a value is missing: --sort ORDER"),
    ("list --sort rnak", "did you mean rank?"), ("list --sort=", "it is one of rank"),
    ("list --sort DUE", "it is one of rank"), ("list --sort --json", "--sort cannot be “--json”"),
    ("list --limit", "a value is missing: --limit N"), ("list --limit 0", "from 1 to"),
    ("list --limit -1", "from 1 to"), ("list --limit ten", "not “ten”"),
    ("list --limit 1.5", "not “1.5”"), ("list --limit +1", "not “+1”"),
    ("list --limit=", "not “”"), ("list --limit 99999999999999999999", "from 1 to"),
    ("list --limit ١", "from 1 to"), ("list --all=yes", "--all takes no value"),
    ("list --json=1", "--json takes no value"), ("list --jsn", "did you mean --json?"),
    ("list -a", "list has no option -a"), ("list -is:draft", "list has no option -is:draft"),
    ("list --sortt due", "did you mean --sort?"), ("list due<=7x", "is no date"),
    ("list due<=", "lacks a date"), ("list p>=9", "write one from"), ("list p:x", "a number"),
    ("list is:urgent", "nothing that a task can be"), ("list sort:size", "is no order"),
    ("list id:12", "names no id"), ("list created>whenever", "is no date"),
    ("ls --limit x", "not “x”"), ("ls due:yesterdayish", "is no date"),
    ("show", "show needs ID"), ("show 1a2b 3c4d", "no use for “3c4d”"),
    ("show --all 1a2b", "show has no option --all"), ("show 12", "too short"),
    ("show zzzz", "no task has the id"), ("show 1a2b", "no task has the id"),
    ("show --json", "show needs ID"), ("show 1a2b --json=", "--json takes no value"),
    ("done", "done needs ID…"), ("done 1a2b", "no task has the id"),
    ("done --json 1a2b", "done has no option --json"), ("done 1a2b --yes", "no option --yes"),
    ("snooze", "snooze needs ID…"), ("snooze 1a2b", "needs one of --days N and --until WHEN"),
    ("snooze --days 3", "snooze needs ID…"), ("snooze 1a2b --days", "a value is missing: --days N"),
    ("snooze 1a2b --days 0", "from 1 to 36500"), ("snooze 1a2b --days x", "not “x”"),
    ("snooze 1a2b --days 36501", "from 1 to 36500"), ("snooze 1a2b --days=-1", "not “-1”"),
    ("snooze 1a2b --days 1 --until mon", "needs one of --days N and --until WHEN"),
    ("snooze 1a2b --until", "a value is missing: --until WHEN"),
    ("snooze 1a2b --until soonish", "is no date"), ("snooze 1a2b --until=", "no date given"),
    ("snooze 1a2b --until someday", "means no date"),
    ("snooze 1a2b --dys 3", "did you mean --days?"),
    ("snooze 1a2b --days 3", "no task has the id"), ("edit", "edit needs ID TEXT…"),
    ("edit 1a2b", "edit needs ID TEXT…"), ("edit 1a2b p5", "no task has the id"),
    ("edit 1a2b --title x", "edit has no option --title"), ("archive", "archive needs ID…"),
    ("archive 1a2b", "no task has the id"), ("unarchive", "unarchive needs ID…"),
    ("unarchive 1a2b", "no task has the id"), ("delete", "delete needs ID…"),
    ("delete --yes", "delete needs ID…"), ("delete --yes 1a2b", "no task has the id"),
    ("delete --yes=no 1a2b", "--yes takes no value"), ("delete -y 1a2b", "no option -y"),
    ("delete --force 1a2b", "no option --force"), ("rm --yess 1a2b", "did you mean --yes?"),
    ("undo x", "not “x”"), ("undo 0", "from 1 to 1000"), ("undo 1001", "from 1 to 1000"),
    ("undo -1", "from 1 to 1000"), ("undo 1 2", "no use for “2”"),
    ("undo --all", "undo has no option --all"), ("again x", "not “x”"),
    ("again 1 2", "no use for “2”"), ("verify a b", "no use for “b”"),
    ("verify --mend", "verify has no option --mend"), ("verify --jso", "did you mean --json?"),
    ("identity me", "no use for “me”"), ("identity --secret", "no option --secret"),
    ("version 2", "no use for “2”"), ("version --jason", "did you mean --json?"),
    ("log 1a2b 3c4d", "no use for “3c4d”"), ("log zzzz", "no task has the id"),
    ("log --limit 0", "from 1 to"), ("log --at", "a value is missing: --at TIME"),
    ("log --at tomorrow", "still to come"), ("list --at whenever", "is no time"),
    ("show 1a2b --at=", "no time given"), ("stats --at soon", "is no time"),
    ("stats me", "no use for “me”"), ("sats", "did you mean stats?"),
    ("export --format yaml", "it is one of json"), ("export --format", "value is missing"),
    ("export --fromat csv", "did you mean --format?"), ("export due<=7x", "is no date"),
    ("import", "import needs FILE"), ("import a.csv b.csv", "no use for “b.csv”"),
    ("import tasks", "needs one of --format"), ("import a.csv --format jason", "cannot be"),
    ("import a.csv --yes=1", "--yes takes no value"), ("imprt a.csv", "did you mean import?"),
    ("completions", "completions needs SHELL"), ("completions tcsh", "SHELL cannot be"),
    ("completions bsh", "did you mean bash?"), ("widget", "widget needs BAR"),
    ("widget tmx", "did you mean tmux?"), ("widget tmux plain", "no use for “plain”"),
    ("man add", "no use for “add”"), ("mann", "did you mean man?"),
    ("config theme", "no use for “theme”"), ("config --default", "did you mean --defaults?"),
    ("themes matrix", "no use for “matrix”"), ("doctor me", "no use for “me”"),
    ("dotcor", "did you mean doctor?"),
    ("help --json", "help has no option --json"), ("-V 1", "no use for “1”"),
  ]

  @Test(arguments: wrong)
  func `a wrong call says so in one line and writes nothing`(
    line: String, says: String
  ) throws {
    let desk = try Desk()
    let output = desk.run(line)
    #expect(output.exitCode == 2)
    #expect(output.standardOutput.isEmpty)
    #expect(output.complaint.hasPrefix("redo: "))
    #expect(output.complaint.hasSuffix("\n"))
    #expect(output.complaint.filter { $0 == "\n" }.count == 1)
    #expect(output.complaint.contains(says), "\(output.complaint)")
    #expect(desk.writes == 0)
  }

  @Test func `there are a hundred and more of them, none twice`() {
    #expect(Self.wrong.count > 100)
    #expect(Set(Self.wrong.map(\.line)).count == Self.wrong.count)
  }

  @Test func `what was well asked and cannot be is a failure`() throws {
    let desk = try Desk()
    let id = try #require(desk.run("add Water the plants").lines.first)
    desk.run("done \(id)")
    for (line, says) in [
      ("done \(id)", "is done already"), ("unarchive \(id)", "is not archived"),
      ("again", "nothing to redo"), ("edit \(id) Water the plants", "nothing to change"),
    ] {
      let output = desk.run(line)
      #expect(output.exitCode == 1)
      #expect(output.standardOutput.isEmpty)
      #expect(output.complaint.contains(says), "\(output.complaint)")
    }
    #expect(desk.writes == 2)
    #expect(try Desk().run("undo").exitCode == 1)
  }

  @Test func `a complaint about hostile words has nothing in it that acts on a terminal`() throws {
    let hostile = "x\u{1B}]0;owned\u{07}\r\n"
    for arguments in [
      [hostile], ["list", "--" + hostile], ["show", hostile], ["list", "due:" + hostile],
      ["snooze", "1a2b", "--until", hostile], ["help", hostile],
    ] {
      let output = try Desk().run(arguments)
      #expect(output.exitCode == 2)
      #expect(!output.standardError.dropLast().contains { $0 < 0x20 })
    }
  }

  @Test func `a page of text in place of a verb is answered at once`() throws {
    let page = String(repeating: "list", count: 250_000)
    #expect(try Desk().run([page]).exitCode == 2)
  }

  @Test func `an ambiguous id lists the candidates and changes nothing`() throws {
    let lines = try Desk.sharedPrefix()
    let desk = try Desk(log: lines)
    for verb in ["show", "done", "archive", "unarchive", "delete --yes", "snooze --days 1"] {
      let output = desk.run("\(verb) aaaa")
      #expect(output.exitCode == 2)
      #expect(output.complaint.contains("begins the ids of 2 tasks"))
      #expect(output.complaint.contains("aaaa0000-0000-4000-8000-000000000001 “First”"))
      #expect(output.complaint.contains("aaaa0000-0000-4000-8000-000000000002 “Second”"))
    }
    #expect(desk.writes == 0)
    #expect(desk.run("show aaaa0000-0000-4000-8000-000000000002").text.contains("Second"))
  }

  @Test func `tasks that share their first digits are listed by their whole ids`() throws {
    let desk = try Desk(log: try Desk.sharedPrefix())
    let ids = desk.run("list --sort title").lines.map { $0.prefix { $0 != "\t" } }
    #expect(
      ids == ["aaaa0000-0000-4000-8000-000000000001", "aaaa0000-0000-4000-8000-000000000002"])
  }
}
