internal import RedoIntents
internal import RedoTerminal

extension SettingItem {
  /// What is told of the row while it is selected: what is wrong with it, its value where the columns
  /// of its row cut that, or else what it is about.
  public func note(in world: ScreenWorld, valueColumns: Int) -> DetailSpan {
    let settings = world.settings
    if case .setting(let name) = self {
      return settings.problem(of: name).map { DetailSpan($0, .warning) }
        ?? DetailSpan(explanation(settings.keys))
    }
    if self == .configFile, !settings.configProblems.isEmpty {
      return DetailSpan(Self.configWords(settings), .warning)
    }
    let value = value(in: world)
    let isCut = TextWidth.columns(of: value) > valueColumns
    return DetailSpan(isCut ? value : explanation(settings.keys))
  }

  /// What help tells of the row while it is selected: all that its note has no room for.
  func definitions(in world: ScreenWorld, valueColumns: Int) -> [Definition] {
    let words = explanation(world.settings.keys)
    guard case .text(let told) = note(in: world, valueColumns: valueColumns).content, told != words
    else { return [Definition(title, words)] }
    return [Definition(title, told), Definition("", words)]
  }

  /// How much is wrong with the config, and what lists it.
  private static func configWords(_ settings: AppSettings) -> String {
    let count = settings.configProblems.count
    let key = settings.keys.name(of: .changeSetting, in: .settings)
    return "\(Quantity.text(count, "problem")) in it: \(key) lists \(count == 1 ? "it" : "them"), "
      + "and so does redo config."
  }
}
