import RedoStore
import RedoTestSupport
import Testing

@testable import RedoApp

/// What the program reads of its environment.
struct EnvironmentVariableTests {
  @Test func `the manual page names each variable that a person may set`() throws {
    let manual = try Program().run("man").output
    let unsaid = [PathVariable.home.rawValue, EnvironmentVariable.tmux.rawValue]
    let names =
      PathVariable.allCases.map(\.rawValue) + EnvironmentVariable.allCases.map(\.rawValue)
    for variable in names where !unsaid.contains(variable) {
      #expect(manual.contains(variable), "\(variable)")
    }
  }

  @Test func `the manual page has each folder where it usually is`() throws {
    let manual = try Program().run("man").output
    for base in BaseDirectory.allCases {
      // As roff spells a tilde.
      #expect(manual.contains("\\(ti" + base.usualPlace.dropFirst()), "\(base)")
    }
  }
}
