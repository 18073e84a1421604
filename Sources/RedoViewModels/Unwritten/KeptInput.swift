/// What was typed and chosen last and is offered again as long as the program runs.
///
/// Texts that have to outlive it are ``UnwrittenTexts``.
struct KeptInput {
  /// Lines about files and remotes that were left.
  var errands: [Prompt] = []
  /// What was chosen among versions that were left.
  var settling: Settling?
  /// What the fields held of the task whose description was opened in the user's editor last.
  var textsBeforeEditor: [FormField: String] = [:]
}
