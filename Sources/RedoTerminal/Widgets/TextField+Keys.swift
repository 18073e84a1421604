extension TextField {
  /// Edits as a shell's line does; says whether the key meant anything here.
  ///
  /// Letters type themselves. Ctrl-a and Ctrl-e go to the ends, Ctrl-b and Ctrl-f one cluster,
  /// Alt-b and Alt-f and Ctrl with an arrow one word. Ctrl-w removes a word, Ctrl-u and Ctrl-k
  /// everything before and after the cursor, and Ctrl-y puts in again what these took last. Enter,
  /// Escape and Tab are left to the caller.
  public mutating func handle(_ key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.character(let character), []): insert(String(character))
    case (.left, []), (.character("b"), .control): moveCursor(to: cursor - 1)
    case (.right, []), (.character("f"), .control): moveCursor(to: cursor + 1)
    case (.home, []), (.character("a"), .control): moveCursor(to: 0)
    case (.end, []), (.character("e"), .control): moveCursor(to: clusters.count)
    case (.left, .control), (.left, .alt), (.character("b"), .alt): moveWordLeft()
    case (.right, .control), (.right, .alt), (.character("f"), .alt): moveWordRight()
    // Some terminals tell Shift apart, which is still held behind a capital.
    case (.backspace, []), (.backspace, .shift), (.character("h"), .control): removeBefore()
    case (.delete, []), (.character("d"), .control): removeAfter()
    case (.character("w"), .control), (.backspace, .alt), (.backspace, .control):
      removeWordBefore()
    case (.character("u"), .control): removeToStart()
    case (.character("k"), .control): removeToEnd()
    case (.character("y"), .control): return putBack()
    default: return false
    }
    return true
  }
}
