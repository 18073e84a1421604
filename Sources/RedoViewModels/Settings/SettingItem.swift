/// A row of the settings: something to set, to read, or to run.
public enum SettingItem: Hashable, Sendable {
  /// Something to set.
  case setting(SettingName)
  /// Who writes on this device.
  case userID
  /// Which device it is.
  case deviceID
  /// What others check its signatures with.
  case publicKey
  /// Where its key lies.
  case keyFile
  /// Where the log lies.
  case logFile
  /// Checking every change of the log.
  case verification
  /// Writing tasks or changes into a file.
  case export
  /// Taking tasks or changes from a file.
  case importing
  /// A place to sync with, by its name.
  case remote(String)
  /// Adding a shared folder, one that is sealed, or a Firebase project.
  case addFolder, addSealedFolder, addFirestore
  /// How this device stands with the others.
  case sync(SyncFact)
  /// The program's version.
  case version
  /// Where the config lies.
  case configFile

  /// What the row is called.
  public var title: String {
    switch self {
    case .setting(let name): name.title
    case .userID: "User id"
    case .deviceID: "Device id"
    case .publicKey: "Public key"
    case .keyFile: "Signing key"
    case .logFile: "File"
    case .verification: "Verify"
    case .export: "Export"
    case .importing: "Import"
    case .remote(let name): name
    case .addFolder: "Add a folder"
    case .addSealedFolder: "Add, sealed"
    case .addFirestore: "Add Firestore"
    case .sync(let fact): fact.title
    case .version: "Version"
    case .configFile: "Config"
    }
  }

  /// What the row is about, in a sentence or two that name the keys as they are called.
  public func explanation(_ keys: any KeyNames) -> String {
    func key(_ command: Command) -> String { keys.name(of: command, in: .settings) }
    return switch self {
    case .setting(let name): name.explanation
    case .userID: "Who you are in every change: the first half of your public key."
    case .deviceID: "Which of your devices made a change. It was drawn at the first start."
    case .publicKey: "What anybody needs to check that a change is yours."
    case .keyFile:
      "What signs your changes; nobody else may read it. redo identity --seal puts it under a "
        + "passphrase."
    case .logFile: "All there is: every screen follows from this file. It only ever grows."
    case .verification:
      "Checks the id and the signature of every change anew, as redo verify does; "
        + "redo verify --repair moves broken lines aside."
    case .export:
      "Into a file that is not there yet: .jsonl is every change and a whole backup; .json, "
        + ".txt, .ics, .csv and .md are the tasks for other programs."
    case .importing:
      "Tasks of Taskwarrior, todo.txt, iCalendar, CSV or Markdown, or the changes of a backup, each "
        + "once. It says first what would be written and what would be lost."
    case .remote:
      "A place that this device syncs with. \(key(.sync)) syncs now, \(key(.changeSetting)) signs in "
        + "or out where somebody can, \(key(.delete)) removes it: what lies there stays, and so does "
        + "every task."
    case .addFolder:
      "A folder that something carries to your other devices: Syncthing, Dropbox, a network disk, a "
        + "stick. Add the same one on each of them."
    case .addSealedFolder:
      "The same with a passphrase: whoever carries the folder cannot read it. Each device asks for "
        + "the passphrase once."
    case .addFirestore:
      "A Firebase project of your own. redo remote add firestore --print-setup says how to make one; "
        + "\(key(.changeSetting)) on its row here signs in."
    case .sync(let fact): fact.explanation(keys)
    case .version: "What runs here. redo help names every verb."
    case .configFile:
      "Plain lines key = value, yours to edit; Redo changes single lines and leaves the rest, and "
        + "what you save shows at once."
    }
  }

  /// The section that the row stands in.
  public var section: SettingSection {
    if case .remote = self { return .sync }
    return SettingSection.allCases.first { $0.items.contains(self) } ?? .about
  }

  /// One word for what Enter does here, where it changes no value; nil where it does.
  public var deed: String? {
    switch self {
    case .verification: "check"
    case .export: "export"
    case .importing: "import"
    case .addFolder, .addSealedFolder, .addFirestore, .sync(.remote): "add"
    default: nil
    }
  }
}
