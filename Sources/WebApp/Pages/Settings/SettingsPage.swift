import Exchange
import Foundation
import Interview
import Library
import Sound
import WebServing
import Wording

/// What the page of settings shows.
struct SettingsPage: Sendable {
  /// One of several values.
  struct Option: Sendable {
    let value, label: String
    let isChosen: Bool
  }

  /// The name of a colour of marks.
  struct MarkName: Sendable {
    let number: Int
    let colour, meaning: String
  }

  /// A row of the list of keys.
  struct Key: Sendable {
    let keys, does: String
  }

  let languages, themes, textSizes: [Option]
  /// After how many minutes a sealed library is locked.
  let idleTimes: [Option]
  /// How short a visit is left out of what is handed on.
  let shortestVisits: [Option]
  let microphones: [MicrophoneChoice]
  let qualities: [QualityChoice]
  let markNames: [MarkName]
  /// Kinds of files that are written at save.
  let formats: [FormatView]
  /// Those that few people need, folded away unless one of them is chosen.
  let moreFormats: [FormatView]
  let isMoreOpen: Bool
  let leadKeys, pedalKeys, reviewKeys: [Key]
  let libraryFolder, version: String
  let room: String?
  let texts: String

  init(
    _ settings: Settings, _ preferences: Preferences, microphones: [MicrophoneChoice], library: URL,
    version: String
  ) {
    let language = preferences.language
    let amounts = Amounts(language: language)
    languages = [("en", "English"), ("de", "Deutsch")].map {
      Option(value: $0, label: $1, isChosen: $0 == language.rawValue)
    }
    themes = Preferences.Theme.allCases.map {
      Option(
        value: $0.rawValue, label: Texts.text("theme_\($0.rawValue)", language),
        isChosen: $0 == preferences.theme)
    }
    textSizes = Preferences.textSizes.map {
      Option(value: "\($0)", label: "\($0) %", isChosen: $0 == preferences.textSize)
    }
    idleTimes = IdleLock.choices.map { minutes in
      Option(
        value: "\(minutes)",
        label: minutes == 0
          ? Texts.text("lockNever", language) : Texts.text("lockMinutes", language, ["n": "\(minutes)"]),
        isChosen: minutes == settings.idleMinutes)
    }
    shortestVisits = Settings.shortestVisits.map { seconds in
      Option(
        value: "\(seconds)",
        label: seconds == 0
          ? Texts.text("shortestNone", language)
          : Texts.text("shortestSeconds", language, ["n": "\(seconds)"]),
        isChosen: seconds == settings.shortestVisit)
    }
    self.microphones = microphones
    let room = DiskRoom(folder: library, bytesPerHour: settings.bytesPerHour(settings.audioQuality))
    qualities = QualityChoice.all(chosen: settings.audioQuality, free: room?.free, settings, amounts)
    markNames = MarkColour.words.indices.map { index in
      MarkName(
        number: index + 1, colour: MarkColour.name(index + 1).said(in: language.rawValue),
        meaning: settings.markNames[index])
    }
    let chosen = Set(
      settings.exportFormats.isEmpty ? ExportFormats.savedSet.map { $0.id } : settings.exportFormats)
    func view(_ format: ExportFormat) -> FormatView {
      FormatView(format, isOn: chosen.contains(format.id), language)
    }
    formats = ExportFormats.defaultSet.map(view)
    moreFormats = ExportFormats.all.filter { !$0.isDefault && !$0.isForStudies }.map(view)
    isMoreOpen = moreFormats.contains(where: \.isOn)
    leadKeys = Self.keys(
      [
        ("B", "key_mark"), ("N", "key_note"), ("← →", "key_questions"), ("1 … 9", "key_answer"),
        ("F", "key_flag"), ("K", "key_keyword"), ("Q", "key_ask"), ("O", "key_offRecord"),
        ("H", "key_handover"), ("S", "key_sitemap"), ("/", "key_find"), ("Ctrl+Shift+P", "key_pause"),
        ("Ctrl+Z", "key_undo"), ("?", "key_list"),
      ], language)
    pedalKeys = Self.keys(
      [("Page ↑ ↓", "key_questions"), (".", "key_mark"), ("F13 F15", "key_questions"), ("F14", "key_mark")],
      language)
    reviewKeys = Self.keys(
      [
        ("Space", "key_play"), ("← →", "key_skip"), ("Alt+← →", "key_marks"), ("[ ]", "key_speed"),
        ("B", "key_markHere"), ("N", "key_noteHere"), ("L", "key_loop"), ("Ctrl+J", "key_stamp"),
        ("Ctrl+Z", "key_undo"), ("?", "key_list"),
      ], language)
    libraryFolder = library.path
    self.version = version
    self.room = room.map {
      Texts.text(
        "room", language, ["time": amounts.room(seconds: $0.seconds), "free": amounts.size($0.free)])
    }
    texts = Texts.json(
      CommonTexts.phrases, SettingsTexts.phrases, StartTexts.phrases, LanTexts.phrases, language: language)
  }

  private static func keys(_ keys: [(String, String)], _ language: Language) -> [Key] {
    keys.map {
      Key(keys: $0 == "Space" ? Texts.text("key_space", language) : $0, does: Texts.text($1, language))
    }
  }
}
