public import RedoProtocol
internal import RedoTasks

/// What the user's devices have told, as far as shared folders brought it here.
public struct ToldElsewhere: Hashable, Sendable {
  /// This device, by its user id.
  public let device: String
  /// The user's other devices that lately showed that they tell, too.
  public let others: Set<String>
  /// What any of them has told, this one among them.
  public let told: Set<ReminderID>

  /// How much later a device tells than the one that tells first, in milliseconds: so long a folder
  /// has to bring what that one told.
  static let grace = Instant.minute

  /// Creates a picture of them.
  public init(device: String, others: Set<String>, told: Set<ReminderID>) {
    self.device = device
    self.others = others
    self.told = told
  }

  /// Up to when this device tells now.
  ///
  /// The device on which the user did something last tells at once. The others follow, so that what
  /// it told reaches them before they tell the same; where it is off, they tell all the same.
  func end(at now: Instant, in projection: Projection) -> Instant {
    guard !others.isEmpty else { return now }
    let devices = others.union([device])
    let latest = devices.map { (wall: latestChange(of: $0, in: projection), device: $0) }
    let first = latest.max { one, other in
      // As good as any order, so that all of them find the same.
      one.wall == other.wall ? one.device > other.device : one.wall < other.wall
    }
    guard first?.device != device else { return now }
    return Instant(milliseconds: now.milliseconds - Self.grace)
  }

  private func latestChange(of device: String, in projection: Projection) -> Instant {
    let graph = projection.graph
    let place = graph.nodes.indices.last {
      graph.author(of: $0).userID == device && graph.isSound($0)
    }
    return place.map { graph.nodes[$0].wall } ?? .earliest
  }
}
