public import RedoProtocol

/// The value that a person chose for a field that branches left with different ones.
public struct VersionChoice: Hashable, Sendable {
  /// What a resolution's `notes` say of a value that a person chose, so that it can be told from one
  /// that a program took by itself.
  static let mark = "chosen"

  /// The value.
  public let value: ShownValue
  /// The end of the branch whose value it is; nil for one that was typed.
  public let branch: NodeID?

  /// Chooses a value.
  public init(_ value: ShownValue, of branch: NodeID? = nil) {
    self.value = value
    self.branch = branch
  }

  /// The resolution that gives a field this value, for a MERGE of some parents; nil where none can.
  func resolution(
    of field: StateField, among parents: [NodeID?]
  ) -> FieldResolution<String>? {
    if let branch, let place = parents.firstIndex(of: branch) {
      return FieldResolution(
        path: field.path, strategy: place == 0 ? .ours : .theirs, chosenParent: branch,
        notes: Self.mark)
    }
    return value.manual.map {
      FieldResolution(path: field.path, strategy: .manual, value: $0, notes: Self.mark)
    }
  }
}
