public import RedoViewModels

extension Invocation {
  /// The verb `export` with a filter line, empty for every task.
  ///
  /// - Throws: ``UsageError`` as for arguments that were typed.
  public static func export(
    as format: TaskFormat, filter: String
  ) throws(UsageError) -> Invocation {
    let words = filter.isEmpty ? [] : ["--", filter]
    return try Invocation(arguments: ["export", "--format", format.rawValue] + words)
  }
}
