/// A command in the palette.
public struct PaletteRow: Hashable, Sendable {
  /// The command.
  public let command: Command
  /// Whether it can act, and if not, why.
  public let availability: Availability
  /// Where else it is to be had; nil for here, and for no screen.
  public let home: CommandHome?
  /// Whether it means something where the palette was opened.
  let isHere: Bool
  /// The parts of its summary that what was typed found, in UTF-8 bytes.
  public internal(set) var matches: [Range<Int>] = []
}
