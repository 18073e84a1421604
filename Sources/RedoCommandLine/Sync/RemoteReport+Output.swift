internal import RedoProtocol

extension RemoteReport {
  /// What just happened, in a line.
  var deed: String {
    var parts = ["sent \(sent)", "received \(received)"]
    let refusals = refused.values.reduce(0, +)
    if refusals > 0 {
      let codes = refused.keys.sorted().joined(separator: ", ")
      parts.append("refused \(refusals) (\(codes))")
    }
    if waiting > 0 { parts.append("\(waiting) waiting") }
    if tooLarge > 0 { parts.append("\(tooLarge) too large for the remote, kept here") }
    if incomplete > 0 { parts.append("\(incomplete) still being copied there") }
    if let note { parts.append(note) }
    return parts.joined(separator: ", ")
  }

  /// Writes it as a JSON object.
  func write(to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.key("account")
    writer.optional(account)
    writer.key("address")
    writer.text(address)
    writer.key("bytesReceived")
    writer.value(Int64(bytesReceived))
    writer.key("bytesSent")
    writer.value(Int64(bytesSent))
    writer.key("clockSkew")
    writer.optional(clockSkew)
    writer.key("error")
    writer.optional(failure)
    writer.key("incomplete")
    writer.value(Int64(incomplete))
    writer.key("kind")
    writer.text(kind.rawValue)
    writer.key("lastPull")
    writer.moment(lastPull)
    writer.key("lastPush")
    writer.moment(lastPush)
    writer.key("name")
    writer.text(name)
    writer.key("note")
    writer.optional(note)
    writer.key("peers")
    writer.optional(peers.map(Int64.init))
    writer.key("received")
    writer.value(Int64(received))
    writeRefusals(to: &writer)
    writer.key("requests")
    writer.value(Int64(requests))
    writer.key("sealed")
    writer.value(isSealed)
    writer.key("sent")
    writer.value(Int64(sent))
    writer.key("signedOut")
    writer.value(isSignedOut)
    writer.key("tooLarge")
    writer.value(Int64(tooLarge))
    writer.key("waiting")
    writer.value(Int64(waiting))
    writer.endObject()
  }

  private func writeRefusals(to writer: inout CanonicalWriter) {
    writer.key("refused")
    writer.beginArray()
    for (code, count) in refused.sorted(by: { $0.key < $1.key }) {
      writer.beginObject()
      writer.key("code")
      writer.value(code)
      writer.key("count")
      writer.value(Int64(count))
      writer.endObject()
    }
    writer.endArray()
  }
}

extension CommandOutput {
  /// A success that prints remotes as `{"remotes":[…]}`.
  init(remotes: [RemoteReport]) {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.key("remotes")
    writer.beginArray()
    for remote in remotes { remote.write(to: &writer) }
    writer.endArray()
    writer.endObject()
    self.init(json: writer)
  }
}

extension CanonicalWriter {
  /// Writes a number, or `null`.
  fileprivate mutating func optional(_ number: Int64?) {
    if let number { value(number) } else { null() }
  }

  /// Writes a text, or `null`.
  fileprivate mutating func optional(_ string: String?) {
    if let string { text(string) } else { null() }
  }
}
