public import RedoCrypto
public import RedoProtocol

/// What one device has told of what falls due: the file `told` in its part of a shared folder.
///
/// It is no change and stands in no log: losing it costs hearing of something twice.
public struct ToldPage: Hashable, Sendable {
  /// The file's name in the device's folder.
  static let name = "told"
  /// No page is longer, in bytes.
  static let lengthLimit = 131_072
  /// The most reminders that a page holds; those with the latest deadlines stay.
  static let mostReminders = 1_000
  /// How long after its deadline a reminder is kept.
  static let days: Int64 = 30

  private static let plainHeader = Array("redo-told 1\n".utf8)
  private static let sealedHeader = Array("redo-told 1 sealed\n".utf8)

  /// The device: the folder that it writes to.
  public let writer: String
  /// Whose device it is, as a hash; the same on all devices of one user.
  public let user: Digest
  /// When the device last showed that it tells of what falls due.
  public let seen: Instant
  /// What it has told.
  public let reminders: Set<ReminderID>

  /// Creates a page; what is too old, or too much, is left out.
  public init(
    writer: String, user: Digest, seen: Instant, reminders: some Sequence<ReminderID>
  ) {
    self.writer = writer
    self.user = user
    self.seen = seen
    let kept = reminders.filter { $0.deadline >= seen.advanced(byDays: -Self.days) }
    self.reminders = Set(kept.sorted(by: Self.isLater).prefix(Self.mostReminders))
  }

  /// Reads a file in a device's folder, which anybody may have written; nil where it is no page, or
  /// lies open where all is sealed.
  init?(_ bytes: [UInt8], by writer: String, openedBy key: SharedKey?) {
    guard bytes.count <= Self.lengthLimit,
      let text = Self.text(in: bytes, by: writer, openedBy: key)
    else { return nil }
    let lines = text.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    guard lines.count > 1, lines[0].hasPrefix("user "), lines[1].hasPrefix("seen "),
      let user = Digest(hex: String(lines[0].dropFirst(5))),
      let seen = Instant(wall: String(lines[1].dropFirst(5)))
    else { return nil }
    let reminders = lines[2...].compactMap(Self.reminder)
    self.init(writer: writer, user: user, seen: seen, reminders: reminders)
  }

  private static func text(
    in bytes: [UInt8], by writer: String, openedBy key: SharedKey?
  ) -> ArraySlice<UInt8>? {
    guard let key else {
      return bytes.starts(with: plainHeader) ? bytes.dropFirst(plainHeader.count) : nil
    }
    guard bytes.starts(with: sealedHeader) else { return nil }
    let box = Array(bytes.dropFirst(sealedHeader.count))
    return key.opened(box, binding: context(of: writer)).map { $0[...] }
  }

  /// A page that was put into another device's folder does not open.
  private static func context(of writer: String) -> [UInt8] {
    sealedHeader + Array(writer.utf8)
  }

  private static func reminder(_ line: String) -> ReminderID? {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let task = UUIDv4(parts[0]), let deadline = Instant(wall: parts[1])
    else { return nil }
    return ReminderID(task: TaskID(task), deadline: deadline)
  }

  private static func isLater(_ one: ReminderID, _ other: ReminderID) -> Bool {
    (one.deadline, one.task.uuid) > (other.deadline, other.task.uuid)
  }

  /// The file's bytes: lines of text, sealed where the folder is.
  func bytes(sealedBy key: SharedKey?) -> [UInt8] {
    let lines =
      ["user " + Hex.text(of: user.bytes), "seen " + seen.wallText]
      + reminders.sorted(by: Self.isLater).map { "\($0.task) \($0.deadline.wallText)" }
    let text = Array((lines.joined(separator: "\n") + "\n").utf8)
    guard let key else { return Self.plainHeader + text }
    return Self.sealedHeader + key.sealed(text, binding: Self.context(of: writer))
  }
}
