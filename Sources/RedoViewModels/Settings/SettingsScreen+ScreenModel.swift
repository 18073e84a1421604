internal import RedoIntents
internal import RedoProtocol
internal import RedoTerminal

extension SettingsScreen: ScreenModel {
  var context: KeyContext { .settings }

  /// Settings show no tasks.
  var selectedTasks: [TaskID] { [] }

  func availability(of command: Command, keys: any KeyNames) -> Availability? {
    func key(_ command: Command) -> String { keys.name(of: command, in: .settings) }
    return switch command {
    case _ where command.moves, .nextPane, .previousPane, .copyValue: .available
    case .changeSetting where remote.map { !$0.isSignedOut && $0.account == nil } ?? false:
      .unavailable(
        because: "nobody signs in here; \(key(.sync)) syncs now, \(key(.delete)) removes it")
    case .changeSetting:
      isActive
        ? .available
        : .unavailable(because: "this is only to be read; \(key(.copyValue)) copies it")
    case .nextValue, .previousValue: hasScale ? .available : noStep(command, keys)
    case .resetSetting:
      isSetting ? .available : .unavailable(because: "only a setting goes back to what is usual")
    case .delete where remote != nil: .available
    case _ where command.isAboutTasks:
      .unavailable(because: "settings show no tasks; \(key(.showTasks)) shows them")
    default: nil
    }
  }

  /// Why a row has no value before or after its own, and what else can be done with it.
  private func noStep(_ command: Command, _ keys: any KeyNames) -> Availability? {
    let change = availability(of: .changeSetting, keys: keys)
    if let change, !change.isAvailable { return change }
    let value = command == .nextValue ? "next" : "previous"
    let deed =
      if !listedProblems.isEmpty { "lists what is wrong" } else {
        selected.deed == nil ? "changes it" : "runs it"
      }
    let key = keys.name(of: .changeSetting, in: .settings)
    return .unavailable(because: "there is no \(value) value; \(key) \(deed)")
  }

  /// Whether Enter changes, runs or lists something here.
  private var isActive: Bool { selected.isActive || !listedProblems.isEmpty }

  private var isSetting: Bool {
    if case .setting = selected { true } else { false }
  }

  private var hasScale: Bool {
    if case .setting(let name) = selected { name.kind != .text } else { false }
  }

  mutating func perform(_ command: Command, in world: ScreenWorld) -> ScreenStep? {
    switch command {
    case .moveDown: move(by: 1)
    case .moveUp: move(by: -1)
    case .moveToTop: move(by: -lines.count)
    case .moveToBottom: move(by: lines.count)
    case .pageDown: move(by: page)
    case .pageUp: move(by: -page)
    case .nextPane: moveSection(by: 1)
    case .previousPane: moveSection(by: -1)
    case .changeSetting: return change(in: world)
    case .nextValue: return step(by: 1, in: world)
    case .previousValue: return step(by: -1, in: world)
    case .resetSetting: return reset(in: world)
    case .copyValue: return copy(in: world)
    case .delete: return remove()
    default: return nil
    }
    return .stay
  }

  mutating func click(at point: Point, opens: Bool, in world: ScreenWorld) -> ScreenStep? {
    guard select(at: point), opens, isActive else { return .stay }
    return change(in: world)
  }

  /// Offers what the selected row can become, or runs it.
  private func change(in world: ScreenWorld) -> ScreenStep {
    switch selected {
    case .setting(let name):
      guard name.kind == .choice else { return .prompt(.setting(name)) }
      return .ask(.setting(SettingChoice(name, in: world.settings)))
    case .verification: return .carryOut(.verify)
    case .export: return .export
    case .importing: return .prompt(.errand(.importing))
    case .addFolder, .sync(.remote): return .prompt(.errand(.folder(isSealed: false)))
    case .addSealedFolder: return .prompt(.errand(.folder(isSealed: true)))
    case .addFirestore: return .prompt(.errand(.firestore))
    case .remote: return changeSignIn()
    case .configFile: return .tell(listedProblems)
    default: return .stay
    }
  }

  /// Signs in, or asks whether to sign out, where the remote knows who is there.
  private func changeSignIn() -> ScreenStep {
    guard let remote else { return .stay }
    if remote.isSignedOut { return .carryOut(.errand(.signIn(remote.name))) }
    guard let account = remote.account else { return .stay }
    return .ask(.question(Question(.signOut(remote.name, account: account))))
  }

  private func remove() -> ScreenStep? {
    remote.map {
      let subject = Question.Subject.removeRemote(
        $0.name, address: $0.address, waiting: $0.waiting)
      return .ask(.question(Question(subject)))
    }
  }

  private func step(by steps: Int, in world: ScreenWorld) -> ScreenStep {
    guard case .setting(let name) = selected else { return .stay }
    let preferences = world.settings.preferences
    guard let text = preferences.text(of: name, movedBy: steps, among: world.settings.usable)
    else {
      let key = world.settings.keys.name(of: .changeSetting, in: .settings)
      return .say(.neutral, "\(name.title) goes no further; \(key) types a value")
    }
    return .carryOut(.set(name, text))
  }

  private func reset(in world: ScreenWorld) -> ScreenStep {
    guard case .setting(let name) = selected else { return .stay }
    return world.settings.preferences.isUsual(name)
      ? .say(.neutral, "\(name.title) has its default already") : .carryOut(.set(name, nil))
  }

  private func copy(in world: ScreenWorld) -> ScreenStep {
    let value =
      if case .setting(let name) = selected { world.settings.preferences.text(of: name) } else {
        selected.value(in: world)
      }
    guard !value.isEmpty else { return .say(.neutral, "there is nothing to copy") }
    return .copy(value, called: selected.title)
  }
}
