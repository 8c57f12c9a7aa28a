"""A guide with conditions, an order of chance and three languages: `add(library)` puts its files into a library."""

ENGLISH = """---
guide: 1
id: way
title: Ways through town
lang: en
---

# Ways through town

## Arriving {#arriving}

1. What was your first day like? {#first_day}
   - Who was there to receive you?

2. When did you begin to feel that you belonged there? {#belonging}

3. Which advice has stayed with you? {#advice}

4. Which town was that? {#town}
   [text]

## A quarrel {#dispute}

5. Was there ever a quarrel in {town} ? {#quarrel}
   - ( ) yes = Yes
   - ( ) no = No

6. What happened? {#story if="quarrel = 'yes'"}

7. How did it end? {#ending required if="quarrel = 'yes'"}
   [text]

8. Which colour comes to your mind? {#colour shuffle}
   - ( ) red = Red
   - ( ) green = Green
   - ( ) blue = Blue
   - ( ) white = White
   - ( ) black = Black
   - ( ) yellow = Yellow
   - ( ) none = None of these {exclusive}

9. How many years did you live there? {#years soft check="this < 110" message="Nobody lives that long. Please ask once more."}
   [integer 0..500]

## About you {#about handover}

10. How useful is it to you that the tablet records the conversation? {#useful required}
   - ( ) not = Not useful
   - ( ) little = A little useful
   - ( ) very = Very useful

11. Do you own a bicycle? {#owns}
   [yesno]

12. Was it ever stolen in {town} ? {#theft required if="owns = 1"}
   [yesno]

13. Which colour do you like? {#likes shuffle}
   - [ ] red = Red
   - [ ] green = Green
   - [ ] blue = Blue
   - [ ] white = White
   - [ ] black = Black

14. How old are you? {#age soft check="this < 120" message="Nobody is that old."}
   [integer 0..500]
"""

GERMAN = (ENGLISH.replace("lang: en", "lang: de").replace("Ways through town", "Wege durch die Stadt")
          .replace("How useful is it to you that the tablet records the conversation?", "Wie nützlich ist es Ihnen, dass das Tablet aufnimmt?")
          .replace("Not useful", "Nicht nützlich").replace("A little useful", "Etwas nützlich").replace("Very useful", "Sehr nützlich")
          .replace("Do you own a bicycle?", "Besitzen Sie ein Fahrrad?"))

ARABIC = (ENGLISH.replace("lang: en", "lang: ar").replace("Ways through town", "طرق في المدينة")
          .replace("How useful is it to you that the tablet records the conversation?", "ما مدى فائدة تسجيل المحادثة؟")
          .replace("Not useful", "غير مفيد").replace("A little useful", "مفيد قليلا").replace("Very useful", "مفيد جدا")
          .replace("Do you own a bicycle?", "هل تملك دراجة؟"))


def add(library):
    """Puts the three files into a library."""
    for tag, text in (("en", ENGLISH), ("de", GERMAN), ("ar", ARABIC)):
        (library / "guides" / f"way.{tag}.guide.md").write_text(text.replace("town} ?", "town}?"))
    return library


def shuffled(codes, seed, question):
    """The order that a seed gives to the choices of a question, as docs/guide-format.md says."""
    digest = 2166136261
    for byte in question.encode():
        digest = (digest ^ byte) * 16777619 % 2**32
    state = (seed * 31 + digest) % 2147483647 or 2147483646
    order = []
    for place, code in enumerate(codes):
        state = state * 16807 % 2147483647
        other = min(int((state - 1) / 2147483646 * (place + 1)), place)
        order.append(code)
        if other != place:
            order[place], order[other] = order[other], code
    return order
