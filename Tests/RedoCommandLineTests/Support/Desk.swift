import Foundation
import RedoCommandLine
import RedoCrypto
import RedoIntents
import RedoProtocol
import RedoTasks
import RedoViewModels
import Testing

/// One device with its log in memory: it runs command lines as the shell does.
final class Desk {
  /// The log's bytes so far.
  private(set) var bytes: [UInt8] = []
  /// How many writes there were.
  private(set) var writes = 0
  /// The moment; every write moves it on by a second.
  var now = Instant(rfc3339: "2026-11-20T14:05:00Z") ?? .earliest
  /// The zone that the device is in, and the others that it knows.
  var zone = LocalZone.utc
  var zoneNamed: @Sendable (String) -> LocalZone? = { _ in nil }
  /// The files that there are besides the log.
  var files: [String: [UInt8]] = [:]
  /// What standard input holds.
  var input: [UInt8] = []
  /// Whether a person is there to be asked, and what they answer.
  var answer: String?
  var output = OutputStyle.plain
  /// What was asked to become of the key's passphrase.
  private(set) var sealings: [KeySealing] = []
  /// Whether the file that held the bare key has another name.
  var isBareElsewhere = false
  /// The remotes that there are, each with what a round with it came to.
  var remotes: [RemoteReport] = []
  /// Why nothing can be done about them; nil where it can.
  var remoteFailure: RemoteFailure?
  /// What became of the part of the log that was verified before.
  var oldPart: OldPartFault?
  /// Who can get at the data, and whether it can be used.
  var storage = StorageInfo()
  /// What somebody is to type in a browser; nil where nobody is asked.
  var prompt: SignInPrompt?
  /// Who then is signed in, or was until then.
  var account = SignInReport(remote: "firestore", account: "ana@example.org")
  /// The remotes that somebody wanted to sign in to or out of.
  private(set) var signIns: [String?] = []
  /// What was asked to become of the list of remotes.
  private(set) var deeds: [RemoteDeed] = []

  /// What the config says.
  var preferences = Preferences()
  /// Up to when what falls due was named.
  var reminded: Instant?
  /// What the user's devices have told; nil where no folder tells.
  var toldElsewhere: ToldElsewhere?
  /// The notices that were shown.
  var notices: [ReminderNotice] = []
  /// How many seconds the last ones had buttons for.
  private(set) var patience: Int?
  /// What becomes of notices.
  var endings: ([ReminderNotice]) -> [NoticeBatch.Ending] = { notices in notices.map { _ in .shown }
  }
  /// Whether another process names them.
  var isTakenElsewhere = false
  /// Whether its clock stands still.
  var isClockFixed = false
  /// Where the program is.
  var program = "/usr/bin/redo"
  /// The programs that were run.
  private(set) var commands: [[String]] = []
  /// What is wrong with the first program that is run; nil where nothing is.
  var commandFailure: String?

  private let key: SigningKey
  /// Who writes at this desk.
  let author: Author
  private let sha256 = SHA256()
  private var names: UInt64 = 0
  private var lastWall: Instant?

  init(_ number: UInt8 = 1) throws {
    let seed = [UInt8](repeating: number, count: SigningKey.seedLength)
    key = try #require(seed.withUnsafeBytes { SigningKey(seed: $0) })
    author = Author(publicKey: key.verifyingKey, deviceID: "desk-\(number)")
    // Desks that meet name their tasks apart.
    names = UInt64(number - 1) * 1_000
  }

  /// A desk whose log is given.
  convenience init(log: [UInt8]) throws {
    try self.init()
    bytes = log
  }

  var log: ChangeLog { ChangeLog(LogBytes(bytes)) }
  var projection: Projection { Projection(replaying: log) }
  var dates: DateContext { DateContext(now: now, zone: zone, zoneNamed: zoneNamed) }

  /// Appends bytes that no intent made.
  func append(_ text: String) {
    bytes += Array(text.utf8)
  }

  /// Runs a command line: its words are parted by spaces.
  @discardableResult
  func run(_ line: String) -> CommandOutput {
    run(line.split(separator: " ").map(String.init))
  }

  /// Runs a command line.
  @discardableResult
  func run(_ arguments: [String]) -> CommandOutput {
    do {
      let invocation = try Invocation(arguments: arguments)
      return finish(invocation.respond(in: world(for: invocation.needs)))
    } catch {
      return CommandOutput(error, in: output)
    }
  }

  /// What a person at a terminal is asked.
  func prompt(of arguments: [String]) throws -> String? {
    answer = ""
    let invocation = try Invocation(arguments: arguments)
    guard case .ask(let prompt, _) = invocation.respond(in: world(for: invocation.needs)) else {
      return nil
    }
    return prompt
  }

  /// Only what was asked for is there, so that a verb that asks for too little is found out.
  private func world(for needs: Needs) -> World {
    var world = World(
      dates: dates, isInputTerminal: answer != nil, output: output, version: "1.2.3")
    world.firestoreGuide = "the guide\n"
    world.isClockFixed = isClockFixed
    switch needs.log {
    case .none: break
    case .replayed: world.projection = projection
    case .judged: world.verification = judged
    case .judgedFile(let path):
      world.verification = VerificationReport(of: ChangeLog(LogBytes(files[path] ?? [])))
    }
    if needs.identity {
      world.identity = IdentityInfo(
        userID: author.userID, deviceID: author.deviceID,
        publicKey: Hex.text(of: key.verifyingKey.bytes), dataFolder: "/data",
        logPath: "/data/changes.jsonl", keyPath: "/data/identity")
    }
    world.settings = SettingsInfo(preferences: preferences)
    if needs.storage {
      world.storage = storage
      if !storage.isLogReadable { world.verification = nil }
      if storage.key != .usable { world.identity = nil }
    }
    if needs.reminders { (world.reminded, world.toldElsewhere) = (reminded, toldElsewhere) }
    if needs.remotes { world.remotes = remotes }
    if let path = needs.file { world.file = files[path] ?? [] }
    if needs.standardInput { world.standardInput = input }
    return world
  }

  private var judged: VerificationReport {
    var report = VerificationReport(of: log)
    report.oldPart = oldPart
    return report
  }

  private func finish(_ response: Response) -> CommandOutput {
    switch response {
    case .output(let output): return output
    case .seal(let sealing, let then):
      sealings.append(sealing)
      return then(isBareElsewhere)
    case .admit(let lines, let output):
      bytes += lines
      writes += 1
      return output
    case .notify(let batch, let then): return finish(then(show(batch)))
    case .save(let drafts, let isReplacing, let then): return save(drafts, isReplacing, then)
    case .draw(_, _, let then): return finish(then(Array("<svg/>".utf8)))
    case .locate(let then):
      return finish(
        then(
          InstallationInfo(
            program: program, unitFolder: "/config/systemd/user",
            variables: ["REDO_DATA_DIR=/da ta"])))
    case .run(let commands, let then):
      self.commands += commands
      return then(commandFailure)
    case .sync(_, let then): return then(SyncReport(remotes: remotes))
    case .remote(let deed, let then):
      deeds.append(deed)
      return then(remoteFailure.map { .failure($0) } ?? .success(remotes))
    case .signIn(let remote, let show, let then):
      signIns.append(remote)
      guard remoteFailure == nil, let prompt else {
        return then(remoteFailure.map { .failure($0) } ?? .success(account))
      }
      var output = show(prompt)
      output.standardOutput += then(.success(account)).standardOutput
      return output
    case .signOut(let remote, let then):
      signIns.append(remote)
      return then(remoteFailure.map { .failure($0) } ?? .success([account]))
    case .repair(let then): return finish(then(repair()))
    case .ask(_, let then): return finish(then(answer ?? ""))
    case .performEach(let intents, let then): return then(intents.map(perform))
    case .perform(let intents, let then):
      var results: [Result<IntentReport, IntentError>] = []
      for intent in intents {
        results.append(perform(intent))
        if case .failure = results.last { break }
      }
      return then(results)
    }
  }

  /// Shows notices, each once.
  private func show(_ batch: NoticeBatch) -> NoticeBatch.Outcome {
    guard !isTakenElsewhere, batch.previous == reminded else { return .takenElsewhere }
    patience = batch.patience
    let endings = endings(batch.notices)
    let isTold = endings.contains { !$0.isFailure }
    if isTold || endings.isEmpty { reminded = batch.moment }
    notices += batch.notices
    return .shown(endings)
  }

  /// Keeps files, as the shell writes them.
  private func save(
    _ drafts: [FileDraft], _ isReplacing: Bool, _ then: Response
  ) -> CommandOutput {
    for draft in drafts where !isReplacing {
      guard files[draft.path] == nil || files[draft.path] == draft.bytes else {
        return .failure("\(draft.path) is there already", in: output)
      }
    }
    for draft in drafts { files[draft.path] = draft.bytes }
    return finish(then)
  }

  /// Drops the broken lines, as the shell moves them.
  private func repair() -> RepairReport {
    let faults = log.faults
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let broken = Set(faults.map { $0.line - 1 })
    let kept = lines.indices.filter { !broken.contains($0) && !lines[$0].isEmpty }
    bytes = kept.flatMap { Array(lines[$0]) + [0x0A] }
    if !faults.isEmpty { writes += 1 }
    let acceptsOldPart = oldPart != nil
    oldPart = nil
    return RepairReport(
      moved: faults, quarantine: "/data/quarantine.jsonl", backup: "/data/changes.jsonl.broken",
      rest: judged, acceptsOldPart: acceptsOldPart)
  }

  /// Plans an intent, signs its nodes and appends them in one write.
  private func perform(_ intent: Intent) -> Result<IntentReport, IntentError> {
    let context = IntentContext(dates: dates, device: author) { self.makeUUID() }
    do throws(IntentError) {
      let plan = try intent.plan(over: projection, in: context)
      append(plan, of: intent)
      return .success(plan.report)
    } catch {
      return .failure(error)
    }
  }

  private func append(_ plan: IntentPlan, of intent: Intent) {
    let wall = WallTime.next(for: intent, at: now, after: lastWall)
    lastWall = wall
    var written: [(id: NodeID, lamport: Int64)] = []
    for node in plan.nodes {
      let parents = node.parents.map { parent in
        switch parent {
        case .logged(let id, let lamport): (id: id, lamport: lamport)
        case .planned(let place): written[place]
        }
      }
      let lamport = (parents.map(\.lamport).max() ?? 0) + 1
      let draft = NodeDraft(
        change: node.change, taskID: node.taskID, parents: parents.map(\.id), lamport: lamport,
        wall: wall, author: author)
      let (id, line) = draft.signed(by: key, with: sha256)
      written.append((id, lamport))
      bytes += line + [0x0A]
    }
    writes += 1
    now.milliseconds += 1000
  }

  /// Names that differ in their first digits, the same in every run.
  private func makeUUID() -> UUIDv4 {
    names += 1
    let mixed = names &* 0x9E37_79B9_7F4A_7C15
    return UUIDv4(
      randomBytes: (0..<16).map { UInt8(truncatingIfNeeded: mixed >> UInt64($0 % 8 * 8)) })
  }
}
