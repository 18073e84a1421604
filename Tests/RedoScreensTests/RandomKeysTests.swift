import RedoScreens
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// Thousands of keys that nobody would press.
@Suite struct RandomKeysTests {
  private static let notations =
    Array("jkgGacspezDyuoq/nN?hl12346TUbwmt-+x").map(String.init) + [
      "<lt>", ">", "@", "v", "B", "J", "[",
      "<Enter>", "<Esc>", "<Tab>", "<S-Tab>", "<Down>", "<Up>", "<C-d>", "<C-u>", "<C-r>", "<C-x>",
      "<PageDown>", "<PageUp>", "<Space>", "<Backspace>", "<Left>", "<Right>", "#", "@", "5", "y",
      "é",
      "日",
    ]

  private static let pastes = ["one\ntwo\n#three", "\u{1B}[31m", "p5 tomorrow", "\n\n", "👩‍👩‍👧‍👦"]

  @Test(arguments: [false, true])
  func `no key breaks the screen or loses the selection`(isHostile: Bool) throws {
    var generator = SeededGenerator.fromEnvironment(default: isHostile ? 11 : 5)
    let replica = isHostile ? try ScriptedReplica.hostile() : try .sample()
    var script = ScreenScript(replica)
    for step in 0..<2500 {
      play(&script, &generator)
      let canvas = script.canvas
      let context = "seed \(generator.seed), step \(step)"
      check(script, canvas, context)
      if step % 500 == 499 { script.wait(seconds: 3600) }
    }
  }

  private func play(_ script: inout ScreenScript, _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<3:
      script.resize(
        columns: .random(in: 0...170, using: &generator),
        rows: .random(in: 0...50, using: &generator))
    case 3..<5: script.paste(Self.pastes.randomElement(using: &generator) ?? "")
    case 5..<10:
      let place = (
        row: Int.random(in: -2...50, using: &generator),
        column: Int.random(in: -2...170, using: &generator)
      )
      let actions: [MouseEvent.Action] = [
        .press(.left), .doublePress(.left), .scroll(1), .scroll(-1),
      ]
      script.mouse(
        actions.randomElement(using: &generator) ?? .press(.left), row: place.row,
        column: place.column)
    default:
      let notation = Self.notations.randomElement(using: &generator) ?? "j"
      do {
        try script.press(notation)
      } catch {
        Issue.record("\(notation) is no key: \(error)")
      }
    }
  }

  private func check(_ script: ScreenScript, _ canvas: Canvas, _ context: String) {
    let viewModel = script.viewModel
    if let cursor = canvas.cursor {
      #expect(canvas.bounds.contains(cursor), "\(context): the cursor is outside")
    }
    let list = viewModel.list
    #expect((list.taskCount == 0) == (list.selectedOrdinal == nil), "\(context)")
    guard !viewModel.layout.isTooSmall, !viewModel.layout.list.isEmpty,
      viewModel.screen == .tasks, viewModel.triage == nil
    else { return }
    // What went wrong may need rows of its own until the next key.
    let isUncovered =
      viewModel.overlay == nil && viewModel.message?.kind != .failure && !viewModel.hasNews
    checkFrame(viewModel.layout.list, canvas, isUncovered, context)
  }

  /// The corners and edges of the list's frame are never drawn over while nothing covers them.
  private func checkFrame(
    _ rect: Rect, _ canvas: Canvas, _ isUncovered: Bool, _ context: String
  ) {
    guard isUncovered else { return }
    for row in rect.row + 1..<rect.endRow - 1 {
      let left = canvas[Point(row: row, column: rect.column)].glyph.text
      let right = canvas[Point(row: row, column: rect.endColumn - 1)].glyph.text
      #expect(left == "│", "\(context), row \(row)")
      #expect(right == "│" || right == "┃", "\(context), row \(row)")
    }
  }
}
