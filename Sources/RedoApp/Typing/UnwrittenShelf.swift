internal import RedoStore
internal import RedoViewModels

/// What was typed and is no change yet, on the disk: there for the next start, and for other
/// programs over the same log.
final class UnwrittenShelf {
  private let file: UnwrittenFile
  /// What the file said when it was last read or written here.
  private var known = UnwrittenTexts()
  private var fingerprint: FileFingerprint?

  /// Names the file beside a log; nothing is opened.
  init(in directory: DataDirectory) {
    file = UnwrittenFile(in: directory)
  }

  /// Takes in what others have put into the file, or taken out of it.
  func follow(_ viewModel: inout AppViewModel) {
    let now = file.fingerprint
    guard now != fingerprint else { return }
    fingerprint = now
    let found = file.read().map { UnwrittenTexts(json: $0) } ?? UnwrittenTexts()
    viewModel.unwritten = viewModel.unwritten.rebased(from: known, onto: found)
    known = found
  }

  /// Puts what was typed so far into the file; nothing typed leaves no file.
  func keep(_ viewModel: inout AppViewModel) throws(StoreError) {
    let typed = viewModel.allUnwritten
    guard typed != known || fingerprint != nil else { return }
    follow(&viewModel)
    let texts = viewModel.allUnwritten
    guard texts != known else { return }
    if texts.texts.isEmpty {
      try file.remove()
    } else {
      try file.write(texts.json(within: UnwrittenFile.limit))
    }
    (known, fingerprint) = (texts, file.fingerprint)
  }
}
