internal import RedoTasks

/// A few rows of figures under headings.
public struct FigureTable: Hashable, Sendable {
  /// One row.
  public struct Row: Hashable, Sendable {
    /// What it is about.
    public let name: String
    /// Its figures, one a column.
    public let figures: [String]
  }

  /// What stands above the figures.
  public let headings: [String]
  /// The rows.
  public let rows: [Row]

  init(_ velocity: Velocity) {
    headings = ["tasks", "pts", "a day"]
    rows = velocity.spans.map { span in
      Row(
        name: span.length.map { $0 == 1 ? "today" : "\($0) days" } ?? "all",
        figures: [
          "\(span.done.tasks)", "\(span.done.points)",
          DecimalText.text(span.tasksPerDay, places: 1),
        ])
    }
  }

  init(_ weeks: WeekReport) {
    let day = Weekday(of: weeks.samePart.days.upperBound).shortName
    headings = ["this", "by " + day, "last"]
    let parts = [weeks.current, weeks.samePart, weeks.previous]
    func row(_ name: String, _ figure: (WeekReport.Part) -> String) -> Row {
      Row(name: name, figures: parts.map(figure))
    }
    rows = [
      row("done") { "\($0.done.tasks)" }, row("points") { "\($0.done.points)" },
      row("added") { "\($0.added)" },
      row("on time") { part in
        part.onTimeShare.map { DecimalText.text($0 * 100, places: 0) + " %" } ?? "-"
      },
      row("days") { "\($0.activeDays)" },
    ]
  }
}
