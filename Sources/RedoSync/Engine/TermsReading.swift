/// When in a round a remote is asked for its terms.
enum TermsReading: Hashable {
  /// Before anything else: nobody here has asked yet, or too long ago.
  case first
  /// Before something is taken or sent, and not where there is nothing new, which costs one request:
  /// this device has asked lately, but this run of the program has not, or was told not to send.
  case beforeUse
  /// Not at all: they are known.
  case never
}
