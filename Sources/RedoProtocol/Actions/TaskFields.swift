/// What CREATE sets and UPDATE changes of a task; nil where a payload leaves a field alone.
///
/// `Text` is a string in a change that is being made, and a place in the log in one that was read.
public struct TaskFields<Text: Hashable & Sendable>: Hashable, Sendable {
  /// What is to be done; never empty.
  public var title: Text?
  /// Whether other people are to be kept from seeing it.
  public var privacy: Bool?
  /// Urgency, 1 … 5; 5 is urgent.
  public var priority: UInt8?
  /// Anything more there is to say.
  public var description: Text?
  /// Size, 0 or more.
  public var storyPoints: Int64?
  /// Days from one completion to the next deadline, 1 or more; never set for a one-time task.
  public var frequencyDays: Int64?

  /// Creates fields; nil leaves one alone.
  public init(
    title: Text? = nil, description: Text? = nil, privacy: Bool? = nil, storyPoints: Int64? = nil,
    priority: UInt8? = nil, frequencyDays: Int64? = nil
  ) {
    self.title = title
    self.privacy = privacy
    self.priority = priority
    self.description = description
    self.storyPoints = storyPoints
    self.frequencyDays = frequencyDays
  }

  /// The same fields with their texts in another form.
  public func map<Other>(_ transform: (Text) -> Other) -> TaskFields<Other> {
    TaskFields<Other>(
      title: title.map(transform), description: description.map(transform), privacy: privacy,
      storyPoints: storyPoints, priority: priority, frequencyDays: frequencyDays)
  }

  /// Whether no field is set.
  public var isEmpty: Bool {
    title == nil && description == nil && privacy == nil && storyPoints == nil && priority == nil
      && frequencyDays == nil
  }
}

extension TaskFields<LogText> {
  /// Takes over every field that `later` sets.
  public mutating func overlay(_ later: TaskFields<LogText>) {
    title = later.title ?? title
    description = later.description ?? description
    privacy = later.privacy ?? privacy
    storyPoints = later.storyPoints ?? storyPoints
    priority = later.priority ?? priority
    frequencyDays = later.frequencyDays ?? frequencyDays
  }

  /// State that only a replay decides; an UPDATE that sets it is refused by name.
  static let reserved: [StaticString] = ["guid", "todoTasks", "created", "archived", "deleted"]

  /// Reads the payload of a CREATE or an UPDATE.
  init(
    _ tape: JSONTape, _ payload: Int, in text: Span<UInt8>, base: Int
  ) throws(Violation) {
    self.init()
    for key in tape.keys(of: payload) {
      try read(key, tape, in: text, base: base)
    }
  }

  private mutating func read(
    _ key: Int, _ tape: JSONTape, in text: Span<UInt8>, base: Int
  ) throws(Violation) {
    let value = key + 1
    if tape.string(key, is: "title", in: text) {
      title = try tape.requiredText(value, base: base)
      guard tape[value].range.isEmpty == false else { throw .schemaMismatch }
    } else if tape.string(key, is: "description", in: text) {
      description = try tape.requiredText(value, base: base)
    } else if tape.string(key, is: "privacy", in: text) {
      privacy = try tape.boolean(value, in: text)
    } else if tape.string(key, is: "storyPoints", in: text) {
      storyPoints = try tape.integer(value, in: text, 0...CanonicalNumber.greatestInteger)
    } else if tape.string(key, is: "priority", in: text) {
      priority = UInt8(try tape.integer(value, in: text, 1...5))
    } else if tape.string(key, is: "frequencyDays", in: text) {
      frequencyDays = try tape.integer(value, in: text, 1...CanonicalNumber.greatestInteger)
    } else {
      throw .schemaMismatch
    }
  }
}

extension TaskFields<String> {
  /// Writes the payload's members in canonical order.
  func write(to writer: inout CanonicalWriter) {
    writer.beginObject()
    if let description {
      writer.key("description")
      writer.value(description)
    }
    if let frequencyDays {
      writer.key("frequencyDays")
      writer.value(frequencyDays)
    }
    if let priority {
      writer.key("priority")
      writer.value(Int64(priority))
    }
    if let privacy {
      writer.key("privacy")
      writer.value(privacy)
    }
    if let storyPoints {
      writer.key("storyPoints")
      writer.value(storyPoints)
    }
    if let title {
      writer.key("title")
      writer.value(title)
    }
    writer.endObject()
  }
}
