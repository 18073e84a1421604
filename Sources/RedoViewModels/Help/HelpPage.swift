public import RedoIntents

/// The rows of the help: commands under their groups, in two columns where there is room.
///
/// Where numbers show, what they mean comes first; what lines may say comes last, or first where help
/// is asked for in such a line.
public struct HelpPage: Hashable, Sendable {
  /// One row.
  public enum Line: Hashable, Sendable {
    /// The name of a group.
    case title(CommandGroup)
    /// A command; a screen adds its keys.
    case command(Command)
    /// A language of lines; a screen adds the keys of its command.
    case guide(HelpGuide)
    /// A part of such a line.
    case part(LineGuide.Part)
    /// The name of a number.
    case number(String)
    /// A row of what a number means.
    case words(String)
    /// An empty row.
    case blank
  }

  /// The columns of the screen from which on help has two columns.
  static let wideColumns = 110
  /// The columns of the screen that show beside the frame at the least, where any do: in fewer
  /// nothing can be read.
  private static let leastBeside = 8
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

  /// Lays help out for a screen of some columns, where some numbers may show.
  ///
  /// Only the given commands are named, all of them where none are given; a group may go first.
  init(
    screenColumns: Int, of commands: Set<Command>? = nil, first: CommandGroup? = nil,
    guides: [HelpGuide] = [], isAboutLine: Bool = false, defining definitions: [Definition] = []
  ) {
    let isWide = screenColumns >= Self.wideColumns
    let most = isWide ? 128 : 76
    let frameColumns = screenColumns < most + Self.leastBeside ? screenColumns : most
    self.frameColumns = frameColumns
    hasDefinitions = !definitions.isEmpty
    self.isAboutLine = isAboutLine
    let keys = Self.groups(of: commands, first: first)
    let languages = guides.map { [.guide($0)] + $0.guide.parts.map(Line.part) + [.blank] }
    let groups = isAboutLine ? languages + keys : keys + languages
    let textColumns =
      (frameColumns - 2) / (isWide ? 2 : 1) - Self.margins.left - Self.margins.right
    let definitions = definitions.flatMap { Self.lines(of: $0, columns: textColumns) }
    if !isWide {
      columns = [(definitions + groups.flatMap(\.self)).dropLast()]
    } else {
      columns = Self.halves(of: (definitions.isEmpty ? [] : [definitions]) + groups)
    }
  }

  private static func groups(of commands: Set<Command>?, first: CommandGroup?) -> [[Line]] {
    let order =
      CommandGroup.allCases.filter { $0 == first }
      + CommandGroup.allCases.filter { $0 != first }
    return order.compactMap { group in
      let named = group.commands.filter { commands?.contains($0) != false }
      return named.isEmpty ? nil : [.title(group)] + named.map(Line.command) + [.blank]
    }
  }

  private static func lines(of definition: Definition, columns: Int) -> [Line] {
    let lines = LineWrapper.lines(of: [DetailSpan(definition.words)], columns: columns)
    return [.number(definition.name)] + lines.map { .words($0.text) } + [.blank]
  }

  private static func halves(of groups: [[Line]]) -> [[Line]] {
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
    return [first.dropLast(), second.dropLast()]
  }

  /// The rows of the longest column.
  public var height: Int { columns.map(\.count).max() ?? 0 }

  /// The rows of it that show in so many rows of the screen, frame included.
  public func visibleRows(in rows: Int) -> Int {
    max(0, min(rows, height + 2) - 2)
  }
}

extension DetailLine {
  /// The words of the row, one piece behind the other.
  fileprivate var text: String {
    spans.map { span in
      if case .text(let text) = span.content { text } else { "" }
    }.joined()
  }
}
