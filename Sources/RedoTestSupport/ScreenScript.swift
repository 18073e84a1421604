public import RedoIntents
public import RedoScreens
internal import RedoTasks
public import RedoTerminal
public import RedoViewModels

/// A whole session without a terminal: keys go through the keymap into the view model, its intents
/// into a replica in memory, and the screen onto a canvas.
public struct ScreenScript {
  /// What is on screen.
  public private(set) var viewModel: AppViewModel
  /// The log behind it.
  public let replica: ScriptedReplica
  /// What the shell was asked for besides intents, in order.
  public private(set) var effects: [Effect] = []
  private let screen: RootScreen
  private let glyphs: GlyphSet
  private static let themes = ["matrix", "amber", "daylight", "high-contrast", "mono"]

  /// Opens the screen over a replica.
  public init(
    _ replica: ScriptedReplica, size: Size = Size(columns: 80, rows: 24),
    glyphs: GlyphSet = .unicode, presets: PresetBook = PresetBook(), keymap: Keymap = .standard,
    settings change: (inout AppSettings) -> Void = { _ in }
  ) {
    screen = RootScreen(keymap: keymap)
    self.replica = replica
    self.glyphs = glyphs
    var settings = AppSettings(
      device: replica.author,
      choices: SettingChoices(
        themes: Self.themes, keymaps: KeymapPreset.allCases.map(\.rawValue)), version: "1.0",
      keys: KeymapNames(keymap, in: glyphs))
    change(&settings)
    viewModel = AppViewModel(
      settings: settings, presets: presets, vocabulary: Keymap.vocabulary)
    viewModel.resize(to: size)
    viewModel.absorb(replica.projection, at: replica.dates)
  }

  /// Leaves what does not show to ``rest()``, as the full screen's loop does.
  public mutating func sortLater() { viewModel.host.defersSorting = true }

  /// Does what the loop does while no key waits.
  public mutating func rest(while isIdle: @escaping @Sendable () -> Bool = { true }) {
    viewModel.workWhileIdle(isIdle)
  }

  /// Lets the shell say how syncing stands.
  public mutating func take(_ health: SyncHealth) {
    viewModel.absorb(health)
  }

  /// Presses keys, written as `KeyNotation` does: `jjc`, `<C-d>`, `aCall Ana<Enter>`.
  public mutating func press(_ notation: String) throws {
    for key in try KeyNotation.keys(in: notation) { press(key) }
  }

  /// Presses one key.
  public mutating func press(_ key: Key) {
    viewModel.tick(replica.dates)
    run(screen.keymap.press(key, on: &viewModel))
  }

  /// Ends the user's editor, which was asked for last, with a text.
  public mutating func endEditor(with text: String) {
    guard case .editText(let task, let original) = effects.popLast() else { return }
    run(viewModel.edited(task, from: original, to: text))
  }

  /// Begins the errand that was asked for last, as the shell does before it takes its time.
  public mutating func begin() {
    if case .errand(let errand) = effects.last { viewModel.begin(errand) }
  }

  /// Ends the errand that was asked for last.
  public mutating func end(_ news: ErrandNews) {
    viewModel.finished(news)
  }

  /// Completes the path that is being typed.
  public mutating func complete(path: String, candidates: [String]) {
    viewModel.completed(path: path, candidates: candidates)
  }

  /// Types characters that come together.
  public mutating func type(_ text: String) {
    viewModel.type(text)
  }

  /// Pastes a text.
  public mutating func paste(_ text: String) {
    run(viewModel.paste(text))
  }

  /// Uses the mouse.
  public mutating func mouse(_ action: MouseEvent.Action, row: Int, column: Int) {
    let event = MouseEvent(action, at: Point(row: row, column: column))
    run(screen.mouse(event, on: &viewModel, glyphs: glyphs))
  }

  /// Gives the screen another size.
  public mutating func resize(columns: Int, rows: Int) {
    viewModel.resize(to: Size(columns: columns, rows: rows))
  }

  /// Lets time pass.
  public mutating func wait(seconds: Int64) {
    replica.wait(seconds: seconds)
    viewModel.tick(replica.dates)
  }

  /// Welcomes somebody who has no log yet.
  public mutating func welcome() { viewModel.welcome() }

  /// Asks for the tasks whose time to be named has come.
  public mutating func remind() -> [Effect] { viewModel.remind() }

  /// Tells the view model something about the log.
  public mutating func notice(_ notice: Notice) {
    viewModel.notice(notice)
  }

  /// Tells the view model all that is wrong with the log, as after it was read.
  public mutating func tell(ofFaults faults: [Notice]) {
    viewModel.withdrawFaults(besides: faults)
    for notice in faults { viewModel.notice(notice) }
  }

  /// Finds what was typed before the program was started.
  public mutating func find(_ unwritten: UnwrittenTexts) { viewModel.unwritten = unwritten }

  /// Takes what the log amounts to now, after the replica was changed from outside.
  public mutating func replay() {
    viewModel.absorb(replica.projection, at: replica.dates)
    viewModel.tick(replica.dates)
  }

  /// What is on screen.
  public var canvas: Canvas {
    var canvas = Canvas(size: viewModel.size, glyphs: glyphs)
    screen.render(viewModel, onto: &canvas)
    return canvas
  }

  /// The rows on screen as text, blanks at their ends left out.
  public var text: String {
    let canvas = canvas
    return (0..<canvas.gridSize.rows).map { row in
      var line = ""
      var length = 0
      for cell in canvas.row(row) {
        let text = cell.glyph.text
        line += text
        if text != " " { length = line.utf8.count }
      }
      return String(line.utf8.prefix(length)) ?? line
    }.joined(separator: "\n")
  }

  /// The title of the selected task.
  public var selectedTitle: String? {
    viewModel.selectedTask.flatMap { viewModel.projection?.title(of: $0).shown }
  }

  /// The titles in the order of the list.
  public var titles: [String] {
    viewModel.tasks.list.rows.compactMap { row in
      row.place.flatMap { viewModel.taskRow(at: $0)?.title }
    }
  }

  private mutating func run(_ asked: [Effect]) {
    effects += ScriptedShell(replica).carryOut(asked, on: &viewModel)
    viewModel.tick(replica.dates)
  }
}
