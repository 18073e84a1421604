import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What devices did to one field, together: a choice of its own beside their versions.
@Suite struct TogetherStoryTests {
  private static let words = "what each did to it, together"
  private static let all = "“Renew passport #home #y #x”"

  /// A title that two devices gave a label each, its versions open.
  private func labels(columns: Int = 120) throws -> ScreenScript {
    let replica = try ScriptedReplica.titled(
      "Renew passport #home", here: "Renew passport #home #y", there: "Renew passport #home #x"
    ).replica
    var script = ScreenScript(replica, size: Size(columns: columns, rows: 40))
    try script.press("M")
    return script
  }

  private func title(_ script: ScreenScript) throws -> String {
    let projection = script.replica.projection
    return projection.title(of: try #require(projection.tasks.first)).stored
  }

  private func headCount(_ script: ScreenScript) throws -> Int {
    try #require(script.replica.projection.tasks.first).headCount
  }

  @Test(arguments: [
    ("<Enter>", "Renew passport #home #y #x"), ("H<Enter>", "Renew passport #home #y"),
    ("L<Enter>", "Renew passport #home #x"), ("l<Enter>", "Renew passport #home #x"),
    ("e<Space>#z<Enter><Enter>", "Renew passport #home #y #x #z"),
  ])
  func `labels that two devices gave a title are offered together`(
    keys: String, title: String
  ) throws {
    var script = try labels()
    #expect(script.text.contains(Self.words))
    try script.press(keys)
    #expect(try self.title(script) == title)
    #expect(try headCount(script) == 1)
    try script.press("u")
    #expect(try headCount(script) == 2, "an undo opens the fork again")
  }

  @Test(arguments: [
    ("h", "#y"), ("hh", "#y"), ("hl", "#y #x"), ("hll", "#x"), ("hlll", "#x"), ("lh", "#y #x"),
    ("lhh", "#y"), ("Hl", "#y #x"), ("Lh", "#y #x"), ("hlh", "#y"),
  ])
  func `h and l go from ours over what is together to theirs, and back`(
    keys: String, labels: String
  ) throws {
    for columns in [120, 40] {
      var script = try self.labels(columns: columns)
      try script.press(keys + "<Enter>")
      #expect(try title(script) == "Renew passport #home \(labels)", "\(columns) columns")
    }
  }

  @Test func `what is together keeps its line, and the note tells of it while it is chosen`() throws
  {
    var script = try labels()
    #expect(script.text.contains("● \(Self.all) · \(Self.words)"))
    #expect(script.text.ranges(of: Self.words).count == 2)
    for key in ["h", "ll"] {
      try script.press(key)
      #expect(script.text.contains("○ \(Self.all) · \(Self.words)"))
      #expect(script.text.ranges(of: Self.words).count == 1, "the note is of what is chosen")
      #expect(script.text.contains("title: this device (laptop) set it"))
    }
    try script.press("h")
    #expect(script.text.contains("● \(Self.all) · \(Self.words)"))
    #expect(script.text.ranges(of: Self.words).count == 2)
  }

  @Test func `a typed value stands below what is together, which stays and can be changed`() throws
  {
    var script = try labels()
    try script.press("e<Space>#z<Enter>")
    #expect(script.text.contains("○ \(Self.all) · \(Self.words)"))
    #expect(script.text.contains("● “Renew passport #home #y #x #z” · typed"))
    try script.press("hle")
    #expect(script.viewModel.openPrompt?.field.text == "Renew passport #home #y #x")
  }

  @Test func `a click on what is together takes it`() throws {
    var script = try labels()
    try script.press("h")
    let lines = script.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("○ \(Self.all)") })
    let mark = try #require(lines[row].ranges(of: "○ \(Self.all)").first).lowerBound
    let column = lines[row].distance(from: lines[row].startIndex, to: mark)
    script.mouse(.press(.left), row: row, column: column + 3)
    #expect(script.text.contains("● \(Self.all) · \(Self.words)"))
    try script.press("<Enter>")
    #expect(try title(script) == "Renew passport #home #y #x")
  }

  @Test(arguments: [
    ("<Enter>", "for the trip\n- [x] socks\n- [x] tent"),
    ("h<Enter>", "for the trip\n- [ ] socks\n- [x] tent"),
    ("l<Enter>", "for the trip\n- [x] socks\n- [ ] tent"),
  ])
  func `steps that two devices ticked are offered together`(
    keys: String, description: String
  ) throws {
    var script = try described(
      "for the trip\n- [ ] socks\n- [ ] tent", there: "for the trip\n- [x] socks\n- [ ] tent",
      here: "for the trip\n- [ ] socks\n- [x] tent")
    #expect(script.text.contains(Self.words))
    try script.press(keys)
    #expect(try self.description(script) == StoredText(description))
    #expect(try headCount(script) == 1)
  }

  @Test(arguments: [
    ("a\nA\nb\nc", "a\nb\nC", "a\nA\nb\nC"), ("a\nb\nC", "a\nA\nb\nc", "a\nA\nb\nC"),
    ("b\nc", "a\nb\nC\nd", "b\nC\nd"),
  ])
  func `a line that came or went is together with a changed one, whoever wrote last`(
    there: String, here: String, together: String
  ) throws {
    var script = try described("a\nb\nc", there: there, here: here)
    #expect(script.text.contains(Self.words))
    try script.press("<Enter>")
    #expect(try description(script) == StoredText(together))
  }

  @Test(arguments: [10, 12, 14])
  func `what is together shows below its versions on low screens, too`(rows: Int) throws {
    let script = try described(
      "a\nb\nc\nd\ne\nf\ng\nh", there: "A\nb\nc\nd\ne\nf\ng\nH",
      here: "a\nB\nc\nd\ne\nf\nG\nh", rows: rows)
    #expect(script.text.contains("● “A"))
    #expect(script.text.contains("…” · \(Self.words)"))
  }

  @Test(arguments: [(40, 10), (40, 12), (60, 15), (120, 12)])
  func `all that differs of a long text is reached page by page`(columns: Int, rows: Int) throws {
    let lines = (1...12).map { "line \($0) of the list" }
    let (there, here) = (lines.map { $0 + " there" }, lines.map { $0 + " here" })
    var script = try described(
      lines.joined(separator: "\n"), there: there.joined(separator: "\n"),
      here: here.joined(separator: "\n"), columns: columns, rows: rows)
    #expect(script.text.contains("Ctrl-d more"))
    var seen = script.text
    for _ in lines {
      try script.press("<C-d>")
      seen += script.text
    }
    for line in there + here { #expect(seen.contains(line), "\(line)") }
    #expect(!script.text.contains("more"), "the end is reached")
    try script.press("k")
    #expect(script.text.contains("Ctrl-d more"), "another field folds it again")
  }

  @Test(arguments: [(40, 10), (60, 15), (120, 12)])
  func `a choice leads a page that was turned back to it, and a page that was left begins anew`(
    columns: Int, rows: Int
  ) throws {
    let lines = (1...12).map { "line \($0) of the list" }
    var script = try described(
      lines.joined(separator: "\n"), there: lines.map { $0 + " there" }.joined(separator: "\n"),
      here: lines.map { $0 + " here" }.joined(separator: "\n"), columns: columns, rows: rows)
    try script.press("<C-d><C-d><C-d>")
    #expect(!script.text.contains("“line 1 of the list here"))
    try script.press("h")
    #expect(script.text.contains("● “line 1 of the list here"))
    try script.press("l")
    #expect(script.text.contains("● “line 1 of the list there"))
    try script.press("<C-d><C-d><Esc>M")
    #expect(script.text.contains("▸ description"))
  }

  /// A description that a phone changed first and then this device, its versions open.
  private func described(
    _ before: String, there: String, here: String, columns: Int = 120, rows: Int = 40
  ) throws -> ScreenScript {
    let replica = try ScriptedReplica()
    try replica.add([TaskDraft(title: "Pack", description: before)])
    let phone = try replica.fork(device: "phone", seed: 8)
    for (seconds, device, text) in [(60, phone, there), (120, replica, here)] {
      device.wait(seconds: Int64(seconds))
      try device.edit("Pack", TaskEdit(description: text))
    }
    replica.take(from: phone)
    var script = ScreenScript(replica, size: Size(columns: columns, rows: rows))
    try script.press("M")
    return script
  }

  private func description(_ script: ScreenScript) throws -> StoredText {
    let projection = script.replica.projection
    return projection.visibleState(of: try #require(projection.tasks.first)).description
  }

  @Test func `two moves of a date that add up stay a choice too`() throws {
    var script = ScreenScript(try .forked(), size: Size(columns: 120, rows: 40))
    try script.press("/renew<Enter>Mjj")
    let sum = "Fri 4 Dec 09:00 · both moves together"
    #expect(script.text.contains("● \(sum)"))
    try script.press("h")
    #expect(script.text.contains("○ \(sum)") && script.text.contains("● Tue 1 Dec 09:00"))
    try script.press("l")
    #expect(script.text.contains("● \(sum)") && script.text.contains("○ Tue 1 Dec 09:00"))
    try script.press("l")
    #expect(script.text.contains("○ \(sum)") && script.text.contains("● Fri 27 Nov 09:00"))
  }

  @Test func `of many devices that moved a date all count, and those not named are counted`() throws
  {
    let replica = try ScriptedReplica()
    replica.add("Renew passport 2026-11-27 09:00")
    let others = try (1...6).map {
      try replica.fork(device: "device-\($0)", seed: UInt8(10 + $0))
    }
    for (device, days) in zip([replica] + others, 1...) {
      device.wait(seconds: 60)
      try device.snooze("Renew passport", days: Int64(days))
    }
    for other in others { replica.take(from: other) }
    var script = ScreenScript(replica, size: Size(columns: 300, rows: 40))
    #expect(script.text.contains("7 versions"))
    #expect(script.text.contains("apart on due · ") && script.text.contains(" and 3 more"))
    try script.press("M")
    #expect(script.text.contains("Fri 25 Dec 09:00 · all moves together"))
  }

  @Test func `a value that was set since versions were joined stays a choice beside them`() throws {
    var script = ScreenScript(try .forked(), size: Size(columns: 120, rows: 40))
    try script.press("/renew<Enter>p1Mj")
    func priority() throws -> SettlingAccount.Field {
      let fields = script.viewModel.settlingAccount?.fields ?? []
      return try #require(fields.first { $0.name == "priority" })
    }
    let note = "changed again since they were joined"
    #expect(try priority().versions.last == "1, \(note)")
    for (keys, place, value) in [("", 2, "1"), ("h", 0, "5"), ("l", 2, "1"), ("l", 1, "2")] {
      if !keys.isEmpty { try script.press(keys) }
      #expect(try priority().chosen == place)
      #expect(try priority().value == value)
      #expect(try priority().note == (place == 2 ? note : nil))
    }
  }
}
