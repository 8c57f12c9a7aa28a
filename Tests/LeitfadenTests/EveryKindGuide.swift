/// A guide with every kind of answer and every place for a text, some of them longer than a screen.
enum EveryKindGuide {
  static let text = """
    ---
    guide: 1
    id: every-kind
    title: Every kind of answer, with a title that is much longer than the outline at the left has room for
    lang: en
    ---

    # Every kind of answer, with a title that is much longer than the outline at the left has room for

    Thank you for taking the time. \(filler("introduction", 30))

    > Sit down beside the window.
    >
    > Ask for the consent. \(filler("note", 40))

    ## To be asked, and a heading that is too long for the outline {#asked}

    Now a few questions about you. \(filler("section", 60))

    > Speak slowly in this section.

    1. What was your first day here like? \(filler("question", 60)) {#open}
       - Who was there? \(filler("probe", 25))
       - Check: feelings
       - Prompt: And then, what happened on the following days?
       > Let the first story come to its end.
    1. Which of these eighteen countries were you born in? {#many}
    \(choices(18))
    1. Which place do you like best? {#pictures}
       - ( ) park = The park ![Green lawns](media/park.png)
       - ( ) square = The square: \(filler("choice", 25)) ![A wide square](media/square.png)
       - ( ) other = Another one: ____
       - ( ) -8 = I do not know {missing}
    1. What do you own? {#multiple min=1 max=2}
       - [ ] bike = A bicycle
       - [ ] car = A car
       - [ ] other = Something else: ____
       - [ ] nothing = Nothing of this {exclusive}
    1. Do you live alone? {#yesno}
       [yesno]
    1. What is your gender? {#gender}
       [gender]
       - ( ) -7 = I would rather not say {missing}
    1. How satisfied are you with your work? {#five}
       [scale 1..5: not at all | completely]
    1. How likely are you to stay? {#ten}
       [scale 1..10: certainly not | certainly]
       - ( ) -8 = Hard to say {missing}
    1. My work is recognised. {#likert}
       [scale: 1 = I agree | 2 = I agree in part | 3 = I disagree]
    1. How warm do you like a room? {#slider}
       [slider 10..30 "degrees": cold | hot]
    1. How is the town? {#differential}
       [differential 1..7]
       - speed: slow | fast
       - warmth: cold | warm
    1. How useful would these be to you? {#matrix}
       [matrix: 1 = very useful | 2 = somewhat useful | 3 = not useful | -9 = no answer at all]
       - a: A map of the place
       - b: The date and time \(filler("row", 20))
    1. How do you get there? {#multimatrix}
       [multimatrix: foot = on foot | bus = by bus | car = by car]
       - work: To work
       - shop: To the shops
    1. How good are these? {#scalematrix}
       [scalematrix 1..10: bad | good]
       - school: The schools
       - bus: The buses
    1. Did you ever have these? {#yesnomatrix}
       [yesnomatrix]
       - cat: A cat
       - dog: A dog
    1. What has become of these since you moved? {#changematrix}
       [changematrix]
       - noise: Noise
       - rent: Rent
    1. How important is it, and how good is it here? {#dualmatrix heads="Importance | Quality"}
       [dualmatrix: 1 = important | 2 = unimportant || 1 = good | 2 = bad]
       - school: Schools
       - bus: Buses
    1. How many hours were you there? {#numbermatrix}
       [numbermatrix 0..24 "hours": mo = Monday | tu = Tuesday]
       - home: At home
       - work: At work
    1. What did you do there? {#textmatrix}
       [textmatrix max 40: mo = Monday | tu = Tuesday]
       - home: At home
       - work: At work
    1. How do you spend your day? {#numbers}
       [numbers 0..24 sum 24 "hours"]
       - work: Work
       - rest: Everything else
    1. Where do you live? {#texts}
       [texts max 40]
       - street: Street
       - town: Town
    1. What matters most? {#rank}
       [rank]
       - green = Parks
       - quiet = Quiet
       - shops = Shops
    1. How tall are you? {#number}
       [number 0.5..2.5 decimals 2 "metres"]
    1. How many people live in your household? {#integer}
       [integer 1..20]
       - ( ) -8 = I do not know that {missing}
    1. What is your job? {#text}
       [text max 60]
    1. Is there anything you would like to add? {#long}
       [long max 2000]
    1. Where can we write to you? {#email}
       [email]
    1. Where can we call you? {#phone}
       [phone]
    1. Where can we read about it? {#url}
       [url]
    1. What is the number of your pass? {#masked}
       [masked mask "AA-9999"]
    1. What is on the label? {#barcode}
       [barcode]
    1. When did you move here? {#date}
       [date 1950-01-01..today]
    1. When do you get up? {#time}
       [time 04:00..12:00]
    1. When did you last see each other? {#datetime}
       [datetime ..today]
    1. How long does it take to get there? {#duration}
       [duration 0:05..5:00 "min"]
    1. Where did you live before? {#location}
       [location]
    1. Touch up to three places that you like. {#points max=3}
       ![Map of the town](media/map.png)
       [points]
    1. Draw the way from the station to your door. {#draw}
       [draw]
    1. Please sign that you agree. {#sign}
       [sign]
    1. Take a picture of your desk. {#photo}
       [photo]
    1. Record what the place sounds like. {#audio}
       [audio]
    1. Film the way in. {#video}
       [video]
    1. Add a document. {#file}
       [file]
    1. Your answers are kept for ten years. {#ack}
       [ack]
    1. The next questions are about your work. {#info}
       [info]

    ### Worked out {#worked}

    1. Together {#total calculate="integer + 1"}
       [calculated]

    ## To be handed over {#handed handover}

    Please answer these alone.

    1. Is there anything you would never say aloud? {#secret off-record}
       [long]

    ## Thank you {#ending}

    Thank you for the talk. \(filler("ending", 80))

    > Switch the recorder off only after saying goodbye.
    """

  private static func filler(_ name: String, _ count: Int) -> String {
    (1...count).map { "\(name)\($0)" }.joined(separator: " ")
  }

  private static func choices(_ count: Int) -> String {
    (1...count).map { "   - ( ) c\($0) = Country number \($0)" }.joined(separator: "\n")
  }
}
