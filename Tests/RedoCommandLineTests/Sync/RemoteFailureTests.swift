import RedoCommandLine
import Testing

/// What a verb about remotes says where it could do nothing, and what scripts learn of it.
struct RemoteFailureTests {
  @Test(
    arguments: [
      (
        RemoteFailure.noProject("My tasks"),
        "“My tasks” cannot be a project's id; the console shows it, such as my-tasks-1a2b3"
      ),
      (
        .clientIsMissing,
        "a Firestore remote needs --api-key K and --client-id C; redo remote add firestore "
          + "--print-setup says where they are"
      ),
      (
        .noClient,
        "--api-key and --client-id are words of letters, digits, dots and hyphens; copy them from "
          + "the console"
      ),
      (
        .noSecret(in: "client.json"),
        "client.json holds no client secret; give the JSON that the console gives out, or the "
          + "secret alone on the first line"
      ),
      (
        .noSecret(in: "-"),
        "standard input holds no client secret; give the JSON that the console gives out, or the "
          + "secret alone on the first line"
      ),
      (
        .noFirestore,
        "no Firestore remote is set up; redo remote add firestore --print-setup says how"
      ),
      (.severalFirestores(["a", "b"]), "there are several Firestore remotes; name one of a, b"),
      (
        .signsNobodyIn(folder: "nas"), "nas is a folder, to which nobody signs in; run `redo sync`"
      ),
      (.nobodySignsIn, "this emulator takes everybody for its owner; run `redo sync`"),
      (.misnamed("a sentence"), "a sentence"),
    ] as [(RemoteFailure, String)])
  func `wrong use is told what would be right, and is a 2`(
    failure: RemoteFailure, sentence: String
  ) {
    #expect(failure.message == sentence)
    #expect(failure.exitCode == 2)
  }

  @Test func `a disk that fails is a 1, and a remote that fails a 3`() {
    #expect(RemoteFailure.storage("The disk is full").message == "The disk is full")
    #expect(RemoteFailure.storage("The disk is full").exitCode == 1)
    #expect(RemoteFailure.remote("nobody answers").message == "nobody answers")
    #expect(RemoteFailure.remote("nobody answers").exitCode == 3)
  }
}
