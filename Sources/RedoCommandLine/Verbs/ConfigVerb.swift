internal import RedoIntents
internal import RedoProtocol
internal import RedoViewModels

/// `config`: what is set.
struct ConfigVerb: Verb {
  private static let defaults = OptionWords(
    name: "defaults", summary: "Print a whole config instead, every line a comment")

  static let words = VerbWords(
    name: "config", summary: "Show the settings that hold",
    details: [
      "The config is a file of lines such as due = 3; its path is the first line. A setting that",
      "the config does not name has its usual value. Keys and presets of your own follow under the",
      "names that the config has for them. Where the theme cannot be used, a line says what shows.",
      "To start a config: redo config --defaults > ~/.config/redo/config",
    ],
    options: [defaults, .json],
    examples: ["config", "config --defaults", "config --json"])

  let needs = Needs(config: true)
  private let wantsDefaults: Bool
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) throws(UsageError) {
    wantsDefaults = arguments.has(Self.defaults)
    wantsJSON = arguments.has(.json)
    if wantsDefaults, wantsJSON {
      throw .arguments(.onlyOneOf(["--defaults", "--json"], verb: Self.words.name))
    }
  }

  func respond(in world: World) -> Response {
    let settings = world.settings
    if wantsDefaults { return .output(CommandOutput(lines: ConfigTemplate(settings).lines)) }
    let fields = Self.fields(in: world)
    guard !wantsJSON else { return .output(CommandOutput(json: Self.json(fields, settings.path))) }
    return .output(
      CommandOutput(fields: [OutputField("config", settings.path)] + fields, in: world.output))
  }

  /// What holds, under the names that the config has for it.
  private static func fields(in world: World) -> [OutputField] {
    let settings = SettingName.allCases.map {
      OutputField($0.rawValue, world.settings.preferences.text(of: $0))
    }
    let shown = world.settings.themeRefusal.map { refusal in
      let instead = refusal.shown ?? "no colours"
      return OutputField(
        "theme in use", "\(instead), since \(world.settings.preferences.theme) cannot be used")
    }
    let keys = world.settings.keys.map { OutputField("key." + $0.command, $0.keys) }
    let presets = PresetBook(own: world.presets).own.flatMap { preset in
      [OutputField("preset." + preset.name.text, preset.line)]
        + (preset.color == .neon
          ? [] : [OutputField("preset-color." + preset.name.text, preset.color.rawValue)])
    }
    return settings + (shown.map { [$0] } ?? []) + keys + presets
  }

  private static func json(_ fields: [OutputField], _ path: String) -> CanonicalWriter {
    let members = (fields + [OutputField("path", path)])
      .sorted { $0.name.utf16.lexicographicallyPrecedes($1.name.utf16) }
    var writer = CanonicalWriter()
    writer.beginObject()
    for member in members {
      writer.key(named: member.name)
      writer.text(member.value)
    }
    writer.endObject()
    return writer
  }
}
