/// The versions to choose from in words, field by field, for whoever does not see them side by side.
public struct SettlingAccount: Hashable, Sendable {
  /// A field with its versions.
  public struct Field: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// Its versions, from the left, each with whose it is, and behind them what is proposed where
    /// none of them has it.
    public let versions: [String]
    /// Which of them holds; nil for a value of one's own.
    public let chosen: Int?
    /// The value that holds.
    public let value: String
    /// Whether another version may be chosen.
    public let isOpen: Bool
    /// Why it is as it is; nil where there is nothing to say.
    public let note: String?
  }

  /// What the versions are of.
  public let title: String
  /// The fields, in the order of their rows.
  public let fields: [Field]
  /// What is to be known before anything is written, sentence by sentence.
  public let notes: [String]
}
