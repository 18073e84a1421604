internal import RedoProtocol

/// Carries nodes between a log and a remote: values in, values out, nothing kept.
///
/// One ``run(_:with:)`` is one round: a page is read, or some where they are little beside the log, and
/// where the last is among them, everything that waits is sent. A caller goes on while there is more;
/// whatever ends a round early, what it did until then stands.
public struct SyncEngine: Sendable {
  /// The version of this program, which a remote's terms are held against.
  let client: ProgramVersion

  /// So long after a round began no other page is read in it: what came is on the disk only once the
  /// round is over, and a page that does not come holds it up.
  private static let patience = Duration.seconds(2)
  private let elapsed: @Sendable () -> Duration

  /// Creates an engine.
  /// - Parameters:
  ///   - client: the version of this program.
  ///   - elapsed: how long it is since some moment, whatever the clock of the day is set to; where time
  ///     stands still, a round reads as many pages as are little.
  public init(client: ProgramVersion, elapsed: @escaping @Sendable () -> Duration = { .zero }) {
    self.client = client
    self.elapsed = elapsed
  }

  /// One round with a remote.
  ///
  /// The remote's terms go before anything else where they are not known, and before anything is taken
  /// or sent where they are only remembered, so that nothing new costs one request. Then it is read:
  /// what it has need not be sent. `tell` hears after each page and each batch how far it has come.
  public func run(
    _ request: SyncRequest, with remote: any Remote, tell: (SyncProgress) -> Void = { _ in }
  ) -> SyncOutcome {
    var outcome = SyncOutcome(cursor: request.cursor)
    do throws(SyncError) {
      var maySend = request.maySend
      if request.terms == .first || remote.statesTermsFreely {
        maySend = try readTerms(of: remote, into: &outcome)
      }
      // While the terms are unread, one page is read alone: a later one that fails must not cost them.
      let asksLater = request.terms == .beforeUse && outcome.permission == nil
      let (page, stopped) = try read(remote, request, isAlone: asksLater, tell: tell)
      outcome.traffic += page.traffic
      var found = outcome
      take(page, request, into: &found)
      let outbox = waiting(request, but: found)
      if asksLater, !found.received.isEmpty || !outbox.waiting.isEmpty {
        maySend = try readTerms(of: remote, into: &outcome)
      }
      (found.permission, found.note) = (outcome.permission, found.note ?? outcome.note)
      found.traffic = outcome.traffic
      found.waiting = outbox.waiting.count
      outcome = found
      if maySend, !page.hasMore { try push(outbox, to: remote, into: &outcome, tell: tell) }
      if page.hasMore {
        outcome.failure = stopped
      } else {
        (outcome.failure, outcome.isThrough) = (page.failure ?? outcome.failure, true)
      }
    } catch {
      outcome.failure = error
      if outcome.waiting == 0 { outcome.waiting = waiting(request, but: outcome).waiting.count }
    }
    return outcome
  }

  /// What a round comes to that cannot begin: nothing came, and what waits goes on waiting.
  public func unbegun(_ request: SyncRequest, _ failure: SyncError) -> SyncOutcome {
    var outcome = SyncOutcome(cursor: request.cursor)
    outcome.failure = failure
    outcome.waiting = waiting(request, but: outcome).waiting.count
    return outcome
  }

  private func readTerms(
    of remote: any Remote, into outcome: inout SyncOutcome
  ) throws(SyncError) -> Bool {
    let permission = try remote.terms(&outcome.traffic)?.permission(of: client) ?? .full
    outcome.permission = permission
    outcome.note = permission.note
    return permission.maySend
  }

  /// A page and those behind it, as long as they are little and come fast, unless it is to be read alone:
  /// each round has the whole log judged.
  ///
  /// Where one behind the first fails, those before it are returned all the same, with the error beside
  /// them: a pause that it asks for is to be kept.
  private func read(
    _ remote: any Remote, _ request: SyncRequest, isAlone: Bool, tell: (SyncProgress) -> Void
  ) throws(SyncError) -> (page: RemotePage, stopped: SyncError?) {
    let start = elapsed()
    var page = try remote.pull(after: request.cursor)
    let enough = isAlone ? 0 : RemotePage.portion(of: request.graph.bytes.count)
    var length = page.length
    var progress = SyncProgress(received: news(in: page, request))
    tell(progress)
    while page.hasMore, !page.hasLost, length < enough, elapsed() - start < Self.patience {
      let next: RemotePage
      do throws(SyncError) {
        next = try remote.pull(after: page.cursor)
      } catch {
        return (page, error)
      }
      if next.hasLost {
        // The next round finds it so from the start, and takes it from there.
        page.traffic += next.traffic
        break
      }
      page.append(next)
      length += next.length
      progress.received += news(in: next, request)
      tell(progress)
      // A server that gives nothing for ever is not followed here.
      if next.lines.isEmpty { break }
    }
    return (page, nil)
  }

  /// How many nodes a page has by its own word, before anybody judges them: those aside that the remote
  /// is known to have, such as what was sent from here.
  private func news(in page: RemotePage, _ request: SyncRequest) -> Int {
    page.lines.count(where: { line in
      guard line.count <= Intake.lengthLimit, let text = JSONObject(line)?.text("id"),
        let id = NodeID(text)
      else { return false }
      return !request.acknowledged.contains(id)
    })
  }

  private func take(
    _ page: RemotePage, _ request: SyncRequest, into outcome: inout SyncOutcome
  ) {
    let intake = Intake(page.lines)
    outcome.refused = intake.refused
    if page.unreadable > 0 { outcome.refused[.unreadable, default: 0] += page.unreadable }
    if !intake.nodes.isEmpty {
      let came = Set(intake.nodes.lazy.map(\.id))
      var known = Set(request.graph.nodes.lazy.map(\.id).filter(came.contains))
      // A signature that is not here is news.
      known.subtract(request.graph.unsigned(among: known))
      outcome.received = intake.nodes.filter { !known.contains($0.id) }
      outcome.confirmed = intake.nodes.map(\.id).filter {
        known.contains($0) && !request.acknowledged.contains($0)
      }
    }
    outcome.incomplete = page.incomplete
    outcome.note = page.note
    outcome.cursor = page.cursor
    (outcome.hasMore, outcome.hasLost) = (page.hasMore, page.hasLost)
    outcome.peers = page.peers
    outcome.clockSkew = page.clockSkew
  }

  private func waiting(_ request: SyncRequest, but outcome: SyncOutcome) -> Outbox {
    Outbox(request.graph, without: request.acknowledged.union(outcome.confirmed))
  }

  /// Sends what waits.
  ///
  /// What the remote does not take holds up nothing else, and is told of at the end.
  private func push(
    _ outbox: Outbox, to remote: any Remote, into outcome: inout SyncOutcome,
    tell: (SyncProgress) -> Void
  ) throws(SyncError) {
    // Taken out of the log as they are needed.
    let portion = max(1, remote.batchLimit.nodes)
    for start in stride(from: 0, to: outbox.waiting.count, by: portion) {
      let part = start..<min(start + portion, outbox.waiting.count)
      let nodes = outbox.nodes(part)
      let tooLarge = outbox.tooLarge(in: part, besides: nodes)
      outcome.tooLarge += tooLarge
      outcome.waiting -= tooLarge.count
      for batch in remote.batchLimit.batches(of: nodes) {
        let receipt = try remote.push(Array(batch))
        outcome.sent += receipt.acknowledged
        outcome.tooLarge += receipt.tooLarge
        outcome.cursor.entries += receipt.read
        outcome.traffic += receipt.traffic
        outcome.note = receipt.note ?? outcome.note
        outcome.waiting -= receipt.acknowledged.count + receipt.tooLarge.count
        outcome.failure = receipt.failure ?? outcome.failure
        tell(
          SyncProgress(
            sent: outcome.sent.count, toSend: outbox.waiting.count,
            received: outcome.received.count))
      }
    }
  }
}
