public import RedoViewModels

/// What an export writes: tasks in some format, or the changes themselves.
public struct ExportedFile {
  /// The file.
  public let bytes: [UInt8]
  /// How many of the changes in it nobody signed.
  public let unsignedCount: Int

  /// Takes a file.
  init(bytes: [UInt8], unsignedCount: Int = 0) {
    self.bytes = bytes
    self.unsignedCount = unsignedCount
  }

  /// Writes what was chosen on the screen: of a filter it is what the list shows.
  public init(
    _ choice: ExportChoice, as format: TaskFormat, in world: World
  ) throws(UsageError) {
    self = try ExportVerb(choice, as: format).file(in: world)
  }
}
