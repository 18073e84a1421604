internal import RedoProtocol

extension FirestoreRemote {
  /// Creates a document for each node, and adds their ids to the user's own.
  public func push(_ nodes: [OutgoingNode]) throws(SyncError) -> PushReceipt {
    var receipt = PushReceipt(acknowledged: [])
    let subject = try channel.signIn.subject
    var fitting: [OutgoingNode] = []
    for node in nodes {
      if size(of: node, as: subject) > FirestoreSize.limit {
        receipt.tooLarge.append(node.id)
      } else {
        fitting.append(node)
      }
    }
    if !fitting.isEmpty {
      var refusals = Refusals()
      try create(fitting[...], as: subject, &receipt, &refusals)
      receipt.failure = refusals.failure
      // Then more of the kind need not be tried either.
      if let failure = refusals.failure, refusals.isHopeless, receipt.acknowledged.isEmpty {
        throw failure
      }
    }
    if !receipt.acknowledged.isEmpty { try own(receipt.acknowledged, &receipt) }
    return receipt
  }

  /// What was refused of a batch, node by node.
  private struct Refusals {
    /// How many nodes were refused one after the other.
    private var inARow = 0
    /// What was said to the last of all; nil where none was refused.
    private var objection: SyncError.Objection?
    /// So many in a row, and it is not for what is in them.
    private static let patience = 3

    /// A commit was done: what is refused is refused for its own sake.
    mutating func reset() { inARow = 0 }

    mutating func add(_ objection: SyncError.Objection) {
      inARow += 1
      self.objection = objection
    }

    /// Whether the rest need not be tried as a whole.
    var isHopeless: Bool { inARow >= Self.patience }

    var failure: SyncError? { objection.map { .notTaken($0) } }
  }

  private func size(of node: OutgoingNode, as subject: String) -> Int {
    FirestoreSize.size(
      ofNode: node.line, at: "nodes/\(node.id)", readableBy: [subject]) ?? node.line.count
  }

  /// A commit is done whole or not at all: where a node of it is there already or cannot be, the rest
  /// is sent again.
  private func create(
    _ nodes: ArraySlice<OutgoingNode>, as subject: String, _ receipt: inout PushReceipt,
    _ refusals: inout Refusals
  ) throws(SyncError) {
    switch try post("commit", commit(nodes, of: subject), &receipt.traffic) {
    case .done(let reply):
      guard FirestoreReply.confirms(reply, writes: nodes.count) else {
        throw .garbled(.confirmsNothing)
      }
      receipt.acknowledged += nodes.map(\.id)
      refusals.reset()
    case .exists, .denied:
      let known = try existing(nodes, &receipt.traffic)
      receipt.acknowledged += known
      let rest = nodes.filter { !known.contains($0.id) }
      guard rest.count < nodes.count else { throw .refused(.forbidden) }
      guard !rest.isEmpty else { return }
      try create(rest[...], as: subject, &receipt, &refusals)
    case .tooLong where nodes.count == 1 && nodes.allSatisfy({ isLong($0, as: subject) }):
      receipt.tooLarge += nodes.map(\.id)
    case .invalid(let objection), .tooLong(let objection):
      guard nodes.count > 1 else { return refusals.add(objection) }
      let middle = nodes.startIndex + nodes.count / 2
      try create(part: nodes[..<middle], as: subject, &receipt, &refusals)
      try create(part: nodes[middle...], as: subject, &receipt, &refusals)
    case .absent: throw .refused(.noDatabase)
    }
  }

  /// Creates a part of what was refused together.
  ///
  /// Where nothing is taken any more, its last node speaks for it: what was refused waits ahead of all
  /// that is new, and would keep it here for ever.
  private func create(
    part nodes: ArraySlice<OutgoingNode>, as subject: String, _ receipt: inout PushReceipt,
    _ refusals: inout Refusals
  ) throws(SyncError) {
    guard refusals.isHopeless else {
      return try create(nodes, as: subject, &receipt, &refusals)
    }
    try create(nodes.suffix(1), as: subject, &receipt, &refusals)
    if !refusals.isHopeless, nodes.count > 1 {
      try create(nodes.dropLast(), as: subject, &receipt, &refusals)
    }
  }

  /// Whether it may be that a document has no room for it: whoever says that of a short one, such as a
  /// proxy that lets nothing through, speaks of something else.
  private func isLong(_ node: OutgoingNode, as subject: String) -> Bool {
    size(of: node, as: subject) > FirestoreSize.limit / 2
  }

  private func existing(
    _ nodes: ArraySlice<OutgoingNode>, _ traffic: inout SyncTraffic
  ) throws(SyncError) -> [NodeID] {
    let body = FirestoreBodies.lookUp(nodes.map { name(of: $0.id) })
    guard case .done(let reply) = try post("batchGet", body, &traffic) else {
      // Whoever may look for what is not there, and not for these, is not who sent these.
      let absent = FirestoreBodies.lookUp([channel.address.root + "/nodes/absent"])
      if case .done = try post("batchGet", absent, &traffic) { throw .takenByOther }
      throw .refused(.forbidden)
    }
    let names = Set(try FirestoreReply(reply, under: "found").documents.map(\.name))
    return nodes.map(\.id).filter { names.contains(name(of: $0)) }
  }

  /// The user's list is full near 13,000 ids, and nothing depends on it: failing is only noted.
  private func own(_ ids: [NodeID], _ receipt: inout PushReceipt) throws(SyncError) {
    do throws(SyncError) {
      let user = channel.address.root + "/users/" + (try channel.signIn.subject)
      let body = FirestoreBodies.append(ids.map(\.description), toOwnedNodesOf: user)
      switch try post("commit", body, &receipt.traffic) {
      case .invalid, .tooLong:
        receipt.note = "the list of own changes on the remote is full; syncing does not need it"
      case .done, .exists, .denied, .absent: break
      }
    } catch {
      receipt.note = "the list of own changes on the remote could not be extended"
    }
  }

  private func name(of id: NodeID) -> String {
    channel.address.root + "/nodes/" + id.description
  }

  private func commit(_ nodes: ArraySlice<OutgoingNode>, of subject: String) -> [UInt8] {
    FirestoreBodies.create(
      nodes.compactMap { node in
        FirestoreFields.fields(ofNode: node.line, readableBy: [subject]).map {
          (name(of: node.id), $0)
        }
      })
  }
}
