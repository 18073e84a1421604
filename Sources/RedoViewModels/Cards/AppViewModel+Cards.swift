internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
public import RedoTerminal

extension AppViewModel {
  /// The columns that a card has at most, frame included.
  private static let widestCard = 88

  /// What the card says that lies over the screen; nil where none does.
  public var cardPage: CardPage? { cardPage(columns: cardColumns - 4) }

  /// What the card says that lies over the screen, laid out for so many columns; nil where none
  /// does.
  public func cardPage(columns: Int) -> CardPage? {
    guard case .card(let card) = overlay, let projection else { return nil }
    return CardPage(
      of: card, in: projection, at: dates, columns: columns, device: settings.device)
  }

  /// Where a card of so many rows lies.
  public func cardPlace(rows: Int) -> Rect {
    layout.overlayPlace(columns: cardColumns, rows: rows)
  }

  private var cardColumns: Int { min(layout.body.columns, Self.widestCard) }

  /// Does what a command means while a card is read.
  mutating func perform(_ command: Command, on card: Card) -> [Effect] {
    if refuses(command) { return [] }
    message = nil
    var card = card
    switch command {
    case _ where command.moves: move(command, card)
    case .showSource:
      card.turn()
      overlay = .card(card)
    case .openChange:
      if let id = selectedChange(of: card) { overlay = .card(Card(.change(id), over: card)) }
    case .copyIdentifier:
      guard let id = selectedChange(of: card) else { break }
      return copy(id.description, called: "the id of the change")
    case .travelHere: travelToChange()
    case .takeBackChange: previewTakingBack()
    // The node itself is a side of the card, and the way to it is gone back by itself.
    case .back where card.showsSource:
      card.turn()
      overlay = .card(card)
    default:
      overlay = card.below.map { .card($0) }
      // The window may have another size by now.
      showSelectedChange()
    }
    return []
  }

  /// The change that a card shows, or that is selected on it.
  func selectedChange(of card: Card) -> NodeID? {
    if case .change(let id) = card.subject { return id }
    guard let page = cardPage, let row = page.selectedRow(of: card), let projection,
      let node = page.lines[row].node
    else { return nil }
    return projection.graph.nodes[node].id
  }

  private mutating func move(_ command: Command, _ card: Card) {
    guard let page = cardPage else { return }
    let height = Frame.inside(cardPlace(rows: page.lines.count)).rows
    let step = max(1, height - 1)
    let steps =
      switch command {
      case .moveDown: 1
      case .moveUp: -1
      case .moveToTop: -(card.selection ?? card.scroll)
      case .moveToBottom: page.lines.count
      case .pageDown: card.selection == nil ? step : max(1, step / 2)
      default: card.selection == nil ? -step : -max(1, step / 2)
      }
    guard card.selection != nil else {
      scrollCard(card, by: steps)
      return
    }
    select(by: steps, on: card, page)
  }

  /// Selects the change of a card so many further down, and shows its rows.
  private mutating func select(by steps: Int, on card: Card, _ page: CardPage) {
    let rows = page.nodeRows
    guard let selection = card.selection, !rows.isEmpty else { return }
    let height = Frame.inside(cardPlace(rows: page.lines.count)).rows
    let chosen = min(max(0, selection + steps), rows.count - 1)
    let scroll = max(min(card.scroll, rows[chosen]), rows[chosen] + 2 - height)
    var card = card
    card.selection = chosen
    card.scroll = min(max(0, scroll), max(0, page.lines.count - height))
    overlay = .card(card)
  }

  /// Shows the change that is selected on a card, which another room may have put out of sight.
  mutating func showSelectedChange() {
    guard case .card(let card) = overlay, let page = cardPage else { return }
    select(by: 0, on: card, page)
  }

  /// Scrolls a card, and selects the nearest change that shows where the selected one does not: keys
  /// act on what is seen.
  mutating func scrollCard(_ card: Card, by rows: Int) {
    var card = card
    card.scroll += rows
    show(card)
    guard case .card(var shown) = overlay, let page = cardPage,
      let row = page.selectedRow(of: shown)
    else { return }
    let height = Frame.inside(cardPlace(rows: page.lines.count)).rows
    let visible = shown.scroll..<shown.scroll + height
    guard !visible.contains(row) else { return }
    let seen = page.nodeRows.indices.filter { visible.contains(page.nodeRows[$0]) }
    guard let nearest = row < visible.lowerBound ? seen.first : seen.last else { return }
    shown.selection = nearest
    overlay = .card(shown)
  }

  /// Shows a card, and keeps it within its rows and its changes.
  mutating func show(_ card: Card) {
    overlay = .card(card)
    guard let page = cardPage else { return }
    let height = Frame.inside(cardPlace(rows: page.lines.count)).rows
    let last = page.nodeRows.indices.last
    var card = card
    card.scroll = min(max(0, card.scroll), max(0, page.lines.count - height))
    card.selection = card.selection.flatMap { selection in last.map { min(selection, $0) } }
    overlay = .card(card)
  }

  /// Whether a command can act on a card, and if not, why.
  ///
  /// Every frame asks for each hint, so that the card is not laid out for an answer.
  func cardAvailability(of command: Command, _ card: Card) -> Availability {
    let isChange = if case .change = card.subject { true } else { false }
    return switch command {
    case .openChange where isChange: .unavailable(because: "the change is open already")
    case .showSource where !isChange:
      .unavailable(
        because: "\(key(.openChange, in: .card)) opens a change, and there "
          + "\(key(.showSource, in: .card)) shows its node")
    case .openChange, .copyIdentifier, .travelHere, .takeBackChange:
      isChange || card.selection != nil
        ? .available
        : .unavailable(because: "no change stands here; \(key(.back, in: .card)) leads back")
    default: .available
    }
  }
}
