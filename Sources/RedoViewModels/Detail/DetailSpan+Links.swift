internal import RedoTasks
internal import RedoTerminal

extension DetailSpan {
  /// A text as pieces, its web addresses underlined and leading to where they say.
  static func linked(_ text: String, _ role: Role) -> [DetailSpan] {
    let links = WebLinks(text).links
    guard !links.isEmpty else { return [DetailSpan(text, role)] }
    let bytes = Array(text.utf8)
    var spans: [DetailSpan] = []
    var place = 0
    func words(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    for link in links {
      if place < link.range.lowerBound {
        spans.append(DetailSpan(words(place..<link.range.lowerBound), role))
      }
      spans.append(DetailSpan(link.address, .cyan, .underline, link: link.address))
      place = link.range.upperBound
    }
    if place < bytes.count { spans.append(DetailSpan(words(place..<bytes.count), role)) }
    return spans
  }
}
