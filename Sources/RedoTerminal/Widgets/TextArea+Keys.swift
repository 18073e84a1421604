extension TextArea {
  /// Edits as ``TextField/handle(_:)`` does; says whether the key meant anything here.
  ///
  /// Enter begins a line, the arrows go up and down, Home, End, Ctrl-u and Ctrl-k keep to their line.
  /// Words end with their line: at its edge, what moves by a word or removes one takes the line feed.
  /// Tab and Escape are left to the caller, and so is an arrow that leads out of the text.
  public mutating func handle(_ key: Key, columns: Int) -> Bool {
    switch (key.code, key.modifiers) {
    case (.enter, []): field.insert("\n")
    case (.up, []): return moveCursor(rows: -1, columns: columns)
    case (.down, []): return moveCursor(rows: 1, columns: columns)
    case (.home, []), (.character("a"), .control): field.moveCursor(to: line.lowerBound)
    case (.end, []), (.character("e"), .control): field.moveCursor(to: line.upperBound)
    case (.character("u"), .control): field.take(from: line.lowerBound)
    case (.character("k"), .control): removeToLineEnd()
    default: return field.handle(key)
    }
    return true
  }

  /// Takes out what stands behind the cursor on its line; at its end, the line feed.
  private mutating func removeToLineEnd() {
    field.take(to: min(field.clusters.count, max(field.cursor + 1, line.upperBound)))
  }
}
