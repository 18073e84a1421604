internal import RedoTasks

/// A title that others changed while it was typed anew.
enum MeanwhileTitle {
  /// What is to be said behind the report: what the title is now, and what it was meanwhile.
  static func afterword(of title: String, meanwhile: TitleText) -> String {
    "; it is “\(TitleText(title).shown)” now, it was “\(meanwhile.shown)” meanwhile"
  }
}
