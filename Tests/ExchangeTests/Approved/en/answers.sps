* Open answers.sav first. This makes its sets of multiple responses.
MRSETS
  /MDGROUP NAME=$tools
    LABEL='Which tools do you use?'
    VARIABLES=tools_phone tools_paper tools_other
    VALUE=1.
