"""What Praat itself is asked: a line for each interval and point of a TextGrid, parted by TABs."""

PRAAT = """form Read
  sentence f x
endform
Read from file: f$
tiers = Get number of tiers
for t to tiers
  name$ = Get tier name: t
  interval = Is interval tier: t
  if interval
    k = Get number of intervals: t
    for i to k
      l$ = Get label of interval: t, i
      s = Get start time of interval: t, i
      end = Get end time of interval: t, i
      appendInfoLine: name$, tab$, fixed$(s, 6), tab$, fixed$(end, 6), tab$, l$
    endfor
  else
    k = Get number of points: t
    for i to k
      l$ = Get label of point: t, i
      s = Get time of point: t, i
      appendInfoLine: name$, tab$, fixed$(s, 6), tab$, fixed$(s, 6), tab$, l$
    endfor
  endif
endfor
"""
