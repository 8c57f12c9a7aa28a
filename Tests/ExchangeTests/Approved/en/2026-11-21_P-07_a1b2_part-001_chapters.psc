<?xml version="1.0" encoding="UTF-8"?>
<psc:chapters version="1.2" xmlns:psc="http://podlove.org/simple-chapters">
  <psc:chapter start="00:00:00.000" title="Q01 first_day: What was your first day like?"/>
  <psc:chapter start="00:00:04.000" title="Q03 years: Years of experience"/>
  <psc:chapter start="00:00:04.500" title="Q04 tools: Which tools do you use?"/>
  <psc:chapter start="00:00:04.938" title="A01 a1: What about weekends?"/>
</psc:chapters>
