import Wording

/// Texts of the interviewer's page for handing over.
enum HandoverTexts {
  static let phrases: [String: Sentence] = [
    "handTitle": "Hand over",
    "handBackLink": "Back to the interview",
    "handReadOut": "Read out",
    "handRead": "Please answer the next {n} questions yourself. Take your time. The recording continues.",
    "handReadOne": "Please answer the next question yourself. Take your time. The recording continues.",
    "handSection": "Section",
    "handCount": "{n} questions, {done} answered",
    "handCountOne": "1 question, {done} answered",
    "handPin": "PIN to take the device back",
    "handPinSame": "Same PIN as before",
    "handPinNew": "A new PIN",
    "handPinHint": "4 to 8 digits. It is never written down anywhere.",
    "handPinShow": "Show the PIN",
    "handPinWrong": "The PIN needs 4 to 8 digits.",
    "handThis": "Hand over this device",
    "handSecond": "Use a second device",
    "handNone":
      "No section of this guide has questions with fixed answers, so there is nothing to hand over.",
    "handNotLive":
      "This interview is not being recorded now. Only an interview that is being recorded can be handed over.",
    "handToInterview": "To the interview",
    "handedOver": "Handed over",
    "handCode": "Code for the second device",
    "handCodeLeft": "good for {n} min, for one device",
    "handCodeNew": "New code",
    "handCodeGone": "The code is used up or too old.",
    "handHow": "By cable",
    "handCable":
      "A tablet on a cable whose port is forwarded opens this address and types the code. It needs no network and no certificate.",
    "handNoDevice": "No device has joined yet",
    "handOneDevice": "One device has joined",
    "handDevices": "{n} devices have joined",
    "handAt": "Question {n} of {total}",
    "handAtNone": "Not begun yet",
    "handAnswered": "{n} of {total} answered",
    "handFinished": "Finished. The device can be taken back.",
    "handTakeBack": "Take back",
    "handTold": "The conversation is being recorded",
    "handToldPaused": "The recording is paused",
    "handToldOff": "Off record",
    "handToldUnknown": "Connection lost – recording status unknown",
    "handFailed": "That did not work: {why}",
    "handOffline": "Leitfaden cannot be reached",
  ]
}
