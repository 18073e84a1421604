internal import RedoCommandLine
internal import RedoIntents
internal import RedoProtocol
internal import RedoScreens
internal import RedoStore
internal import RedoTasks
internal import RedoViewModels

/// A loop over one session: what effects do that need no terminal is the same in each.
protocol EffectCarrier: AnyObject {
  var session: Session { get }
  var sync: BackgroundSync { get }
  var hooks: HookQueue { get }
  var unwritten: UnwrittenShelf { get }
  var viewModel: AppViewModel { get set }
  /// What is wrong with the keys of the config.
  var keyFaults: [ConfigFault] { get set }

  /// Takes other keys, and says how they are called here.
  func use(_ keymap: Keymap) -> any KeyNames

  /// Takes note that the config was saved from here, which is no news.
  func noteOwnSaving()

  /// Looks at what is wrong with the log that was just read.
  func noticeFaults()

  /// Does something that has the terminal for itself meanwhile; nil where there is none to lend.
  func lend<Outcome>(_ body: () -> Outcome) -> Outcome?
}

extension EffectCarrier {
  /// Takes in what there is to show at the start.
  func begin() {
    viewModel.absorb(session.replica.projection, at: session.dates)
    viewModel.welcome()
    viewModel.absorb(sync.health)
    noticeFaults()
  }

  /// Writes an intent and shows what it came to.
  func run(_ intent: Intent) {
    do throws(ReplicaError) {
      let report = try session.perform(intent)
      viewModel.finished(.success(report))
      hooks.submit(session.hookRuns(after: report))
      sync.noteChange()
      viewModel.absorb(session.replica.projection, at: session.dates)
      // With a change of its own the log is not empty: what is wrong with it is something else now.
      if viewModel.board.notices.contains(.emptied) { tellOfLog() }
    } catch {
      viewModel.absorb(session.replica.projection, at: session.dates)
      viewModel.finished(.failure(error.failure))
    }
  }

  /// Takes in what came from remotes, and what is wrong with hooks; whether there is news to show.
  func takeMail() -> Bool {
    let complaints = hooks.mailbox.empty()
    for complaint in complaints { viewModel.notice(.problem(complaint)) }
    let hasGrown = sync.takeMail()
    hooks.submit(session.hookRuns(after: sync.takeReports()))
    guard hasGrown else { return !complaints.isEmpty }
    viewModel.absorb(session.replica.projection, at: session.dates)
    noticeFaults()
    return true
  }

  /// Sends what was changed last and lets the hooks come to an end, each for a moment at most.
  func finish() {
    sync.flush()
    hooks.submit(session.hookRuns(after: sync.takeReports()))
    let leftOut = hooks.finish()
    for complaint in hooks.mailbox.empty() { StandardStreams.warn(complaint) }
    guard leftOut > 0 else { return }
    StandardStreams.warn(
      "The hooks are too slow: \(leftOut) of their runs \(leftOut == 1 ? "was" : "were") left out; "
        + HookQueue.remedy)
  }

  /// Puts what was typed so far where the next start finds it; why not, where that fails.
  @discardableResult
  func keepTyped(isEnding: Bool = false) -> StoreError? {
    do throws(StoreError) {
      try unwritten.keep(&viewModel, isEnding: isEnding)
      return nil
    } catch {
      return error
    }
  }

  /// Puts away what was typed when the program ends.
  func keepTypedAtEnd() {
    guard let error = keepTyped(isEnding: true) else { return }
    StandardStreams.warn("what was typed could not be kept: \(error.message)")
  }

  /// Reads the log again from the disk, which is what helps after a flush that failed.
  func readAnew() {
    do throws(StoreError) {
      try session.replica.reload()
      viewModel.absorb(session.replica.projection, at: session.dates)
      viewModel.notice(.reloaded)
      noticeFaults()
    } catch {
      viewModel.notice(.problem(error.message))
    }
  }

  /// Takes what the user's editor made of a description; what is to be done with it comes back.
  func edit(_ task: TaskReference, _ text: String, _ outcome: Editor.Outcome) -> [Effect] {
    switch outcome {
    case .edited(let new): return viewModel.edited(task, from: text, to: new)
    case .failed(let reason):
      viewModel.editingFailed(reason)
      return []
    }
  }

  /// Keeps a change of the filter presets.
  func keep(_ change: PresetChange) {
    do throws(StoreError) {
      if try session.keep(change) {
        viewModel.kept(change, problem: nil)
      } else {
        viewModel.missed(change)
      }
    } catch {
      viewModel.kept(change, problem: error.message)
    }
  }

  /// Checks every change of the log anew.
  func verify() {
    // About two seconds of work, while keys wait.
    let mostVerified = 20_000
    let count = session.replica.projection.graph.nodes.count
    guard count <= mostVerified else { return viewModel.verified(.tooLong(count)) }
    do throws(StoreError) {
      let report = try session.replica.judge(vouching: false)
      let faults = report.lineCount - report.soundCount + (report.oldPart == nil ? 0 : 1)
      viewModel.verified(faults == 0 ? .sound(report.lineCount) : .faulty(faults))
    } catch {
      viewModel.verified(.unreadable(error.message))
    }
  }

  /// Tells of what is wrong with the log, and not any more of what was and is mended, nor that it is
  /// empty where it holds changes.
  func tellOfLog() {
    let faults = session.replica.faults
    if !faults.isEmpty { viewModel.withdraw(.emptied) }
    viewModel.withdrawFaults(besides: faults.notices)
    for notice in faults.notices { viewModel.notice(notice) }
  }
}
