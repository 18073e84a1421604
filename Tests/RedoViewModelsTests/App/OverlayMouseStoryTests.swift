import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// The mouse on what lies over the screen, and on the hints of every screen.
@Suite struct OverlayMouseStoryTests {
  private func script(_ keys: String, columns: Int = 120, rows: Int = 40) throws -> ScreenScript {
    var script = ScreenScript(try .apart(), size: Size(columns: columns, rows: rows))
    try script.press(keys)
    return script
  }

  @Test func `a click on a priority sets it, the wheel moves the choice, one beside leaves`() throws
  {
    var script = try script("jp")
    let before = try #require(script.viewModel.selectedTask?.priority)
    let place = script.viewModel.priorityPlace
    script.mouse(.scroll(1), row: place.row + 1, column: place.column + 2)
    script.mouse(.press(.left), row: 0, column: 0)
    #expect(script.viewModel.overlay == nil)
    try script.press("p")
    let wanted = before == 2 ? 3 : 2
    script.mouse(.press(.left), row: place.row + 6 - wanted, column: place.column + 2)
    #expect(script.viewModel.overlay == nil)
    #expect(script.viewModel.selectedTask?.priority == wanted)
  }

  @Test func `a double click on a change of a card opens it, a click beside the card leaves it`()
    throws
  {
    var script = try script("/renew<Enter>B")
    let page = try #require(script.viewModel.cardPage)
    let place = script.viewModel.cardPlace(rows: page.lines.count)
    script.mouse(.press(.left), row: place.row + 3, column: place.column + 4)
    guard case .card(let card) = script.viewModel.overlay else {
      Issue.record("the card went")
      return
    }
    #expect(card.selection == 1)
    script.mouse(.doublePress(.left), row: place.row + 3, column: place.column + 4)
    #expect(script.viewModel.cardPage?.title == "Change")
    script.mouse(.press(.left), row: 1, column: 0)
    script.mouse(.press(.left), row: 1, column: 0)
    #expect(script.viewModel.overlay == nil)
  }

  @Test func `a click on a row ends a search and selects it`() throws {
    var script = try script("/r")
    script.mouse(.press(.left), row: 4, column: 10)
    #expect(script.viewModel.overlay == nil)
    #expect(script.viewModel.tasks.list.filterLine == "r")
    let title = script.selectedTitle
    script.mouse(.doublePress(.left), row: 4, column: 10)
    #expect(script.viewModel.tasks.focus == .detail && script.selectedTitle == title)
  }

  @Test(arguments: [(90, 10), (120, 10), (120, 100)])
  func `no click turns from a search with a mistake, nor from the list that it searches`(
    columns: Int, column: Int
  ) throws {
    var script = try script("/", columns: columns)
    script.paste("r p>9")
    let (titles, selected) = (script.titles, script.selectedTitle)
    for action in [MouseEvent.Action.press(.left), .doublePress(.left)] {
      script.mouse(action, row: 4, column: column)
      #expect(script.viewModel.openPrompt?.field.text == "r p>9")
      #expect(script.viewModel.openPrompt?.problem?.contains("needs a number") == true)
      #expect(script.viewModel.tasks.focus == .list && script.selectedTitle == selected)
    }
    let room = script.viewModel.layout.body.size
    #expect(script.titles == titles && !script.viewModel.tasks.layout(in: room).list.isEmpty)
    try script.press("<BS>4<Enter>")
    #expect(script.viewModel.tasks.list.filterLine == "r p>4")
  }

  @Test(arguments: [
    ("", "a add", "a"), ("U", "a add", "a"), ("2", "Tab pane", "<Tab>"),
    ("<Tab>", "Esc back", "<Esc>"), ("3", "Esc back", "<Esc>"), ("4", "Esc back", "<Esc>"),
    ("5", "Esc back", "<Esc>"), ("T", "Esc back", "<Esc>"), ("?", "Esc back", "<Esc>"),
    ("A", "Esc cancel", "<Esc>"), ("p", "Esc cancel", "<Esc>"), ("D", "Esc cancel", "<Esc>"),
    (":", "Esc cancel", "<Esc>"), ("B", "Esc back", "<Esc>"),
  ])
  func `a click on a hint presses its key`(keys: String, hint: String, key: String) throws {
    var pressed = try script("/renew<Enter>" + keys)
    let row = pressed.viewModel.size.rows - 1
    let line = String(pressed.text.split(separator: "\n", omittingEmptySubsequences: false)[row])
    let place = try #require(line.firstRange(of: hint), "\(line)").lowerBound
    pressed.mouse(
      .press(.left), row: row, column: line.distance(from: line.startIndex, to: place))
    var typed = try script("/renew<Enter>" + keys)
    try typed.press(key)
    #expect(pressed.text == typed.text, "after \(keys)")
  }

  @Test func `the second press of a double click that closed a list is not for what lies below`()
    throws
  {
    var script = try script("F")
    guard case .presets(let chooser) = script.viewModel.overlay else {
      Issue.record("no presets")
      return
    }
    let place = script.viewModel.layout(of: chooser).frame
    let focus = script.viewModel.tasks.focus
    for action in [MouseEvent.Action.press(.left), .doublePress(.left)] {
      script.mouse(action, row: place.row + 3, column: place.column + 4)
    }
    #expect(script.viewModel.overlay == nil && script.viewModel.tasks.focus == focus)
    script.mouse(.press(.left), row: 4, column: 10)
    script.mouse(.doublePress(.left), row: 4, column: 10)
    #expect(script.viewModel.tasks.focus == .detail)
  }

  @Test func `a double click in triage decides on one task, and a tab does nothing below it`()
    throws
  {
    var script = try script("*T")
    let row = try #require(
      script.text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("1 day") })
    let line = script.text.split(separator: "\n", omittingEmptySubsequences: false)[row]
    let column = line.distance(
      from: line.startIndex, to: try #require(line.firstRange(of: "1 day")).lowerBound)
    let written = script.replica.written.count
    for action in [MouseEvent.Action.press(.left), .doublePress(.left)] {
      script.mouse(action, row: row, column: column)
    }
    #expect(script.replica.written.count == written + 1)
    script.mouse(.press(.left), row: 0, column: 18)
    #expect(script.viewModel.screen == .tasks && script.viewModel.triage != nil)
  }
}
