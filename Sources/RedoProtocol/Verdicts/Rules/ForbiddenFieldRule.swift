/// Check 3: an UPDATE holds no state that only a replay decides.
enum ForbiddenFieldRule {
  static func check(
    _ tape: JSONTape, _ payload: Int, in text: Span<UInt8>
  ) throws(Violation) {
    for key in tape.keys(of: payload) {
      for name in LoggedFields.reserved where tape.string(key, is: name, in: text) {
        throw .forbiddenField
      }
    }
  }
}
