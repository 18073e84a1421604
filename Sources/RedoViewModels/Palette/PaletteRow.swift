/// A command in the palette.
public struct PaletteRow: Hashable, Sendable {
  /// The command.
  public let command: Command
  /// Whether it can act, and if not, why.
  public let availability: Availability
  /// The parts of its summary that what was typed found, in UTF-8 bytes.
  public let matches: [Range<Int>]

  init(_ command: Command, _ availability: Availability, matches: [Range<Int>] = []) {
    self.command = command
    self.availability = availability
    self.matches = matches
  }
}
