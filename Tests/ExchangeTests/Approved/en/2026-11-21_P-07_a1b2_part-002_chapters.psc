<?xml version="1.0" encoding="UTF-8"?>
<psc:chapters version="1.2" xmlns:psc="http://podlove.org/simple-chapters">
  <psc:chapter start="00:00:00.000" title="A01 a1: What about weekends?"/>
  <psc:chapter start="00:00:01.000" title="Q01 first_day (2): What was your first day like?"/>
</psc:chapters>
