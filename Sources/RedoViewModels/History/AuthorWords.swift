internal import RedoProtocol

/// Authors as a history names them.
enum AuthorWords {
  /// Who someone is, as shortly as tells people and devices apart: `Ana on laptop`, or the start of
  /// the user id and of the device id.
  ///
  /// Who has no name is `you` to a device of their own, and that device `this device`.
  static func short(_ author: Author, to own: Author? = nil) -> String {
    let device = name(author.deviceName)
    guard let own, own.userID == author.userID, name(author.name) == nil else {
      return person(author) + " on " + Self.device(author)
    }
    if device == nil, own.isSameDevice(as: author) { return "this device" }
    return "you on " + Self.device(author)
  }

  /// The person's name, else `you` to a device of their own, else the start of the user id.
  static func person(_ author: Author, to own: Author? = nil) -> String {
    name(author.name)
      ?? (own?.userID == author.userID ? "you" : String(author.userID.prefix(8)))
  }

  /// The device's name, else `this device` to itself, else the start of its id.
  static func device(_ author: Author, to own: Author? = nil) -> String {
    if let name = name(author.deviceName) { return name }
    return own?.isSameDevice(as: author) == true ? "this device" : String(author.deviceID.prefix(8))
  }

  /// A name with something in it.
  private static func name(_ text: String?) -> String? {
    text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : String($0.prefix(60)) }
  }
}
