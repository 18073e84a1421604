public import RedoViewModels

extension DetailLine {
  /// Its words, with a star for what is drawn.
  public var plainText: String {
    spans.map { span in
      if case .text(let text) = span.content { text } else { "*" }
    }.joined()
  }
}
