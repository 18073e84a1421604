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
}
