/// One line of an iCalendar: a name, parameters and a value.
struct CalendarLine {
  /// The name in capitals.
  let name: String
  /// The value as it stands.
  let value: String
  private let parameters: [(name: String, value: String)]

  /// Takes a line apart; nil where there is no colon.
  init?(_ line: String) {
    var isQuoted = false
    var parts: [String] = [""]
    var end: String.Index?
    for index in line.indices {
      let character = line[index]
      if character == "\"" { isQuoted.toggle() }
      if character == ":", !isQuoted {
        end = line.index(after: index)
        break
      }
      if character == ";", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    guard let end else { return nil }
    name = parts[0].uppercased()
    value = String(line[end...])
    parameters = parts.dropFirst().map { part in
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      return (pair.first?.uppercased() ?? "", pair.count == 2 ? pair[1] : "")
    }
  }

  /// A parameter's value.
  func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }

  /// The value with its escapes undone.
  var text: String { Self.unescaped(value) }

  /// The parts of a value between commas, their escapes undone.
  var texts: [String] {
    var parts: [String] = [""]
    var isEscaped = false
    for character in value {
      if character == ",", !isEscaped {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return parts.map(Self.unescaped)
  }

  private static func unescaped(_ value: String) -> String {
    var text = ""
    var isEscaped = false
    for character in value {
      if isEscaped {
        text.append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// A line as it is written: escaped, and folded so that none is over 75 bytes.
  static func written(_ name: String, _ value: String, isText: Bool = true) -> String {
    var line = name + ":"
    for character in value {
      switch character {
      case "\\", ";", ",": line += (isText ? "\\" : "") + String(character)
      case "\n", "\r\n", "\r": line += "\\n"
      default: line.append(character)
      }
    }
    return folded(line)
  }

  private static func folded(_ line: String) -> String {
    var (text, length) = ("", 0)
    for scalar in line.unicodeScalars where scalar.value >= 0x20 || scalar == "\t" {
      let size = UTF8.width(scalar)
      if length + size > 75 {
        text += "\r\n "
        length = 1
      }
      text.unicodeScalars.append(scalar)
      length += size
    }
    return text + "\r\n"
  }
}
