internal import RedoProtocol
internal import RedoTasks

/// Reads a log in every way that must come to the same, and checks what it amounts to.
struct ReadLog {
  let outcome: Outcome

  /// - Parameters:
  ///   - bytes: the log.
  ///   - cut: how many bytes of it are there when it is read first.
  init(_ bytes: [UInt8], cutAt cut: Int) {
    let log = ChangeLog(LogBytes(bytes))
    let summary = LogSummary(log)
    precondition(!log.contradictsWatermark, "a log that trusts nothing contradicts a watermark")
    precondition(
      log.nodes.count + log.faults.count == log.lineCount, "a line is neither node nor fault")

    var grown = ChangeLog(LogBytes(Array(bytes.prefix(cut))))
    let early = grown.watermark
    grown.extend(to: LogBytes(bytes))
    precondition(LogSummary(grown) == summary, "a log read in two steps is another log")

    for watermark in [early, log.watermark].compactMap({ $0 }) {
      let trusting = ChangeLog(LogBytes(bytes), trusting: watermark)
      precondition(!trusting.contradictsWatermark, "a log contradicts its own watermark")
      precondition(LogSummary(trusting) == summary, "a trusted log is another log")
    }

    let projection = Projection(replaying: log)
    ProjectionClaims(projection: projection).check()
    outcome = Outcome(projection)
    let reversed = bytes.split(separator: 0x0A).reversed().joined(separator: [0x0A])
    let backwards = Projection(replaying: ChangeLog(LogBytes(Array(reversed))))
    precondition(Outcome(backwards) == outcome, "the order of arrival matters")
  }
}
