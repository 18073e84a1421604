public import RedoTasks

/// A tag or a person in the chooser.
public struct LabelRow: ChooserRow, Hashable, Sendable {
  /// It, and how many of the listed tasks carry it.
  public let use: LabelUse
  /// The parts of its name that what was typed found, in UTF-8 bytes.
  public internal(set) var matches: [Range<Int>] = []

  /// It, whatever letters' case most tasks have.
  public var id: TitleLabel { use.label.folded }

  /// The sign and the name.
  public var name: String { use.label.text }
}
