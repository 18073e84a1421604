public import RedoTasks

extension ShownValue {
  /// The value, or what a field that nothing set reads as (PROTOCOL.md, "Actions").
  public func meaning(in field: StateField) -> ShownValue {
    switch (self, field) {
    case (.unset, .task(.priority)): .number(3)
    case (.unset, .task(.storyPoints)): .number(1)
    case (.unset, .task(.description)): .text("")
    case (.unset, .task(.privacy)): .flag(false)
    default: self
    }
  }

  /// Whether it is the same to the byte: strings that look alike are equal to Swift, and not to the log.
  func isSame(as other: ShownValue) -> Bool {
    guard case (.text(let text), .text(let otherText)) = (self, other) else { return self == other }
    return text.utf8.elementsEqual(otherText.utf8)
  }
}
