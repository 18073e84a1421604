internal import RedoTerminal

/// One row of a task's text.
public struct DetailLine: Hashable, Sendable {
  /// Its pieces, from the left.
  public var spans: [DetailSpan]
  /// Whether it names the part that follows.
  public let isHeading: Bool
  /// The line of the description whose step the row starts; nil for another row.
  public var step: Int?
  /// The change that the row is about, by its index in the log's graph.
  public let node: Int?

  /// What the cursor is on in this row; nil for a row that it passes over.
  var part: DetailSelection? {
    step.map { .step(line: $0) } ?? node.map { .change(node: $0) }
  }

  /// The words of the row, one piece behind the other.
  var text: String {
    spans.map { span in
      if case .text(let text) = span.content { text } else { "" }
    }.joined()
  }

  /// A row of pieces.
  public init(_ spans: [DetailSpan] = [], isHeading: Bool = false, node: Int? = nil) {
    self.spans = spans
    self.isHeading = isHeading
    self.node = node
  }

  /// The row with what does not fit into so many columns left out, and a sign that it was.
  func cut(to columns: Int) -> DetailLine {
    var kept: [DetailSpan] = []
    var used = 0
    for span in spans {
      guard used + span.columns > columns else {
        kept.append(span)
        used += span.columns
        continue
      }
      if case .text(let text) = span.content {
        let start = TextWidth.prefix(of: text, columns: max(0, columns - used - 1))
        kept.append(DetailSpan(start + "…", span.role, span.emphasis, link: span.link))
      }
      break
    }
    return DetailLine(kept, isHeading: isHeading, node: node)
  }
}
