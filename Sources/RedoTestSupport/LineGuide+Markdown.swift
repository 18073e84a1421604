public import RedoIntents

extension LineGuide {
  /// The parts as a Markdown table, for the README.
  public var markdownTable: String {
    let rows = parts.map { part in
      let forms =
        part.isOfNewTask
        ? "as for a new task"
        : part.forms.map { "`\($0.markdownCell)`" }.joined(separator: ", ")
      let cells = [forms, part.remark ?? ""].filter { !$0.isEmpty }
      return "| \(part.name) | \(cells.joined(separator: "; ")) |\n"
    }
    return "| part | forms |\n|---|---|\n" + rows.joined()
  }
}
