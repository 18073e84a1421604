import RedoProtocol
import RedoTasks
import RedoViewModels
import Testing

@testable import RedoCommandLine

/// At first it is 14:05 in UTC; each write moves the time on by a second.
struct RemindVerbTests {
  let desk: Desk

  init() throws { desk = try Desk() }

  private func moment(_ clock: String) throws -> Instant {
    try #require(Instant(rfc3339: "2026-11-20T\(clock):00Z"))
  }

  /// Runs the verb at a time of the day; the summaries of what was shown.
  private func remind(at clock: String, _ options: String = "") throws -> [String] {
    desk.notices = []
    desk.now = try moment(clock)
    desk.run("remind \(options)")
    return desk.notices.map(\.summary)
  }

  @Test func `each task is named once, also where runs were missed`() throws {
    desk.run("add Early today 15:00")
    desk.run("add Late today 16:00 #home @ana")
    #expect(try remind(at: "14:30").isEmpty)
    #expect(try remind(at: "15:00") == ["Early"])
    #expect(desk.notices.first?.body == "due today 15:00 · now")
    #expect(try remind(at: "15:01").isEmpty)
    #expect(try remind(at: "19:00") == ["Late"])
    #expect(desk.notices.first?.body == "due today 16:00 · 3 hours late · #home @ana")
    #expect(try remind(at: "19:00").isEmpty)
  }

  @Test func `what says how a repeat is counted is no label of a reminder`() throws {
    desk.run("add Meds daily 15:00 #health")
    #expect(try remind(at: "15:00") == ["Meds"])
    #expect(desk.notices.first?.body == "due today 15:00 · now · #health")
  }

  @Test func `the first run begins with the day`() throws {
    desk.run("add Yesterday 2026-11-19 23:59")
    desk.run("add Midnight today 0:00")
    #expect(try remind(at: "14:30") == ["Midnight"])
  }

  @Test func `a dry run and JSON list what is due, show nothing and mark nothing`() throws {
    desk.run("add Pay today 15:00")
    let id = try #require(desk.projection.tasks.first?.id.description)
    desk.now = try moment("15:00")
    #expect(desk.run("remind --dry-run").text == "\(id)\t2026-11-20T15:00:00.000Z\tPay\n")
    let json = try desk.run("remind --json").object()
    #expect(json["quiet"] as? Bool == false)
    #expect(json["since"] as? String == "2026-11-19T23:59:59.999Z")
    let first = try #require((json["reminders"] as? [[String: Any]])?.first)
    #expect(first["id"] as? String == id && first["title"] as? String == "Pay")
    #expect(desk.notices.isEmpty && desk.reminded == nil)
    #expect(try remind(at: "15:00") == ["Pay"])
  }

  @Test func `in quiet hours nothing is named, and all of it when they end`() throws {
    desk.preferences.quietHours = QuietHours("22:00-07:00")
    desk.run("add Late today 23:00")
    #expect(try remind(at: "21:59").isEmpty)
    #expect(try remind(at: "23:30").isEmpty)
    #expect(try desk.run("remind --json").object()["quiet"] as? Bool == true)
    desk.now = try #require(Instant(rfc3339: "2026-11-21T07:00:00Z"))
    desk.run("remind")
    #expect(desk.notices.map(\.summary) == ["Late"])
  }

  @Test func `the setting says how long ahead`() throws {
    desk.preferences.remindMinutes = 15
    desk.run("add Call today 15:00")
    #expect(try remind(at: "14:44").isEmpty)
    #expect(try remind(at: "14:45") == ["Call"])
    #expect(desk.notices.first?.body == "due today 15:00 · in 15 minutes")
    #expect(try remind(at: "15:00").isEmpty)
  }

  @Test func `a button snoozes the task or completes it, as the verbs do`() throws {
    for title in ["Hour", "Tomorrow", "Done", "Left"] { desk.run("add \(title) today 15:00") }
    let press = try moment("15:02")
    desk.endings = { notices in
      notices.map { notice in
        NoticeAction(rawValue: notice.summary.lowercased()).map { .chosen($0, at: press) } ?? .shown
      }
    }
    desk.now = try moment("15:00")
    let output = desk.run("remind --wait 50")
    #expect(desk.patience == 50)
    #expect(output.text.contains("Snoozed “Hour” to today 16:02"))
    #expect(output.text.contains("Snoozed “Tomorrow” to tomorrow 15:00"))
    #expect(output.text.contains("Completed “Done”"))
    #expect(desk.run("list").lines.count == 3)
    #expect(try remind(at: "16:02") == ["Hour"])
  }

  @Test func `a button that is pressed too late keeps no other from working`() throws {
    let first = try #require(desk.run("add First today 15:00").lines.first)
    for title in ["Second", "Third"] { desk.run("add \(title) today 15:00") }
    let press = try moment("15:02")
    desk.endings = { [desk] notices in
      desk.run("done \(first)")
      return notices.map { _ in .chosen(.done, at: press) }
    }
    desk.now = try moment("15:00")
    let output = desk.run("remind --wait 50")
    #expect(output.complaint == "redo: “First” is done already; nothing was changed\n")
    #expect(output.text.contains("Completed “Second”") && output.text.contains("Completed “Third”"))
    #expect(desk.run("list").lines.isEmpty)
  }

  @Test(arguments: NoticeAction.allCases)
  func `a button acts on the time that was told of, and not on the next one of a repeat`(
    action: NoticeAction
  ) throws {
    let done = try #require(desk.run("add Water every day today 15:00").lines.first)
    let moved = try #require(desk.run("add Call today 15:00").lines.first)
    let press = try moment("15:02")
    var before: [UInt8] = []
    desk.endings = { [desk] notices in
      desk.run("done \(done)")
      desk.run("snooze \(moved) --until 16:00")
      before = desk.bytes
      return notices.map { _ in .chosen(action, at: press) }
    }
    desk.now = try moment("15:00")
    let output = desk.run("remind --wait 50")
    #expect(output.complaint.contains("“Water” is done already"))
    #expect(output.complaint.contains("“Call” was given another date since"))
    #expect(desk.bytes == before)
  }

  @Test func `where nothing can be shown it fails, and is told again`() throws {
    desk.run("add Pay today 15:00")
    desk.now = try moment("15:00")
    desk.endings = { notices in notices.map { _ in .failed("there is no desktop") } }
    let output = desk.run("remind")
    #expect(output.exitCode == 1 && output.standardOutput.isEmpty)
    #expect(output.complaint == "redo: there is no desktop\n")
    desk.endings = { notices in notices.map { _ in .shown } }
    #expect(try remind(at: "15:01") == ["Pay"])
  }

  @Test func `of two runs at once one names the tasks and the other nothing`() throws {
    desk.run("add Pay today 15:00")
    desk.now = try moment("15:00")
    desk.isTakenElsewhere = true
    let output = desk.run("remind")
    #expect(output.exitCode == 0 && output.standardOutput.isEmpty && desk.notices.isEmpty)
  }

  @Test func `many tasks are the last ones and a word about the rest`() throws {
    for number in 1...20 { desk.run("add T\(number) today 15:\(number + 10)") }
    let shown = try remind(at: "16:00")
    #expect(shown == ["16 more tasks fall due", "T17", "T18", "T19", "T20"])
    #expect(desk.notices.first?.occurrence == nil)
    #expect(desk.notices.first?.body.hasPrefix("T1, T2, T3") == true)
  }

  @Test func `a clock that was set back begins anew with the present`() throws {
    desk.run("add Pay today 15:00")
    desk.reminded = Instant(rfc3339: "2030-01-01T00:00:00Z")
    #expect(try remind(at: "14:59").isEmpty)
    #expect(try remind(at: "15:00") == ["Pay"])
  }

  @Test func `a title has nothing in it that acts on anything`() throws {
    desk.run(["add", "x\u{1B}]0;owned\u{07} today 15:00"])
    _ = try remind(at: "15:00")
    let notice = try #require(desk.notices.first)
    #expect(
      (notice.summary + notice.body).unicodeScalars
        .allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test func `the timer's files are shown, written, and not started unasked`() throws {
    desk.program = "/opt/re do/50%/$redo\""
    let shown = desk.run("remind --install --print")
    #expect(shown.text.contains("# /config/systemd/user/redo-remind.timer"))
    #expect(shown.text.contains(#"ExecStart="/opt/re do/50%%/$$redo\"" remind --wait 50"#))
    #expect(shown.text.contains("Environment=\"REDO_DATA_DIR=/da ta\""))
    #expect(desk.files.isEmpty)
    let written = desk.run("remind --install")
    #expect(written.text.contains("to enable: systemctl --user daemon-reload && systemctl --user"))
    #expect(
      written.text.contains("to remove: systemctl --user disable --now redo-remind.timer; rm"))
    #expect(
      desk.files.keys.sorted().map { $0.split(separator: "/").last ?? "" } == [
        "redo-remind.service", "redo-remind.timer",
      ])
    #expect(desk.commands.isEmpty)
  }

  @Test func `a path stays one word of a shell, whatever combines with a quote in it`() {
    #expect(
      ShellWord.quoted("/a'\u{301}; b").utf8.elementsEqual(
        "'/a'\\''\u{301}; b'".utf8))
    #expect(ShellWord.quoted("/a/b-c.d") == "/a/b-c.d")
  }

  @Test func `asked to, it starts the timer, and says where that fails`() throws {
    #expect(desk.run("remind --install --enable").text.contains("enabled"))
    #expect(
      desk.commands.map { $0.joined(separator: " ") } == [
        "systemctl --user daemon-reload", "systemctl --user enable --now redo-remind.timer",
      ])
    desk.commandFailure = "there is no systemd"
    let output = desk.run("remind --install --enable")
    #expect(output.exitCode == 1)
    #expect(output.complaint.contains("the timer was not started: there is no systemd"))
    #expect(output.text.contains("to enable:"))
  }

  @Test func `what another device of the user has named is not named again, and said`() throws {
    desk.run("add Pay today 15:00")
    desk.run("add Call today 15:00")
    let pay = try #require(desk.projection.tasks.first)
    desk.toldElsewhere = ToldElsewhere(
      device: desk.author.userID, others: [],
      told: [ReminderID(task: pay.id, deadline: try moment("15:00"))])
    #expect(try remind(at: "15:00") == ["Call"])
    desk.reminded = nil
    desk.now = try moment("15:00")
    #expect(try desk.run("remind --json").object()["toldElsewhere"] as? Int == 1)
    // Moved, it is another reminder.
    desk.run("snooze \(pay.id) --until 16:00")
    #expect(try remind(at: "16:00").contains("Pay"))
    desk.toldElsewhere = ToldElsewhere(
      device: desk.author.userID, others: [],
      told: [
        ReminderID(task: pay.id, deadline: try moment("16:00")),
        ReminderID(task: desk.projection.tasks[1].id, deadline: try moment("15:00")),
      ])
    desk.reminded = nil
    desk.output = .monochrome(columns: 90)
    #expect(desk.run("remind").text.contains("2 tasks named by another device of yours"))
  }

  @Test func `the device that was used last names at once, the others a minute later`() throws {
    desk.run("add Pay today 15:00")
    let other = try Desk(2)
    other.now = try moment("14:30")
    other.run("add Elsewhere someday")
    desk.append(String(decoding: other.bytes, as: UTF8.self))
    desk.toldElsewhere = ToldElsewhere(
      device: desk.author.userID, others: [other.author.userID], told: [])
    #expect(try remind(at: "15:00").isEmpty)
    #expect(try remind(at: "15:01") == ["Pay"])
    #expect(try remind(at: "15:02").isEmpty)
    // Used here, this one comes first from then on.
    desk.run("add Call today 16:00")
    #expect(try remind(at: "16:00") == ["Call"])
    #expect(try remind(at: "16:00").isEmpty)
    #expect(desk.reminded == (try moment("16:00")))
  }

  @Test func `a device that comes second again does not look back over what it has told`() throws {
    desk.run("add Pay today 15:00")
    #expect(try remind(at: "15:00") == ["Pay"])
    desk.toldElsewhere = ToldElsewhere(
      device: String(repeating: "f", count: 32), others: [desk.author.userID], told: [])
    #expect(try remind(at: "15:00").isEmpty)
    #expect(desk.reminded == (try moment("15:00")))
  }
}
