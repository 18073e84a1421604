internal import RedoProtocol
public import RedoTerminal

/// When rain falls, and which frame of it: at the start, and after some minutes without a key.
///
/// Moments are milliseconds of any clock that runs on, whatever the time of day is.
public struct RainShow: Sendable {
  /// Rain as it shows at a moment.
  public struct Frame: Hashable, Sendable {
    /// How it falls.
    public let rain: Rain
    /// The number of the frame.
    public let number: Int
  }

  /// The milliseconds of a frame at the start, and of one while nobody presses a key.
  static let (startFrame, idleFrame): (Int64, Int64) = (50, 100)
  /// For how long rain falls while nobody presses a key.
  static let longestIdle = 5 * Instant.minute

  private var motion = Motion.none
  private var idleDelay: Int64?
  private var start: Int64?
  private var lastInput: Int64
  private var hasFocus = true
  private let seed: UInt64

  /// No rain yet.
  public init(_ preferences: Preferences, seed: UInt64, at now: Int64) {
    self.seed = seed
    lastInput = now
    adopt(preferences, at: now)
  }

  /// Lets the rain of a start begin.
  public mutating func begin(at now: Int64) {
    start = motion == .none ? nil : now
  }

  /// Takes other preferences.
  public mutating func adopt(_ preferences: Preferences, at now: Int64) {
    motion = preferences.motion
    idleDelay = motion == .full ? preferences.idleMinutes.map { Int64($0) * Instant.minute } : nil
    if motion == .none { start = nil }
    lastInput = now
  }

  /// Takes notice of a key or the like, which ends any rain.
  public mutating func noteInput(at now: Int64) {
    start = nil
    lastInput = now
  }

  /// Takes notice of the terminal's focus: nothing moves without it.
  ///
  /// Many terminals tell of it as soon as they are asked to; to hear what holds anyway ends nothing.
  public mutating func noteFocus(_ hasFocus: Bool, at now: Int64) {
    guard hasFocus != self.hasFocus else { return }
    self.hasFocus = hasFocus
    noteInput(at: now)
  }

  /// What falls at a moment; nil where nothing does.
  public func frame(at now: Int64) -> Frame? {
    guard hasFocus else { return nil }
    if let start {
      let number = Int(max(0, now - start) / Self.startFrame)
      guard number >= Rain.frames else {
        return Frame(rain: Rain(motion == .full ? .once : .still, seed: seed), number: number)
      }
    }
    guard let idleDelay else { return nil }
    let spent = now - lastInput - idleDelay
    guard spent >= 0, spent < Self.longestIdle else { return nil }
    return Frame(rain: Rain(.endless, seed: seed), number: Int(spent / Self.idleFrame))
  }

  /// The milliseconds from a moment on until a screen that shows `shown` is to be drawn again; nil
  /// where nothing will change by itself.
  ///
  /// That is at once where the rain has ended since it was drawn, as it may on a busy machine.
  public func untilNextFrame(at now: Int64, showing shown: Frame?) -> Int64? {
    if shown != nil, frame(at: now) == nil { return 0 }
    guard hasFocus else { return nil }
    if let start, now < start + Int64(Rain.frames) * Self.startFrame {
      return Self.startFrame - max(0, now - start) % Self.startFrame
    }
    guard let idleDelay else { return nil }
    let spent = now - lastInput - idleDelay
    if spent < 0 { return -spent }
    return spent < Self.longestIdle ? Self.idleFrame - spent % Self.idleFrame : nil
  }
}
