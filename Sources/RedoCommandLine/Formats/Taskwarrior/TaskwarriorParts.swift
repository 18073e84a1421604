internal import RedoProtocol

/// The values that a Taskwarrior file holds: those of an array, or a task a line or more.
enum TaskwarriorParts {
  /// What is no JSON, as a clause.
  struct Fault: Error {
    let reason: String
  }

  /// A value with where it stands.
  typealias Part = (place: String, value: Result<JSONValue, Fault>)

  private static let noJSON = Fault(reason: "it is no JSON")

  /// The tasks' values; what is no JSON is a fault in their place.
  static func parts(of bytes: [UInt8]) -> [Part] {
    let text = trimmed(bytes[...])
    guard text.first == UInt8(ascii: "[") else {
      let lines = lines(of: bytes)
      // What takes several lines for a task, as `jq` writes it, has none on the first of them.
      guard case .failure? = lines.first?.value else { return lines }
      return values(of: text) ?? lines
    }
    guard bytes.count <= JSONTape.lengthLimit else {
      let inner = text.last == UInt8(ascii: "]") ? text.dropFirst().dropLast() : text
      return values(of: inner) ?? lines(of: bytes)
    }
    do throws(JSONError) {
      return numbered(try JSONValue(bytes).elements)
    } catch {
      return [("the file", .failure(fault(error, in: bytes)))]
    }
  }

  private static func numbered(_ values: [JSONValue]) -> [Part] {
    values.enumerated().map { ("task \($0 + 1)", .success($1)) }
  }

  /// Why a whole file is no JSON, and what to do about it.
  private static func fault(_ error: JSONError, in bytes: [UInt8]) -> Fault {
    switch error {
    case .unexpectedEnd:
      return Fault(reason: "it ends within its JSON; export it again")
    case .tooLong: return noJSON
    case .unexpectedByte(let offset), .invalidUTF8(let offset), .loneSurrogate(let offset),
      .duplicateKey(let offset), .tooDeep(let offset):
      let line = bytes.prefix(offset).count { $0 == 0x0A } + 1
      return Fault(reason: "line \(line) of it is no JSON; mend that, or export it again")
    }
  }

  /// A task a line, with or without the brackets and commas of an array round them.
  private static func lines(of bytes: [UInt8]) -> [Part] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
      .compactMap { number, line in
        var line = line.filter { $0 != 0x0D }[...]
        while let last = line.last, [0x20, 0x09, 0x2C].contains(last) { line = line.dropLast() }
        guard !line.isEmpty, ![[0x5B], [0x5D]].contains(Array(line)) else { return nil }
        return ("line \(number + 1)", value(of: line).map(Result.success) ?? .failure(noJSON))
      }
  }

  private static func value(of text: ArraySlice<UInt8>) -> JSONValue? {
    try? JSONValue(Array(text))
  }

  /// The objects that stand one behind the other, each read by itself, with commas between them or
  /// without; nil where there is anything else.
  private static func values(of text: ArraySlice<UInt8>) -> [Part]? {
    guard let objects = objects(in: text), !objects.isEmpty else { return nil }
    var values: [JSONValue] = []
    for object in objects {
      guard let value = value(of: object) else { return nil }
      values.append(value)
    }
    return numbered(values)
  }

  /// Where objects stand in a text, by their braces; nil where anything else stands between them.
  private static func objects(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var objects: [ArraySlice<UInt8>] = []
    var (depth, start) = (0, text.startIndex)
    var (isQuoted, isEscaped) = (false, false)
    for place in text.indices {
      let byte = text[place]
      if isQuoted {
        if isEscaped {
          isEscaped = false
        } else {
          isEscaped = byte == UInt8(ascii: "\\")
          isQuoted = byte != UInt8(ascii: "\"")
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "{"):
        if depth == 0 { start = place }
        depth += 1
      case UInt8(ascii: "}") where depth > 0:
        depth -= 1
        if depth == 0 { objects.append(text[start...place]) }
      case UInt8(ascii: "\"") where depth > 0: isQuoted = true
      default: guard depth > 0 || isBlank(byte) || byte == UInt8(ascii: ",") else { return nil }
      }
    }
    return depth == 0 ? objects : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text = text.dropLast() }
    return text
  }
}
