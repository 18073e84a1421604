internal import RedoProtocol

/// `identity`: who this device is.
struct IdentityVerb: Verb {
  static let words = VerbWords(
    name: "identity", summary: "Show this device's ids, public key and files",
    details: ["The secret key is never shown; its file is what to keep safe."],
    options: [.json], examples: ["identity", "identity --json"])

  let needs = Needs(identity: true)
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) {
    wantsJSON = arguments.has(.json)
  }

  func respond(in world: World) -> Response {
    guard let identity = world.identity else {
      preconditionFailure("the shell reads the identity before a verb that needs it responds")
    }
    return .output(
      wantsJSON
        ? CommandOutput(json: Self.json(identity))
        : CommandOutput(fields: Self.fields(identity), in: world.output))
  }

  private static func fields(_ identity: IdentityInfo) -> [OutputField] {
    [
      OutputField("user id", identity.userID), OutputField("device id", identity.deviceID),
      OutputField("public key", identity.publicKey), OutputField("data", identity.dataFolder),
      OutputField("log", identity.logPath), OutputField("secret key", identity.keyPath),
    ]
  }

  private static func json(_ identity: IdentityInfo) -> CanonicalWriter {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.key("dataFolder")
    writer.text(identity.dataFolder)
    writer.key("deviceId")
    writer.text(identity.deviceID)
    writer.key("keyPath")
    writer.text(identity.keyPath)
    writer.key("logPath")
    writer.text(identity.logPath)
    writer.key("publicKey")
    writer.text(identity.publicKey)
    writer.key("userId")
    writer.text(identity.userID)
    writer.endObject()
    return writer
  }
}
