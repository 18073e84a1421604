import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@Suite struct TaskDetailTests {
  private func lines(
    _ title: String, of replica: ScriptedReplica, columns: Int = 70, device: Author? = nil
  ) throws -> [String] {
    try rows(title, of: replica, columns: columns, device: device).map(\.plainText)
  }

  private func rows(
    _ title: String, of replica: ScriptedReplica, columns: Int = 70, device: Author? = nil
  ) throws -> [DetailLine] {
    let projection = replica.projection
    let task = try #require(
      projection.tasks.first { projection.title(of: $0).shown == title }, "no task \(title)")
    return TaskDetail(
      of: task, in: projection, at: replica.dates, ranking: .enhanced, columns: columns,
      device: device, keys: ScreenScript(replica).viewModel.settings.keys
    ).lines
  }

  @Test func `a title that its frame cuts off can be read whole`() throws {
    let replica = try ScriptedReplica()
    let title = "Call the plumber about the leak and ask for a written quote from all of them"
    replica.add("Short")
    replica.add(title)
    #expect(try lines("Short", of: replica).first?.contains("priority") == true)
    for columns in [30, 70] {
      let rows = try lines(title, of: replica, columns: columns)
      let blank = try #require(rows.firstIndex(of: ""))
      #expect(rows[..<blank].joined().filter { $0 != " " } == title.filter { $0 != " " })
      #expect(rows[blank + 1].contains("priority"))
    }
  }

  @Test func `a title stands above the facts only where its frame cuts it off`() throws {
    let replica = try ScriptedReplica()
    let title = "Ask for a written quote from all of them"
    replica.add(title)
    for columns in 36...60 {
      let size = Size(columns: columns + 4, rows: 3)
      var canvas = Canvas(size: size)
      Frame(title: title).draw(on: &canvas, in: Rect(size: size))
      let isCut = canvas.row(0).contains { $0.glyph == canvas.glyphs.ellipsis }
      let rows = try lines(title, of: replica, columns: columns)
      #expect(rows.first?.contains("priority") == !isCut, "\(columns)")
    }
  }

  @Test func `a fact that does not fit beside the others stands whole in the next row`() throws {
    let replica = try ScriptedReplica()
    replica.add("Send every 7 days @ben")
    #expect(try lines("Send", of: replica, columns: 36).contains("every 7 days  @ben"))
  }

  @Test func `labels that do not fit beside the facts stand in a row together`() throws {
    let replica = try ScriptedReplica()
    replica.add("Pay rent #admin #money @ana")
    #expect(
      try lines("Pay rent", of: replica, columns: 70).first?
        .hasSuffix("one-time  #admin  #money  @ana") == true)
    #expect(try lines("Pay rent", of: replica, columns: 50)[1] == "#admin  #money  @ana")
  }

  @Test func `a task says when it is due, what it is worth and how it came to be`() throws {
    let lines = try lines("Renew passport", of: .sample())
    #expect(lines.first == "*  priority 4   3 pts   one-time  #admin")
    #expect(lines.contains("due Tue 24 Nov 09:00 · in 4 days"))
    #expect(lines.contains("RANK  5.66"))
    #expect(lines.contains("4 priority  × 1.20 afternoon  × 1.18 new"))
    #expect(lines.contains("HISTORY  3"))
    #expect(lines.contains("* snoozed 1 day · 21h ago"))
    #expect(lines.contains("* created, due Mon 09:00 · 2d ago"))
  }

  @Test func `a change that is too long for its row keeps when it was made and by whom`() throws {
    let replica = try ScriptedReplica()
    let long = "Fix hotel in Lisbon for 2 people and a very small dog"
    replica.add("Fix hotel")
    let phone = try replica.fork(device: "phone", seed: 8)
    try phone.edit("Fix hotel", TaskEdit(title: long))
    try phone.edit(long, TaskEdit(description: "- [ ] ask whether “dogs” are — u undoes — welcome"))
    replica.take(from: phone)
    for columns in 36...100 {
      let all = try lines(long, of: replica, columns: columns)
      let history = all[(try #require(all.firstIndex { $0.hasPrefix("HISTORY") }) + 1)...]
      #expect(history.count == 3)
      for line in history {
        #expect(line.contains(" · just now · Ana on "), "\(columns): \(line)")
        #expect(TextWidth.columns(of: line) <= columns)
      }
    }
    #expect(
      try lines(long, of: replica, columns: 60).contains(
        "* changed title to “Fix hotel in…” · just now · Ana on phone"))
  }

  @Test func `beside lanes a change that is too long for its row names the device alone`() throws {
    let replica = try ScriptedReplica.forked()
    let words = "changed priority to 2, points to 5 · 25m ago"
    let narrow = try lines("Renew the passport", of: replica, columns: 58, device: replica.author)
    #expect(narrow.contains { $0.hasSuffix(words + " · phone") })
    #expect(narrow.contains { $0.hasSuffix("snoozed 3 days · 25m ago · Ana on phone") })
    let wide = try lines("Renew the passport", of: replica, columns: 90, device: replica.author)
    #expect(wide.contains { $0.hasSuffix(words + " · Ana on phone") })
  }

  @Test func `what this device did reads as this device's, whatever it is called`() throws {
    let replica = try ScriptedReplica.forked()
    let renamed = Author(
      publicKey: try #require(replica.author.publicKey), deviceID: replica.author.deviceID,
      name: "Ana", deviceName: "tower")
    let lines = try lines("Renew the passport", of: replica, device: renamed)
    #expect(lines.contains { $0.contains("Ana on phone") })
    #expect(lines.contains { $0.hasSuffix("this device") })
    #expect(!lines.contains { $0.contains("laptop") || $0.contains("tower") })
  }

  @Test(arguments: 20...80) func `the rank breaks only before a factor`(columns: Int) throws {
    let lines = try lines("Pay rent", of: .sample(), columns: columns)
    let heading = try #require(lines.firstIndex { $0.hasPrefix("RANK") })
    let rank = lines[(heading + 1)...].prefix { !$0.isEmpty }
    #expect(
      rank.joined(separator: "  ") == "5 priority  × 4.00 overdue  × 1.20 afternoon", "\(columns)")
    #expect(rank.dropFirst().allSatisfy { $0.hasPrefix("× ") })
  }

  @Test func `checklists show their boxes`() throws {
    let lines = try lines("Renew passport", of: .sample())
    #expect(lines.contains("* fill the form"))
    #expect(lines.contains("* book a time: https://example.org/office"))
  }

  @Test func `an overdue task counts its lateness into its rank`() throws {
    let lines = try lines("Pay rent", of: .sample())
    #expect(lines.contains("due Wed 18 Nov 14:00 · 2 days late"))
    #expect(lines.contains("5 priority  × 4.00 overdue  × 1.20 afternoon"))
  }

  @Test func `done, current and left-open todos are told apart`() throws {
    let replica = try ScriptedReplica.sample()
    let lines = try lines("Pay rent", of: replica)
    #expect(lines.contains("TODOS  2"))
    #expect(lines.contains("* due Wed 18 Nov 14:00"))
    #expect(lines.contains("* done 32d ago · due Mon 19 Oct 12:00"))
  }

  @Test func `a draft, a done task and an archived one say so`() throws {
    let replica = try ScriptedReplica.sample()
    #expect(
      try lines("Read the book that Ana gave me", of: replica).contains("no date; s gives it one"))
    try replica.complete("Review the draft")
    #expect(try lines("Review the draft", of: replica).contains("done just now"))
    try replica.archive("Stretch")
    #expect(try lines("Stretch", of: replica).contains("archived; z brings it back"))
  }

  @Test func `an archived task is not marked as overdue`() throws {
    let replica = try ScriptedReplica.sample()
    func roles() throws -> [Role] {
      let rows = try rows("Pay rent", of: replica)
      return try #require(rows.first { $0.plainText.hasPrefix("due ") }).spans.map(\.role)
    }
    #expect(try roles().contains(.overdue))
    try replica.archive("Pay rent")
    #expect(try Set(roles()).isDisjoint(with: [.overdue, .due]))
  }

  @Test func `an archived task says how long ago it was due, not how late it is`() throws {
    let replica = try ScriptedReplica.sample()
    try replica.archive("Pay rent")
    #expect(try lines("Pay rent", of: replica).contains("due Wed 18 Nov 14:00 · 2d ago"))
  }

  @Test func `a description that nobody could read is cut short and says so`() throws {
    let replica = try ScriptedReplica.sample()
    try replica.describe("Stretch", String(repeating: "word ", count: 20_000))
    let lines = try lines("Stretch", of: replica)
    #expect(lines.count < 1000)
    #expect(lines.contains("… and more; redo show prints all of it"))
  }

  @Test(arguments: [4, 10, 20, 38, 100])
  func `no row is wider than the pane`(columns: Int) throws {
    for replica in [try ScriptedReplica.sample(), try .hostile()] {
      for task in replica.projection.tasks {
        let detail = TaskDetail(
          of: task, in: replica.projection, at: replica.dates, ranking: .sigmoid,
          columns: columns)
        for line in detail.lines where !line.isHeading && columns >= 10 {
          #expect(line.spans.reduce(0) { $0 + $1.columns } <= columns, "\(line.plainText)")
        }
      }
    }
  }
}
