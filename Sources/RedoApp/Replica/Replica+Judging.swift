internal import RedoCommandLine
internal import RedoProtocol
internal import RedoStore

extension Replica {
  /// Judges every line of the log anew, and says what became of the part that was verified before.
  ///
  /// Where it is vouched for, a log of which nothing is broken counts as verified from now on, though some
  /// of it waits for what has not arrived. A watermark that does not hold is removed then.
  func judge(vouching isVouching: Bool) throws(StoreError) -> VerificationReport {
    try acceptCuts()
    let (bytes, watermark) = try bytes()
    let oldPart = watermark.flatMap { Self.fault(of: bytes, since: $0) }
    let log = ChangeLog(bytes, with: ThreadWorkers())
    var report = VerificationReport(of: log)
    report.oldPart = oldPart?.told(ofLineCount: log.lineCount)
    let isUnbroken =
      report.rejected.isEmpty && report.pruned.isEmpty && !report.hasTornTail
      && report.oldPart == nil
    if isVouching, isUnbroken, !isCut, let sound = log.watermark, sound != watermark {
      keep(sound, patience: ChangeLogFile.patience)
    } else if isVouching, oldPart == nil, !isCut, let watermark, !Self.isTrue(watermark, of: log) {
      // One that vouches for more than verifies was not made by this program.
      forgetOldPart()
    }
    return report
  }

  /// Whether a watermark names every line before it whose signature does not verify.
  private static func isTrue(_ watermark: Watermark, of log: borrowing ChangeLog) -> Bool {
    let refused = log.faults.filter {
      $0.violation == .invalidSignature && $0.line <= watermark.lines
    }
    return refused.map(\.line) == watermark.refusedLines
  }

  private static func fault(of bytes: LogBytes, since watermark: Watermark) -> OldPartFault? {
    guard bytes.count >= watermark.length else { return .shortened(lines: watermark.lines) }
    return ChangeLog(bytes, trusting: watermark, with: ThreadWorkers()).contradictsWatermark
      ? .changed : nil
  }

  /// Takes the log as it is, whatever was verified before.
  func forgetOldPart() {
    watermarkFile.forget()
  }
}
