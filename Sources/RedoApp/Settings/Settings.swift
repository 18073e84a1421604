internal import RedoIntents
internal import RedoProtocol
internal import RedoScreens
internal import RedoStore
internal import RedoTasks
internal import RedoThemes

/// What the user's config says, with its defaults where it says nothing.
struct Settings {
  /// How many days ahead a task without a date falls due (`due`, 0 … 3650).
  var dueDays = 7
  /// The time of a date that names none (`time`, such as `18:00`).
  var time = DateContext.usualTime
  /// The day on which a week starts (`week`, such as `monday`).
  var weekStart = Weekday.monday
  /// The theme of the screen and of coloured text (`theme`, one of the shipped names).
  var theme = Themes.standard
  /// The formula that ranks tasks (`ranking`, `enhanced` or `sigmoid`).
  var ranking = RankingFormula.enhanced
  /// The user's name, address and device name, put into every node (`name`, `email`, `device`).
  var name: String?
  var email: String?
  var deviceName: String?
  /// The user's filter presets (`preset.Critical = overdue p>=4`, `preset-color.Critical = red`).
  private(set) var presets: [Preset] = []
  /// The keys to start from (`keymap`, `redo`, `vim`, `taskwarrior` or `todotxt`).
  var keymap = KeymapPreset.redo
  /// Lines that give single commands other keys (`key.complete = x`).
  private(set) var keys: [KeyOverride] = []
  /// The config's path, for messages.
  private var path = ""
  /// What could not be read, each line by itself; the rest holds.
  private(set) var warnings: [String] = []

  /// Reads the config file of an environment; without one everything has its default.
  init(_ environment: Environment) {
    do throws(StoreError) {
      let file = try ConfigFile(environment: environment)
      read(try file.read(), from: file.path.description)
    } catch {
      warnings.append(error.message)
    }
  }

  /// The keys as the config has them, with what is wrong with its lines.
  func tailoredKeymap() -> (keymap: Keymap, warnings: [String]) {
    let (keymap, problems) = Keymap.tailored(self.keymap, by: keys)
    return (keymap, problems.map { "\(path):\($0.line): \($0.message)" })
  }

  private mutating func read(_ text: ConfigText, from path: String) {
    self.path = path
    warnings = text.warnings.map { "\(path):\($0.line): \($0.fault.rawValue)" }
    var presets = PresetLines()
    for entry in text.entries where !presets.take(entry) && !apply(entry) {
      warnings.append(
        "\(path):\(entry.line): “\(entry.key) = \(entry.value)” is not understood and left out; \(Self.advice(for: entry.key))"
      )
    }
    self.presets = presets.presets
    warnings += presets.problems.map { "\(path):\($0.line): \($0.message)" }
  }

  /// What would be right for a key.
  private static func advice(for key: String) -> String {
    switch key {
    case "due": "write a number of days, 0 to 3650"
    case "time": "write a time such as 18:00"
    case "week": "write a day such as monday"
    case "theme": "write one of \(Themes.names.joined(separator: ", "))"
    case "ranking": "write enhanced or sigmoid"
    case "keymap": "write one of \(KeymapPreset.allCases.map(\.rawValue).joined(separator: ", "))"
    default:
      "the keys are due, time, week, theme, ranking, keymap, name, email and device, and key., "
        + "preset. or preset-color. with a name behind it"
    }
  }

  private mutating func apply(_ entry: ConfigText.Entry) -> Bool {
    switch entry.key {
    case "due":
      return set(\.dueDays, Int(entry.value).flatMap { (0...3650).contains($0) ? $0 : nil })
    case "time": return set(\.time, Self.time(entry.value))
    case "week": return set(\.weekStart, Self.weekday(entry.value))
    case "theme": return set(\.theme, Themes.names.first { $0 == entry.value })
    case "ranking": return set(\.ranking, RankingFormula(rawValue: entry.value))
    case "keymap": return set(\.keymap, KeymapPreset(rawValue: entry.value))
    case let key where key.hasPrefix(Self.keyPrefix):
      keys.append(
        KeyOverride(
          line: entry.line, name: String(key.dropFirst(Self.keyPrefix.count)), value: entry.value))
    case "name": name = entry.value
    case "email": email = entry.value
    case "device": deviceName = entry.value
    default: return false
    }
    return true
  }

  private static let keyPrefix = "key."

  private mutating func set<Value>(
    _ setting: WritableKeyPath<Settings, Value>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: setting] = value
    return true
  }

  private static func time(_ text: String) -> CivilTime? {
    let parts = text.split(separator: ":").map { Int($0) }
    guard parts.count == 2, let hour = parts[0], let minute = parts[1] else { return nil }
    return CivilTime(hour: hour, minute: minute)
  }

  private static func weekday(_ text: String) -> Weekday? {
    Weekday.allCases.first {
      [$0.name.lowercased(), $0.shortName.lowercased()].contains(text.lowercased())
    }
  }
}
