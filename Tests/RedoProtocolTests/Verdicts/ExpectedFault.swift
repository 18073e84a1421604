import RedoProtocol

/// A fault as a test expects it, comparable with what a log holds.
struct ExpectedFault: Equatable {
  let line: Int
  let id: String?
  let violation: Violation

  init(line: Int, id: String?, _ violation: Violation) {
    self.line = line
    self.id = id
    self.violation = violation
  }

  init(_ fault: LineFault) {
    self.init(line: fault.line, id: fault.claimedID, fault.violation)
  }
}
