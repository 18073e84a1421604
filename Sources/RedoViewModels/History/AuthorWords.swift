internal import RedoProtocol
internal import RedoTerminal

/// Authors as a history names them.
enum AuthorWords {
  /// Who someone is, as shortly as tells people and devices apart: `Ana on laptop`, or the start of
  /// the user id and of the device id.
  ///
  /// To a device its own changes are all of `this device`, whatever it was called when it made them; who
  /// has no name is `you` to other devices of their own.
  static func short(_ author: Author, to own: Author? = nil) -> String {
    if own?.isSameDevice(as: author) == true { return "this device" }
    guard let own, own.userID == author.userID, name(author.name) == nil else {
      return person(author) + " on " + Self.device(author)
    }
    return "you on " + Self.device(author)
  }

  /// Who someone is, where there is little room: of a device without a name the person alone, as
  /// the start of its id tells nobody more.
  static func brief(_ author: Author, to own: Author?) -> String {
    let isOwn = own?.isSameDevice(as: author) == true
    guard !isOwn, name(author.deviceName) == nil else { return short(author, to: own) }
    return person(author, to: own)
  }

  /// What the name of someone means to a device: its own says least, since most is done there.
  static func role(of author: Author, to own: Author?) -> Role {
    own?.isSameDevice(as: author) == true ? .secondary : .person
  }

  /// The person's name, else `you` to a device of their own, else the start of the user id.
  static func person(_ author: Author, to own: Author? = nil) -> String {
    name(author.name)
      ?? (own?.userID == author.userID ? "you" : String(author.userID.prefix(8)))
  }

  /// `this device` to itself, else the device's name, else who uses it and the start of its id, which
  /// alone tells nobody anything.
  static func device(_ author: Author, to own: Author?) -> String {
    guard own?.isSameDevice(as: author) != true else { return "this device" }
    return name(author.deviceName) ?? short(author, to: own)
  }

  /// The device's name, else the start of its id.
  static func device(_ author: Author) -> String {
    name(author.deviceName) ?? String(author.deviceID.prefix(8))
  }

  /// The device's name, also to itself; `this device` to one that has none.
  static func namedDevice(_ author: Author, to own: Author) -> String {
    name(author.deviceName) ?? device(author, to: own)
  }

  /// A name with something in it.
  private static func name(_ text: String?) -> String? {
    text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : String($0.prefix(60)) }
  }
}
