public import RedoScreens
internal import RedoTerminal
internal import RedoViewModels

extension Keymap {
  /// The keys as a Markdown table, one row a command, for the README; the names are those of
  /// the config.
  public var markdownTable: String {
    var lines = ["| Keys | What they do | Name |", "|---|---|---|"]
    for group in CommandGroup.allCases {
      lines.append("| **\(group.title)** | | |")
      for command in group.commands {
        let keys = keys(for: command).map {
          "`" + KeyLabel.text(for: $0) + "`" + place(of: $0, for: command)
        }
        lines.append(
          "| \(keys.joined(separator: " ").markdownCell) | \(command.summary) "
            + "| `\(command.rawValue)` |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Where alone keys act, for those that a command has besides its own, while words are typed.
  private func place(of keys: [Key], for command: Command) -> String {
    let choosers: [KeyContext] = [.search, .palette, .presets, .labels]
    let others = KeyContext.allCases.filter { !choosers.contains($0) }
    let isElsewhere = others.contains { self.keys(for: command, in: $0).contains(keys) }
    let hasOthers = others.contains { !self.keys(for: command, in: $0).isEmpty }
    return hasOthers && !isElsewhere ? " (search, palette, presets, tags)" : ""
  }
}
