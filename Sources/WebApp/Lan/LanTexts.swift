import Wording

/// Texts of the network, and of the devices that joined.
enum LanTexts {
  static let phrases: [String: Sentence] = [
    "lanHeading": "Over the network",
    "lanWhat":
      "Tablets and phones in the same network (Wi-Fi) can join a section that you hand over. The way there is encrypted; they see its questions and nothing else.",
    "lanTurnOn": "Let devices in over the network",
    "lanTurnOff": "Let no more devices in",
    "lanUntilEnd": "Until you switch it off or Leitfaden ends.",
    "lanScan": "Scan this with the camera of the tablet, or open the address and type the code:",
    "lanOpen": "Devices join at this address:",
    "lanPicture": "QR code with the address and the code",
    "lanWarning": "The tablet warns: what to do",
    "lanWarningWhy":
      "The tablet does not know this computer yet, so its browser says that the connection is not private. Check whether it is this computer:",
    "lanStepLook":
      "Show the certificate. Chrome: touch “Not secure” beside the address, then “Certificate”. Firefox: “Advanced”, then “View certificate”. iPad and iPhone: “Show details”, then “view the certificate”.",
    "lanStepCompare":
      "Compare its SHA-256 fingerprint with this one. The first four and the last four groups are enough.",
    "lanStepGoOn":
      "The same: continue to the page. Different: somebody is listening in between. Do not continue; use the cable or this device.",
    "lanFingerprint": "SHA-256 fingerprint",
    "lanInstall": "Never be warned again",
    "lanInstallWhy":
      "Install this computer’s certificate on the tablet, once. Save it, and carry it over on a USB stick or by cable. The tablet then trusts this computer under its own name and in private networks, and for nothing else.",
    "lanSave": "Save the certificate",
    "lanAndroid":
      "Android: Settings → Security → Encryption and credentials → Install a certificate → CA certificate, then choose the file.",
    "lanApple":
      "iPad and iPhone: open the file, then Settings → Profile downloaded → Install. After that Settings → General → About → Certificate Trust Settings: switch it on.",
    "lanDesktop":
      "Other computers: import the file in the browser’s settings as a certificate authority for websites.",
    "lanUnreachable": "Leitfaden cannot be reached",
    "devHeading": "Devices that joined",
    "devNone": "None now.",
    "devUnknown": "Device",
    "devNetwork": "network",
    "devCable": "this computer or cable",
    "devNow": "seen just now",
    "devSeconds": "seen {n} s ago",
    "devMinutes": "seen {n} min ago",
    "devOver": "questions over; may only hand in late answers",
    "devRevoke": "Shut out",
    "devRevokeName": "Shut out: {name}",
    "devRevokeAll": "Shut all out",
  ]
}
