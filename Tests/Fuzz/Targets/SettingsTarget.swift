internal import RedoStore
internal import RedoTerminal

/// A config file, a theme file and key names, each from the same bytes.
struct SettingsTarget {
  func take(_ input: [UInt8]) {
    config(input)
    do {
      let theme = try ThemeParser.parse(input)
      for role in Role.allCases { _ = theme.paint(of: role, on: .background) }
    } catch {
      checkMessage(error.description)
    }
    keys(String(decoding: input, as: UTF8.self))
  }

  private func config(_ input: [UInt8]) {
    let config = ConfigText(input)
    var line = 0
    for entry in config.entries {
      precondition(entry.line > line, "entries are out of order")
      line = entry.line
      precondition(!entry.key.isEmpty, "an entry has no key")
      checkPlain(entry.key)
      checkPlain(entry.value)
      let again = ConfigText(Array("\n\(entry.key) = \(entry.value)".utf8)).entries
      precondition(
        again.count == 1 && again[0].key == entry.key && again[0].value == entry.value,
        "an entry written again says something else")
      keys(entry.value)
    }
    line = 0
    for warning in config.warnings {
      precondition(warning.line > line, "warnings are out of order")
      line = warning.line
    }
    let lines = input.split(separator: 0x0A, omittingEmptySubsequences: false).count
    precondition(config.entries.count + config.warnings.count <= lines, "a line says two things")
  }

  private func keys(_ text: String) {
    do {
      let keys = try KeyNotation.keys(in: text)
      precondition(!keys.isEmpty, "a text names no keys and is no error")
      let written = KeyNotation.text(for: keys)
      precondition((try? KeyNotation.keys(in: written)) == keys, "keys read back as others")
    } catch {
      checkMessage(error.description)
    }
  }

  /// A message quotes the file, and nothing of it may reach a terminal raw.
  private func checkMessage(_ message: String) {
    precondition(!message.isEmpty, "an error says nothing")
    precondition(
      !message.unicodeScalars.contains(where: TextSanitizer.isUnsafe), "a message is unsafe")
  }

  private func checkPlain(_ text: String) {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0 == "\t" || $0.properties.generalCategory != .control
    }
    precondition(isPlain, "a setting holds a control character")
  }
}
