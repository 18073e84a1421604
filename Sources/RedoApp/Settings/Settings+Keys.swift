internal import RedoScreens
internal import RedoTerminal
internal import RedoViewModels

extension Settings {
  /// The keys as the config has them, with what is wrong with its lines.
  func tailoredKeymap() -> (keymap: Keymap, faults: [ConfigFault]) {
    let (keymap, problems) = Keymap.tailored(preset, by: overrides)
    let faults = problems.map {
      ConfigFault(line: $0.line, message: $0.message, subject: .keys)
    }
    return (keymap, faults)
  }

  /// The commands whose keys are others than those of the keymap that is chosen, with what they have.
  var changedKeys: [(command: String, keys: String)] {
    guard !keys.isEmpty else { return [] }
    let usual = Keymap.tailored(preset, by: []).keymap
    let own = tailoredKeymap().keymap
    return Command.allCases.filter { usual.keys(for: $0) != own.keys(for: $0) }.map { command in
      (command.rawValue, Self.text(of: command, in: own))
    }
  }

  /// The keys that each command has while the config says nothing.
  static var usualKeys: [Command: String] {
    let commands = Command.allCases.map { ($0, text(of: $0, in: .standard)) }
    return Dictionary(uniqueKeysWithValues: commands)
  }

  private var preset: KeymapPreset { KeymapPreset(rawValue: preferences.keymap) ?? .redo }

  /// The lines about keys without those that name what a command has anyway, and those before them:
  /// a line knows no places, and would give the command every key of it in all of them.
  private var overrides: [KeyOverride] {
    guard !keys.isEmpty else { return [] }
    let usual = Keymap.tailored(preset, by: []).keymap
    let named = keys.map { Command(configName: $0.name) }
    var lastUsual: [Command: Int] = [:]
    for (place, line) in keys.enumerated() {
      guard let command = named[place] else { continue }
      let notations = Self.notations(in: Self.text(of: command, in: usual))
      if notations == Self.notations(in: line.value) { lastUsual[command] = place }
    }
    return keys.indices.filter { $0 > named[$0].flatMap { lastUsual[$0] } ?? -1 }.map { keys[$0] }
  }

  private static func text(of command: Command, in keymap: Keymap) -> String {
    keymap.keys(for: command).map { KeyNotation.text(for: $0) }.joined(separator: " ")
  }

  /// The keys of a line, whatever their order; those that cannot be read as they are written.
  private static func notations(in value: String) -> Set<String> {
    Set(
      value.split(whereSeparator: \.isWhitespace).map { notation in
        let keys = try? KeyNotation.keys(in: String(notation))
        return keys.map { KeyNotation.text(for: $0) } ?? String(notation)
      })
  }
}
