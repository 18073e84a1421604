internal import RedoCrypto
internal import RedoProtocol

/// Makes valid nodes of one task by one device, and lets a test break exactly one thing in each.
public struct TaskSketch {
  /// The device that signs.
  public let device: TestDevice
  /// The task's name.
  public let task: String
  /// The wall time that nodes get unless a test gives another.
  public var wall = "2026-03-01T09:00:00.000Z"

  /// A task's name that ends in `number`, 0 or more.
  public static func task(_ number: Int) -> String {
    name("7a5c0000", number)
  }

  /// A todo's name that ends in `number`, 0 or more.
  public static func todo(_ number: Int) -> String {
    name("70d00000", number)
  }

  private static func name(_ start: String, _ number: Int) -> String {
    let digits = String(number)
    return start + "-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  /// Starts a task.
  public init(by device: TestDevice = TestDevice(), task: Int = 1) {
    self.device = device
    self.task = Self.task(task)
  }

  /// A node whose Lamport number follows from its parents; `edit` changes it before it is signed.
  ///
  /// Id and signature are over what `edit` leaves.
  public func node(
    _ action: String, on parents: [SketchedNode], _ payload: JSONSketch, wall: String? = nil,
    edit: (inout JSONSketch) -> Void = { _ in }
  ) -> SketchedNode {
    let lamport = (parents.map(\.lamport).max() ?? 0) + 1
    var body: JSONSketch = [
      "version": 1,
      "parents": .ids(parents.map(\.id)),
      "timestamp": ["lamport": .number(lamport), "wall": .string(wall ?? self.wall)],
      "author": .object(
        [
          .init("userId", .string(device.author.userID)),
          .init("deviceId", .string(device.author.deviceID)),
        ]
          + (device.author.publicKey.map {
            [.init("publicKey", .string(Hex.text(of: $0.bytes)))]
          } ?? [])),
      "action": .string(action),
      "taskId": .string(task),
      "data": ["payload": payload],
    ]
    edit(&body)
    return sign(body, lamport, parents)
  }

  private func sign(
    _ body: JSONSketch, _ lamport: Int64, _ parents: [SketchedNode]
  ) -> SketchedNode {
    let canonical = body.canonical
    let id = NodeID(device.sha256.digest(of: canonical.span))
    let signature = Hex.text(of: device.key.signature(of: canonical.span))
    var json = body
    json["id"] = .string(id.description)
    json["signature"] = .string(signature)
    var seen: Set<NodeID> = []
    let chain = parents.flatMap(\.chain).filter { seen.insert($0).inserted }
    return SketchedNode(id: id, lamport: lamport, chain: chain + [id], json: json)
  }
}
