internal import RedoIntents
internal import RedoProtocol

/// `doctor`: what is well and what is not, without a word of any task and without secrets.
struct DoctorVerb: Verb {
  static let words = VerbWords(
    name: "doctor", summary: "Look for what is wrong with this installation",
    details: [
      "The report holds no text of any task, no name and no key: it may be shown to others.",
      "Exit code 1 says that something is to be mended; each such line says how.",
    ],
    options: [.json], examples: ["doctor", "doctor --json"])

  let needs = Needs(log: .judged, identity: true, remotes: true, config: true)
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) {
    wantsJSON = arguments.has(.json)
  }

  func respond(in world: World) -> Response {
    guard let log = world.verification, let identity = world.identity else {
      preconditionFailure("the shell judges the log and reads the identity before doctor responds")
    }
    let facts = Self.facts(log, identity, world)
    let troubles = Self.troubles(log, identity, world)
    var output =
      wantsJSON
      ? CommandOutput(json: Self.json(facts, troubles))
      : CommandOutput(
        fields: facts + troubles.map { OutputField("trouble", $0) }
          + (troubles.isEmpty ? [OutputField("trouble", "none")] : []), in: world.output)
    output.exitCode = troubles.isEmpty ? 0 : 1
    return .output(output)
  }

  private static func facts(
    _ log: VerificationReport, _ identity: IdentityInfo, _ world: World
  ) -> [OutputField] {
    [
      OutputField("version", world.version),
      OutputField("output", world.output.isTerminal ? "terminal" : "pipe"),
      OutputField("columns", world.output.isTerminal ? "\(world.output.columns)" : "-"),
      OutputField("colour", world.output.palette == .none ? "none" : "yes"),
      OutputField("changes", "\(log.lineCount)"), OutputField("sound", "\(log.soundCount)"),
      OutputField("broken lines", "\(log.brokenLineCount)"),
      OutputField("passphrase", identity.isSealed ? "yes" : "no"),
      OutputField("key memory", identity.isKeyLocked ? "locked" : "not locked"),
      OutputField("own themes", "\(world.settings.ownThemes.count)"),
      OutputField("config warnings", "\(world.settings.warnings.count)"),
      OutputField(
        "hooks",
        world.settings.hooks.isEmpty
          ? "none" : world.settings.hooks.map(\.name).joined(separator: ", ")),
      OutputField("remotes", "\(world.remotes.count)"),
    ]
      + world.remotes.enumerated().map { number, remote in
        OutputField("remote \(number + 1)", state(of: remote, in: world.dates))
      }
  }

  /// Neither its name nor its place: both may be somebody's.
  private static func state(of remote: RemoteReport, in dates: DateContext) -> String {
    let friendly = FriendlyDate(in: dates)
    var parts = [remote.kind, remote.isSealed ? "encrypted" : "not encrypted"]
    parts.append(remote.lastPull.map { "synced " + friendly.age($0) } ?? "not synced yet")
    if let pushed = remote.lastPush { parts.append("sent " + friendly.age(pushed)) }
    if let peers = remote.peers {
      parts.append("\(peers) other \(peers == 1 ? "device" : "devices")")
    }
    if remote.refusedEver > 0 { parts.append("\(remote.refusedEver) refused") }
    if let skew = remote.clockSkew { parts.append("clock \(skew / 1000) s apart") }
    return parts.joined(separator: ", ")
  }

  private static func troubles(
    _ log: VerificationReport, _ identity: IdentityInfo, _ world: World
  ) -> [String] {
    var troubles: [String] = []
    if log.brokenLineCount > 0 {
      troubles.append("the log has broken lines; `redo verify` names them, --repair moves them")
    }
    if !identity.isKeyLocked {
      troubles.append("the key's memory may be swapped to disk; raise the limit (ulimit -l)")
    }
    if !world.settings.warnings.isEmpty {
      troubles.append("the config or its theme is to be mended; `redo config` says where")
    }
    for hook in world.settings.hooks {
      if let problem = hook.problem {
        troubles.append("the hook \(hook.name) is not run: \(problem)")
      }
    }
    if world.remotes.contains(where: { $0.failure != nil }) {
      troubles.append("a remote cannot be used from here; `redo sync` says why")
    }
    return troubles
  }

  private static func json(_ facts: [OutputField], _ troubles: [String]) -> CanonicalWriter {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.key("facts")
    writer.beginArray()
    for fact in facts {
      writer.beginObject()
      writer.key("name")
      writer.text(fact.name)
      writer.key("value")
      writer.text(fact.value)
      writer.endObject()
    }
    writer.endArray()
    writer.key("troubles")
    writer.texts(troubles)
    writer.endObject()
    return writer
  }
}
