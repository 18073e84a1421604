public import RedoIntents

/// How syncing stands, for the first row and for whoever wants to know it all.
public struct SyncHealth: Hashable, Sendable {
  /// Every remote there is; none where changes stay on this device.
  public var remotes: [RemoteHealth]

  /// Whether changes are exchanged without being asked for.
  public var isByItself: Bool

  /// Why the list of remotes could not be read, without a full stop; nil where it could.
  public var listProblem: String?

  /// Collects what is known.
  public init(
    remotes: [RemoteHealth] = [], isByItself: Bool = true, listProblem: String? = nil
  ) {
    self.remotes = remotes
    self.isByItself = isByItself
    self.listProblem = listProblem
  }

  /// Whether changes stay on this device.
  var isOff: Bool { remotes.isEmpty && listProblem == nil }

  /// Whether a round runs now.
  public var isRunning: Bool { remotes.contains { $0.isRunning } }

  /// What went wrong last, of the first remote that something is wrong with.
  func problem(_ keys: any KeyNames) -> String? {
    listProblem ?? remotes.lazy.compactMap { $0.trouble(keys) }.first
  }

  /// How many changes wait to be sent, at the remote that lacks the most.
  var waiting: Int { remotes.map(\.waiting).max() ?? 0 }
}

extension SyncHealth {
  /// How the first row puts it.
  public struct Headline: Hashable, Sendable {
    /// What it is about, for its colour.
    public enum Mood: Hashable, Sendable {
      /// Nothing to see.
      case quiet
      /// Something is on its way.
      case busy
      /// All is where it belongs.
      case well
      /// Something needs attention.
      case trouble
    }

    /// What it is about.
    public let mood: Mood
    /// The words, without a sign before them.
    public let text: String
    /// Fewer words, for a narrow screen.
    public let short: String
  }

  /// What a long transfer has come to; nothing for one that is over in a moment.
  private var transfer: String {
    let (leaving, coming) = (remotes.map(\.leaving).max() ?? 0, remotes.map(\.coming).max() ?? 0)
    if leaving >= Self.longTransfer { return " · \(leaving) to send" }
    return coming >= Self.longTransfer ? " · \(coming) came" : ""
  }

  /// From so many changes on, how many there are is worth saying.
  private static let longTransfer = 200

  /// The state in two or three words.
  public func headline(in dates: DateContext, _ keys: any KeyNames) -> Headline {
    guard !isOff else { return Headline(mood: .quiet, text: "local only", short: "local") }
    if remotes.contains(where: \.isSignedOut) {
      let way = keys.label(of: .showSettings, in: .list).map { " · \($0) signs in" } ?? ""
      return Headline(mood: .trouble, text: "signed out" + way, short: "sign in")
    }
    if problem(keys) != nil {
      return Headline(
        mood: .trouble, text: waiting == 0 ? "not synced" : "not synced · \(waiting) wait",
        short: waiting == 0 ? "not synced" : "\(waiting) wait")
    }
    if remotes.contains(where: \.isReadOnly) {
      return Headline(mood: .trouble, text: "only reads · update redo", short: "only reads")
    }
    if isRunning {
      return Headline(mood: .busy, text: "syncing" + transfer, short: "sync")
    }
    guard isByItself else {
      return Headline(
        mood: .quiet, text: waiting == 0 ? "sync off" : "sync off · \(waiting) wait", short: "off")
    }
    guard let last = remotes.compactMap(\.lastSync).min() else {
      return Headline(mood: .busy, text: "not synced yet", short: "not yet")
    }
    let age = FriendlyDate(in: dates).age(last)
    return Headline(mood: .well, text: "synced " + age, short: age)
  }
}
