import Foundation
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@testable import RedoScreens

/// Thousands of keys that nobody would press.
@Suite struct RandomKeysTests {
  /// 2 sessions in the gate, 400 with `REDO_LONG=1`: a million keys.
  private static let sessions = Machine.count(2, long: 400)
  private static let steps = 2500

  /// Every key that means something anywhere, and some that are text.
  private static let keys: [Key] =
    Keymap.standard.bindings.flatMap(\.notations).flatMap { (try? KeyNotation.keys(in: $0)) ?? [] }
    + "jjjjkkkkaec#@5yé日m👍 \u{301}".map { .character($0) }
    + [.enter, .enter, .escape, .escape, .escape, .backspace, .tab]

  private static let pastes = ["one\ntwo\n#three", "\u{1B}[31m", "p5 tomorrow", "\n\n", "👩‍👩‍👧‍👦"]

  @Test(arguments: 0..<sessions)
  func `no key breaks the screen, loses the selection or the log`(session: Int) throws {
    let seed = SeededGenerator.fromEnvironment(default: 5).seed + UInt64(session)
    var generator = SeededGenerator(seed: seed)
    let replica = session % 2 == 1 ? try ScriptedReplica.hostile() : try .forked()
    let unsound = unsound(in: replica)
    let phone = try replica.fork(device: "tablet", seed: 9)
    var script = ScreenScript(replica)
    for step in 0..<Self.steps {
      play(&script, &generator)
      check(script, script.canvas, "seed \(seed), step \(step)")
      if step % 500 == 499 { script.wait(seconds: 3600) }
      if step % 250 == 125, phone.add("From the tablet \(step) #away !") != nil {
        replica.take(from: phone)
        script.replay()
      }
    }
    #expect(self.unsound(in: replica) == unsound, "seed \(seed): no node of ours is refused")
    try checkWayOut(&script, "seed \(seed)")
  }

  private func unsound(in replica: ScriptedReplica) -> Int {
    let graph = replica.projection.graph
    return graph.nodes.indices.count { !graph.isSound($0) }
  }

  /// From wherever the keys led, Esc leads back, and every screen comes up.
  private func checkWayOut(_ script: inout ScreenScript, _ context: String) throws {
    script.resize(columns: 120, rows: 40)
    for _ in 0..<40 { script.press(.escape) }
    #expect(script.viewModel.overlay == nil, "\(context)")
    for screen in ScreenName.allCases {
      try script.press("\(screen.rawValue)")
      #expect(script.viewModel.screen == screen, "\(context)")
      #expect(script.text.contains("\(screen.rawValue) \(screen.title)"), "\(context)")
    }
  }

  private func play(_ script: inout ScreenScript, _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<3:
      script.resize(
        columns: .random(in: 0...400, using: &generator),
        rows: .random(in: 0...120, using: &generator))
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
      script.press(Self.keys.randomElement(using: &generator) ?? .escape)
    }
  }

  private func check(_ script: ScreenScript, _ canvas: Canvas, _ context: String) {
    let viewModel = script.viewModel
    if let cursor = canvas.cursor {
      #expect(canvas.bounds.contains(cursor), "\(context): the cursor is outside")
    }
    checkSelection(viewModel, context)
    let list = viewModel.tasks.list
    #expect((list.taskCount == 0) == (list.selectedOrdinal == nil), "\(context)")
    let body = viewModel.layout.body
    let pane = viewModel.tasks.layout(in: body.size).list
    guard !viewModel.layout.isTooSmall, !pane.isEmpty,
      viewModel.screen == .tasks, viewModel.triage == nil
    else { return }
    // What went wrong or is worth knowing may need rows of its own until the next key.
    let kind = viewModel.message?.kind ?? .success
    let isUncovered = viewModel.overlay == nil && kind == .success && !viewModel.board.hasNews
    let frame = pane.offset(rows: body.row, columns: body.column)
    checkFrame(frame, canvas, isUncovered, context)
  }

  /// What keys act on is in sight, whatever was pressed or scrolled, came in or made the room another.
  private func checkSelection(_ viewModel: AppViewModel, _ context: String) {
    guard !viewModel.layout.isTooSmall, viewModel.triage == nil else { return }
    let selected: Int?
    let visible: Range<Int>
    switch viewModel.screen {
    case .tasks where viewModel.tasks.focus == .list:
      (selected, visible) = (viewModel.tasks.list.selectedRow, viewModel.tasks.list.visibleRows)
    case .tasks:
      let pane = viewModel.tasks.layout(in: viewModel.layout.body.size).detail
      let (detail, room) = (viewModel.tasks.detail, Frame.inside(pane))
      (selected, visible) = (detail.selectedRow, detail.top..<detail.top + room.rows)
    case .plan:
      let list = viewModel.plan.list(of: viewModel.plan.focus)
      (selected, visible) = (list.selectedRow, list.visibleRows)
    case .activity:
      (selected, visible) = (viewModel.activity.selectedRow, viewModel.activity.visibleRows)
    case .analytics, .calendar, .settings: return
    }
    guard let row = selected else { return }
    #expect(visible.contains(row), "\(context): row \(row) is not in \(visible)")
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
