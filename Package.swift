// swift-tools-version: 6.2
import PackageDescription

/// What every room obeys: Swift 6, warnings as errors, explicit existentials and imports.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// How a debug build compiles a target: in batches of files, of which each reads what it uses of the
/// others anew, so few of them, as many as processors.
let batches: [SwiftSetting] = [
  .unsafeFlags(["-driver-batch-size-limit", "1000"], .when(configuration: .debug))
]

/// How it compiles a room where it is built once, from nothing, as `.ci/run` does: whole, which takes a
/// third less than batches, but all of it again for a line that changes.
let wholeOrBatches: [SwiftSetting] =
  Context.environment["REDO_BUILT_ONCE"] == nil
  ? batches
  : [
    .unsafeFlags(
      ["-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"],
      .when(configuration: .debug))
  ]

/// What the product obeys besides: no regular expressions, whose library is a megabyte of every
/// start; a section for each function, so that the linker can put them in order.
///
/// What ships has no debug information either: it is linked without, and builds a tenth sooner.
let product: [SwiftSetting] =
  strict + wholeOrBatches + [
    .unsafeFlags(
      ["-disable-implicit-string-processing-module-import", "-function-sections"]
        .flatMap { ["-Xfrontend", $0] }),
    .unsafeFlags(["-Xfrontend", "-gnone"], .when(configuration: .release)),
  ]

/// Tests say where they failed without debug information, and build a quarter sooner.
let testing: [SwiftSetting] = strict + batches + [.unsafeFlags(["-Xfrontend", "-gnone"])]

/// The rooms that judge, replay and sort, which tests run over millions of nodes, and the one that
/// puts texts into cells: optimised in debug builds too, with every assertion and overflow check in place.
let core: [SwiftSetting] =
  product + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// The shell rooms live on the main actor: they own the terminal and the change log.
let shell: [SwiftSetting] = product + [.defaultIsolation(MainActor.self)]

/// Where the linker's scripts are.
let linking = "\(Context.packageDirectory)/Sources/Linking"

/// How the executables are linked, so that a start opens few files, and reads and patches few pages:
/// libraries from archives, relocations packed, nothing exported, and the functions that a start runs
/// side by side (`Tests/StartOrder/generate.py` finds them; names that are gone are passed over).
///
/// Functions are bound at the start: binding one later saves every register on the stack, with what was
/// copied last, such as a token.
let lean: [LinkerSetting] = [
  .unsafeFlags(
    ["-L\(linking)", "-use-ld=lld"]
      + [
        "--icf=safe", "-z", "pack-relative-relocs", "-z", "now", "--no-export-dynamic",
        "--symbol-ordering-file=\(linking)/start.order", "--no-warn-symbol-ordering",
      ].flatMap { ["-Xlinker", $0] })
]

func room(_ name: String, on below: [Target.Dependency], settings: [SwiftSetting] = product)
  -> Target
{
  .target(name: name, dependencies: below, swiftSettings: settings)
}

func tests(_ name: String, of rooms: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: rooms + ["RedoTestSupport"], exclude: exclude, swiftSettings: testing)
}

let package = Package(
  name: "redo",
  products: [.executable(name: "redo", targets: ["redo"])],
  targets: [
    // C libraries, each imported by one room; libcurl is loaded once it is needed, and never linked.
    .systemLibrary(name: "CSodium", providers: [.apt(["libsodium-dev"])]),
    .systemLibrary(name: "COpenSSL", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    .target(name: "CCurl"),

    // C of our own, for what Swift cannot say.
    .target(name: "CMemoryGuard"),
    .target(name: "CQueuedLock"),
    .target(name: "CTerminalRescue", dependencies: ["CMemoryGuard"]),

    // Level 0: what knows nothing else.
    room("RedoCrypto", on: ["CSodium", "COpenSSL"], settings: core),
    room("RedoTerminal", on: [], settings: core),
    .target(
      name: "RedoThemes", path: "Themes",
      resources: [
        .embedInCode("matrix.theme"), .embedInCode("amber.theme"), .embedInCode("daylight.theme"),
        .embedInCode("high-contrast.theme"), .embedInCode("mono.theme"),
      ], swiftSettings: strict),

    // Level 1: PROTOCOL.md in code.
    room("RedoProtocol", on: ["RedoCrypto"], settings: core),

    // Level 2: what the changes mean.
    room("RedoTasks", on: ["RedoProtocol"], settings: core),

    // Level 3: what a person wants done; bytes on disk.
    room("RedoIntents", on: ["RedoTasks", "RedoProtocol"], settings: core),
    room("RedoStore", on: ["RedoProtocol", "RedoCrypto", "CMemoryGuard", "CQueuedLock"]),
    room("RedoSync", on: ["RedoProtocol", "RedoCrypto"]),

    // Level 4: what a person sees and does, as values; servers.
    room("RedoViewModels", on: ["RedoIntents", "RedoTasks", "RedoProtocol", "RedoTerminal"]),
    room("RedoHTTP", on: ["RedoSync", "RedoCrypto", "CCurl"]),

    // Level 5: drawing, verbs, the real terminal.
    room(
      "RedoScreens",
      on: ["RedoViewModels", "RedoIntents", "RedoTasks", "RedoProtocol", "RedoTerminal"]),
    room(
      "RedoCommandLine", on: ["RedoViewModels", "RedoIntents", "RedoTasks", "RedoProtocol"]),
    room("RedoCurses", on: ["RedoTerminal", "CNcurses", "CTerminalRescue"], settings: shell),

    // Level 6: the screens line by line.
    room(
      "RedoLinear",
      on: [
        "RedoScreens", "RedoViewModels", "RedoIntents", "RedoTasks", "RedoProtocol", "RedoTerminal",
      ]),

    // Level 7: the shell.
    room(
      "RedoApp",
      on: [
        "RedoScreens", "RedoLinear", "RedoCommandLine", "RedoViewModels", "RedoIntents",
        "RedoTasks", "RedoStore", "RedoSync", "RedoProtocol", "RedoCrypto", "RedoTerminal",
        "RedoThemes",
      ], settings: shell),

    // Level 8: picks the real terminal and the way to servers.
    .executableTarget(
      name: "redo", dependencies: ["RedoApp", "RedoCurses", "RedoHTTP"], swiftSettings: shell,
      linkerSettings: lean),
    .executableTarget(
      name: "redo-bench",
      dependencies: [
        "RedoApp", "RedoHTTP", "RedoSync", "RedoTasks", "RedoStore", "RedoProtocol", "RedoCrypto",
      ],
      swiftSettings: product, linkerSettings: lean),

    // Beside them.
    room(
      "RedoTestSupport",
      on: [
        "RedoScreens", "RedoViewModels", "RedoIntents", "RedoTasks", "RedoSync", "RedoProtocol",
        "RedoCrypto", "RedoTerminal",
      ], settings: testing),

    tests("RedoCryptoTests", of: ["RedoCrypto"]),
    tests(
      "RedoTerminalTests", of: ["RedoTerminal", "RedoThemes"], exclude: ["Tables/generate.py"]),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["RedoCurses", "RedoTerminal", "RedoThemes"],
      path: "Tests/TerminalProbe", swiftSettings: shell),
    tests(
      "RedoCursesTests",
      of: ["RedoCurses", "RedoTerminal", "TerminalProbe", "CTerminalRescue", "CMemoryGuard"],
      exclude: ["Terminfo/generate.py", "full_terminal.py", "unread.py", "unwaiting.py"]),
    tests("RedoProtocolTests", of: ["RedoProtocol", "RedoCrypto"]),
    tests("RedoTasksTests", of: ["RedoTasks", "RedoProtocol", "RedoCrypto"]),
    tests("RedoIntentsTests", of: ["RedoIntents", "RedoTasks", "RedoProtocol", "RedoCrypto"]),
    tests("RedoStoreTests", of: ["RedoStore", "RedoProtocol", "RedoCrypto"]),
    tests(
      "RedoSyncTests",
      of: ["RedoSync", "RedoIntents", "RedoTasks", "RedoProtocol", "RedoCrypto"]),
    tests(
      "RedoHTTPTests",
      of: ["RedoHTTP", "RedoSync", "RedoIntents", "RedoTasks", "RedoProtocol", "RedoCrypto"],
      exclude: ["server.py", "lies.py", "Firestore/proxy.py"]),
    tests(
      "RedoViewModelsTests",
      of: [
        "RedoViewModels", "RedoIntents", "RedoTasks", "RedoProtocol", "RedoTerminal", "RedoCrypto",
      ]),
    tests(
      "RedoScreensTests",
      of: [
        "RedoScreens", "RedoViewModels", "RedoIntents", "RedoTasks", "RedoProtocol", "RedoTerminal",
        "RedoThemes",
      ],
      exclude: [
        "Golden", "Analytics/Golden", "Calendar/Golden", "Header/Golden", "Overlays/Golden",
        "Plan/Golden", "Settings/Golden", "Settling/Golden", "Triage/Golden",
      ]),
    tests(
      "RedoLinearTests",
      of: [
        "RedoLinear", "RedoScreens", "RedoViewModels", "RedoIntents", "RedoTasks", "RedoProtocol",
        "RedoTerminal",
      ],
      exclude: ["Golden"]),
    tests(
      "RedoCommandLineTests",
      of: [
        "RedoCommandLine", "RedoViewModels", "RedoIntents", "RedoTasks", "RedoProtocol",
        "RedoCrypto",
      ]),
    tests(
      "RedoAppTests",
      of: [
        "RedoApp", "RedoCommandLine", "RedoScreens", "RedoViewModels", "RedoIntents", "RedoTasks",
        "RedoStore", "RedoProtocol", "RedoCrypto", "RedoThemes", "redo",
      ],
      exclude: ["Program/busy.py"]),
    tests(
      "FaultTests",
      of: [
        "RedoStore", "RedoIntents", "RedoTasks", "RedoProtocol", "RedoCrypto", "redo",
      ],
      exclude: [
        "Golden", "Disk/badblock.c", "Injection/interrupt.c", "Keys/monkey.py", "Sync/stall.c",
        "Sync/stalls.py",
      ]),
    tests("ArchitectureTests", of: []),
  ]
)
