import RedoIntents
import RedoTerminal
import RedoTestSupport
import Testing

@testable import RedoViewModels

/// Marked tasks that others take out of the list while it does not show, or shows the past.
struct HiddenMarksStoryTests {
  private let phone: ScriptedReplica
  /// What is told of the two tasks of today that are marked, once the phone has put them off.
  private let words: String
  private var script: ScreenScript
  private let marked: [String]

  init() throws {
    let replica = try ScriptedReplica.sample()
    phone = try replica.fork(device: "phone", seed: 8)
    try phone.prioritize("Book a dentist", 2)
    replica.take(from: phone)
    script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("/due:today<Enter>gg<Space><Space>")
    marked = Array(script.titles.prefix(2))
    words = "“\(marked[0])” and 1 more were snoozed by Ana on phone; they are marked no more"
    #expect(script.viewModel.markedCount == 2)
  }

  /// Puts the marked tasks off on the phone, and takes that in.
  private mutating func putOff() throws {
    for title in marked { try phone.snooze(title, days: 3) }
    script.replica.take(from: phone)
    script.replay()
  }

  @Test(arguments: ["?", ":", "/", "#", "p", "s", "D", "a"])
  func `marks that went below what lies over the list are told of once it is closed`(
    keys: String
  ) throws {
    var story = self
    try story.script.press(keys)
    try #require(story.script.viewModel.overlay != nil)
    try story.putOff()
    #expect(story.script.viewModel.message?.text.hasSuffix(words) != true)
    try story.script.press("<Esc>")
    #expect(story.script.viewModel.overlay == nil)
    #expect(story.script.viewModel.message?.text.hasSuffix(words) == true)
    #expect(story.script.viewModel.tasks.list.marks.isEmpty)
    // Once told is enough.
    try story.script.press("?<Esc>")
    #expect(story.script.viewModel.message == nil)
  }

  @Test func `they are told of behind what the line came to that lay over the list`() throws {
    var story = self
    try story.script.press("aBuy milk today")
    try story.putOff()
    try story.script.press("<Enter>")
    let message = try #require(story.script.viewModel.message)
    #expect(message.text.hasPrefix("Added “Buy milk”"))
    #expect(message.text.hasSuffix("; " + words))
    #expect(message.kind == .success && message.followUp == .undo)
    try story.script.press("u")
    #expect(!story.script.titles.contains("Buy milk"))
  }

  @Test func `they are told of once a triage over the list is left`() throws {
    var story = self
    try story.script.press("T")
    try #require(story.script.viewModel.triage != nil)
    try story.putOff()
    #expect(story.script.viewModel.message?.text.hasSuffix(words) != true)
    for _ in 0..<3 where story.script.viewModel.triage != nil { try story.script.press("<Esc>") }
    #expect(story.script.viewModel.triage == nil)
    #expect(story.script.viewModel.message?.text.hasSuffix(words) == true)
  }

  @Test(arguments: ["<Esc>", ">"])
  func `marks that went while the past showed are told of once the present is back`(
    key: String
  ) throws {
    var story = self
    try story.script.press("<lt>")
    try story.putOff()
    #expect(story.script.viewModel.message?.text.hasSuffix(words) != true)
    for _ in 0..<9 where story.script.viewModel.travel != nil { try story.script.press(key) }
    #expect(story.script.viewModel.travel == nil)
    #expect(story.script.viewModel.message?.text == words)
    #expect(story.script.viewModel.tasks.list.marks.isEmpty)
    try story.script.press("<lt><Esc>")
    #expect(story.script.viewModel.message?.text == "this is now")
  }

  @Test func `of marks that were taken away in the past nothing is told`() throws {
    var story = self
    // That day others are due.
    try story.script.press("<lt>/<C-u><Enter>**/<C-u>due:today<Enter>")
    try #require(story.script.viewModel.tasks.list.marks.isEmpty)
    try story.putOff()
    try story.script.press("<Esc>")
    #expect(story.script.viewModel.message?.text == "this is now")
  }

  @Test func `another filter than the one they were marked under takes no marks away`() throws {
    var story = self
    try story.script.press("<lt>/<C-u>stretch<Enter>")
    try story.putOff()
    for _ in 0..<9 where story.script.viewModel.travel != nil { try story.script.press(">") }
    #expect(story.script.viewModel.message?.text.hasSuffix("marked no more") != true)
    #expect(!story.script.viewModel.tasks.list.marks.isEmpty)
  }

  @Test(arguments: ["4", "5"])
  func `marks that go behind a screen without marks are told of there`(key: String) throws {
    var story = self
    try story.script.press(key)
    try story.putOff()
    #expect(story.script.viewModel.message?.text.contains("marked no more") == true)
    #expect(story.script.viewModel.tasks.list.marks.isEmpty)
  }
}
