internal import RedoIntents
internal import RedoProtocol
internal import RedoViewModels

/// `doctor`: what is well and what is not, without a word of any task and without secrets.
struct DoctorVerb: Verb {
  static let words = VerbWords(
    name: "doctor", summary: "Look for what is wrong with this installation",
    details: [
      "Looks at the log, who may read the data, the key, the config, hooks and remotes.",
      "The report holds no text of any task, no name and no key: it may be shown to others.",
      "Exit code 1 says that something is to be mended; each such line says how.",
    ],
    options: [.json], examples: ["doctor", "doctor --json"])

  let needs = Needs(
    log: .judged, identity: true, remotes: true, config: true, isDiscreet: true,
    storage: true)
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) {
    wantsJSON = arguments.has(.json)
  }

  func respond(in world: World) -> Response {
    let facts = Self.facts(in: world)
    let troubles = DoctorTroubles.sentences(in: world)
    var output =
      wantsJSON
      ? CommandOutput(json: Self.json(facts, troubles))
      : CommandOutput(
        fields: facts + troubles.map { OutputField("trouble", $0) }
          + (troubles.isEmpty ? [OutputField("trouble", "none")] : []), in: world.output)
    output.exitCode = troubles.isEmpty ? 0 : 1
    return .output(output)
  }

  private static func facts(in world: World) -> [OutputField] {
    let (log, identity) = (world.verification, world.identity)
    func count(_ number: Int?) -> String { number.map { "\($0)" } ?? unknown }
    func choice(_ fact: Bool?, _ yes: String, _ no: String) -> String {
      fact.map { $0 ? yes : no } ?? unknown
    }
    return [
      OutputField("version", world.version),
      OutputField("output", world.output.isTerminal ? "terminal" : "pipe"),
      OutputField("columns", world.output.isTerminal ? "\(world.output.columns)" : "-"),
      OutputField("colour", world.output.palette == .none ? "none" : "yes"),
      OutputField("changes", count(log?.lineCount)),
      OutputField("sound", count(log?.soundCount)),
      OutputField("superseded", superseded(in: world)),
      OutputField("unsigned", unsigned(in: world)),
      OutputField("broken lines", count(log?.brokenLineCount)),
      OutputField("clock", clock(in: world)),
      OutputField("clocks", clocks(in: world)),
      OutputField("passphrase", choice(identity?.isSealed, "yes", "no")),
      OutputField("key memory", choice(identity?.isKeyLocked, "locked", "not locked")),
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

  /// Whether time stands still for this program: each change would be dated alike.
  private static func clock(in world: World) -> String {
    world.isClockFixed ? "fixed by REDO_NOW; unset it, or each change gets that time" : "runs"
  }

  /// What lost against an older creation of its task; that is right and stays so, so it is no trouble.
  private static func superseded(in world: World) -> String {
    guard let superseded = world.verification?.superseded else { return unknown }
    let count = superseded.rejected + superseded.pruned
    return count > 0 ? "\(count): " + SupersededWords.meaning(of: count) : "none"
  }

  /// What no device vouches for; the signature may be nowhere, so this is no trouble that goes away.
  private static func unsigned(in world: World) -> String {
    guard let count = world.verification?.unsignedCount else { return unknown }
    guard count > 0 else { return "none" }
    return "\(count): \(UnsignedWords.meaning(of: count)); what is built on that waits elsewhere; "
      + "`redo import` of an export of the device that made \(count == 1 ? "it" : "them") may bring "
      + "\(count == 1 ? "its signature" : "their signatures")"
  }

  /// What the log tells of the clocks of those that write it; a change stays as it is dated, so this is
  /// no trouble that goes away.
  private static func clocks(in world: World) -> String {
    guard let report = world.verification else { return unknown }
    return FriendlyDate(in: world.dates).ahead(report.latestWall)
      .map { "changes from after now, up to \($0): one is ahead, or was" } ?? "none ahead"
  }

  /// What stands for a fact of something that cannot be read.
  private static let unknown = "unknown"

  /// Neither its name nor its place: both may be somebody's.
  private static func state(of remote: RemoteReport, in dates: DateContext) -> String {
    let friendly = FriendlyDate(in: dates)
    var parts = [remote.kind.rawValue, remote.isSealed ? "encrypted" : "not encrypted"]
    parts.append(remote.lastPull.map { "synced " + friendly.age($0) } ?? "not synced yet")
    if let pushed = remote.lastPush { parts.append("sent " + friendly.age(pushed)) }
    if let peers = remote.peers {
      parts.append("\(peers) other \(peers == 1 ? "device" : "devices")")
    }
    if remote.waiting > 0 { parts.append("\(remote.waiting) waiting") }
    if let aside = remote.aside { parts.append(aside) }
    if remote.incomplete > 0 { parts.append("\(remote.incomplete) not whole") }
    if remote.refusedEver > 0 { parts.append("\(remote.refusedEver) refused") }
    if let skew = remote.clockSkew { parts.append(SyncFact.skew(skew)) }
    return parts.joined(separator: ", ")
  }

  private static func json(_ facts: [OutputField], _ troubles: [String]) -> CanonicalWriter {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.key("facts")
    writer.beginArray()
    for fact in facts {
      writer.beginObject()
      writer.member("name", fact.name)
      writer.member("value", fact.value)
      writer.endObject()
    }
    writer.endArray()
    writer.member("troubles", troubles)
    writer.endObject()
    return writer
  }
}
