internal import RedoProtocol

/// `version`: which program this is.
struct VersionVerb: Verb {
  static let words = VerbWords(
    name: "version", summary: "Show the program's version",
    details: ["Also: redo --version, redo -V"], options: [.json], examples: ["version"])

  let needs = Needs.programAlone
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) {
    wantsJSON = arguments.has(.json)
  }

  func respond(in world: World) -> Response {
    guard wantsJSON else { return .output(CommandOutput(lines: ["redo " + world.version])) }
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.member("protocol", 1)
    writer.member("version", world.version)
    writer.endObject()
    return .output(CommandOutput(json: writer))
  }
}
