/// A filter line under a name: `Critical = overdue p>=4 sort:due`.
public struct Preset: Hashable, Sendable, Identifiable {
  /// What it is called.
  public let name: PresetName
  /// What it asks for, in the words of ``TaskFilter``.
  public let line: String
  /// How its name is lit.
  public let color: PresetColor
  /// Whether Redo brings it along; such a one cannot be changed.
  public let isBuiltIn: Bool

  /// A preset of the user's.
  public init(name: PresetName, line: String, color: PresetColor = .neon) {
    self.init(name, line, color, isBuiltIn: false)
  }

  private init(_ name: PresetName, _ line: String, _ color: PresetColor, isBuiltIn: Bool) {
    self.name = name
    self.line = line
    self.color = color
    self.isBuiltIn = isBuiltIn
  }

  /// What it is told apart by.
  public var id: String { name.key }

  /// Whether the config can keep a filter line: it passes over a line with a control character.
  public static func canKeep(_ line: String) -> Bool {
    line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control || $0 == "\t" }
  }

  /// Every task that is to be done.
  public static let everything = Preset(PresetName(checked: "All"), "", .neon, isBuiltIn: true)

  /// What Redo brings along.
  ///
  /// Overdue tasks count as due today and this week, as what is late has still to be done.
  public static let builtIn: [Preset] =
    [everything]
    + [
      ("Today", "due<=today", .amber), ("Urgent", "p5", .red),
      ("High priority", "p>=4", .purple), ("This week", "due<=6d", .cyan),
    ].map { name, line, color in
      Preset(PresetName(checked: name), line, color, isBuiltIn: true)
    }
}
