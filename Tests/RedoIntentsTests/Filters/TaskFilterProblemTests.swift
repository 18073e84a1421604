import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

struct TaskFilterProblemTests {
  @Test(
    arguments: [
      ("due<=7x", #""7x" in "due<=7x" is no date: write for example 7d, mon or 2026-12-24"#),
      ("-due<=7x", #""7x" in "-due<=7x" is no date"#),
      ("due<=2026-13-24T15:00Z", #""2026-13-24T15:00Z" in "due<=2026-13-24T15:00Z" is no date"#),
      ("due:", #""due:" lacks a date: write for example 7d"#),
      ("due:2026-02-30", #""2026-02-30" in "due:2026-02-30" is no date"#),
      ("created>", #""created>" lacks a date"#),
      ("created:none", #""none" in "created:none" is no date"#),
      ("p>=", #""p>=" lacks a number: write one from 1 to 5"#),
      ("p>=9", #""p>=9" needs a number: write one from 1 to 5"#),
      ("points>-1", #""points>-1" needs a number: write one from 0 to 9999"#),
      ("is:open", #"write is: and one of archived, done, draft, overdue, recurring, forked"#),
      ("sort:size", #"write sort: and one of rank, priority, due, created, title"#),
      ("id:1a2", #""id:1a2" names no id: write id: and its first 4 or more characters"#),
      ("id:1a2g", #""id:1a2g" names no id"#),
      ("is>draft", #""is>draft" cannot be compared: write is: and the value"#),
      ("<=", #"write "<=" without blanks: due<=7d"#),
      ("=", #"write "=" without blanks: due<=7d"#),
      ("p!=5", #""p!=5" is no term: write !p:5"#),
      ("is!=done", #""is!=done" is no term: write !is:done"#),
      ("rank>3", #"instead of rank write one of p, points, due, created, updated, done"#),
      ("status:pending", #""status:pending" is no term here: write is:done, is:archived"#),
      ("+work", #""+work" is no term here: write #work"#),
      ("+OVERDUE", #""+OVERDUE" is no term here: write overdue"#), ("+TODAY", "write due:today"),
      ("+PENDING", "write !is:done,"), ("+INSTANCE", "write recurring,"),
      ("+BLOCKED", #""+BLOCKED" is no term here, as no task waits for a day or for another task"#),
      ("+WAITING", "as no task waits for a day"),
      ("project:home", #""project:home" is no term here: write #home"#),
      ("-tag:work", #""-tag:work" is no term here: write #work"#),
      ("pri:H", #"write p and a number from 1 to 5"#),
      ("due.before:2026-12-31", #"write due<2026-12-31"#),
      ("due.after:mon", #"write due>mon"#),
      ("entry:today", #"write created:today"#),
      ("end.after:mon", #"write done>mon"#),
      ("recur:weekly", #"write recurring"#),
      ("depends:3", #"no task depends on others"#),
      ("depends:3", #""depends:3" is no term here, as no task depends on others"#),
      ("~3", #""~3" is no term here: write points:3"#),
      ("due<=next", "with quotes round several words"),
      ("title:rent", #""title:rent" is no term here: write rent, which is looked for"#),
      ("desc:rent", #"write rent, which"#), ("description:rent", #"write rent, which"#),
      ("limit:3", #""limit:3" is no term here, as only redo list has --limit N: put quotes"#),
      ("prio:5", #"write p and a number from 1 to 5"#),
      ("label:home", #"write #home"#), ("context:home", #"write #home"#),
      ("state:done", #"write is:done, is:archived"#), ("assignee:ana", #"write @ana"#),
      ("uuid:3f9a", #"write id:3f9a"#), ("modified:today", #"write updated:today"#),
      ("modified.after:mon", #"write updated>mon"#), ("completed:today", #"write done:today"#),
      ("wait:7d", #"write due:7d"#), ("until:7d", #"write due:7d"#),
      ("scheduled:7d", #"write due:7d"#), ("tags:home", #"write #home"#),
      ("p9", #""p9" is no term here: write p5, the highest"#), ("-p6", #"write p5, the highest"#),
      ("due.today", #""due.today" is no term here: write due:today, or put quotes round it"#),
      ("-due.fri", "write due:fri"), ("is.draft", "write is:draft"), ("sort.due", "write sort:due"),
      ("p.4", "write p:4"), ("created.7d", "write created:7d"),
      ("overdue:yes", "write overdue,"), ("recurring:no", "write !recurring,"),
      ("archived:no", "write !is:archived,"), ("draft=true", "write is:draft,"),
      ("p5,p1", "write one priority, as p5, or a range of them, as p>=4"),
      ("p4-5", "write one priority"), ("p4+", "write one priority"),
      ("#home,@ana", "write #home @ana with blanks, where all of them have to hold"),
      ("overdue,recurring", "write overdue recurring with blanks"),
      ("p0", #""p0" is no term here: write p1, the lowest"#),
      ("people:ana", "write @ana,"), ("storyPoints>2", "write points>2,"),
      ("storyPoints=2", "write points:2,"), ("pts:3", "write points:3,"),
      ("deadline:today", "write due:today,"), ("deadline<=7d", "write due<=7d,"),
      (#"deadline<"next friday""#, #"write due<"next friday","#),
      ("frequencyDays>3", "write recurring,"), ("repeat:7", "write recurring,"),
      ("has:due", "write !due:none,"), ("no:due", "write due:none,"),
      ("before:today", "write due<today,"), ("after:7d", "write due>7d,"),
      ("entry>mon", "write created>mon,"),
      ("currentTodo>3", "instead of currentTodo write one of p, points"),
    ] as [(String, String)])
  func `a term that cannot be read is named with what would be right`(
    line: String, message: String
  ) throws {
    let problems = TaskFilter("p4 " + line + " rent", in: .at()).problems
    try #require(problems.count == 1)
    #expect(problems[0].message.contains(message), "\(problems[0].message)")
    #expect(!problems[0].message.contains("\n"))
  }

  @Test(
    arguments: [
      ("project.not:Home", "write !#Home,"), ("project.isnt:Home", "write !#Home,"),
      ("project!=Home", "write !#Home,"), ("tags.hasnt:home", "write !#home,"),
      ("tag!=home", "write !#home,"), ("tags.noword:home", "write !#home,"),
      ("assignee!=ana", "write !@ana,"), ("!project:Flat", "write #Flat, with ! before it,"),
      ("-project:Flat", "write #Flat, with - before it,"), ("-project.not:Flat", "write #Flat,"),
      ("!tag!=home", "write #home,"), ("-+work", "write #work, with - before it,"),
      ("status!=done", "write !is:done, !is:archived or !is:draft,"),
      ("!status:done", "write is:done, is:archived or is:draft, with ! before it,"),
      ("due.not:today", "write !due:today,"), ("due!=today", "write !due:today"),
      ("-due!=today", "write due:today"), ("title.not:rent", "write !rent, which"),
      ("recur.not:weekly", "write !recurring,"), ("-recur:weekly", "write recurring, with -"),
      ("pri.not:H", "write !p and a number from 1 to 5, as in !p5 or !p>=4,"),
      ("-has:due", "write due:none,"), ("!no:due", "write due:none, with ! before it,"),
      ("-archived:no", "write is:archived,"), ("-due.fri", "write due:fri, with - before it,"),
      (#"not:"big house""#, #"write !"big house","#), ("not:-flat", "write !flat,"),
      (#"title.hasnt:"big house""#, #"write !"big house", which"#), ("not:!flat", "write !flat,"),
      (#"desc!="big house""#, #"write !"big house", which"#),
      (#"title:"big house""#, #"write "big house", which"#),
      ("sort!=due", #""sort!=due" cannot be compared: write sort: and the value"#),
    ] as [(String, String)])
  func `what is turned round is turned round in what to write instead`(
    line: String, message: String
  ) throws {
    let problems = TaskFilter("p4 " + line + " rent", in: .at()).problems
    try #require(problems.count == 1)
    #expect(problems[0].message.contains(message), "\(problems[0].message)")
  }

  @Test(
    arguments: [
      ("project:", "write # and the name, as in #home,"), ("tags:", "write # and the name"),
      ("assignee:", "write @ and the name, as in @ana,"), ("recur:", "write recurring,"),
      ("due.none:", "write due:none,"), ("due.any:", "write !due:none,"),
      ("-due.any:", "write due:none,"), ("wait.none:", "write due:none,"),
      ("end.none:", "write !is:done,"), ("recur.any:", "write recurring,"),
      ("recur.none:", "write !recurring,"),
      ("project.none:", "as no term asks for tags without a name: put quotes"),
      ("tags.any:", "as no term asks for tags without a name"),
      ("assignee.none:", "as no term asks for people without a name"),
      ("priority.none:", "as every task has one"),
      ("preset:Today", "as only the full screen has presets, behind F"),
      ("private:yes", "as no term asks what is private"), ("date:today", "write due:today,"),
      ("when:today", "write due:today,"), ("start:today", "write due:today, the only date"),
      ("every:7", "write recurring,"), ("not:#home", "write !#home,"),
      ("-not:#home", "write #home,"), ("section:x", "write #x,"), ("assigned:ana", "write @ana,"),
      ("!!#home", #""!!#home" is no term here: write !#home,"#), ("!-#home", "write !#home,"),
      ("-!p5", "write !p5,"), ("#work|--#home", "write !#home,"),
    ] as [(String, String)])
  func `what would ask for nothing is named with what would be right`(
    line: String, message: String
  ) throws {
    let problems = TaskFilter("p4 " + line + " rent", in: .at()).problems
    try #require(problems.count == 1)
    #expect(problems[0].message.contains(message), "\(problems[0].message)")
  }

  @Test(arguments: [("! rent", "rent"), ("pay - rent", "pay rent"), ("p4 - ! #home", "p4 #home")])
  func `a sign that turns round asks for nothing where it stands alone`(
    line: String, same: String
  ) throws {
    let sample = try SampleTasks()
    for isTyping in [false, true] {
      let filter = TaskFilter(line, in: .at(), isTyping: isTyping)
      #expect(filter.problems.isEmpty)
      let plain = TaskFilter(same, in: .at(), isTyping: isTyping)
      #expect(sample.found(by: filter) == sample.found(by: plain))
    }
  }

  @Test func `signs that are not doubled before a term are no mistake`() {
    for line in ["--", "!!", "\"-\"", "\\-", "\"pay - rent\"", "-\"--\""] {
      #expect(TaskFilter(line, in: .at()).problems.isEmpty, "\(line)")
    }
  }

  @Test func `problems come in the order of the line`() {
    let problems = TaskFilter("due:x p:9 due:y", in: .at()).problems
    #expect(
      problems == [
        .unreadableDate(term: "due:x", value: "x"),
        .unreadableNumber(term: "p:9", value: "9", allowed: 1...5),
        .unreadableDate(term: "due:y", value: "y"),
      ])
  }

  @Test func `a term that cannot be read is looked for as a word`() throws {
    var log = try IntentLog()
    try log.add(TaskDraft(title: "explain p>= to Ana"))
    try log.add(TaskDraft(title: "rest"))
    let projection = log.projection
    func found(_ filter: TaskFilter) -> Int {
      projection.tasks.count { filter.matches($0, in: projection) }
    }
    #expect(found(TaskFilter("p>=", in: .at())) == 1)
    #expect(found(TaskFilter("-p>=", in: .at())) == 1)
    #expect(found(TaskFilter("due<=7x", in: .at())) == 0)
  }

  @Test func `a term that is still being typed asks for nothing yet`() throws {
    let sample = try SampleTasks()
    for line in ["p>=", "due<=", "is:dr", "id:1", "sort:d"] {
      let filter = TaskFilter(line, in: .at(), isTyping: true)
      #expect(filter.problems.count == 1 && filter.isEmpty, "\(line)")
      #expect(sample.found(by: filter) == TaskFilterTests.all)
      // Behind a space it is finished.
      #expect(!TaskFilter(line + " ", in: .at(), isTyping: true).isEmpty, "\(line)")
    }
  }

  @Test func `texts with signs are looked for as they are`() {
    for line in [
      "https://example.org/a?b=c", "12:30", "re:invent", "wait:", "note:this", "Status:done",
      "C++>=17", "a->b", "\"rank>3\"", "\\status:pending", ":", "=>)",
      "title:", "Title:rent", "\\title:rent", "\"p9\"", "P9", "p10", "p", "list:", "context:",
    ] {
      #expect(TaskFilter(line, in: .at()).problems.isEmpty, "\(line)")
    }
  }

  @Test(arguments: [
    ("#work or #home", "or"), ("p5 | #home", "|"), ("overdue || p5", "||"), ("#a OR #b", "OR"),
    ("rent or #home", "or"), ("is:draft or rent", "or"),
  ])
  func `an or between terms is refused, and how they are joined told`(line: String, term: String) {
    let problems = TaskFilter(line, in: .at()).problems
    #expect(problems == [.noAlternative(term: term)])
    #expect(
      problems.first?.message.hasPrefix(
        "\"\(term)\" joins no terms: write #home|#work, no blank or quote within") == true)
  }

  @Test(arguments: [
    "milk or bread", "milk | bread", "or", "or #home", "#home or", "#work \"or\" #home",
    "#work \\or #home", "#work -or #home", "#work Or #home", "p5 milk or bread",
  ])
  func `an or among words is looked for`(line: String) {
    #expect(TaskFilter(line, in: .at()).problems.isEmpty)
    #expect(TaskFilter("#work or", in: .at(), isTyping: true).problems.isEmpty)
  }

  @Test(arguments: [
    ("#work and #home", "and"), ("#a AND rent", "AND"), ("rent and p5", "and"),
    ("#home & #work", "&"), ("p5 && #home", "&&"),
  ])
  func `an and between terms is refused, as all of them have to hold without it`(
    line: String, term: String
  ) {
    let problems = TaskFilter(line, in: .at()).problems
    #expect(problems == [.needlessJoin(term: term)])
    #expect(problems.first?.message.hasPrefix("\"\(term)\" joins no terms: leave it out") == true)
  }

  @Test(arguments: ["not #home", "rent not p5", "NOT overdue", "not due<=7d"])
  func `a not before a term is refused, and what turns it round told`(line: String) throws {
    let problems = TaskFilter(line, in: .at()).problems
    try #require(problems.count == 1)
    #expect(problems[0].message.contains("is no term here: write ! before the term, as in !#home"))
  }

  @Test(arguments: [
    ("!(p5)", ["!(p5)"]), ("(#home)", ["(#home)"]), ("(p4 p5)", ["(p4", "p5)"]),
    ("(#home|@ana)", ["(#home"]), ("-(is:done rent)", ["-(is:done"]), ("((p5))", ["((p5))"]),
    ("(!due:today)", ["(!due:today)"]), ("(milk p>=4)", []),
    ("(+home or +work)", ["(+home", "+work)"]), ("(project:home)", ["(project:home)"]),
    ("(depends:3 rent)", ["(depends:3"]),
  ])
  func `terms in parentheses are refused, as nothing groups them`(line: String, terms: [String]) {
    let grouped = TaskFilter(line, in: .at()).problems.compactMap { problem -> String? in
      guard case .grouped(let term) = problem else { return nil }
      return term
    }
    #expect(grouped == terms)
  }

  @Test(arguments: [
    "milk and bread", "milk & bread", "and", "and #home", "#home and", "#work \"and\" #home",
    "#work \\and #home", "#work And #home", "not", "#home not", "not milk", "\"not\" #home",
    "(milk)", "milk (bread)", "\"(p5)\"", "()", ":)", "!(milk)", "(2026)", "(12:30)",
    "(+49 30)",
  ])
  func `an and, a not and parentheses among words are looked for`(line: String) {
    #expect(TaskFilter(line, in: .at()).problems.isEmpty)
    #expect(TaskFilter("#work and", in: .at(), isTyping: true).problems.isEmpty)
  }

  @Test(arguments: [
    "#home| #work", "#home |#work", "a||b", "|a", "a|", #"#home|"pay rent""#, #""pay rent"|"b""#,
    "a|-",
  ])
  func `a bar that joins nothing is told of`(line: String) {
    let problems = TaskFilter(line, in: .at()).problems
    #expect(!problems.isEmpty)
    for problem in problems {
      guard case .noAlternative = problem else {
        Issue.record("\(problem)")
        continue
      }
    }
  }

  @Test func `a part behind a bar that cannot be read is told of, and so is an order`() {
    let problems = ["p5|p9", "due<=soon|#home", "#home|sort:due", "is:late|p1"].map {
      TaskFilter($0, in: .at()).problems
    }
    #expect(
      problems == [
        [.foreignName(term: "p9", instead: "p5, the highest")],
        [.unreadableDate(term: "due<=soon", value: "soon")],
        [.orderAmongOthers(term: "#home|sort:due")],
        [.unknownState(term: "is:late", value: "late")],
      ])
    #expect(
      problems[2].first?.message
        == "\"#home|sort:due\" asks for an order among other things: write sort: as a word of its own"
    )
  }

  @Test func `a sign alone says nothing while it may still grow`() throws {
    let sample = try SampleTasks()
    for line in ["<", "due <", "p4 >="] {
      #expect(TaskFilter(line, in: .at(), isTyping: true).problems.isEmpty, "\(line)")
    }
    #expect(sample.found(by: TaskFilter("<", in: .at(), isTyping: true)) == TaskFilterTests.all)
    #expect(TaskFilter("< 7", in: .at(), isTyping: true).problems.count == 1)
  }

  @Test func `a tag that is still being typed is found by its beginning`() throws {
    let sample = try SampleTasks()
    for (line, found) in [
      ("#ho", "Pay Water"), ("#G", "Water"), ("@a", "Review"), ("#ho ", ""), ("#home", "Pay Water"),
      ("#ho #gard", ""),
    ] {
      let filter = TaskFilter(line, in: .at(), isTyping: true)
      #expect(sample.found(by: filter) == found, "\(line)")
    }
    // What is not wanted is left out once it is whole: nothing that belongs goes meanwhile.
    #expect(
      sample.found(by: TaskFilter("-#ho", in: .at(), isTyping: true))
        == sample.found(by: TaskFilter("-#ho", in: .at())))
  }

  @Test(arguments: [
    "foo:bar", "done.txt", "due.diligence", "is.it", "p5.js", "p4-js", "archived", "archived:",
    "People:ana", "has:fun", "no:thanks", "deadline:", "repeat:", "before:", "StoryPoints>2",
    "a,b", "rent,home", "Archived:no", "12:30,13:45", "...", ".due", "p.", "id.png",
  ])
  func `a word that only begins like a term is looked for`(line: String) {
    #expect(TaskFilter(line + " rent", in: .at()).problems.isEmpty)
  }
}
