public import RedoTasks

extension ShownValue {
  /// The value, or what a field that nothing set reads as (PROTOCOL.md, "Actions").
  public func meaning(in field: StateField) -> ShownValue {
    switch (self, field) {
    case (.unset, .task(.priority)): .number(Int64(UnsetField.priority))
    case (.unset, .task(.storyPoints)): .number(UnsetField.storyPoints)
    case (.unset, .task(.description)): .text("")
    case (.unset, .task(.privacy)): .flag(UnsetField.isPrivate)
    default: self
    }
  }

  /// Whether it is the same to the byte: strings that look alike are equal to Swift, and not to the log.
  func isSame(as other: ShownValue) -> Bool {
    guard case (.text(let text), .text(let otherText)) = (self, other) else { return self == other }
    return text.utf8.elementsEqual(otherText.utf8)
  }
}
