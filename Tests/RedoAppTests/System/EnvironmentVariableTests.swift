import RedoStore
import RedoTestSupport
import Testing

@testable import RedoApp

/// What the program reads of its environment.
struct EnvironmentVariableTests {
  @Test func `each variable that can name one of Redo's folders is heeded`() {
    let heeded = Set(EnvironmentVariable.allCases.map(\.rawValue))
    for variable in BaseDirectory.allCases.map(\.variable) + [PrivateFolder.dataVariable] {
      #expect(heeded.contains(variable), "\(variable)")
    }
  }

  @Test func `the manual page names each variable that a person may set`() throws {
    let manual = try Program().run("man").output
    let unsaid = [EnvironmentVariable.home, .tmux].map(\.rawValue)
    for variable in EnvironmentVariable.allCases.map(\.rawValue) where !unsaid.contains(variable) {
      #expect(manual.contains(variable), "\(variable)")
    }
  }
}
