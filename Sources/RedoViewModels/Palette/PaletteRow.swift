/// A command in the palette.
public struct PaletteRow: Hashable, Sendable {
  /// The command.
  public let command: Command
  /// Whether it can act, and if not, why.
  public let availability: Availability
  /// Where it is to be had; nil for here.
  public let home: CommandHome?
  /// The parts of its summary that what was typed found, in UTF-8 bytes.
  public internal(set) var matches: [Range<Int>] = []
}
