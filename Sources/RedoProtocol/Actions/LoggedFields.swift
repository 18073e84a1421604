/// What a CREATE or an UPDATE of the log sets, in 40 bytes: texts as places in the log.
///
/// Every node has room for it and so has every task, which is why it is packed: ``TaskFields`` with
/// its optionals is half as large again.
public struct LoggedFields: Hashable, Sendable, BitwiseCopyable {
  /// Which fields are set; `private` is what ``privacy`` is set to.
  private struct Marks: OptionSet, Hashable, Sendable, BitwiseCopyable {
    let rawValue: UInt8
    static let title = Marks(rawValue: 1)
    static let description = Marks(rawValue: 2)
    static let privacy = Marks(rawValue: 4)
    static let priority = Marks(rawValue: 8)
    static let storyPoints = Marks(rawValue: 16)
    static let frequencyDays = Marks(rawValue: 32)
    static let `private` = Marks(rawValue: 64)
  }

  private var titleText = LogText.nowhere
  private var descriptionText = LogText.nowhere
  private var points: Int64 = 0
  private var days: Int64 = 0
  private var urgency: UInt8 = 0
  private var marks: Marks = []

  /// Creates fields of which none is set.
  public init() {}

  /// Whether no field is set.
  var isEmpty: Bool { marks.isEmpty }

  /// What is to be done; never empty.
  public var title: LogText? {
    get { marks.contains(.title) ? titleText : nil }
    set {
      mark(.title, newValue != nil)
      titleText = newValue ?? .nowhere
    }
  }

  /// Anything more there is to say.
  public var description: LogText? {
    get { marks.contains(.description) ? descriptionText : nil }
    set {
      mark(.description, newValue != nil)
      descriptionText = newValue ?? .nowhere
    }
  }

  /// Whether other people are to be kept from seeing it.
  public var privacy: Bool? {
    get { marks.contains(.privacy) ? marks.contains(.private) : nil }
    set {
      mark(.privacy, newValue != nil)
      mark(.private, newValue == true)
    }
  }

  /// Urgency, 1 … 5; 5 is urgent.
  public var priority: UInt8? {
    get { marks.contains(.priority) ? urgency : nil }
    set {
      mark(.priority, newValue != nil)
      urgency = newValue ?? 0
    }
  }

  /// Size, 0 or more.
  public var storyPoints: Int64? {
    get { marks.contains(.storyPoints) ? points : nil }
    set {
      mark(.storyPoints, newValue != nil)
      points = newValue ?? 0
    }
  }

  /// Days from one completion to the next deadline, 1 or more; never set for a one-time task.
  public var frequencyDays: Int64? {
    get { marks.contains(.frequencyDays) ? days : nil }
    set {
      mark(.frequencyDays, newValue != nil)
      days = newValue ?? 0
    }
  }

  private mutating func mark(_ field: Marks, _ isSet: Bool) {
    if isSet { marks.insert(field) } else { marks.remove(field) }
  }

  /// Takes over every field that `later` sets.
  public mutating func overlay(_ later: LoggedFields) {
    guard !later.marks.isEmpty else { return }
    if later.marks.contains(.title) { titleText = later.titleText }
    if later.marks.contains(.description) { descriptionText = later.descriptionText }
    if later.marks.contains(.priority) { urgency = later.urgency }
    if later.marks.contains(.storyPoints) { points = later.points }
    if later.marks.contains(.frequencyDays) { days = later.days }
    if later.marks.contains(.privacy) { marks.remove(.private) }
    marks.formUnion(later.marks)
  }
}
