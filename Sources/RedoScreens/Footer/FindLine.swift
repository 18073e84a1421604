internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

/// The line of a search as it is typed, with how much it finds, in the place of the message line.
struct FindLine {
  /// The columns from which on a line that is being typed says what is wrong with it.
  private static let roomyColumns = 70

  func render(_ prompt: Prompt, _ viewModel: AppViewModel, onto canvas: inout Canvas) {
    let isChanges = prompt.purpose == .findChanges
    let count = isChanges ? viewModel.activity.count : viewModel.tasks.list.taskCount
    let found = Quantity.text(count, isChanges ? "change" : "task")
    let columns = canvas.size.columns
    let tells = tellsProblem(of: prompt, columns: columns) && !overflows(prompt, columns: columns)
    let problem = tells ? prompt.problem : nil
    let note = problem ?? found
    let width = min(TextWidth.columns(of: note), room(beside: prompt, columns: columns))
    canvas.write(
      note, at: Point(row: 0, column: columns - 1 - width),
      as: problem == nil && count > 0 ? .success : .warning, limit: width, overflow: .ellipsis)
    let sign = prompt.purpose == .find ? "/" : canvas.glyphs.text("❯", ">")
    canvas.write(sign, at: Point(row: 0, column: 1), as: .prompt)
    let field = Rect(row: 0, column: 3, columns: columns - width - 6, rows: 1)
    if prompt.field.isEmpty {
      canvas.write(
        prompt.purpose.example, at: field.origin, as: .example, limit: field.columns,
        overflow: .ellipsis)
      canvas.cursor = field.origin
    } else {
      prompt.field.draw(on: &canvas, in: field, as: .text)
    }
  }

  /// Whether what is wrong with the line is told in its row or right above it.
  ///
  /// While a term grows it cannot be read either; where room is scarce only Enter asks for it
  /// whole.
  func tellsProblem(of prompt: Prompt, columns: Int) -> Bool {
    columns >= Self.roomyColumns || prompt.refusal != nil
  }

  /// Whether what is wrong with the line is told in a panel of its own, since this row is too short.
  func overflows(_ prompt: Prompt, columns: Int) -> Bool {
    let typed = columns >= Self.roomyColumns ? prompt.problem : nil
    guard let problem = prompt.refusal?.message ?? typed else { return false }
    return TextWidth.columns(of: problem) > room(beside: prompt, columns: columns)
  }

  /// A short line leaves a long note more than half; its own place and the cursor's it keeps.
  private func room(beside prompt: Prompt, columns: Int) -> Int {
    max(columns / 2, columns - 7 - TextWidth.columns(of: prompt.field.text))
  }
}
