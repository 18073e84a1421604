/// What CREATE sets and UPDATE changes of a task; nil where a payload leaves a field alone.
///
/// Of a change that is being made; what one in the log sets are ``LoggedFields``.
public struct TaskFields: Hashable, Sendable {
  /// What is to be done; never empty.
  public var title: String?
  /// Whether other people are to be kept from seeing it.
  public var privacy: Bool?
  /// Urgency, 1 … 5; 5 is urgent.
  public var priority: UInt8?
  /// Anything more there is to say.
  public var description: String?
  /// Size, 0 or more.
  public var storyPoints: Int64?
  /// Days from one completion to the next deadline, 1 or more; never set for a one-time task.
  public var frequencyDays: Int64?

  /// Creates fields; nil leaves one alone.
  public init(
    title: String? = nil, description: String? = nil, privacy: Bool? = nil,
    storyPoints: Int64? = nil,
    priority: UInt8? = nil, frequencyDays: Int64? = nil
  ) {
    self.title = title
    self.privacy = privacy
    self.priority = priority
    self.description = description
    self.storyPoints = storyPoints
    self.frequencyDays = frequencyDays
  }

  /// Whether a change may hold them: their payload is no longer than the protocol's limit.
  public var fitsChange: Bool {
    var writer = CanonicalWriter()
    write(to: &writer)
    return writer.bytes.count <= PayloadSizeRule.limit
  }

  /// Whether no field is set.
  public var isEmpty: Bool {
    title == nil && description == nil && privacy == nil && storyPoints == nil && priority == nil
      && frequencyDays == nil
  }
}

extension TaskFields {
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
