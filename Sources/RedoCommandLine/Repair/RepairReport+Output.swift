internal import RedoIntents
internal import RedoProtocol

extension RepairReport {
  /// The report for a person or a line-wise tool, what is left at its end.
  func lines(in style: OutputStyle) -> [String] {
    let accepted = acceptsOldPart ? ["the log counts as it is from now on"] : []
    guard !moved.isEmpty else {
      return (acceptsOldPart ? accepted : ["nothing to repair"]) + rest.lines(in: style)
    }
    let count = Quantity.text(moved.count, "broken line")
    let places = [
      "moved \(count) to \(quarantine)", "the log as it was is \(backup)",
    ].map(style.measure.sanitized)
    return moved.map { line($0, in: style) } + places + accepted + rest.lines(in: style)
  }

  private func line(_ fault: LineFault, in style: OutputStyle) -> String {
    let fields = ["moved", fault.violation.rawValue, fault.violation.explanation]
    guard style.isTerminal else {
      return (["\(fault.line)"] + fields).joined(separator: "\t")
    }
    let code = style.palette.paint(fault.violation.rawValue, style.palette.error)
    return "line \(fault.line)  \(code)  \(fault.violation.explanation)"
  }

  /// The report for other programs; keys in canonical order.
  var json: CanonicalWriter {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.member("backup", moved.isEmpty ? nil : backup)
    writer.key("moved")
    writer.beginArray()
    for fault in moved {
      writer.beginObject()
      writer.member("code", fault.violation.rawValue)
      writer.member("id", fault.claimedID)
      writer.member("line", fault.line)
      writer.endObject()
    }
    writer.endArray()
    writer.member("quarantine", moved.isEmpty ? nil : quarantine)
    writer.key("verification")
    writer.raw(rest.json.bytes)
    writer.endObject()
    return writer
  }
}
