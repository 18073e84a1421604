internal import RedoProtocol
internal import RedoViewModels

/// `themes`: the themes there are.
struct ThemesVerb: Verb {
  static let words = VerbWords(
    name: "themes", summary: "List the themes, the one in use marked",
    details: [
      "A theme of your own is a file NAME.theme in the folder that is named last; it stands in the",
      "place of a shipped one of the same name. The line theme = NAME in the config chooses. One",
      "that cannot be used is marked so, and the one that shows instead.",
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
        name == chosen && settings.themeRefusal != nil ? "chosen, and cannot be used" : nil,
        settings.ownThemes.contains(name) ? "your own" : "shipped",
      ]
      return OutputField(name, facts.compactMap { $0 }.joined(separator: ", "))
    }
    return .output(
      CommandOutput(
        fields: fields + [OutputField("folder", settings.themeFolder)], in: world.output))
  }

  private static func json(_ settings: SettingsInfo, chosen: String) -> CanonicalWriter {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.member("chosen", chosen)
    writer.member("folder", settings.themeFolder)
    writer.member("own", settings.ownThemes)
    writer.member("problem", settings.themeRefusal?.reason)
    writer.member("themes", settings.choices.themes)
    writer.member("used", settings.shownTheme)
    writer.endObject()
    return writer
  }
}
