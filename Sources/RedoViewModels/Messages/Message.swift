public import RedoIntents
internal import RedoProtocol

/// What the message line says.
public struct Message: Hashable, Sendable {
  /// How a message is meant.
  public enum Kind: Hashable, Sendable {
    /// It was done.
    case success
    /// It was not done.
    case failure
    /// Something that is worth knowing.
    case neutral
  }

  /// A message that is worth following up with a key.
  public enum FollowUp: Hashable, Sendable {
    /// Undo takes it back.
    case undo
    /// Redo does it again.
    case redo
    /// Reading the log again is what helps.
    case reload
  }

  /// How it is meant.
  public let kind: Kind
  /// What it says, without a full stop.
  public let clause: Clause
  /// The key worth naming behind it.
  public private(set) var followUp: FollowUp?
  /// The task that went apart, which the key that it names opens; nil for any other message.
  let apart: TaskID?
  /// The task that others deleted, as it says; nil for any other message.
  let gone: TaskID?
  /// What is left to say once that one is back: one message, or none.
  private var left: [Message] = []
  /// Whether it goes on with what others did meanwhile, which is to be read to its end.
  public let tellsOfOthers: Bool
  /// When it goes by itself; nil as long as it has not been on screen.
  private(set) var expiry: Instant?

  /// How long a message stays, in milliseconds.
  private static let life: Int64 = 12_000

  /// What it says, where there is room for all of it.
  public var text: String { clause.text }

  /// Creates a message.
  init(
    _ kind: Kind, _ clause: Clause, followUp: FollowUp? = nil, apart: TaskID? = nil,
    gone: TaskID? = nil, tellsOfOthers: Bool = false, until expiry: Instant? = nil
  ) {
    self.kind = kind
    self.clause = clause
    self.followUp = followUp
    self.apart = apart
    self.gone = gone
    self.tellsOfOthers = tellsOfOthers
    self.expiry = expiry
  }

  /// What it says without what it tells of a task that others deleted and that is back; nil for nothing.
  var withoutGone: Message? {
    var left = left.first
    left?.expiry = expiry
    return left
  }

  /// Says something else behind this, which its key is kept for; its time begins anew.
  func followed(by next: Message) -> Message {
    var both = Message(
      kind, "\(clause); \(next.clause)", followUp: followUp ?? next.followUp,
      apart: next.apart ?? apart, gone: gone ?? next.gone,
      tellsOfOthers: tellsOfOthers || next.tellsOfOthers)
    if gone != nil {
      both.left = [left.first?.followed(by: next) ?? next]
    } else if next.gone != nil {
      both.left = [next.left.first.map(followed) ?? self]
    }
    return both
  }

  /// Names no key any more that takes back what it tells of, or does that again.
  mutating func endOffer() {
    if followUp == .undo || followUp == .redo { followUp = nil }
  }

  /// Takes notice that it shows at a moment: from the first one on its time runs, which a clock that
  /// is set back does not lengthen.
  mutating func show(at now: Instant) {
    let latest = Instant(milliseconds: now.milliseconds + Self.life)
    expiry = min(expiry ?? latest, latest)
  }
}
