internal import RedoProtocol

extension VerificationReport {
  /// The report for other programs; keys in canonical order.
  var json: CanonicalWriter {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.key("held")
    writer.beginArray()
    for node in held { writer.held(node) }
    writer.endArray()
    writer.key("nodes")
    writer.value(Int64(lineCount))
    writer.key("ok")
    writer.value(Int64(soundCount))
    writer.key("oldPart")
    writer.orNull(oldPart?.word)
    writer.key("pruned")
    writer.beginArray()
    for node in pruned { writer.pruned(node) }
    writer.endArray()
    writer.key("rejected")
    writer.beginArray()
    for line in rejected { writer.rejected(line) }
    writer.endArray()
    writer.key("tornTail")
    writer.value(hasTornTail)
    writer.endObject()
    return writer
  }
}

extension CanonicalWriter {
  fileprivate mutating func held(_ node: VerificationReport.Held) {
    beginObject()
    key("id")
    value(node.id.description)
    key("line")
    value(Int64(node.line))
    key("missing")
    value(node.missing.description)
    endObject()
  }

  fileprivate mutating func pruned(_ node: VerificationReport.Pruned) {
    beginObject()
    key("cause")
    value(node.cause.description)
    key("id")
    value(node.id.description)
    key("line")
    value(Int64(node.line))
    endObject()
  }

  fileprivate mutating func rejected(_ finding: VerificationReport.Rejected) {
    beginObject()
    key("code")
    value(finding.violation.rawValue)
    key("id")
    orNull(finding.id)
    key("line")
    value(Int64(finding.line))
    key("message")
    value(finding.violation.explanation)
    endObject()
  }
}
