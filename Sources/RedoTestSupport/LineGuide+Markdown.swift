public import RedoIntents

extension LineGuide {
  /// The parts as a Markdown table, for the README.
  public var markdownTable: String {
    let rows = parts.map { part in
      let forms =
        isOfNewTask(part)
        ? "as for a new task"
        : part.forms.map { "`\($0.markdownCell)`" }.joined(separator: ", ")
      let cells = [forms, part.remark ?? ""].filter { !$0.isEmpty }
      return "| \(part.name) | \(cells.joined(separator: "; ")) |\n"
    }
    return "| part | forms |\n|---|---|\n" + rows.joined()
  }

  /// Whether the table of a new task names the forms of a part already; two are as well named again.
  private func isOfNewTask(_ part: Part) -> Bool {
    self != .quickAdd && part.forms.count > 2
      && LineGuide.quickAdd.parts.contains { Set($0.forms).isSuperset(of: part.forms) }
  }
}
