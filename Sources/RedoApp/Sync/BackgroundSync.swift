internal import RedoCommandLine
internal import RedoCrypto
internal import RedoProtocol
internal import RedoStore
internal import RedoSync
internal import RedoTasks
internal import RedoViewModels

/// Syncs while the screen shows: decides when, hands values to background queues, takes them back.
///
/// It runs on the screen's thread, which alone touches the log.
final class BackgroundSync {
  /// Where outcomes arrive; the loop waits for it beside the keys.
  let mailbox = Mailbox<SyncLetter>()
  private let session: Session
  private var links: [RemoteLink]
  /// How it stands with those that can be spoken with from here, by their ids.
  private var standings: [String: RemoteStanding] = [:]
  /// What rounds came to that nobody has asked for yet.
  private var reports: [RemoteReport] = []
  /// Why the list of remotes could not be read.
  private var listTrouble: StoreError?

  /// How long leaving may wait for what was changed last.
  private static let farewell = Duration.milliseconds(800)

  /// Reads the list of remotes; where it cannot be read, nothing syncs and a message says why.
  init(_ session: Session) {
    self.session = session
    do throws(StoreError) {
      links = try session.links()
    } catch {
      links = []
      listTrouble = error
    }
    schedule()
  }

  /// Makes ready for every remote there is, and for no other.
  private func schedule() {
    let known = standings
    standings = [:]
    for link in links {
      // One that cannot be spoken with from here is never due: the loop would wait for nothing else.
      guard case .success = link.remote else { continue }
      standings[link.entry.id] = known[link.entry.id] ?? RemoteStanding()
    }
  }

  /// Takes in what was added to the list of remotes or removed from it, here or by another process,
  /// how far others have synced with them, and what was mended of one that was of no use.
  func followRemotes() {
    for link in links where link.follow() { link.countWaiting(in: session.replica) }
    do throws(StoreError) {
      let entries = try RemoteListFile(in: session.replica.directory).read()
      listTrouble = nil
      var isNews = entries != links.map(\.entry)
      if isNews {
        links = entries.map { entry in
          links.first { $0.entry == entry } ?? RemoteLink(entry, of: session)
        }
      }
      for link in links where link.mend(for: session) { isNews = true }
      if isNews { schedule() }
    } catch {
      listTrouble = error
    }
  }

  /// Names nobody as signed in until the next round has looked.
  func forgetAccounts() {
    for link in links { link.account = nil }
  }

  private var isByItself: Bool { session.settings.preferences.syncsByItself }

  /// When a round with a remote is due; nil where none will be.
  private func due(_ id: String) -> ContinuousClock.Instant? {
    guard let standing = standings[id], isByItself || standing.isAsked else { return nil }
    return standing.schedule.due
  }

  private func isDue(_ link: RemoteLink) -> Bool {
    due(link.entry.id).map { $0 <= .now } ?? false
  }

  /// How syncing stands, for the screen.
  var health: SyncHealth {
    SyncHealth(
      remotes: links.map(health), isByItself: isByItself, listProblem: listTrouble?.message)
  }

  private func health(of link: RemoteLink) -> RemoteHealth {
    var health = RemoteHealth(name: link.entry.name, address: link.entry.address)
    (health.isSealed, health.account) = (link.entry.isSealed, link.account)
    let record = link.ledger.record
    let standing = standings[link.entry.id]
    let schedule = standing?.schedule
    health.isRunning = schedule?.isRunning ?? false
    if health.isRunning, let progress = standing?.progress {
      (health.coming, health.leaving) = (progress.received, progress.toSend - progress.sent)
    }
    (health.lastPush, health.lastSync) = (record.lastPush, record.lastPull)
    health.waiting = link.ledger.waiting
    (health.peers, health.clockSkew) = (record.peers, record.clockSkew)
    health.bytesSent = record.traffic.sent
    health.bytesReceived = record.traffic.received
    health.note = standing?.note ?? link.ledger.permission?.note ?? record.note
    if link.ledger.permission?.maySend == false { health.isReadOnly = true }
    health.isSignedOut = schedule?.failure == .signInNeeded
    health.problem = standing?.trouble?.message ?? schedule?.failure?.message
    if case .failure(let error) = link.remote { health.problem = error.message }
    // A server that is silent is given up, which ends its round; a disk whose network is gone never is.
    if link.entry.kind == .folder, standing?.isSilent(at: .now) == true {
      health.problem = SyncError.folder(.silent(link.entry.address)).message
    }
    return health
  }

  /// The log was changed on this device.
  func noteChange() {
    let now = ContinuousClock.now
    for id in standings.keys { standings[id]?.schedule.noteChange(at: now) }
    countWaiting()
  }

  /// Counts what waits to be sent, where only asking sends it.
  func countWaiting() {
    guard !isByItself else { return }
    for link in links { link.countWaiting(in: session.replica) }
  }

  /// The user wants everything synced now.
  func ask() {
    let now = ContinuousClock.now
    for id in standings.keys {
      standings[id]?.isAsked = true
      standings[id]?.schedule.ask(at: now)
    }
  }

  /// How long the loop may sleep before a round may start; nil where none will be due.
  var untilNext: Duration? {
    let now = ContinuousClock.now
    return standings.keys.compactMap(due).min().map { due in
      max(.zero, max(due, heldUntil ?? due) - now)
    }
  }

  private func isRunning(_ link: RemoteLink) -> Bool {
    standings[link.entry.id]?.schedule.isRunning ?? false
  }

  /// Until when rounds that run keep others waiting; nil where none runs.
  private var heldUntil: ContinuousClock.Instant? {
    standings.values.compactMap(\.heldUntil).max()
  }

  /// Starts the round that has been due for longest, if none runs but those that have been silent for
  /// long, or only send.
  ///
  /// What comes from one remote need not come from the next one again; but one whose pages never end is
  /// due again after each.
  func startIfDue() {
    guard heldUntil.map({ $0 <= .now }) ?? true else { return }
    let dues = links.compactMap { link in due(link.entry.id).map { (link: link, moment: $0) } }
    guard let first = dues.min(by: { $0.moment < $1.moment }), first.moment <= .now else { return }
    start(first.link)
  }

  private func start(_ link: RemoteLink) {
    let id = link.entry.id
    guard case .success(let remote) = link.remote, let queue = standings[id]?.queue else { return }
    let mailbox = mailbox
    let request = link.request(for: session.replica, at: session.clock.now)
    standings[id]?.begin()
    guard BackgroundThread.hasRoom(for: SyncQueue.threadCount) else {
      // It is over before it began, and due again as after any other failure.
      let outcome = Session.engine.unbegun(request, .noThread)
      return mailbox.post(SyncLetter(remote: id, news: .outcome(outcome)))
    }
    queue.submit(
      request, to: Session.engine, with: remote,
      tell: { mailbox.post(SyncLetter(remote: id, news: .progress($0))) },
      deliver: { mailbox.post(SyncLetter(remote: id, news: .outcome($0))) })
  }

  /// Takes in what the queues did; whether the log has grown by it.
  func takeMail() -> Bool {
    var hasGrown = false
    for letter in mailbox.empty() {
      // It may have been removed meanwhile.
      guard let link = links.first(where: { $0.entry.id == letter.remote }) else { continue }
      switch letter.news {
      case .progress(let news): standings[letter.remote]?.take(news)
      case .outcome(let outcome): hasGrown = take(outcome, of: link) || hasGrown
      }
    }
    return hasGrown
  }

  private func take(_ outcome: SyncOutcome, of link: RemoteLink) -> Bool {
    let id = link.entry.id
    var failure = outcome.failure
    var trouble: StoreError?
    var hasGrown = false
    var isSignedIn = false
    let known = session.replica.projection.graph.nodes.count
    do throws(StoreError) {
      let admission = try link.absorb(outcome, into: session.replica, at: session.clock.now)
      var report = RemoteReport(link, of: session)
      report.take(outcome, admission, by: link)
      // Another process may have signed in or out meanwhile.
      link.account = report.account
      isSignedIn = report.account != nil
      reports.append(report)
      // What others appended meanwhile was read along with it, and will be no news to a later look.
      hasGrown =
        !admission.takenIDs.isEmpty
        || session.replica.projection.graph.nodes.count != known
    } catch {
      trouble = error
      failure = failure ?? .storage(error.message)
    }
    let isOver = !outcome.hasMore || failure != nil
    if isOver { standings[id]?.isAsked = false }
    standings[id]?.add(outcome.received.count, isOver: isOver)
    standings[id]?.note = link.note(on: outcome)
    standings[id]?.trouble = trouble
    standings[id]?.schedule.end(
      with: failure, isThrough: outcome.isThrough && failure == outcome.failure,
      hasMore: outcome.hasMore, isSignedIn: isSignedIn, at: .now, random: RandomBytes.word)
    // What came from one remote is news to the others.
    let now = ContinuousClock.now
    for other in standings.keys where other == id ? link.isBehind(session.replica) : hasGrown {
      standings[other]?.schedule.noteChange(at: now)
    }
    if hasGrown { countWaiting() }
    return hasGrown
  }

  /// What rounds came to since this was last asked.
  func takeReports() -> [RemoteReport] {
    defer { reports = [] }
    return reports
  }

  /// Sends what was changed last, before the program ends; gives up after a moment, since all of it
  /// is on the disk and goes out at the next start.
  ///
  /// All start at once: there is no time for one to wait for another that is silent. A server that
  /// failed is left alone. A folder may be back by now, and is tried once more.
  func flush() {
    let deadline = ContinuousClock.now + Self.farewell
    let owing = links.filter { $0.owes(session.replica) && isCheap($0) }
    for link in owing { standings[link.entry.id]?.schedule.ask(at: .now) }
    while .now < deadline {
      for link in owing where isCheap(link) && isDue(link) { start(link) }
      guard owing.contains(where: { isRunning($0) }) else { return }
      mailbox.wait(deadline - .now)
      // Nor is there time for a log that another process keeps locked: what came then comes again.
      session.replica.patience = max(.zero, deadline - .now)
      _ = takeMail()
    }
  }

  /// Whether a round with a remote is not expected to wait for a network.
  private func isCheap(_ link: RemoteLink) -> Bool {
    link.entry.kind == .folder || standings[link.entry.id]?.schedule.failure == nil
  }
}
