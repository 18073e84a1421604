/// Settings that belong together.
public enum SettingSection: CaseIterable, Hashable, Sendable {
  /// What the screen looks like.
  case look
  /// What a new task has that its line does not name.
  case newTasks
  /// How days and tasks are ordered.
  case order
  /// When and how tasks are named that fall due.
  case reminders
  /// The keys.
  case keys
  /// Who writes, on which device.
  case identity
  /// The change log.
  case log
  /// How this device stands with the others.
  case sync
  /// The program.
  case about

  /// The section's name.
  public var title: String {
    switch self {
    case .look: "Look"
    case .newTasks: "New tasks"
    case .order: "Days and order"
    case .reminders: "Reminders"
    case .keys: "Keys"
    case .identity: "Who writes"
    case .log: "Change log"
    case .sync: "Sync"
    case .about: "About"
    }
  }

  /// The rows that the section has, whatever remotes there are, from the top.
  public var items: [SettingItem] {
    switch self {
    case .look: [.setting(.theme), .setting(.motion), .setting(.idle)]
    case .newTasks:
      [.setting(.due), .setting(.time), .setting(.priority), .setting(.points)]
    case .order: [.setting(.week), .setting(.ranking), .setting(.start)]
    case .reminders: [.setting(.remind), .setting(.quiet), .setting(.notify)]
    case .keys: [.setting(.keymap)]
    case .identity:
      [
        .setting(.name), .setting(.email), .setting(.device), .userID, .deviceID, .publicKey,
        .keyFile,
      ]
    case .log: [.logFile, .verification, .export, .importing]
    case .sync:
      [.setting(.sync)] + SyncFact.allCases.map(SettingItem.sync)
        + [.addFolder, .addSealedFolder, .addFirestore]
    case .about: [.version, .configFile]
    }
  }
}
