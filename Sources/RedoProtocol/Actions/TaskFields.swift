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
    writer.write("description", description)
    writer.write("frequencyDays", frequencyDays)
    writer.write("priority", priority.map { Int64($0) })
    writer.write("privacy", privacy)
    writer.write("storyPoints", storyPoints)
    writer.write("title", title)
    writer.endObject()
  }
}
