"""Guides that the tests of pages talk along."""

TALK = """---
guide: 1
id: talk
title: Working life
lang: en
---

# Working life

Thank you for your time. There are no right or wrong answers.

> Agree on the consent form before you record.

## Arriving {#arriving}

1. What was your first day like? {#first_day}
   - Who was there to receive you?
   - What surprised you?
   - Check: people
   - Check: place
   - Prompt: And what happened next?
   > Let the first story come to its end.

2. When did you begin to feel that you belonged there? {#belonging}
   - Was there a particular moment?

3. Which advice from these years has stayed with you, and who gave it to you? {#advice}
   - Did you follow it?

## The work itself {#work}

4. Tell me about a piece of work that you are proud of. {#proud}

5. How many years have you been working in this job? {#years}
   [number 0..60 "years"]

6. What do you use to organise your working day? {#tools}
   - [ ] phone = Phone
   - [ ] paper = Paper notebook or calendar
   - [ ] head = I keep it in my head {exclusive}
   - [ ] other = Other: ____

7. How satisfied are you with your work today? {#satisfaction}
   [scale 1..5: not at all | completely]

## About you {#about handover}

8. How useful is it to you that the tablet records the conversation? {#useful required}
   - ( ) not = Not useful
   - ( ) little = A little useful
   - ( ) quite = Quite useful
   - ( ) very = Very useful

9. What do you read? {#reads}
   - [ ] books = Books
   - [ ] papers = Papers
   - [ ] nothing = Nothing {exclusive}

10. How well do you sleep? {#sleep}
    [scale 1..5: badly | very well]

11. How many people live in your household? {#household}
    [number 0..20 "people"]

## Looking back {#close}

12. Is there anything that you would like to add? {#anything_else}
"""

ARABIC = """---
guide: 1
id: arabic
title: الحياة في العمل
lang: ar
---

# الحياة في العمل

شكرا على وقتكم. لا توجد إجابات صحيحة أو خاطئة.

## البداية {#beginning}

1. كيف كان يومكم الأول في هذا العمل؟ {#first_day}
   - من كان في استقبالكم؟
   - ما الذي فاجأكم؟
   > دعوا القصة الأولى تصل إلى نهايتها.

2. متى شعرتم بأنكم تنتمون إلى هذا المكان؟ {#belonging}

3. ما النصيحة التي بقيت معكم؟ {#advice}

## عنكم {#about handover}

4. ما مدى فائدة تسجيل المحادثة؟ {#useful required}
   - ( ) not = غير مفيد
   - ( ) little = مفيد قليلا
   - ( ) very = مفيد جدا

5. كم عدد الأشخاص في أسرتكم؟ {#household}
   [number 0..20]
"""


def long(count):
    """A guide with `count` questions in sections of a hundred."""
    lines = ["---", "guide: 1", "id: long", "title: A guide without end", "lang: en", "---", "", "# A guide without end"]
    for number in range(count):
        if number % 100 == 0:
            lines += ["", f"## Section {number // 100 + 1} {{#s{number // 100 + 1}}}", ""]
        lines.append(f"{number + 1}. What do you say to question number {number + 1}? {{#q{number + 1}}}")
    return "\n".join(lines) + "\n"


REFUSAL = """---
guide: 1
id: refusal
title: Two questions
lang: en
---

# Two questions

## Money {#money}

1. How do you get by? {#own}
   - ( ) well = Well
   - ( ) badly = Badly
   - ( ) 99 = I would rather not say {missing}

2. How many rooms do you have? {#none}
   [integer 1..20]
"""


def add(library):
    """Puts the guides into a library."""
    folder = library / "guides"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "talk.guide.md").write_text(TALK)
    (folder / "refusal.guide.md").write_text(REFUSAL)
    (folder / "arabic.guide.md").write_text(ARABIC)
    return library
