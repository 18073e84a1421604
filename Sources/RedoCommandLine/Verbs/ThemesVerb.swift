internal import RedoProtocol
internal import RedoViewModels

/// `themes`: the themes there are.
struct ThemesVerb: Verb {
  static let words = VerbWords(
    name: "themes", summary: "List the themes, the one in use marked",
    details: [
      "A theme of your own is a file NAME.theme in the folder that is named last; it stands in the",
      "place of a shipped one of the same name. The line theme = NAME in the config chooses.",
    ],
    options: [.json], examples: ["themes", "themes --json"])

  let needs = Needs.nothing
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) {
    wantsJSON = arguments.has(.json)
  }

  func respond(in world: World) -> Response {
    let settings = world.settings
    let used = settings.preferences.text(of: .theme)
    guard !wantsJSON else {
      var writer = CanonicalWriter()
      writer.beginObject()
      writer.key("folder")
      writer.text(settings.themeFolder)
      writer.key("own")
      writer.texts(settings.ownThemes)
      writer.key("themes")
      writer.texts(settings.choices.themes)
      writer.key("used")
      writer.text(used)
      writer.endObject()
      return .output(CommandOutput(json: writer))
    }
    let fields = settings.choices.themes.map { name in
      let facts = [
        name == used ? "in use" : nil,
        settings.ownThemes.contains(name) ? "your own" : "shipped",
      ]
      return OutputField(name, facts.compactMap { $0 }.joined(separator: ", "))
    }
    return .output(
      CommandOutput(
        fields: fields + [OutputField("folder", settings.themeFolder)], in: world.output))
  }
}
