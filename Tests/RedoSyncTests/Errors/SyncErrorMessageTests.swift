import RedoSync
import Testing

struct SyncErrorMessageTests {
  private static let denials: [SyncError.Denial] = [
    .forbidden, .noDatabase, .accountDisabled, .googleIsOff, .objection(.words("oops")),
    .objection(.status(400)),
  ]
  private static let answers: [SyncError.AnswerTrouble] = [
    .status(302), .unasked, .otherKind, .confirmsNothing, .brokenOff(code: nil),
    .brokenOff(code: 500), .pagesStandStill, .noVersion(field: "protocol"), .tooLong, .unsendable,
    .transport("oops"), .signInIsNoObject, .googleStatus(400), .googleGivesNoCode,
    .googleNamesNobody, .firebaseStatus(400), .firebaseGivesNoToken, .twoPeople,
  ]
  private static let clients: [SyncError.ClientTrouble] = [
    .code("invalid_client"), .apiKeyUnknown, .clientUnknown,
  ]
  private static let kinds: [[SyncError]] = [
    denials.map(SyncError.refused), answers.map(SyncError.garbled),
    clients.map(SyncError.clientRefused), [.notTaken(.words("oops")), .notTaken(.status(413))],
  ]
  private static let reasoned = Array(kinds.joined())

  @Test(arguments: reasoned)
  func `a message gives its reason in brackets, and the next step behind it`(
    _ error: SyncError
  ) throws {
    for message in [error.message, error.signInMessage] {
      let end = try #require(message.firstIndex(of: ")"))
      #expect(message[..<end].split(separator: "(").count == 2)
      #expect(message[end...].count > 20 && !message.contains("  "))
      #expect(!message.contains("\n") && message.last != ".")
    }
  }

  @Test func `each reason has words of its own`() {
    #expect(Set(Self.reasoned.map(\.message)).count == Self.reasoned.count)
  }

  @Test func `a message names who is at fault and what to do`() {
    #expect(
      SyncError.refused(.forbidden).message
        == "the remote refused (its rules do not allow this); compare the project with `redo "
        + "remote add firestore --print-setup`, then sync again")
    #expect(
      SyncError.garbled(.brokenOff(code: 500)).message
        == "the remote gave no usable answer (it failed on the way with 500); nothing of it was "
        + "taken, sync again later")
    #expect(
      SyncError.garbled(.googleStatus(400)).signInMessage
        == "the remote gave no usable answer (Google's sign-in answered with 400) and nobody was "
        + "signed in; run `redo login` again")
    #expect(
      SyncError.noLibcurl.message
        == "There is no libcurl.so.4 here. Install it (apt-get install libcurl4).")
  }
}
