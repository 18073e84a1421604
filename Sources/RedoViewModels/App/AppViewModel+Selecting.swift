public import RedoProtocol
internal import RedoTasks

/// Choosing by name: where nobody sees a cursor, nothing hangs on where it stands.
extension AppViewModel {
  /// Leads the cursor to something; false where it does not show.
  @discardableResult
  public mutating func select(_ selection: Selection) -> Bool {
    switch selection {
    case .task(let id): return selectTask(id)
    case .day(let day):
      guard let world else { return false }
      calendar.focus = .grid
      calendar.select(day, in: world)
    case .activity(let change):
      guard screen == .activity, let world,
        let ordinal = activity.ordinal(of: change, in: world.projection.graph)
      else { return false }
      activity.select(ordinal, in: world)
    case .step(let line):
      return tasks.detail.select(.step(line: line))
    case .change(let node):
      return tasks.detail.select(.change(node: node))
    case .setting(let item): settingsScreen.select(item)
    case .statistic(let statistic): analytics.select(statistic)
    case .field(let field):
      guard case .form(var form) = overlay else { return false }
      form.focus = field
      overlay = .form(form)
    case .row(let row): return selectRow(row)
    case .version(let row, let column): return takeVersion(column, ofRow: row)
    }
    return true
  }

  /// Does what a command means to tasks that are named, whatever is selected or marked.
  public mutating func perform(_ command: Command, on tasks: [TaskID]) -> [Effect] {
    named.tasks = tasks
    defer { named.tasks = nil }
    return perform(command)
  }

  /// Does what a command means to steps of the open task that are named by their lines.
  public mutating func perform(_ command: Command, onSteps lines: Set<Int>) -> [Effect] {
    named.steps = lines
    defer { named.steps = nil }
    return perform(command)
  }

  private mutating func selectTask(_ id: TaskID) -> Bool {
    guard triage == nil else { return false }
    switch screen {
    case .tasks:
      guard tasks.list.select(id) else { return false }
      refreshTasks()
      return true
    case .plan: return plan.select(id)
    case .calendar:
      guard calendar.list.select(id) else { return false }
      calendar.focus = .day
      return true
    case .activity, .analytics, .settings: return false
    }
  }

  private mutating func selectRow(_ row: Int) -> Bool {
    switch overlay {
    case .palette, .presets, .labels:
      guard let count = overlay?.chooser?.rowCount, (0..<count).contains(row) else { return false }
      changeChooser { $0.select(row) }
    case .priority(var choice):
      choice.move(by: row - choice.value)
      overlay = .priority(choice)
    case .setting(var choice):
      choice.select(row)
      overlay = .setting(choice)
    case .card(var card):
      guard card.selection != nil, cardPage?.nodeRows.indices.contains(row) == true else {
        return false
      }
      card.selection = row
      overlay = .card(card)
    case .settling(var settling):
      settling.selection = row
      overlay = .settling(settling)
    default: return false
    }
    return true
  }
}
