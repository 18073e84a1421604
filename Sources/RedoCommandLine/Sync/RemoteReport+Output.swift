internal import RedoProtocol
internal import RedoViewModels

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
    if let aside { parts.append(aside) }
    if let damage { parts.append(damage) }
    if let note { parts.append(note) }
    return parts.joined(separator: ", ")
  }

  /// Writes it as a JSON object.
  func write(to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.member("account", account)
    writer.member("address", address)
    writer.member("bytesReceived", bytesReceived)
    writer.member("bytesSent", bytesSent)
    writer.member("clockSkew", clockSkew)
    writer.member("error", failure)
    writer.member("incomplete", incomplete)
    writer.member("kind", kind.rawValue)
    writer.member("lastPull", lastPull)
    writer.member("lastPush", lastPush)
    writer.member("name", name)
    writer.member("note", note)
    writer.member("peers", peers.map(Int64.init))
    writer.member("received", received)
    writeRefusals(to: &writer)
    writer.member("requests", requests)
    writer.member("sealed", isSealed)
    writer.member("sent", sent)
    writer.member("signedOut", isSignedOut)
    writer.member("tooLarge", tooLarge)
    writer.member("waiting", waiting)
    writer.endObject()
  }

  private func writeRefusals(to writer: inout CanonicalWriter) {
    writer.key("refused")
    writer.beginArray()
    for (code, count) in refused.sorted(by: { $0.key < $1.key }) {
      writer.beginObject()
      writer.member("code", code)
      writer.member("count", count)
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
    writer.member("remotes", remotes)
    writer.endObject()
    self.init(json: writer)
  }

  /// A success that prints a round: a list of tasks for each ``ArrivalKind``, such as `"apart":[…]`,
  /// and `"remotes":[…]`.
  init(_ report: SyncReport) {
    var writer = CanonicalWriter()
    writer.beginObject()
    Arrivals.write(report.arrivals, to: &writer)
    writer.member("remotes", report.remotes)
    writer.endObject()
    self.init(json: writer)
  }
}

extension CanonicalWriter {
  /// Writes a member, a list of remotes.
  mutating func member(_ name: StaticString, _ remotes: [RemoteReport]) {
    key(name)
    beginArray()
    for remote in remotes { remote.write(to: &self) }
    endArray()
  }
}
