internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

/// A triage over the whole body: how far it has come, and the task or the summary.
struct TriagePane {
  let keymap: Keymap

  func render(
    _ triage: Triage, _ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas
  ) {
    let layout = TriageLayout(room: rect.size, titleRows: triage.card?.heading.count ?? 1)
    let hasKeys = viewModel.overlay == nil
    canvas.draw(in: rect) { canvas in
      Frame(
        title: ["Triage", triage.source.words].joined(separator: canvas.glyphs.separator),
        note: note(triage), isFocused: hasKeys
      ).draw(on: &canvas, in: layout.frame)
      drawProgress(triage, in: layout.progress, onto: &canvas)
      if triage.isOver {
        TriageSummaryPart(keymap: keymap).render(triage, viewModel, layout, onto: &canvas)
      } else {
        TriageCardPart(keymap: keymap)
          .render(triage, layout, hasKeys: hasKeys, onto: &canvas)
      }
    }
  }

  private func note(_ triage: Triage) -> String {
    triage.isOver
      ? Quantity.text(triage.queue.count, "task")
      : "\(triage.position + 1) of \(triage.queue.count)"
  }

  /// What lies behind as a bar, and as a part of a hundred.
  private func drawProgress(_ triage: Triage, in rect: Rect, onto canvas: inout Canvas) {
    let total = triage.queue.count
    let words = "\(total == 0 ? 100 : triage.position * 100 / total) %"
    let (bar, label) = rect.split(.columns, at: -6)
    Gauge(value: triage.position, of: total).draw(on: &canvas, in: bar)
    canvas.write(
      words,
      at: Point(row: label.row, column: label.endColumn - words.utf8.count), as: .secondary)
  }
}
