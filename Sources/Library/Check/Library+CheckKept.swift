import Foundation
import Wording

/// The check of what is kept beside the interviews: copies of the database, keys, contacts.
extension Library {
  func checkBackups() -> [Finding] {
    databaseBackups.filter { !$0.isWhole }.map {
      Finding(
        .damage, "the copy of the database \(Self.backupsName)/\($0.file.lastPathComponent) is damaged",
        hint: "the next save makes a new one; check the disk")
    }
  }

  /// What this unlocking found. Afterwards it is right again, and stays a warning.
  func checkKeys() -> [Finding] {
    (keys?.mended ?? []).map {
      Finding(
        .damage, "the key file \($0) was damaged or exchanged; unlocking has just put it right",
        hint:
          "check the disk; if somebody exchanged it, what was recorded since the unlocking before may be readable for them"
      )
    }
  }

  func checkContacts() -> [Finding] {
    let directory = folder.appending(path: Self.contactsName, directoryHint: .isDirectory)
    guard Files.isDirectory(directory) else { return [] }
    let list = DigestList(in: directory)
    let there = DigestList.files(in: directory)
    func finding(_ name: String, _ what: Sentence) -> Finding {
      Finding(
        .damage, "\(Self.contactsName)/\(name) \(what)", hint: "put the folder contacts back from a backup")
    }
    var findings = there.compactMap { name -> Finding? in
      guard Files.isRegular(directory.appending(path: name)) else { return finding(name, "is not a file") }
      return list.holds(directory.appending(path: name)) == false
        ? finding(name, "is not as it was stored") : nil
    }
    // a form that is gone is missed by its contact
    let lost = list.names.subtracting(there).filter { $0.hasPrefix("\(Self.contactsName).") }
    findings += lost.sorted().map { finding($0, "is gone") }
    guard findings.isEmpty, !isLocked else { return findings }
    return unreadableContacts()
  }

  /// What the digests cannot tell: contacts of an earlier version have none.
  private func unreadableContacts() -> [Finding] {
    do {
      return try contacts().filter { !$0.form.isEmpty }.compactMap { contact in
        do {
          _ = try consentForm(of: contact.participant)
          return nil
        } catch let error as LibraryError {
          return Finding(
            .damage, "the consent form of \(contact.participant) cannot be read: \(error.sentence)",
            hint: "put the folder contacts back from a backup")
        }
      }
    } catch let error as LibraryError {
      return [Finding(.damage, error.sentence, hint: error.advice)]
    } catch {
      return [Finding(.damage, "the contacts of the library cannot be read: \(Sentence(explaining: error))")]
    }
  }
}
