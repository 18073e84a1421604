/// What of a file has no place in this program, or another one, each thing once and with how often.
struct ImportLosses {
  /// One such thing as it is met.
  enum Part {
    /// What it is, and where it stands if that is to be told.
    case text(String, place: String?)
    /// What the file alone calls so.
    case name(ForeignNameKind, String)
  }

  private var noted: [ImportLoss] = []
  /// The place in `noted` of each loss, by what it is.
  private var places: [String: Int] = [:]
  private var names: [ForeignNameKind: ForeignNames] = [:]

  /// All losses in the order in which they were met; last what the file calls by more names than
  /// are told.
  var all: [ImportLoss] { noted + ForeignNameKind.allCases.compactMap { names[$0]?.rest } }

  /// Notes one that was met.
  mutating func note(_ part: Part) {
    switch part {
    case .text(let what, let place): note(what, at: place)
    case .name(let kind, let name):
      if let loss = names[kind, default: ForeignNames(kind)].loss(of: name) { note(loss, at: nil) }
    }
  }

  private mutating func note(_ what: String, at place: String?) {
    let index = places[what] ?? noted.endIndex
    if index == noted.endIndex {
      noted.append(ImportLoss(what))
      places[what] = index
    }
    noted[index].note(at: place)
  }
}
