internal import CNcurses
internal import RedoTerminal

/// What this terminal's keys send, by its description.
enum DescribedKeys {
  /// The sequences that the description has.
  static func sequences() -> [(bytes: [UInt8], key: Key)] {
    names.compactMap { name, key in
      guard let sequence = nc_string(name) else { return nil }
      let bytes = Array(String(cString: sequence).utf8)
      return bytes.isEmpty ? nil : (bytes, key)
    }
  }

  /// Names of terminfo and their keys.
  ///
  /// Enter and Tab send what everyone's do.
  private static let names: [(String, Key)] =
    [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right),
      ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
      ("kich1", Key(.insert)), ("kdch1", Key(.delete)), ("kcbt", .backtab), ("kbs", .backspace),
      ("kUP", Key(.up, .shift)), ("kDN", Key(.down, .shift)),
      ("kLFT", Key(.left, .shift)), ("kRIT", Key(.right, .shift)),
      ("kHOM", Key(.home, .shift)), ("kEND", Key(.end, .shift)),
      // Those of rxvt end like no other sequence, and would wait for more.
      ("kPRV", Key(.pageUp, .shift)), ("kNXT", Key(.pageDown, .shift)),
      ("kIC", Key(.insert, .shift)), ("kDC", Key(.delete, .shift)),
    ] + (1...12).map { ("kf\($0)", Key(.function($0))) }
}
