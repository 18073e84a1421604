/// What a line about a file or a remote is typed for, and all that is said about it.
public enum ErrandLine: Hashable, Sendable {
  /// The file to write tasks into, and which one it is where nothing is typed.
  case export(ExportChoice, usual: String)
  /// The file to take tasks or changes from.
  case importing
  /// The folder to sync with, under a passphrase where it is sealed.
  case folder(isSealed: Bool)
  /// The Firebase project to sync with.
  case firestore

  /// What the line is called.
  public var title: String {
    switch self {
    case .export(let choice, _): "Export \(choice.name) to which file?"
    case .importing: "Import which file?"
    case .folder(isSealed: false): "Sync with which folder?"
    case .folder(isSealed: true): "Sync with which folder, sealed?"
    case .firestore: "Sync with which Firebase project?"
    }
  }

  /// What may be typed.
  public var example: String {
    switch self {
    case .export(_, let usual): usual
    case .importing: "~/tasks.json"
    case .folder: "~/Sync/redo"
    case .firestore: "my-tasks-1a2b3 AIza… 1234-abc.apps.googleusercontent.com ~/client.json"
    }
  }

  /// What is to be typed, as a clause.
  func advice(_ keys: any KeyNames) -> String {
    switch self {
    case .export(let choice, let usual):
      keys.name(of: .accept, in: .prompt) + " writes " + Self.meaning(of: usual, for: choice)
    case .importing:
      "name a file of tasks (.json, .txt, .ics, .csv, .md) or of changes (.jsonl)"
        + (keys.label(of: .completeWord, in: .prompt).map { "; \($0) completes" } ?? "")
    case .folder(isSealed: false):
      "name a folder that something carries to your other devices: Syncthing, Dropbox, a stick"
    case .folder(isSealed: true):
      "name a folder; the passphrase that seals all that lies there is asked for next"
    case .firestore: FirestoreLine.guide
    }
  }

  /// Whether the line names a file or a folder, which can be completed.
  var namesFile: Bool { self != .firestore }

  /// What a line holds without the spaces at its ends, and a path without the quotes that terminals
  /// put round that of a file which is dropped on them.
  func content(of typed: String) -> String {
    let text = typed.withoutOuterBlanks
    guard namesFile, text.count > 2, let quote = text.first, "'\"".contains(quote),
      text.last == quote
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// What a line comes to, as far as it can be told before Enter.
  func meaning(of typed: String, _ keys: any KeyNames) -> String {
    let text = content(of: typed)
    guard !text.isEmpty else { return advice(keys) }
    switch self {
    case .export(let choice, _): return Self.meaning(of: text, for: choice)
    case .importing:
      guard let format = TaskFormat(ofFileAt: text) else { return TaskFormat.endings }
      return "read as \(format.name); nothing is written before you say yes"
    case .folder: return advice(keys)
    case .firestore: return FirestoreLine(text)?.meaning ?? FirestoreLine.guide
    }
  }

  private static func meaning(of path: String, for choice: ExportChoice) -> String {
    guard let format = TaskFormat(ofFileAt: path) else { return TaskFormat.endings }
    guard format == .jsonl else { return "\(choice.tasks) as \(format.name)" }
    return choice == .everything
      ? "every change: a whole backup" : "every change of \(choice.tasks)"
  }
}
