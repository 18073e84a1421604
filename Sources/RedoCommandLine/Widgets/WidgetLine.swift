internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// What is due, in one line for a status bar.
struct WidgetLine {
  private var overdue = 0
  private var today = 0
  private var next: TaskState?
  private var nextDeadline = Instant.latest
  private let world: World

  /// Counts the tasks.
  /// - Complexity: O(*n*) in the number of tasks; one title is read.
  init(in world: World) {
    self.world = world
    let grouping = world.grouping
    for task in world.tasks.tasks {
      switch grouping.group(of: task, in: world.tasks) {
      case .overdue: overdue += 1
      case .today: today += 1
      case .thisWeek, .later: break
      case .noDate, .done, .archived: continue
      }
      guard let deadline = world.tasks.currentTodo(of: task)?.deadline,
        deadline >= world.dates.now, deadline < nextDeadline
      else { continue }
      (next, nextDeadline) = (task, deadline)
    }
  }

  /// The longest title that is shown, in columns.
  private static let titleColumns = 24

  /// The line as a bar wants it.
  func output(for kind: WidgetKind) -> CommandOutput {
    switch kind {
    case .plain: CommandOutput(lines: [words.joined(separator: " · ")])
    case .prompt: CommandOutput(lines: short.isEmpty ? [] : [short])
    case .tmux: CommandOutput(lines: [tmux])
    case .waybar: CommandOutput(json: waybar)
    }
  }

  private var nextWords: String? {
    next.map { task in
      let measure = world.output.measure
      let title = measure.fitted(
        measure.sanitized(world.tasks.title(of: task).shown), to: Self.titleColumns)
      return "\(title) \(FriendlyDate(in: world.dates).deadline(nextDeadline))"
    }
  }

  private var words: [String] {
    let counts = [
      overdue > 0 ? "\(overdue) overdue" : nil, today > 0 ? "\(today) today" : nil,
      nextWords.map { "next " + $0 },
    ].compactMap { $0 }
    return counts.isEmpty ? ["nothing due"] : counts
  }

  private var short: String {
    (overdue > 0 ? "!\(overdue)" : "") + (today > 0 ? "+\(today)" : "")
  }

  private var tmux: String {
    // A sign that tmux would take for the start of a colour is doubled.
    func plain(_ text: String) -> String {
      text.unicodeScalars.map { $0 == "#" ? "##" : String($0) }.joined()
    }
    let parts = [
      overdue > 0 ? "#[fg=red,bold]\(overdue) overdue#[default]" : nil,
      today > 0 ? "#[fg=yellow]\(today) today#[default]" : nil,
      nextWords.map { "#[fg=green]" + plain($0) + "#[default]" },
    ].compactMap { $0 }
    return parts.isEmpty ? "#[fg=green]nothing due#[default]" : parts.joined(separator: " ")
  }

  private var waybar: CanonicalWriter {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.member("class", overdue > 0 ? "overdue" : today > 0 ? "today" : "clear")
    writer.member("text", short)
    // The bar reads a tooltip as markup.
    writer.member("tooltip", MarkupText.plain(words.joined(separator: "\n")))
    writer.endObject()
    return writer
  }
}
