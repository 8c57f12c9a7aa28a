/// Texts of the network, and of the devices that joined.
enum LanTexts {
  static let phrases: [String: Phrase] = [
    "lanHeading": Phrase("Over the network", "Über das Netz"),
    "lanWhat": Phrase(
      "Tablets and phones in the same network (Wi-Fi) can join a section that you hand over. The way there is encrypted; they see its questions and nothing else.",
      "Tablets und Telefone im selben Netz (WLAN) können bei einem Abschnitt mitmachen, den Sie übergeben. Der Weg dorthin ist verschlüsselt; sie sehen dessen Fragen und sonst nichts."
    ),
    "lanTurnOn": Phrase("Let devices in over the network", "Geräte über das Netz zulassen"),
    "lanTurnOff": Phrase("Let no more devices in", "Keine Geräte mehr zulassen"),
    "lanUntilEnd": Phrase(
      "Until you switch it off or Leitfaden ends.", "Bis Sie es ausschalten oder Leitfaden endet."),
    "lanScan": Phrase(
      "Scan this with the camera of the tablet, or open the address and type the code:",
      "Scannen Sie das mit der Kamera des Tablets, oder öffnen Sie die Adresse und geben Sie den Code ein:"),
    "lanOpen": Phrase("Devices join at this address:", "Geräte machen unter dieser Adresse mit:"),
    "lanPicture": Phrase("QR code with the address and the code", "QR-Code mit Adresse und Code"),
    "lanWarning": Phrase("The tablet warns: what to do", "Das Tablet warnt: was zu tun ist"),
    "lanWarningWhy": Phrase(
      "The tablet does not know this computer yet, so its browser says that the connection is not private. Look whether it is this computer:",
      "Das Tablet kennt diesen Computer noch nicht; darum sagt sein Browser, die Verbindung sei nicht privat. Sehen Sie nach, ob es dieser Computer ist:"
    ),
    "lanStepLook": Phrase(
      "Show the certificate. Chrome: touch “Not secure” beside the address, then “Certificate”. Firefox: “Advanced”, then “View certificate”. iPad and iPhone: “Show details”, then “view the certificate”.",
      "Lassen Sie sich das Zertifikat zeigen. Chrome: „Nicht sicher“ neben der Adresse antippen, dann „Zertifikat“. Firefox: „Erweitert“, dann „Zertifikat anzeigen“. iPad und iPhone: „Details einblenden“, dann „das Zertifikat ansehen“."
    ),
    "lanStepCompare": Phrase(
      "Compare its SHA-256 fingerprint with this one. The first four and the last four groups are enough.",
      "Vergleichen Sie seinen SHA-256-Fingerabdruck mit diesem. Die ersten vier und die letzten vier Gruppen genügen."
    ),
    "lanStepGoOn": Phrase(
      "The same: go on to the page. Different: somebody stands between the two. Do not go on; use the cable or this device.",
      "Gleich: weiter zur Seite. Verschieden: Jemand steht dazwischen. Nicht weitergehen; nehmen Sie das Kabel oder dieses Gerät."
    ),
    "lanFingerprint": Phrase("SHA-256 fingerprint", "SHA-256-Fingerabdruck"),
    "lanInstall": Phrase("Never warned again", "Nie mehr gewarnt werden"),
    "lanInstallWhy": Phrase(
      "Install this computer’s certificate on the tablet, once. Save it, and carry it over on a USB stick or by cable. The tablet then believes this computer under its own name and in private networks, and for nothing else.",
      "Installieren Sie das Zertifikat dieses Computers einmal auf dem Tablet. Speichern Sie es, und bringen Sie es mit einem Stick oder über das Kabel hinüber. Das Tablet glaubt diesem Computer dann unter seinem eigenen Namen und in privaten Netzen, und sonst für nichts."
    ),
    "lanSave": Phrase("Save the certificate", "Zertifikat speichern"),
    "lanAndroid": Phrase(
      "Android: Settings → Security → Encryption and credentials → Install a certificate → CA certificate, then choose the file.",
      "Android: Einstellungen → Sicherheit → Verschlüsselung und Anmeldedaten → Zertifikat installieren → CA-Zertifikat, dann die Datei wählen."
    ),
    "lanApple": Phrase(
      "iPad and iPhone: open the file, then Settings → Profile downloaded → Install. After that Settings → General → About → Certificate Trust Settings: switch it on.",
      "iPad und iPhone: Datei öffnen, dann Einstellungen → Profil geladen → Installieren. Danach Einstellungen → Allgemein → Info → Zertifikatsvertrauenseinstellungen: einschalten."
    ),
    "lanDesktop": Phrase(
      "Other computers: import the file in the browser’s settings as a certificate authority for websites.",
      "Andere Computer: Datei in den Einstellungen des Browsers als Zertifizierungsstelle für Websites importieren."
    ),
    "lanUnreachable": Phrase("Leitfaden cannot be reached", "Leitfaden ist nicht erreichbar"),
    "devHeading": Phrase("Devices that joined", "Geräte, die mitmachen oder mitgemacht haben"),
    "devNone": Phrase("None now.", "Zurzeit keine."),
    "devUnknown": Phrase("Device", "Gerät"),
    "devNetwork": Phrase("network", "Netz"),
    "devCable": Phrase("this computer or cable", "dieser Computer oder Kabel"),
    "devNow": Phrase("seen just now", "gerade eben da"),
    "devSeconds": Phrase("seen {n} s ago", "zuletzt vor {n} s"),
    "devMinutes": Phrase("seen {n} min ago", "zuletzt vor {n} min"),
    "devOver": Phrase(
      "questions over; may only hand in late answers",
      "Fragen vorbei; darf nur verspätete Antworten nachreichen"),
    "devRevoke": Phrase("Shut out", "Aussperren"),
    "devRevokeName": Phrase("Shut out: {name}", "Aussperren: {name}"),
    "devRevokeAll": Phrase("Shut all out", "Alle aussperren"),
  ]
}
