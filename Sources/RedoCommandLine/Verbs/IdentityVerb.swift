internal import RedoProtocol

/// `identity`: who this device is, and the passphrase on its key.
struct IdentityVerb: Verb {
  private static let sealings: [(option: OptionWords, sealing: KeySealing, words: String)] = [
    (
      OptionWords(name: "seal", summary: "Put the secret key under a passphrase"), .seal,
      "the secret key is under the passphrase now"
    ),
    (
      OptionWords(name: "unseal", summary: "Take the passphrase off"), .unseal,
      "the secret key is under no passphrase now"
    ),
    (
      OptionWords(name: "change", summary: "Change the passphrase"), .change,
      "the secret key is under the new passphrase now"
    ),
  ]

  static let words = VerbWords(
    name: "identity", summary: "Show this device's ids, public key and files",
    details: [
      "The secret key is never shown; its file is what to keep safe. A passphrase on it is asked",
      "for when something is to be signed, and once when the full screen starts; looking needs",
      "none. A script names a file of mode 0600 that holds it in REDO_PASSPHRASE_FILE, and in",
      "REDO_NEW_PASSPHRASE_FILE one for --change. A forgotten passphrase cannot be recovered.",
    ],
    options: sealings.map(\.option) + [.json],
    examples: ["identity", "identity --json", "identity --seal"])

  private static let bareElsewhere =
    "the file that held the bare key has another name, as in a backup made of hard links, and was "
    + "left as it is; remove that copy if nobody is to read the key there"

  private let sealing: (sealing: KeySealing, words: String)?
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) throws(UsageError) {
    wantsJSON = arguments.has(.json)
    let wanted = Self.sealings.filter { arguments.has($0.option) }
    // What became of the passphrase is told in words alone.
    let given = wanted.map(\.option) + (wantsJSON ? [.json] : [])
    guard given.count < 2 else {
      throw .arguments(.onlyOneOf(given.map { "--" + $0.name }, verb: Self.words.name))
    }
    sealing = wanted.first.map { ($0.sealing, $0.words) }
  }

  var needs: Needs {
    sealing == nil ? Needs(identity: true) : .nothing
  }

  func respond(in world: World) -> Response {
    if let sealing {
      return .seal(sealing.sealing) { isBareElsewhere in
        var output = CommandOutput(lines: [sealing.words])
        if isBareElsewhere { output.complain(Self.bareElsewhere, in: world.output) }
        return output
      }
    }
    let identity = world.collected(world.identity)
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
      OutputField("passphrase", identity.isSealed ? "yes" : "no"),
      OutputField(
        "key memory",
        identity.isKeyLocked
          ? "locked, never swapped to disk"
          : "not locked, may be swapped to disk; raise the limit (ulimit -l)"),
    ]
  }

  private static func json(_ identity: IdentityInfo) -> CanonicalWriter {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.member("dataFolder", identity.dataFolder)
    writer.member("deviceId", identity.deviceID)
    writer.member("keyMemoryLocked", identity.isKeyLocked)
    writer.member("keyPath", identity.keyPath)
    writer.member("logPath", identity.logPath)
    writer.member("publicKey", identity.publicKey)
    writer.member("sealed", identity.isSealed)
    writer.member("userId", identity.userID)
    writer.endObject()
    return writer
  }
}
