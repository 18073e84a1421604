public import RedoIntents
internal import RedoTerminal

/// Clauses where room is scarce.
extension Clause {
  /// How much of a quoted text always shows, its ellipsis among it.
  private static let leastQuoted = 4

  /// The columns that it takes whole.
  public var columns: Int { TextWidth.columns(of: text) }

  /// The columns that it takes with as little of what it quotes as tells one from another.
  public var leastColumns: Int { shortened(quotes: Self.leastQuoted).columns }

  /// The clause in so many columns: what it quotes is shortened as far as it has to be, the longest
  /// first; only where that is not enough, the end goes.
  public func fitted(columns room: Int) -> String {
    guard exceeds(columns: room) else { return text }
    // The widest that quotes may be is looked for by halves; one as wide as the room has no place for
    // its marks.
    var (fits, most) = (Self.leastQuoted, max(Self.leastQuoted, room))
    while most - fits > 1 {
      let middle = (fits + most) / 2
      if shortened(quotes: middle).exceeds(columns: room) { most = middle } else { fits = middle }
    }
    let shown = shortened(quotes: fits)
    return shown.exceeds(columns: room) ? shown.text.cutBeforeNumber(columns: room) : shown.text
  }

  private func exceeds(columns room: Int) -> Bool {
    TextWidth.columns(of: text, atMost: room + 1) > room
  }

  private func shortened(quotes columns: Int) -> Clause {
    Clause(
      parts.map { part in
        guard case .quoted(let title) = part else { return part }
        return .quoted(title.cut(columns: columns))
      })
  }
}

extension String {
  /// The text itself, or its start with an ellipsis where it does not fit.
  fileprivate func cut(columns: Int) -> String {
    guard TextWidth.columns(of: self, atMost: columns + 1) > columns else { return self }
    return self.start(columns: columns - 1).endingInEllipsis
  }

  /// Its start with an ellipsis, before a number that does not fit whole: a part of it is another one.
  fileprivate func cutBeforeNumber(columns: Int) -> String {
    var start = self.start(columns: columns - 1)
    if self.start(columns: columns).last?.isNumber == true {
      while start.last?.isNumber == true { start.removeLast() }
    }
    return start.endingInEllipsis
  }

  private func start(columns: Int) -> String {
    TextWidth.prefix(of: self, columns: max(0, columns))
  }

  private var endingInEllipsis: String { hasSuffix("…") ? self : self + "…" }
}
