internal import RedoIntents

extension World {
  /// Asks for one intent, and says what its report says unless `show` shows it otherwise.
  func perform(
    _ intent: Intent, showing show: ((IntentReport) -> CommandOutput)? = nil
  ) -> Response {
    .perform([intent]) { results in
      if let show, case .success(let report)? = results.first { return show(report) }
      return account(of: results)
    }
  }

  /// What was done, a line an intent, and what could not be done.
  ///
  /// The command has failed only where nothing was done at all: a command that fails writes nothing.
  func account(of results: [Result<IntentReport, IntentError>]) -> CommandOutput {
    let dates = FriendlyDate(in: dates)
    var lines: [String] = []
    var failure: IntentError?
    for result in results {
      switch result {
      case .success(let report): lines.append(output.measure.sanitized(report.words(in: dates)))
      case .failure(let error): failure = error
      }
    }
    var account = CommandOutput(lines: lines)
    if let failure {
      account.complain(UsageError.intent(failure).message, in: output)
      if lines.isEmpty { account.exitCode = UsageError.intent(failure).exitCode }
    }
    return account
  }
}
