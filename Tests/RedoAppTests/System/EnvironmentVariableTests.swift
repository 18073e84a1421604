import RedoStore
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
}
