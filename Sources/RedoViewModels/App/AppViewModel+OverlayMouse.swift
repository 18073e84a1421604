public import RedoTerminal

/// The mouse on what lies over the screen: a click beside it leaves it.
extension AppViewModel {
  /// Where a priority is chosen.
  public var priorityPlace: Rect {
    let columns = ScreenLayout.frameColumns(36, over: layout.body.columns)
    return layout.body.centered(Size(columns: columns, rows: 7))
  }

  /// Takes the mouse where something lies over the screen that is read or answered.
  mutating func mouseOnOverlay(_ event: MouseEvent) -> [Effect] {
    switch (overlay, event.action) {
    case (.help(let scroll, _), .scroll(let turns)): scrollHelp(to: scroll + Self.rows(of: turns))
    case (.card(let card), .scroll(let turns)): scrollCard(card, by: Self.rows(of: turns))
    case (.card(let card), .press(.left)), (.card(let card), .doublePress(.left)):
      return click(at: event.point, on: card, opens: event.action == .doublePress(.left))
    case (.priority(var choice), .scroll(let turns)):
      choice.move(by: turns > 0 ? -1 : 1)
      overlay = .priority(choice)
    case (.priority(let choice), .press(.left)):
      guard priorityPlace.contains(event.point) else { return perform(.dismiss) }
      let row = event.point.row - Frame.inside(priorityPlace).row
      return (0..<5).contains(row) ? permitted(set(5 - row, by: choice)) : []
    default: break
    }
    return []
  }

  /// Selects the change of a row of the card, or opens it.
  private mutating func click(at point: Point, on card: Card, opens: Bool) -> [Effect] {
    guard let page = cardPage else { return [] }
    let place = cardPlace(rows: page.lines.count)
    guard place.contains(point) else { return perform(.back) }
    let inside = Frame.inside(place)
    let row = card.scroll + point.row - inside.row
    // The row below a change's says more of it; what the edges hide is not meant.
    guard inside.contains(point), card.selection != nil,
      let selection = page.nodeRows.firstIndex(where: { $0 == row || $0 + 1 == row })
    else { return [] }
    var card = card
    card.selection = selection
    overlay = .card(card)
    // Of one whose first row is behind the edge both show: a second press meets the same one.
    showSelectedChange()
    return opens ? perform(.openChange) : []
  }
}
