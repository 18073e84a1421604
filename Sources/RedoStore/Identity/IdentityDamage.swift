/// What is wrong with an identity file, in the words of the message.
public enum IdentityDamage: String, Sendable {
  /// It is longer than any identity.
  case tooLong = "it is too long"
  /// Its first line is not the one that says what it is.
  case header = "its first line is not \"redo-identity 1\" or \"redo-identity 2\""
  /// A line is missing, torn or out of place.
  case layout = "a line is missing or torn"
  /// The seed is not 64 lowercase hex digits.
  case seed = "the seed is not 64 hex digits"
  /// The device id is not one word of printable ASCII.
  case device = "the device id is not a plain word"
  /// The parts of the seal, or the public key, are not what they should be.
  case seal = "its sealed key is not written as it should be"
  /// The bytes are not those that were written.
  case check = "its checksum does not match"
}
