internal import RedoTerminal

/// A part of a line that looks alike throughout.
typealias TextPiece = (text: String, role: Role)
