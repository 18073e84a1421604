public import RedoIntents

/// The rows of the help: commands under their groups, in two columns where there is room, in three
/// where there is more and two are longer than the screen.
///
/// Where numbers show, what they mean comes first, as does what a selected setting is about, and signs
/// come behind the keys; what lines may say comes last, or first where help is asked for in such a line.
public struct HelpPage: Hashable, Sendable {
  /// One row.
  public enum Line: Hashable, Sendable {
    /// The name of a group.
    case title(CommandGroup)
    /// A command with its keys and what it does.
    case command(Command, keys: [String], words: String)
    /// The heading of the signs of a history.
    case signs
    /// A sign and what it means; a screen adds its form.
    case sign(DetailSign, String)
    /// A language of lines; a screen adds the keys of its command.
    case guide(HelpGuide)
    /// A part of such a line, with examples of it.
    case part(LineGuide.Part, words: String)
    /// What the row above says goes on, from a column on; of a command where that tells of one.
    case more(String, column: Int, of: Command?)
    /// The name of a number.
    case number(String)
    /// A row of what a number means.
    case words(String)
    /// An empty row.
    case blank
  }

  /// The columns of the screen from which on help has two columns.
  static let wideColumns = 110
  /// The columns of the screen from which on it may have three.
  private static let widestColumns = 180
  /// The blanks left and right of a column's text.
  public static let margins = (left: 2, right: 1)

  /// The columns of help, each with its rows from the top.
  public let columns: [[Line]]
  /// The columns of the help's frame.
  public let frameColumns: Int
  /// Whether help says what numbers mean.
  public let hasDefinitions: Bool
  /// Whether help is about a line that is being typed.
  public let isAboutLine: Bool

  /// Lays help out for a screen of some columns, in some rows of it, where some numbers and signs may
  /// show.
  ///
  /// Only the given commands are named, all of them where none are given, each by its keys and what
  /// it does; a group may go first. What is selected may be told before all else.
  init(
    screenColumns: Int, rows: Int, of commands: Set<Command>? = nil, first: CommandGroup? = nil,
    guides: [HelpGuide] = [], isAboutLine: Bool = false, telling selected: [Definition] = [],
    defining definitions: [Definition] = [],
    explaining signs: [(sign: DetailSign, words: String)] = [],
    naming name: (Command) -> (keys: [String], words: String)
  ) {
    hasDefinitions = !definitions.isEmpty
    self.isAboutLine = isAboutLine
    let named = Self.groups(of: commands, first: first).map { group, commands in
      (group, commands.map { ($0, name($0)) })
    }
    func columns(_ count: Int) -> [[Line]] {
      let writer = HelpWriter(
        columns: (Self.frameColumns(of: count, on: screenColumns) - 2) / count
          - Self.margins.left - Self.margins.right)
      let keys = named.map { group, commands -> [Line] in
        [.title(group)]
          + commands.flatMap { writer.lines(of: $0, keys: $1.keys, words: $1.words) } + [.blank]
      }
      let languages = guides.map { guide -> [Line] in
        [.guide(guide)] + guide.guide.parts.flatMap { writer.lines(of: $0) } + [.blank]
      }
      let told = signs.map { Line.sign($0.sign, $0.words) }
      let meanings: [[Line]] = told.isEmpty ? [] : [[.signs] + told + [.blank]]
      let meant = (selected + definitions).flatMap { writer.lines(of: $0) }
      let groups = isAboutLine ? languages + keys : keys + meanings + languages
      return Self.columns(count, of: (meant.isEmpty ? [] : [meant]) + groups)
    }
    let usual = columns(screenColumns < Self.wideColumns ? 1 : 2)
    let isTooLong = usual.contains { $0.count + 2 > rows }
    self.columns = isTooLong && screenColumns >= Self.widestColumns ? columns(3) : usual
    frameColumns = Self.frameColumns(of: self.columns.count, on: screenColumns)
  }

  /// The columns that keys, or the name of a part, have before what they mean in rows of so many.
  static func headColumns(in columns: Int) -> Int { columns < 50 ? 9 : 17 }

  /// Where what they mean begins behind so many columns of them, in rows of so many.
  public static func start(after used: Int, in columns: Int) -> Int {
    let head = headColumns(in: columns)
    return used < head ? head : used + 2
  }

  /// The columns of a frame round so many columns of help.
  private static func frameColumns(of count: Int, on screenColumns: Int) -> Int {
    ScreenLayout.frameColumns(count == 1 ? 76 : 63 * count + 2, over: screenColumns)
  }

  private static func groups(
    of commands: Set<Command>?, first: CommandGroup?
  ) -> [(CommandGroup, [Command])] {
    let order =
      CommandGroup.allCases.filter { $0 == first }
      + CommandGroup.allCases.filter { $0 != first }
    return order.compactMap { group in
      let named = group.commands.filter { commands?.contains($0) != false }
      return named.isEmpty ? nil : (group, named)
    }
  }

  /// The groups in so many columns, in their order: each column ends about where its share does.
  private static func columns(_ count: Int, of groups: [[Line]]) -> [[Line]] {
    let total = groups.reduce(0) { $0 + $1.count }
    var columns = [[Line]](repeating: [], count: count)
    var (column, used) = (0, 0)
    for group in groups {
      if column < count - 1, used + group.count / 2 > total * (column + 1) / count { column += 1 }
      columns[column] += group
      used += group.count
    }
    return columns.map { $0.dropLast() }
  }

  /// The rows of the longest column.
  public var height: Int { columns.map(\.count).max() ?? 0 }

  /// The rows of it that show in so many rows of the screen, frame included.
  public func visibleRows(in rows: Int) -> Int {
    max(0, min(rows, height + 2) - 2)
  }
}
