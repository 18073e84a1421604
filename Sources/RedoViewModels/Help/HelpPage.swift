/// The rows of the help: every command under its group, in two columns where there is room.
public struct HelpPage: Hashable, Sendable {
  /// One row.
  public enum Line: Hashable, Sendable {
    /// The name of a group.
    case title(CommandGroup)
    /// A command; a screen adds its keys.
    case command(Command)
    /// An empty row.
    case blank
  }

  /// The columns of the screen from which on help has two columns.
  public static let wideColumns = 110

  /// The columns of help, each with its rows from the top.
  public let columns: [[Line]]

  /// Lays help out for a screen of some columns.
  public init(screenColumns: Int) {
    let groups = CommandGroup.allCases.map { group in
      [.title(group)] + group.commands.map(Line.command) + [.blank]
    }
    guard screenColumns >= Self.wideColumns else {
      columns = [groups.flatMap { $0 }.dropLast()]
      return
    }
    let total = groups.reduce(0) { $0 + $1.count }
    var first: [Line] = []
    var second: [Line] = []
    for group in groups {
      // Groups keep their order; the second column starts about half way.
      if second.isEmpty, first.count + group.count / 2 <= total / 2 {
        first += group
      } else {
        second += group
      }
    }
    columns = [first.dropLast(), second.dropLast()]
  }

  /// The rows of the longest column.
  public var height: Int { columns.map(\.count).max() ?? 0 }

  /// The rows of it that show in so many rows of the screen, frame included.
  public func visibleRows(in rows: Int) -> Int {
    max(0, min(rows, height + 2) - 2)
  }
}
