internal import RedoViewModels

/// What is wrong with the log as it was read, for the user to know.
struct LogFaults {
  /// Whether its last line was cut off.
  let hasTornTail: Bool
  /// How many whole lines break one of checks 1 to 7.
  let brokenLines: Int
  /// Whether the part that was verified before has changed.
  let contradictsWatermark: Bool
  /// Whether nothing is in it.
  let isEmpty: Bool
  /// Whether another program cut the file while it was in use, so that it was read again.
  let wasCut: Bool
  /// Whether it was begun here although one had been verified before.
  let isBegunAnew: Bool
  /// Whether this device's key was made beside a log that held changes already.
  let isKeyNew: Bool

  /// What verbs and screens say of it; nothing where all is well.
  ///
  /// What is held is left out: it is normal while a sync is under way.
  var notices: [Notice] {
    var notices: [Notice] = []
    if hasTornTail { notices.append(.tornTail) }
    if brokenLines > 0 { notices.append(.brokenLines(brokenLines)) }
    if wasCut { notices.append(.wasCut) }
    if contradictsWatermark { notices.append(isEmpty ? .emptied : .contradictsWatermark) }
    if isBegunAnew { notices.append(.begunAnew) }
    if isKeyNew { notices.append(.keyWasMade) }
    return notices
  }
}
