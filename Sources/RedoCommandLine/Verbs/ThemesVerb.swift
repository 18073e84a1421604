internal import RedoProtocol
internal import RedoViewModels

/// `themes`: the themes there are.
struct ThemesVerb: Verb {
  static let words = VerbWords(
    name: "themes", summary: "List the themes, the one in use marked",
    details: [
      "A theme of your own is a file NAME.theme in the folder that is named last; it stands in the",
      "place of a shipped one of the same name. The line theme = NAME in the config chooses. One",
      "that cannot be used is marked so, and the one that shows instead; --json says why.",
    ],
    options: [.json], examples: ["themes", "themes --json"])

  let needs = Needs(config: true)
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) {
    wantsJSON = arguments.has(.json)
  }

  func respond(in world: World) -> Response {
    let settings = world.settings
    let chosen = settings.preferences.text(of: .theme)
    guard !wantsJSON else {
      return .output(CommandOutput(json: Self.json(settings, chosen: chosen)))
    }
    let fields = settings.choices.themes.map { name in
      let facts = [
        name == settings.shownTheme ? "in use" : nil,
        Self.mark(of: name, in: settings),
        settings.ownThemes.contains(name) ? "your own" : "shipped",
      ]
      return OutputField(name, facts.compactMap { $0 }.joined(separator: ", "))
    }
    return .output(
      CommandOutput(
        fields: fields + [OutputField("folder", settings.themeFolder)], in: world.output))
  }

  private static func mark(of name: String, in settings: SettingsInfo) -> String? {
    guard settings.themeProblems[name] != nil else { return nil }
    let isChosen = name == settings.preferences.text(of: .theme)
    return isChosen ? "chosen, and cannot be used" : "cannot be used"
  }

  private static func json(_ settings: SettingsInfo, chosen: String) -> CanonicalWriter {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.member("chosen", chosen)
    writer.member("folder", settings.themeFolder)
    writer.member("own", settings.ownThemes)
    writer.member("problem", settings.themeRefusal?.reason)
    writer.key("problems")
    writer.beginArray()
    for (name, reason) in settings.themeProblems.sorted(by: { $0.key < $1.key }) {
      writer.beginObject()
      writer.member("name", name)
      writer.member("problem", reason)
      writer.endObject()
    }
    writer.endArray()
    writer.member("themes", settings.choices.themes)
    writer.member("used", settings.shownTheme)
    writer.endObject()
    return writer
  }
}
