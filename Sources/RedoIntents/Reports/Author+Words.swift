internal import RedoProtocol

extension Author {
  /// The most letters of a device's name that a report says: anybody may have given it any.
  private static let longestDeviceName = 60

  /// The device as people call it: by its name, else by the start of its id.
  var deviceWords: String {
    guard let deviceName, !deviceName.allSatisfy(\.isWhitespace) else {
      return String(deviceID.prefix(8))
    }
    // A letter may have any number of marks.
    let start = deviceName.unicodeScalars.prefix(Self.longestDeviceName)
    return String(String.UnicodeScalarView(start))
  }
}
