public import RedoTerminal

extension AppViewModel {
  /// Rows that one turn of the wheel scrolls.
  private static let wheelRows = 3

  /// Takes what the mouse does: a click selects, a double click opens, the wheel scrolls.
  public mutating func mouse(_ event: MouseEvent) -> [Effect] {
    guard !layout.isTooSmall else { return [] }
    finishSorting()
    // What is clicked at is meant by the next key.
    if case .press = event.action {
      board.endOffers()
      endReadReminders()
    }
    if case .doublePress = event.action, swallowsDoublePress { return [] }
    // What a search has found stays where it is when a click ends the search.
    let wasCovered = if case .prompt = overlay { false } else { overlay != nil }
    defer {
      if case .press = event.action { swallowsDoublePress = wasCovered && overlay == nil }
    }
    return mouseOnAll(event)
  }

  private mutating func mouseOnAll(_ event: MouseEvent) -> [Effect] {
    switch overlay {
    case nil: break
    case .help, .card, .priority, .question: return mouseOnOverlay(event)
    case .form(let form):
      if case .press(.left) = event.action { click(at: event.point, on: form) }
      return []
    case .palette, .presets, .labels: return mouseOnChooser(event)
    case .settling(let settling): return permitted(mouse(event, on: settling))
    case .setting(let choice): return mouse(event, on: choice)
    case .welcome: return []
    case .prompt(let prompt):
      // What a search has found can be clicked while it is typed; any other line wants its keys.
      guard prompt.purpose.isSearch else { return [] }
      switch event.action {
      case .press(.left): return click(at: event.point, whileTyping: prompt)
      // The first press has not ended the search.
      case .doublePress: return []
      default: break
      }
    }
    return permitted(mouseOnScreen(event))
  }

  /// Ends a search by a click on what it has found, as Enter does; a line with a mistake stays, and
  /// so does the list that it searches.
  private mutating func click(at point: Point, whileTyping prompt: Prompt) -> [Effect] {
    guard screen == .tasks else {
      overlay = nil
      return permitted(mouseOnScreen(MouseEvent(.press(.left), at: point)))
    }
    guard prompt.problem == nil, let world else { return accept(prompt) }
    let place = placeInBody(of: point)
    let isTask = tasks.press(at: place, in: world)
    let pressed = tasks.list.selectedID
    _ = accept(prompt)
    guard let pressed, tasks.list.select(pressed) else { return [] }
    // A second press at the place is to meet the same task.
    if isTask { tasks.showSelection(at: place, in: world) }
    refreshTasks()
    return []
  }

  /// How many rows some turns of the wheel scroll.
  static func rows(of turns: Int) -> Int {
    min(max(-100, turns), 100) * wheelRows
  }
}
