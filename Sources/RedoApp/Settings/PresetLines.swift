internal import RedoIntents
internal import RedoStore
internal import RedoViewModels

/// The lines of the config that make filter presets: `preset.NAME = FILTER`, and where it is not
/// neon, `preset-color.NAME = COLOUR`.
struct PresetLines {
  private static let filterKey = "preset."
  private static let colorKey = "preset-color."
  private static let startKey = SettingName.start.rawValue

  private var lines: [(line: Int, name: PresetName, filter: String)] = []
  private var colors: [(line: Int, name: PresetName, color: PresetColor)] = []
  private var unreadable: [ConfigFault] = []

  /// Takes an entry that is about a preset; false for another one.
  mutating func take(_ entry: ConfigText.Entry) -> Bool {
    do throws(PresetError) {
      if let text = Self.rest(of: entry.key, behind: Self.filterKey) {
        let name = try PresetName(text)
        try PresetBook().check(name)
        lines.append((entry.line, name, entry.value))
      } else if let text = Self.rest(of: entry.key, behind: Self.colorKey) {
        takeColor(entry, of: try PresetName(text))
      } else {
        return false
      }
    } catch {
      unreadable.append(Self.fault(entry.line, error.message))
    }
    return true
  }

  private mutating func takeColor(_ entry: ConfigText.Entry, of name: PresetName) {
    guard let color = PresetColor(rawValue: entry.value.lowercased()) else {
      let known = PresetColor.allCases.map(\.rawValue).joined(separator: ", ")
      unreadable.append(
        Self.fault(entry.line, "“\(entry.value)” is no colour; write one of \(known)"))
      return
    }
    colors.append((entry.line, name, color))
  }

  private static func rest(of key: String, behind prefix: String) -> String? {
    guard key.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: key.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// Whether a key of the config is a preset's, in whatever case and with whatever blanks it spells
  /// the name.
  private static func names(_ name: PresetName, behind prefix: String) -> (String) -> Bool {
    { key in
      guard let text = rest(of: key, behind: prefix) else { return false }
      return (try? PresetName(text)) == name
    }
  }

  /// The presets, each with its colour.
  var presets: [Preset] {
    let colors = Dictionary(colors.map { ($0.name, $0.color) }) { $1 }
    return lines.map { _, name, filter in
      Preset(name: name, line: filter, color: colors[name] ?? .neon)
    }
  }

  /// The lines that do not count, and why.
  var faults: [ConfigFault] {
    let named = Set(lines.map(\.name))
    let lone = colors.filter { !named.contains($0.name) }
    return unreadable + replaced + withoutRoom
      + lone.map { color in
        Self.fault(color.line, "there is no preset “\(color.name.text)” to give a colour")
      }
  }

  /// Of two with the same name the later one counts.
  private var replaced: [ConfigFault] {
    let last = Dictionary(lines.map { ($0.name, $0.line) }) { $1 }
    return lines.compactMap { line, name, _ in
      guard let other = last[name], other != line else { return nil }
      return Self.fault(
        line,
        "the preset “\(name.text)” comes again on line \(other), which counts; "
          + "give one of them another name")
    }
  }

  private var withoutRoom: [ConfigFault] {
    let kept = Set(PresetBook(own: presets).own.map(\.name))
    return lines.filter { !kept.contains($0.name) }.map { line, name, _ in
      Self.fault(line, "the preset “\(name.text)” is left out: \(PresetError.noRoom.message)")
    }
  }

  private static func fault(_ line: Int, _ message: String) -> ConfigFault {
    ConfigFault(line: line, message: message, subject: .preset)
  }

  /// The presets whose filters have a mistake.
  func mistakes(in dates: DateContext) -> [ConfigFault] {
    zip(lines, presets).compactMap { line, preset in
      preset.problem(in: dates).map { Self.fault(line.line, $0) }
    }
  }

  /// Writes a change of the presets into a config; false, and nothing, where its preset is not there.
  static func write(_ change: PresetChange, into edit: inout ConfigEdit) -> Bool {
    if let name = change.required, !edit.contains(where: names(name, behind: filterKey)) {
      return false
    }
    switch change {
    case .save(let preset):
      edit.set(
        filterKey + preset.name.text, to: preset.line, where: names(preset.name, behind: filterKey))
      write(preset.color, of: preset.name, into: &edit)
    case .rename(let old, let new):
      edit.rename(to: filterKey + new.text, where: names(old, behind: filterKey))
      edit.rename(to: colorKey + new.text, where: names(old, behind: colorKey))
      if starts(edit, with: old) { edit.set(startKey, to: new.text) }
    case .recolor(let name, let color): write(color, of: name, into: &edit)
    case .delete(let name):
      edit.remove(where: names(name, behind: filterKey))
      edit.remove(where: names(name, behind: colorKey))
      if starts(edit, with: name) { edit.remove(startKey) }
    case .use: break
    }
    return true
  }

  /// Whether the list starts with a preset.
  private static func starts(_ config: ConfigEdit, with name: PresetName) -> Bool {
    config.value(of: startKey).flatMap { try? PresetName($0) } == name
  }

  private static func write(
    _ color: PresetColor, of name: PresetName, into edit: inout ConfigEdit
  ) {
    if color == .neon {
      edit.remove(where: names(name, behind: colorKey))
    } else {
      edit.set(
        colorKey + name.text, to: color.rawValue, where: names(name, behind: colorKey))
    }
  }
}
