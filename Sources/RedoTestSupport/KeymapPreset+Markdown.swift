public import RedoScreens
internal import RedoTerminal
internal import RedoViewModels

extension KeymapPreset {
  /// What the presets change of Redo's own keys as a Markdown table, one row a command, for the
  /// README; a cell is blank where the keys are Redo's own.
  public static var markdownTable: String {
    let presets = allCases.filter { $0 != .redo }
    let keymaps = presets.map { Keymap.tailored($0, by: []).keymap }
    let names = presets.map { "`\($0.rawValue)`" }.joined(separator: " | ")
    let rule = String(repeating: "---|", count: presets.count + 1)
    var lines = ["| What they do | \(names) |", "|" + rule]
    for command in CommandGroup.allCases.flatMap(\.commands) {
      let cells = keymaps.map { $0.changedKeys(of: command) }
      guard cells.contains(where: { !$0.isEmpty }) else { continue }
      lines.append("| \(command.summary) | \(cells.joined(separator: " | ")) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Keymap {
  /// The keys of a command, each as code; nothing where they are Redo's own.
  fileprivate func changedKeys(of command: Command) -> String {
    let keys = keys(for: command)
    guard Set(keys) != Set(Keymap.standard.keys(for: command)) else { return "" }
    let cell = keys.map { "`" + KeyLabel.text(for: $0) + "`" }.joined(separator: " ")
    return keys.isEmpty ? "none" : cell.markdownCell
  }
}
