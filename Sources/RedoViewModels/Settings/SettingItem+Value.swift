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
    case .verification: Self.count(world.projection.graph.nodes.count, "change")
    case .transfer: "cp \(settings.places.log) BACKUP"
    case .sync(let fact): fact.value(of: settings.syncHealth, at: world.dates)
    case .version: "redo \(settings.version)"
    case .configFile: settings.places.config
    }
  }

  /// Whether Enter changes or runs something here.
  public var isActive: Bool {
    switch self {
    case .setting, .verification: true
    default: false
    }
  }

  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

extension SyncFact {
  /// What is told of this about some health, or about none.
  func value(of health: SyncHealth?, at dates: DateContext) -> String {
    guard let health else {
      return self == .remote ? "none; redo remote add folder PATH" : "nothing yet"
    }
    let friendly = FriendlyDate(in: dates)
    return switch self {
    case .remote: health.remote + (health.isOn ? "" : ", off")
    case .account: health.account ?? "none is needed"
    case .push: health.lastPush.map(friendly.age) ?? "never"
    case .pull: health.lastPull.map(friendly.age) ?? "never"
    case .traffic: "\(SettingItem.count(health.waiting, "change")) wait, \(health.bytes) bytes went"
    case .peers: SettingItem.count(health.peers, "device") + Self.skew(health.clockSkew)
    case .trouble: health.lastError ?? "none"
    }
  }

  private static func skew(_ milliseconds: Int64?) -> String {
    guard let milliseconds else { return "" }
    let seconds = (abs(milliseconds) + 500) / 1000
    guard seconds > 0 else { return ", clocks agree" }
    return ", remote's clock \(seconds) s \(milliseconds > 0 ? "ahead" : "behind")"
  }
}
