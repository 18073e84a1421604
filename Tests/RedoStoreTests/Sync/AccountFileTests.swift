import Foundation
import RedoStore
import Testing

/// The file that says whose changes lie at a Firestore remote.
struct AccountFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("account-\(UUID())")
  private let entry = RemoteEntry(
    id: "0123456789abcdef", kind: .firestore, name: "firestore", address: "tasks-1")
  private var file: AccountFile {
    AccountFile(of: entry, in: PrivateFolder(path: FilePath(folder.path)))
  }

  @Test(arguments: ["ana@example.org", nil])
  func `what is kept is read back, and removed`(email: String?) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let content = AccountFile.Content(subject: "1001", email: email)
    #expect(file.read() == nil)
    try file.write(content)
    #expect(file.read() == content)
    let path = folder.appendingPathComponent(file.name).path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    file.remove()
    #expect(file.read() == nil)
  }

  @Test(arguments: [
    "", "redo-account 1\n", "redo-account 2\nsubject 1001\n", "redo-account 1\nsubject 1001",
    "redo-account 1\nsubject\n", "redo-account 1\nsubject 10 01\n",
  ])
  func `what is odd counts as nothing`(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try file.write(AccountFile.Content(subject: "1001", email: nil))
    let path = folder.appendingPathComponent(file.name)
    try Data(text.utf8).write(to: path)
    #expect(file.read() == nil)
  }
}
