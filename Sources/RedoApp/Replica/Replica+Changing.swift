internal import RedoCrypto
internal import RedoIntents
internal import RedoProtocol
internal import RedoStore
internal import RedoTasks

extension Replica {
  /// How many bytes of the log's end are looked at for this device's last wall time, first and then
  /// where it is not there: how long the log is makes no difference.
  private static let tailLengths = [8_192, 1_048_576]

  /// Plans an intent over the log as it is now and appends its nodes, in one write under the lock.
  ///
  /// When it returns, the nodes are on the disk.
  func perform(
    _ intent: Intent, in context: IntentContext
  ) throws(ReplicaError) -> IntentReport {
    let outcome: Result<IntentReport, ReplicaError>
    do throws(StoreError) {
      let identity = try identity()
      outcome = try file.transact(patience: patience) { transaction throws(StoreError) in
        try self.append(intent, in: context, as: identity, to: &transaction)
      }
    } catch {
      throw .store(error)
    }
    return try outcome.get()
  }

  private func append(
    _ intent: Intent, in context: IntentContext, as identity: Identity,
    to transaction: inout LogTransaction
  ) throws(StoreError) -> Result<IntentReport, ReplicaError> {
    guard SigningKey.givesKnownAnswer else { throw .signsWrongly }
    if transaction.length == 0, watermarkFile.load() != nil { isBegunAnew = true }
    if isLoaded || !intent.needsNoState { try catchUp(&transaction) }
    let last = try lastWall(of: context.device, &transaction)
    let signer = PlanSigner(
      author: context.device, key: identity.signingKey, sha256: sha256,
      wall: WallTime.next(for: intent, at: context.dates.now, after: last), progress: progress)
    let plan: IntentPlan
    let lines: [UInt8]
    do throws(IntentError) {
      plan = try intent.plan(over: projection, in: context)
      lines = try signer.lines(of: plan)
    } catch {
      return .failure(.intent(error))
    }
    guard !isCut else {
      try file.requireReadable()
      throw .log(.changed(directory.path.appending(ChangeLogFile.name), .truncated))
    }
    try transaction.append(lines)
    if isLoaded { readAppended(&transaction) }
    return .success(plan.report)
  }

  /// The wall time of the device's latest intent, from the log's end where no more of it is read.
  private func lastWall(
    of device: Author, _ transaction: inout LogTransaction
  ) throws(StoreError) -> Instant? {
    if isLoaded { return WallTime.latest(of: device, in: projection.graph) }
    for length in Self.tailLengths {
      let tail = LogTail(of: try transaction.lastLines(maxBytes: length), for: device)
      brokenLinesAtEnd = tail.brokenLines
      if tail.lastWall != nil || length >= transaction.length { return tail.lastWall }
    }
    return nil
  }
}
