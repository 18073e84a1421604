import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

struct TaskFilterTests {
  static let active = "Renew Pay Review Water Learn Read Fix Call"
  static let all = "Renew Pay Review Water Learn Old EINKÄUFE Read Fix Call"

  @Test(arguments: [
    ("p>=4", "Renew Pay Review"),
    ("p>4", "Pay"),
    ("p4", "Renew Review"),
    ("P:5", "Pay"),
    ("priority=1", "Learn"),
    ("p<2", "Learn"),
    ("p<=2", "Water Learn"),
    ("points>2", "Renew Fix"),
    ("points:0", "EINKÄUFE"),
    ("points<1", "EINKÄUFE"),
    ("points=3", "Renew"),
  ])
  func `numbers compare`(line: String, expected: String) throws {
    let found = try SampleTasks().found(by: line)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("overdue", "Pay"),
    ("is:overdue", "Pay"),
    ("recurring", "Pay Water"),
    ("Is:Recurring", "Pay Water"),
    ("is:draft", "Learn"),
    ("is:done", "Old"),
    ("is:archived", "EINKÄUFE"),
    ("is:forked", "Fix"),
  ])
  func `states are asked for by name`(line: String, expected: String) throws {
    let found = try SampleTasks().found(by: line)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("", "#home"), ("p4 rent", "p4 rent #home"), ("#home", ""), ("#Home  p4", "p4"),
    (#"p4 #home due<"next fri""#, #"p4 due<"next fri""#), ("!#home", "#home"),
    ("p4 -#Home rent", "p4 rent #home"), ("-#home #home", "-#home"),
    ("\\#home", "\\#home #home"), (#""pay"#, #"#home "pay"#), ("#homes", "#homes #home"),
    ("#home|#work", "#home|#work #home"), ("@home", "@home #home"),
  ])
  func `a line is given a tag as a term of its own, or loses it`(
    line: String, result: String
  ) throws {
    let home = try #require(TitleLabel(.tag, name: "home"))
    #expect(TaskFilter.line(line, toggling: home) == result)
    #expect(TaskFilter.asks(line, for: home) == !TaskFilter.asks(result, for: home))
  }

  @Test(arguments: [
    ("#admin|#garden", "Renew Water"), ("p5|@ana", "Pay Review"),
    ("p1|overdue|is:draft", "Pay Learn"),
    ("bike|harp", "Learn Fix"), ("#home|#work -overdue", "Water"), ("#home|#work p5", "Pay"),
    ("-#home|p4", "Renew Review Learn Read Fix Call"), ("p1|!recurring p<3", "Learn"),
    ("#garden|-is:recurring p2", "Water"), ("is:archived|p5", "Pay EINKÄUFE"),
    ("is:done|#garden", "Water Old"), (#"due<"2026-11-19"|p1"#, "Pay Learn"),
    ("due:none|points:0", "Learn"), ("is:archived #home|points:0", "EINKÄUFE"),
    ("#home|is:archived", "Pay Water EINKÄUFE"), ("#work|p5", "Pay"),
    ("-p4|-p3", "\(TaskFilterTests.active)"),
  ])
  func `of terms that a bar joins one is enough`(line: String, expected: String) throws {
    let filter = TaskFilter(line, in: .at())
    #expect(filter.problems.isEmpty)
    let found = try SampleTasks().found(by: filter)
    #expect(found == expected)
  }

  @Test func `a bar that joins a state asks for the tasks in it, as the state does`() {
    let done = TaskFilter("is:done", in: .at()).scope
    #expect(TaskFilter("#home|is:done", in: .at()).scope == done)
    #expect(TaskFilter("-#home|is:done", in: .at()).scope == done)
    #expect(TaskFilter("#home|-is:done", in: .at()).scope == .active)
  }

  @Test func `a bar at the end of a line that is typed waits for what it joins`() throws {
    let sample = try SampleTasks()
    let growing = TaskFilter("#garden|", in: .at(), isTyping: true)
    #expect(sample.found(by: growing) == "Water" && growing.problems.isEmpty)
    let next = TaskFilter("#garden|#adm", in: .at(), isTyping: true)
    #expect(sample.found(by: next) == "Renew Water")
    for text in [#""a|b""#, #"\a|b"#, "|", "||"] {
      #expect(TaskFilter(text, in: .at()).problems.isEmpty, "\(text)")
    }
    #expect(sample.found(by: #""passport|harp""#) == "")
  }

  @Test(arguments: [
    "|\u{301}", "a|\u{301}", "a|b|\u{301}", "a|-\u{301}b", "a|\"\u{301}b", "||\u{20E3}",
    "-a|\u{301}|",
  ])
  func `a bar joins whatever mark stands behind it`(line: String) throws {
    let sample = try SampleTasks()
    for isTyping in [true, false] {
      let filter = TaskFilter(line, in: .at(), isTyping: isTyping)
      _ = sample.found(by: filter)
    }
    let joined = TaskFilter("passport|harp\u{301}|bike|\u{301}", in: .at())
    #expect(sample.found(by: joined) == sample.found(by: "passport|bike|\u{301}"))
  }

  @Test(arguments: [
    ("#home", "Pay Water"),
    ("#HOME", "Pay Water"),
    ("#garden", "Water"),
    ("#gard", ""),
    ("#once", ""),
    ("@ana", "Review"),
    ("@home", ""),
    ("#home #garden", "Water"),
  ])
  func `tags and people are found by their whole names`(
    line: String, expected: String
  ) throws {
    let found = try SampleTasks().found(by: line)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("passport", "Renew"),
    ("PASS", "Renew"),
    ("photos", "Renew"),
    ("tram", "Renew"),
    ("nand", ""),
    ("einkäufe", "EINKÄUFE"),
    ("über", "EINKÄUFE"),
    ("admin", "Renew"),
    ("once", ""),
    ("the pipe", "Read"),
    ("\"the pipe\"", ""),
    ("\"the 5\"", "Read"),
    ("\"the plants", "Water"),
    ("\"WATER the\" p2", "Water"),
    (#"pipe\manual"#, "Read"),
    (#"#3"#, "Read"),
    ("\\#3", "Read"),
    (#""l #home""#, "Call"),
    ("\\#home", "Pay Water Call"),
    (#"\overdue"#, ""),
    ("\"overdue\"", ""),
    ("5\"", "Read"),
  ])
  func `words are looked for in titles, labels and descriptions`(
    line: String, expected: String
  ) throws {
    let found = try SampleTasks().found(by: line)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("#caf\u{E9}", "One Two"), ("#CAFE\u{301}", "One Two"), ("#cafe", "Three"),
    ("#caf\u{E9}s", "Four"), ("@caf\u{E9}", ""), ("-#caf\u{E9}", "Three Four Five"),
  ])
  func `a label is found in whatever bytes a letter with a mark is spelled`(
    line: String, expected: String
  ) throws {
    var log = try IntentLog()
    for title in [
      "One #caf\u{E9}", "Two \"quoted\" #cafe\u{301}", "Three #cafe", "Four #cafe\u{301}s",
      "Five caf\u{E9}",
    ] {
      try log.add(TaskDraft(title: title))
    }
    let projection = log.projection
    func found(_ filter: TaskFilter) -> String {
      projection.tasks.filter { filter.matches($0, in: projection) }
        .map { projection.storedTitle(of: $0).prefix { $0 != " " } }.joined(separator: " ")
    }
    #expect(found(TaskFilter(line, in: .at())) == expected)
    if line == "#caf\u{E9}" {
      #expect(found(TaskFilter(line, in: .at(), isTyping: true)) == "One Two Four")
    }
  }

  @Test(arguments: [
    ("caf\u{E9}", "One Two Three"), ("CAFE\u{301}", "One Two Three"), ("cafe", "Two Three Four"),
    ("\"f\u{E9} no\"", "One Two"), ("-caf\u{E9}", "Four Five Six"), ("\u{D55C}", "Five"),
    ("\u{304C}", "Six"), ("\u{E9}e", ""),
  ])
  func `a word is found in whatever bytes a letter with a mark is spelled`(
    line: String, expected: String
  ) throws {
    var log = try IntentLog()
    for title in [
      "One Caf\u{E9} noir", "Two \"quoted\" cafe\u{301} noir", "Three", "Four cafe",
      "Five \u{1112}\u{1161}\u{11AB}", "Six \u{304B}\u{3099}",
    ] {
      let description = title == "Three" ? "a \\ and a cafe\u{301}" : nil
      try log.add(TaskDraft(title: title, description: description))
    }
    let projection = log.projection
    let filter = TaskFilter(line, in: .at())
    let found = projection.tasks.filter { filter.matches($0, in: projection) }
      .map { projection.storedTitle(of: $0).prefix { $0 != " " } }.joined(separator: " ")
    #expect(found == expected)
  }

  @Test(arguments: [
    ("fix", "Fence"), ("\"fixed\"", "Fence"), ("month", ""), ("\\#monthly", ""),
    ("-fixed", "Review Rent Meds"), ("health", "Review"), ("#fixed", "Review Fence Meds"),
    ("#monthly", "Rent"), ("daily", "Meds"),
  ])
  func `what says how a repeat is counted is found as a label, and by no word`(
    line: String, expected: String
  ) throws {
    var log = try IntentLog()
    try log.add("Review every day fixed #health")
    try log.add("Rent every month fixed")
    try log.add(TaskDraft(title: "Fence #fixed"))
    try log.add(TaskDraft(title: "Meds\\daily", rhythm: .fixedDays(1)))
    let projection = log.projection
    let filter = TaskFilter(line, in: .at())
    let found = projection.tasks.filter { filter.matches($0, in: projection) }
      .map { projection.title(of: $0).shown.prefix { $0.isLetter } }
    #expect(found.joined(separator: " ") == expected)
  }

  @Test(arguments: ["fix", "\"fixed\"", "month", "once"])
  func `what said how a repeat was counted is found by no word once it has ended`(
    line: String
  ) throws {
    var log = try IntentLog()
    try log.add(TaskDraft(title: "Bins #once", rhythm: .fixedDays(7)))
    try log.add(TaskDraft(title: "Rent #once", rhythm: .months(1)))
    let projection = log.projection
    let filter = TaskFilter(line, in: .at())
    #expect(!projection.tasks.contains { filter.matches($0, in: projection) })
  }

  @Test(arguments: [
    ("rnwpss", "Renew"),
    ("rp", "Renew Learn Read"),
    ("wtp", "Water"),
    ("revdra", "Review"),
    ("enps", ""),
    ("eöm", ""),
    ("EfÜ", "EINKÄUFE"),
    ("ekfb", ""),
    ("\"rnwpss\"", ""),
  ])
  func `letters are found scattered over words that they start`(
    line: String, expected: String
  ) throws {
    let found = try SampleTasks().found(by: line)
    #expect(found == expected)
  }

  @Test(arguments: [
    ("-p>=2", "Learn"),
    ("!#home -is:done -is:archived -p4 -p1", "Read Fix Call"),
    ("-due:none p1", ""),
    ("-\"the\" p>=4", "Pay Review"),
    ("the -plants -pipe", "Renew Learn"),
  ])
  func `a sign before a term turns it round`(line: String, expected: String) throws {
    let found = try SampleTasks().found(by: line)
    #expect(found == expected)
  }

  @Test(arguments: ["", " \t ", "-", "!", "\"\"", "-\"", "\\", "\"  \"", "sort:due"])
  func `a line that asks for nothing finds everything`(line: String) throws {
    let filter = TaskFilter(line, in: .at())
    #expect(filter.isEmpty)
    #expect(try SampleTasks().found(by: filter) == Self.all)
  }

  @Test func `a line gives an order, the last one that it names`() {
    #expect(TaskFilter("rent", in: .at()).order == nil)
    for order in TaskOrder.allCases {
      #expect(TaskFilter("sort:rank p4 SORT:\(order.rawValue)", in: .at()).order == order)
    }
  }

  @Test(arguments: [
    ("is:done", true, false), ("is:archived", false, true), ("-is:done", false, false),
    ("!is:archived p4", false, false), ("is:draft", false, false), ("id:1a2b", true, true),
    ("is:done is:archived", true, true), ("done archived", false, false),
  ])
  func `asking for done or archived tasks shows them`(
    line: String, done: Bool, archived: Bool
  ) {
    let filter = TaskFilter(line, in: .at())
    #expect(filter.scope.contains(.done) == done && filter.scope.contains(.archived) == archived)
  }

  @Test func `an id finds its task by four digits or more`() throws {
    let sample = try SampleTasks()
    for task in sample.projection.tasks {
      let id = task.id.description
      for text in [id, id.uppercased(), String(id.prefix(4)), String(id.prefix(11))] {
        let filter = TaskFilter("id:\(text)", in: .at())
        let found = sample.projection.tasks.filter { filter.matches($0, in: sample.projection) }
        #expect(found.map(\.id) == [task.id], "\(text)")
      }
    }
  }

  @Test func `a better match is told from scattered letters`() throws {
    let sample = try SampleTasks()
    let projection = sample.projection
    func qualities(_ line: String) -> [MatchQuality?] {
      let filter = TaskFilter(line, in: .at())
      return projection.tasks.prefix(4).map { filter.quality(of: $0, in: projection) }
    }
    #expect(qualities("re") == [.exact, .exact, .exact, nil])
    #expect(qualities("rp") == [.scattered, nil, nil, nil])
    #expect(qualities("renew rp p4") == [.scattered, nil, nil, nil])
    #expect(qualities("-rp") == [nil, .exact, .exact, .exact])
  }

  @Test func `a name that no term has is a word`() {
    for line in ["https://example.org", "9:30", "a=b", "<3", ":", "p", "due", "tel:12"] {
      #expect(TaskFilter(line, in: .at()).problems.isEmpty, "\(line)")
    }
  }
}
