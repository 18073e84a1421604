internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

extension CardPage {
  /// How much of a node's JSON is shown, in characters.
  private static let longestSource = 16_384

  /// Writes a card; nil where what it was about is gone.
  init?(
    of card: Card, in projection: Projection, at dates: DateContext, columns: Int, device: Author
  ) {
    var writer = CardWriter(projection, at: dates, columns: columns, device: device)
    switch card.subject {
    case .change(let id):
      guard let index = projection.graph.index(of: id) else { return nil }
      if card.showsSource {
        writer.writeSource(of: index, limit: Self.longestSource)
        title = "The node itself"
      } else {
        writer.writeChange(index)
        title = "Change"
      }
    case .blame(let id):
      guard let task = projection[id] else { return nil }
      for line in Blame(of: task, in: projection).lines where line.isTold {
        writer.write(line, called: projection.name(of: line.field, on: task))
      }
      title = "Who set what · " + projection.title(of: task).shown
    }
    lines = writer.lines
  }
}

extension CardWriter {
  /// The node as canonical JSON.
  fileprivate mutating func writeSource(of index: Int, limit: Int) {
    let text = graph.bytes.canonicalText(ofNode: graph.nodes[index].line)
    let shown = text.utf8.count > limit ? String(text.prefix(limit)) : text
    add([DetailSpan(shown)])
    if shown.utf8.count < text.utf8.count {
      add([DetailSpan("… and more; changes.jsonl holds all of it", .secondary)])
    }
  }
}

extension Blame.Line {
  /// Whether anybody sees what was set: an undo may set for the first time what a field reads as anyway.
  fileprivate var isTold: Bool {
    !isFirst || value != ShownValue.unset.meaning(in: field)
  }
}
