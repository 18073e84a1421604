internal import RedoProtocol

/// The bodies of Firestore's REST calls.
enum FirestoreBodies {
  /// A commit that creates documents, each with the server's time in `createdAt`.
  static func create(_ documents: [(name: String, fields: [UInt8])]) -> [UInt8] {
    var bytes = Array(#"{"writes":["#.utf8)
    for (place, document) in documents.enumerated() {
      if place > 0 { bytes.append(0x2C) }
      bytes += Array(#"{"currentDocument":{"exists":false},"update":{"fields":"#.utf8)
      bytes += document.fields + Array(#","name":"#.utf8)
      CanonicalWriter.appendQuoted(document.name, to: &bytes)
      bytes += Array(
        (#"},"updateTransforms":[{"fieldPath":"createdAt","setToServerValue":"#
          + #""REQUEST_TIME"}]}"#).utf8)
    }
    return bytes + Array("]}".utf8)
  }

  /// A look at which of some documents there are, without their fields.
  static func lookUp(_ names: [String]) -> [UInt8] {
    var bytes = Array(#"{"documents":["#.utf8)
    append(names, to: &bytes) { CanonicalWriter.appendQuoted($0, to: &$1) }
    return bytes + Array(#"],"mask":{"fieldPaths":["taskId"]}}"#.utf8)
  }

  /// A commit that adds ids to the `ownedNodes` of a user's document, none twice.
  static func append(_ ids: [String], toOwnedNodesOf user: String) -> [UInt8] {
    var bytes = Array(#"{"writes":[{"transform":{"document":"#.utf8)
    CanonicalWriter.appendQuoted(user, to: &bytes)
    bytes += Array(
      (#","fieldTransforms":[{"appendMissingElements":{"values":["#).utf8)
    append(ids, to: &bytes) { id, bytes in
      bytes += Array(#"{"stringValue":"#.utf8)
      CanonicalWriter.appendQuoted(id, to: &bytes)
      bytes.append(0x7D)
    }
    return bytes + Array(#"]},"fieldPath":"ownedNodes"}]}}]}"#.utf8)
  }

  /// A query for what somebody may read, in the order of its making, after a place in that order.
  ///
  /// With `stampsAlone` the documents come without what makes them long.
  static func query(
    readableBy subject: String, after place: FirestorePlace?, limit: Int, stampsAlone: Bool
  ) -> [UInt8] {
    var bytes = Array(
      (#"{"structuredQuery":{"from":[{"collectionId":"nodes"}],"limit":\#(limit),"#
        + #""orderBy":[{"direction":"ASCENDING","field":{"fieldPath":"createdAt"}},"#
        + #"{"direction":"ASCENDING","field":{"fieldPath":"__name__"}}]"#).utf8)
    if stampsAlone { bytes += Array(#","select":{"fields":[{"fieldPath":"createdAt"}]}"#.utf8) }
    if let place {
      bytes += Array(#","startAt":{"before":false,"values":[{"timestampValue":"#.utf8)
      CanonicalWriter.appendQuoted(place.createdAt, to: &bytes)
      bytes += Array(#"},{"referenceValue":"#.utf8)
      CanonicalWriter.appendQuoted(place.name, to: &bytes)
      bytes += Array("}]}".utf8)
    }
    bytes += Array(
      (#","where":{"fieldFilter":{"field":{"fieldPath":"accessList"},"op":"ARRAY_CONTAINS","#
        + #""value":{"stringValue":"#).utf8)
    CanonicalWriter.appendQuoted(subject, to: &bytes)
    return bytes + Array("}}}}}".utf8)
  }

  private static func append(
    _ texts: [String], to bytes: inout [UInt8], _ write: (String, inout [UInt8]) -> Void
  ) {
    for (place, text) in texts.enumerated() {
      if place > 0 { bytes.append(0x2C) }
      write(text, &bytes)
    }
  }
}
