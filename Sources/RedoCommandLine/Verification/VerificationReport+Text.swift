internal import RedoIntents
internal import RedoProtocol

extension VerificationReport {
  /// The report for a person or a line-wise tool: a line a finding, by line number, then the sum.
  func lines(in style: OutputStyle) -> [String] {
    findings.map { line($0, in: style) } + supersededLines(in: style) + oldPartLines(in: style)
      + [summary(in: style)]
  }

  private func supersededLines(in style: OutputStyle) -> [String] {
    let count = superseded.rejected + superseded.pruned
    guard count > 0 else { return [] }
    let words = SupersededWords.sentence(count)
    guard style.isTerminal else { return ["-\tsuperseded\t-\t\(words)"] }
    return [style.palette.paint("superseded", style.palette.faint) + "  " + words]
  }

  private func oldPartLines(in style: OutputStyle) -> [String] {
    guard let oldPart else { return [] }
    let words = oldPart.words(lineCount: lineCount)
    guard style.isTerminal else { return ["-\t\(oldPart.word)\t-\t\(words)"] }
    return [style.palette.paint(oldPart.word, style.palette.error) + "  " + words]
  }

  private typealias Finding = (line: Int, verdict: String, id: String, words: String)

  private var findings: [Finding] {
    var findings: [Finding] = rejected.map {
      ($0.line, $0.violation.rawValue, $0.id ?? "-", $0.violation.explanation)
    }
    findings += pruned.map {
      ($0.line, "pruned", $0.id.description, "descends from \($0.cause)")
    }
    findings += held.map {
      ($0.line, "held", $0.id.description, "waits for \($0.missing)")
    }
    return findings.sorted { $0.line < $1.line }
  }

  private func line(_ finding: Finding, in style: OutputStyle) -> String {
    let id = style.measure.sanitized(finding.id)
    guard style.isTerminal else {
      return "\(finding.line)\t\(finding.verdict)\t\(id)\t\(finding.words)"
    }
    let verdict = style.palette.paint(finding.verdict, style.palette.error)
    return "line \(finding.line)  \(verdict)  \(finding.words)\n  "
      + style.palette.paint(style.measure.fitted(id, to: style.columns - 2), style.palette.faint)
  }

  private func summary(in style: OutputStyle) -> String {
    let counts = [
      Quantity.text(lineCount, "line"), "\(soundCount) sound", "\(rejected.count) rejected",
      "\(pruned.count) pruned", "\(held.count) held",
    ]
    let torn = hasTornTail ? ["the last line was cut off"] : []
    let palette = style.palette
    return palette.paint(
      (counts + torn).joined(separator: ", "), isClean ? palette.success : palette.warning)
  }
}
