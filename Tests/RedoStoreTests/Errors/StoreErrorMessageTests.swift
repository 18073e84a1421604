import RedoStore
import Testing

struct StoreErrorMessageTests {
  private static let path = FilePath("/data/\u{1b}[2J")
  private static let errors: [StoreError] =
    [
      .homeIsUnusable(alternative: .dataDirectory), .pathIsUnusable(path),
      .pathIsNoText(FilePath(bytes: [0x2F, 0xE9])), .pathHoldsControl(path),
      .notAFolder(path, variable: .configHome),
      .fileIsTooLong(path, limit: 4 << 30), .keptFileIsTooLong(path, limit: 900),
      .remote(.deviceFolderIsTaken(path, .symbolicLink)),
      .notAFile(path, .pipe), .namesNoFile(path, .folder), .foreignOwner(path, owner: 1, user: 2),
      .writableByOthers(path, mode: 0o666), .readableByOthers(path, mode: 0o4),
      .hardLinked(path, links: 2), .lockIsHeld(path, process: 7, waited: .seconds(10)),
      .lockIsHeld(path, process: nil, waited: .milliseconds(20)),
      .lockUnsupported(path, code: 37), .log(.vanished(path)), .log(.changed(path, .replaced)),
      .log(.appendRolledBack(path, code: 28)), .log(.appendTorn(path, code: 28, rollback: 5)),
      .log(.appendNotFlushed(path, code: 5)), .log(.needsReopening(path)),
      .identityIsDamaged(path, .check), .identityIsNewer(path), .noSecretMemory,
      .signsWrongly,
      .seal(.passphraseCannotBeAsked(path)), .seal(.identityIsSealedAlready(path)),
      .seal(.identityIsNotSealed(path)),
      .seal(.wrongPassphrase(path)), .seal(.sealIsTooCostly(path)),
      .seal(.passphraseIsUnusable(path)),
      .remote(.hasNoPlace(path)), .remote(.isNoFolder(path)), .remote(.holdsData(path, data: path)),
      .remote(.holdsTooMuch(path, files: 3)),
      .remote(.holdsState(path, state: path)),
      .seal(.passphraseIsNeeded(path, variable: .passphraseFile)),
      .fileExists(path), .seal(.passphrasesDiffer), .seal(.passphraseWithheld),
      .seal(.identityWasChanged(path)),
      .remote(.unknown("x", known: ["a"])), .remote(.known("x", name: "a")),
      .remote(.nameIsUnusable("x y")),
      .remote(.documentDamaged(path)), .remote(.isOpen(path)), .remote(.lostSeal(path)),
      .remote(.clientMissing(name: "a")), .remote(.projectUnusable("x/y", name: "a")),
      .emulatorUnreadable(variable: "FIRESTORE_EMULATOR_HOST", text: "http://localhost:8080"),
    ] + (0..<140).map { .failed(.open, path, code: $0) }

  @Test(arguments: errors)
  func `a message is one line that ends and shows no controls`(_ error: StoreError) {
    let message = error.message
    #expect(message.count > 20 && !message.contains("  "))
    #expect(message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect("\(error)" == message)
  }

  @Test func `a message names path, trouble and next step`() {
    #expect(
      StoreError.failed(.write, FilePath("/d/x"), code: 28).message
        == "Could not write /d/x: No space left on device. Free some space and try again.")
    #expect(
      StoreError.failed(.read, FilePath("standard input"), code: 9).message
        == "Could not read standard input: Bad file descriptor. It was closed before Redo began; "
        + "name a file, or pipe something in.")
    #expect(
      StoreError.lockIsHeld(FilePath("/d/x"), process: 7, waited: .seconds(10)).message
        == "/d/x has been locked by process 7 for 10 s. Let it finish or end it, then try again.")
    #expect(
      StoreError.readableByOthers(FilePath("/d/x"), mode: 0o4).message
        == "/d/x has mode 0004, so others can use the secret in it. Run: chmod 600 /d/x")
    #expect(
      StoreError.keptFileIsTooLong(FilePath("/d/x"), limit: 65_536).message
        == "/d/x is longer than 64 KiB, the most that Redo reads of it. Shorten it and try again.")
  }
}
