internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// A list of tasks as text, a line a task.
struct TaskRows {
  private let pictures: [TaskPicture]
  private let ids: ShortIDs
  private let world: World

  init(_ pictures: [TaskPicture], in world: World) {
    self.pictures = pictures
    self.world = world
    ids = ShortIDs(for: pictures.lazy.map(\.state), in: world.tasks)
  }

  /// The lines as the output's style wants them.
  var lines: [String] {
    world.output.isTerminal ? aligned : pictures.map(tabSeparated)
  }

  /// Six fields between tabs: id, group, deadline, priority, title, tags and people.
  ///
  /// A field that has nothing to say is empty.
  private func tabSeparated(_ picture: TaskPicture) -> String {
    let sanitized = world.output.measure.sanitized
    return [
      ids.text(of: picture.state.id), picture.group.word, picture.deadline?.wallText ?? "",
      "p\(picture.state.priority)", sanitized(picture.title.shown),
      sanitized(picture.labels(in: world.output)),
    ].joined(separator: "\t")
  }

  /// Columns that fit the terminal: id, priority, date, title, then labels and repeat, which begin
  /// earlier where they would be cut beside blanks behind a short title.
  private var aligned: [String] {
    let (measure, palette) = (world.output.measure, world.output.palette)
    let dates = FriendlyDate(in: world.dates)
    let rows = pictures.map { picture in
      (
        id: ids.text(of: picture.state.id), priority: "p\(picture.state.priority)",
        due: Self.due(of: picture, dates), title: measure.sanitized(picture.title.shown),
        rest: measure.sanitized(
          [picture.labels(in: world.output), picture.repeats].filter { !$0.isEmpty }
            .joined(separator: "  ")),
        picture: picture
      )
    }
    func widest(_ text: (Int) -> String) -> Int {
      rows.indices.map { measure.columns(text($0)) }.max() ?? 0
    }
    let idWidth = widest { rows[$0].id }
    let dueWidth = widest { rows[$0].due }
    // Ten columns: the priority's two and the gaps.
    let room = max(8, world.output.columns - idWidth - dueWidth - 10)
    let (longestTitle, longestRest) = (widest { rows[$0].title }, widest { rows[$0].rest })
    let restWidth = min(longestRest, max(room / 3, room - longestTitle))
    let titleWidth = min(longestTitle, room - restWidth)
    return rows.map { row in
      let blanks = max(0, titleWidth - measure.columns(row.title))
      let shift = min(blanks, max(0, measure.columns(row.rest) - restWidth))
      let title = measure.padded(
        measure.fitted(row.title, to: titleWidth), to: titleWidth - shift)
      let line = [
        palette.paint(measure.padded(row.id, to: idWidth), palette.accent),
        palette.paint(row.priority, row.picture.state.priority > 3 ? palette.warning : ""),
        palette.paint(measure.padded(row.due, to: dueWidth), tone(of: row.picture)), title,
        palette.paint(measure.fitted(row.rest, to: restWidth + shift), palette.label),
      ].joined(separator: "  ")
      return line.withoutTrailingSpaces
    }
  }

  private static func due(of picture: TaskPicture, _ dates: FriendlyDate) -> String {
    switch picture.group {
    case .archived, .done, .noDate: picture.group.word
    default: picture.deadline.map(dates.deadline) ?? ""
    }
  }

  private func tone(of picture: TaskPicture) -> String {
    switch picture.group {
    case .overdue: world.output.palette.error
    case .today: world.output.palette.warning
    case .done: world.output.palette.success
    default: world.output.palette.faint
    }
  }
}
