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
    writer.member("nodes", lineCount)
    writer.member("ok", soundCount)
    writer.member("oldPart", oldPart?.word)
    writer.key("pruned")
    writer.beginArray()
    for node in pruned { writer.pruned(node) }
    writer.endArray()
    writer.key("rejected")
    writer.beginArray()
    for line in rejected { writer.rejected(line) }
    writer.endArray()
    writer.member("tornTail", hasTornTail)
    writer.endObject()
    return writer
  }
}

extension CanonicalWriter {
  fileprivate mutating func held(_ node: VerificationReport.Held) {
    beginObject()
    member("id", node.id.description)
    member("line", node.line)
    member("missing", node.missing.description)
    endObject()
  }

  fileprivate mutating func pruned(_ node: VerificationReport.Pruned) {
    beginObject()
    member("cause", node.cause.description)
    member("id", node.id.description)
    member("line", node.line)
    endObject()
  }

  fileprivate mutating func rejected(_ finding: VerificationReport.Rejected) {
    beginObject()
    member("code", finding.violation.rawValue)
    member("id", finding.id)
    member("line", finding.line)
    member("message", finding.violation.explanation)
    endObject()
  }
}
