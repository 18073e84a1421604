internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension SettingItem {
  /// What the row shows; long values are whole, for copying.
  public func value(in world: ScreenWorld) -> String {
    let settings = world.settings
    return switch self {
    case .setting(let name): settings.preferences.words(of: name)
    case .userID: settings.device.userID.description
    case .deviceID: settings.device.deviceID
    case .publicKey: settings.publicKey
    case .keyFile: settings.places.key
    case .logFile: settings.places.log
    case .verification: Quantity.text(world.projection.graph.nodes.count, "line")
    case .export: "a backup, or tasks for other programs"
    case .importing: "a backup, or tasks of other programs"
    case .remote(let name): Self.remote(named: name, in: world)
    case .addFolder: "carried by Syncthing, Dropbox, disk or stick"
    case .addSealedFolder: "the same, under a passphrase"
    case .addFirestore: "a Firebase project of your own"
    case .sync(let fact): fact.value(in: world)
    case .version: "redo \(settings.version)"
    case .configFile: settings.places.config
    }
  }

  /// Whether Enter changes or runs something here.
  public var isActive: Bool {
    switch self {
    case .setting, .verification, .export, .importing, .remote, .addFolder, .addSealedFolder,
      .addFirestore, .sync(.remote):
      true
    default: false
    }
  }

  /// Whether what the row shows is wrong and waits for somebody.
  public func isTrouble(in world: ScreenWorld) -> Bool {
    self == .sync(.trouble) && world.sync.problem(world.settings.keys) != nil
  }

  /// Where a remote is, who is signed in to it, and how it stands.
  private static func remote(named name: String, in world: ScreenWorld) -> String {
    guard let remote = world.sync.remotes.first(where: { $0.name == name }) else { return "" }
    let friendly = FriendlyDate(in: world.dates)
    let state =
      if remote.isSignedOut {
        "signed out, \(world.settings.keys.name(of: .changeSetting, in: .settings)) signs in"
      } else {
        remote.lastSync.map { "synced " + friendly.age($0) } ?? "not synced yet"
      }
    return [remote.address, remote.isSealed ? "sealed" : nil, remote.account, state]
      .compactMap(\.self).joined(separator: ", ")
  }
}

extension SyncFact {
  /// What is told of this about every remote there is, or about none.
  func value(in world: ScreenWorld) -> String {
    let health = world.sync
    let remotes = health.remotes
    let friendly = FriendlyDate(in: world.dates)
    return switch self {
    case .remote:
      health.listProblem
        ?? (remotes.isEmpty ? "none: all stays on this machine" : String(remotes.count))
    case .push: remotes.compactMap(\.lastPush).max().map(friendly.age) ?? "never"
    case .pull: remotes.compactMap(\.lastSync).min().map(friendly.age) ?? "never"
    case .waiting: Quantity.text(health.waiting, "line")
    case .traffic:
      "\(Self.bytes(remotes, \.bytesSent)) sent, \(Self.bytes(remotes, \.bytesReceived)) received"
    case .peers:
      Quantity.text(remotes.compactMap(\.peers).max() ?? 0, "device")
        + (Self.clockAhead(in: world).map { ", \($0)" }
          ?? remotes.lazy.compactMap(\.clockSkew).first.map { ", \(Self.skew($0))" } ?? "")
    case .trouble:
      health.problem(world.settings.keys) ?? remotes.lazy.compactMap(\.note).first ?? "none"
    }
  }

  /// Whose clock is ahead as the log has it, this device's too; an old change tells of one that was.
  private static func clockAhead(in world: ScreenWorld) -> String? {
    let graph = world.projection.graph
    guard let latest = graph.latestDated,
      let moment = FriendlyDate(in: world.dates).ahead(graph.nodes[latest].wall)
    else { return nil }
    let device = AuthorWords.device(graph.author(of: latest), to: world.settings.device)
    return "\(device)'s clock is or was ahead: \(moment)"
  }

  private static func bytes(_ remotes: [RemoteHealth], _ way: KeyPath<RemoteHealth, Int>) -> String
  {
    ByteCount.text(remotes.reduce(0) { $0 + $1[keyPath: way] })
  }

  /// How far a remote's clock is from this device's, by how many milliseconds it is ahead.
  public static func skew(_ milliseconds: Int64) -> String {
    let seconds = (abs(milliseconds) + 500) / 1000
    guard seconds > 0 else { return "clocks agree" }
    return "remote's clock \(seconds) s \(milliseconds > 0 ? "ahead" : "behind")"
  }
}
