internal import RedoIntents
internal import RedoTasks

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

  /// Asks for one intent that changes tasks, and says what its report says, of archived ones that
  /// they stay so, and more on the same line; once it is done, what is to be known besides on
  /// standard error.
  func change(_ intent: Intent, adding more: String = "", warning: String? = nil) -> Response {
    .perform([intent]) { results in
      var note = ""
      if case .success(let report)? = results.first { note = archiveNote(of: report) }
      var told = account(of: results, adding: note + more)
      if let warning, told.exitCode == 0 { told.complain(warning, in: output) }
      return told
    }
  }

  /// That those of the tasks that were changed stay archived which are.
  private func archiveNote(of report: IntentReport) -> String {
    let count = report.tasks.count { tasks[$0.id]?.isArchived == true }
    return switch (count, report.tasks.count) {
    case (0, _): ""
    case (_, 1): "; it stays archived"
    default: "; \(count) of them \(count == 1 ? "stays" : "stay") archived"
    }
  }

  /// What was done, a line an intent, and what could not be done.
  ///
  /// The command has failed only where nothing was done at all: a command that fails writes nothing.
  func account(
    of results: [Result<IntentReport, IntentError>], adding more: String = ""
  ) -> CommandOutput {
    let dates = FriendlyDate(in: dates)
    var lines: [String] = []
    var failures: [UsageError] = []
    for result in results {
      switch result {
      case .success(let report):
        lines.append(output.measure.sanitized(report.words(in: dates)) + more)
      case .failure(let error): failures.append(.intent(error))
      }
    }
    var account = CommandOutput(lines: lines)
    for failure in failures { account.complain(failure.message, in: output) }
    if lines.isEmpty, let failure = failures.first { account.exitCode = failure.exitCode }
    return account
  }
}
