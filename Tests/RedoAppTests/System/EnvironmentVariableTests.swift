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

  @Test func `the manual page names each variable that is Redo's or names its folders`() throws {
    let manual = try Program().run("man").output
    let own = EnvironmentVariable.allCases.map(\.rawValue).filter { $0.hasPrefix("REDO_") }
    for variable in own + BaseDirectory.allCases.map(\.variable) {
      #expect(manual.contains(variable), "\(variable)")
    }
  }
}
