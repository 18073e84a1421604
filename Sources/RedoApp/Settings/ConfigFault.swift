/// What is wrong with a line of the config.
struct ConfigFault {
  /// The line's number, from 1.
  let line: Int
  /// What is wrong and what to do, as a clause.
  let message: String
}
