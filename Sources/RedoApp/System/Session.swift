internal import RedoCrypto
internal import RedoIntents
internal import RedoProtocol
internal import RedoStore
internal import RedoSync
internal import RedoTasks
internal import RedoViewModels

/// One run of the program: the replica, the clock and the settings that verbs and screen share.
final class Session {
  let environment: SystemEnvironment
  let clock: SystemClock
  let zone: LocalZone
  /// What the config says; the screen reads it anew when it changes.
  var settings: Settings
  /// The themes there are.
  var shelf: ThemeShelf
  let replica: Replica
  let keyHolder: KeyHolder
  /// The way to servers; nothing of it is set up before it is used.
  let transport: any HTTPTransport
  /// Hooks that are to run when the verb has said what it did.
  var dueHooks: [HookRun] = []
  /// What a verb has told of the log.
  var told: Set<Notice> = []

  init(over transport: any HTTPTransport) throws(LaunchError) {
    self.transport = transport
    environment = SystemEnvironment()
    clock = try SystemClock(fixedTo: environment[.now])
    zone = .system()
    shelf = ThemeShelf(environment.environment)
    settings = Settings(environment.environment, themes: shelf.names)
    let keyHolder = KeyHolder(environment)
    self.keyHolder = keyHolder
    do throws(StoreError) {
      replica = Replica(in: try PrivateFolder(environment: environment.environment)) {
        sealed throws(StoreError) in try keyHolder.open(sealed)
      }
    } catch {
      throw .store(error)
    }
  }

  /// The moment with the user's zone and habits.
  var dates: DateContext {
    DateContext(
      now: clock.now, zone: zone, weekStart: settings.preferences.weekStart,
      defaultTime: settings.preferences.time, zoneNamed: { LocalZone.named($0) })
  }

  /// Who this device writes as.
  func author() throws(StoreError) -> Author {
    let identity = try replica.storedIdentity()
    return Author(
      publicKey: identity.verifyingKey, deviceID: identity.deviceID,
      name: settings.preferences.name, email: settings.preferences.email,
      deviceName: settings.preferences.deviceName)
  }

  /// Plans an intent, signs its nodes and appends them; they are on the disk when it returns.
  func perform(_ intent: Intent) throws(ReplicaError) -> IntentReport {
    let device: Author
    do throws(StoreError) {
      device = try author()
    } catch {
      throw .store(error)
    }
    let context = IntentContext(
      dates: dates, device: device, defaults: settings.preferences.defaults,
      makeUUID: { UUIDv4(randomBytes: RandomBytes.make(16)) })
    return try replica.perform(intent, in: context)
  }
}
