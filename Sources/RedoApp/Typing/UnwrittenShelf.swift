internal import RedoStore
internal import RedoViewModels

/// What was typed and is no change yet, on the disk: there for the next start, and for other
/// programs over the same log.
final class UnwrittenShelf {
  private let file: UnwrittenFile
  /// What the file says.
  private var written = UnwrittenTexts()
  /// What others know by the file: what was left, and what is open elsewhere.
  private var known = UnwrittenTexts()
  private var fingerprint: FileFingerprint?
  /// Whether the file holds what is not understood here, as that of a later version.
  private var isStrange = false
  private let thisRun: ProgramRun

  /// Names the file beside a log; nothing is opened.
  init(in directory: PrivateFolder) {
    file = UnwrittenFile(in: directory)
    let process = RunningProcess.own
    thisRun = ProgramRun(process: process.number, start: process.start)
  }

  /// Takes in what others have put into the file, or taken out of it.
  func follow(_ viewModel: inout AppViewModel) {
    let now = file.fingerprint
    guard now != fingerprint else { return }
    fingerprint = now
    let bytes = file.read()
    isStrange = now != nil && bytes.map(UnwrittenTexts.knows) != true
    written = bytes.map { UnwrittenTexts(json: $0) } ?? UnwrittenTexts()
    var found = written
    found.open[thisRun] = nil
    found.takeOver { !RunningProcess(number: $0.process, start: $0.start).isRunning }
    viewModel.unwritten = viewModel.unwritten.rebased(from: known, onto: found)
    viewModel.unwritten.open = [:]
    known = found
  }

  /// Puts what was typed so far into the file; nothing typed leaves no file.
  ///
  /// What is open counts as left where the program ends. What is not understood is set aside first.
  func keep(_ viewModel: inout AppViewModel, isEnding: Bool = false) throws(StoreError) {
    guard viewModel.unwritten != known || viewModel.openText != nil || fingerprint != nil else {
      return
    }
    follow(&viewModel)
    guard texts(of: viewModel, isEnding: isEnding) != written else { return }
    try file.whileLocked { () throws(StoreError) in
      // Another program may have changed it since.
      follow(&viewModel)
      try write(texts(of: viewModel, isEnding: isEnding))
    }
  }

  /// What the file is to say.
  private func texts(of viewModel: AppViewModel, isEnding: Bool) -> UnwrittenTexts {
    var texts = isEnding ? viewModel.allUnwritten : viewModel.unwritten
    texts.open = known.open
    if !isEnding { texts.open[thisRun] = viewModel.openText }
    return texts
  }

  private func write(_ texts: UnwrittenTexts) throws(StoreError) {
    if isStrange { try file.setAside() }
    if texts.isEmpty {
      try file.remove()
    } else {
      try file.write(texts.json(within: UnwrittenFile.limit))
    }
    (written, isStrange, fingerprint) = (texts, false, file.fingerprint)
    known = texts
    known.open[thisRun] = nil
  }
}
