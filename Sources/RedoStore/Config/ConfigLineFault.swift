/// Why a line of the config file was passed over, in the words of the message.
public enum ConfigLineFault: String, Sendable {
  /// Its bytes are no text.
  case notUTF8 = "is not UTF-8; save the file as UTF-8"
  /// It holds a NUL or another control character.
  case controlCharacter = "holds a control character; delete it"
  /// It has no `=`.
  case noEqualsSign = "has no \"=\"; write: key = value"
  /// Nothing stands before the `=`.
  case noKey = "has nothing before the \"=\"; write: key = value"
  /// It and all after it are too far down.
  case beyondLimit = "and those below it are beyond 1 MiB and not read; shorten the file"
  /// More lines like those above are not named.
  case andMore = "and more below it cannot be read; mend those above first"
}
