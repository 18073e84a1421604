extension Command {
  /// The command of a name as a line of the config spells it, whatever its case and its hyphens; nil
  /// where there is none.
  public init?(configName name: String) {
    let wanted = name.lowercased().filter { $0 != "-" && $0 != "_" }
    for command in Self.allCases where command.rawValue.lowercased() == wanted {
      self = command
      return
    }
    return nil
  }
}
