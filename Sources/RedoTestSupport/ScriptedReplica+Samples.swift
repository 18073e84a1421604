internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// Logs that screens are tried on: always the same tasks, made over some weeks.
extension ScriptedReplica {
  /// A log in which every group of the list has tasks, as on Friday, 20 November 2026, 14:05.
  public static func sample() throws -> ScriptedReplica {
    let replica = try ScriptedReplica(at: "2026-10-19T08:00:00Z")
    replica.add("Pay rent p5 every 30 days #home 2026-10-19 12:00 // To the new account.")
    try replica.move(to: "2026-10-19T14:00:00Z")
    try replica.complete("Pay rent")
    try replica.move(to: "2026-11-16T09:30:00Z")
    replica.add("Water the plants p3 every 7 days #home 2026-11-20 10:00")
    replica.add("Review the draft @ana p5 ~3 2026-11-20 18:00")
    replica.add("Stretch p2 every day 2026-11-20 22:00")
    try replica.move(to: "2026-11-18T08:10:00Z")
    replica.add(
      "Renew passport p4 ~3 #admin 2026-11-23 09:00 // Bring two photos and the old one.")
    try replica.describe(
      "Renew passport",
      """
      Bring two photos and the old one. The office opens at 8, and there is a form to print first.

      - [x] fill the form
      - [ ] photos
      - [ ] book a time: https://example.org/office
      """)
    replica.add("Call the bank about the card p4 @ben #money 2026-11-25 10:00")
    replica.add("Write the talk ~8 #work @ana @ben 2026-12-04 17:00")
    replica.add("Read the book that Ana gave me p1 #home someday")
    try replica.move(to: "2026-11-19T17:00:00Z")
    try replica.snooze("Renew passport", days: 1)
    replica.add("Book a dentist p3 2027-01-12 08:30 #health")
    try replica.move(to: "2026-11-20T14:05:00Z")
    return replica
  }

  /// The same log after a laptop and a phone went apart over one task and came together again, with
  /// an undo, a deletion and two changes that break a rule.
  public static func apart() throws -> ScriptedReplica {
    let replica = try sample()
    let phone = try replica.fork(device: "phone", seed: 8)
    phone.wait(seconds: 60)
    try phone.prioritize("Renew passport", 2)
    try phone.snooze("Renew passport", days: 3)
    replica.wait(seconds: 90)
    try replica.prioritize("Renew passport", 5)
    replica.take(from: phone)
    replica.wait(seconds: 1800)
    try replica.describe("Renew passport", "Bring two photos.\n\n- [x] fill the form")
    try replica.complete("Stretch")
    _ = try replica.run(.undo)
    try replica.delete("Book a dentist")
    if let task = replica.projection.tasks.first(where: {
      replica.projection.title(of: $0).shown == "Renew passport"
    }), let head = replica.projection.heads(of: task).last {
      let node = replica.projection.graph.nodes[head]
      let forged = Change.update(TaskFields(priority: 1))
      replica.write(forged, to: task.id, on: node.id, lamport: node.lamport + 5)
      let graph = replica.projection.graph
      if let last = graph.nodes.last {
        replica.write(.archive, to: task.id, on: last.id, lamport: last.lamport + 1)
      }
    }
    replica.wait(seconds: 120)
    return replica
  }

  /// The sample after some weeks of work: thirteen active days of 2 to 8 story points, and 2 points
  /// done today.
  public static func worked() throws -> ScriptedReplica {
    let replica = try sample()
    let days = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18]
    for (index, day) in days.enumerated() {
      let date = "2026-11-" + (day < 10 ? "0" : "") + String(day)
      try replica.move(to: date + "T15:00:00Z")
      replica.add("Work of day \(day) ~\(index * 5 % 7 + 2) today")
      try replica.complete("Work of day \(day)")
    }
    try replica.move(to: "2026-11-20T09:00:00Z")
    replica.add("Answer the mail ~2 today")
    try replica.complete("Answer the mail")
    try replica.move(to: "2026-11-20T14:05:00Z")
    return replica
  }

  /// Titles that try to harm a screen.
  public static let hostileTitles = [
    "\u{1B}[31mred\u{1B}[0m and \u{7}bell \u{1B}]52;c;aGk=\u{7}",
    "日本語のとても長い題名がここに入ります、列がずれないことを確かめるために",
    "👩‍👩‍👧‍👦 family 🇩🇪 flag 👍🏽 thumb ☎️ phone", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307} zalgo",
    "\u{202E}txt.exe\u{202C} turned round \u{2066}\u{2069}", "שלום עולם مرحبا",
    "zero\u{200B}width\u{200D}joiner\u{FEFF}", "tab\tand\nnew line\r\nreturn",
    String(repeating: "long ", count: 400), "#only #labels @here",
  ]

  /// A log of such titles.
  public static func hostile() throws -> ScriptedReplica {
    let replica = try ScriptedReplica()
    try replica.add(hostileTitles.map { TaskDraft(title: $0) })
    return replica
  }

  /// A log of many tasks, made in one write.
  public static func many(_ count: Int) throws -> ScriptedReplica {
    let replica = try ScriptedReplica(at: "2026-11-10T09:00:00Z")
    let verbs = ["Call", "Write", "Pay", "Read", "Clean", "Plan", "Fix", "Send"]
    let things = ["the report", "a letter", "the bill", "the garden", "Ana's draft", "the roof"]
    let drafts = (0..<count).map { index in
      TaskDraft(
        title: "\(verbs[index % 8]) \(things[index % 6]) \(index) #tag\(index % 9)",
        priority: index % 5 + 1, rhythm: index % 4 == 0 ? .days(Int64(index % 30 + 1)) : nil,
        due: .at(now(of: replica, plusHours: Int64(index % 700) - 200)))
    }
    try replica.add(drafts)
    try replica.move(to: "2026-11-20T14:05:00Z")
    return replica
  }

  /// A log of many tasks that wait to be decided on: overdue ones, and every third one a draft.
  public static func backlog(_ count: Int) throws -> ScriptedReplica {
    let replica = try ScriptedReplica(at: "2026-11-01T09:00:00Z")
    let verbs = ["Call", "Write", "Pay", "Read", "Clean", "Plan", "Fix", "Send"]
    let things = ["the report", "a letter", "the bill", "the garden", "Ana's draft", "the roof"]
    let drafts = (0..<count).map { index in
      TaskDraft(
        title: "\(verbs[index % 8]) \(things[index % 6]) \(index) #tag\(index % 9)",
        priority: index % 5 + 1, rhythm: index % 7 == 0 ? .days(7) : nil,
        due: index % 3 == 2 ? .none : .at(now(of: replica, plusHours: Int64(index % 200) - 240)))
    }
    try replica.add(drafts)
    try replica.move(to: "2026-11-20T14:05:00Z")
    return replica
  }

  private static func now(of replica: ScriptedReplica, plusHours hours: Int64) -> Instant {
    Instant(milliseconds: replica.now.milliseconds + (hours + 240) * 3_600_000)
  }

  /// Completes the task of a title.
  public func complete(_ title: String) throws {
    _ = try run(.complete(ids(title)))
  }

  /// Archives the task of a title.
  public func archive(_ title: String) throws {
    _ = try run(.archive(ids(title)))
  }

  /// Moves the deadline of the task of a title.
  public func snooze(_ title: String, days: Int64) throws {
    _ = try run(.snooze(ids(title), .days(days)))
  }

  /// Gives the task of a title another priority.
  public func prioritize(_ title: String, _ priority: Int) throws {
    _ = try run(.edit(ids(title), TaskEdit(priority: priority)))
  }

  /// Gives the task of a title a description.
  public func describe(_ title: String, _ description: String) throws {
    _ = try run(.edit(ids(title), TaskEdit(description: description)))
  }

  /// Deletes the task of a title.
  public func delete(_ title: String) throws {
    _ = try run(.delete(ids(title)))
  }

  private func ids(_ title: String) -> [TaskID] {
    projection.tasks.filter { projection.title(of: $0).shown == title }.map(\.id)
  }
}
