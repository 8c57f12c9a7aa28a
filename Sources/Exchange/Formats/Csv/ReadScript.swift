/// The script that reads the tables into R. It holds no word of any interview: names, labels and codes come from
/// `codebook.csv`, so that nothing that anybody wrote is ever run.
enum ReadScript {
  static let fileName = "read.R"

  static let text = """
    # Reads the tables of this folder into R; needs no package. Run it with this folder as working directory:
    #   source("read.R", encoding = "UTF-8")
    # `leitfaden` then holds visits, marks, notes, answers_long, interviews, events, codebook, and for each guide
    # answers_wide. In answers_wide choices are factors, numbers are numbers, dates are dates, and every reason for
    # having no answer is NA; reasons(leitfaden$answers_wide$QUESTION) still tells which one it was.

    read_table <- function(file) {
      read.csv(file, colClasses = "character", na.strings = character(), check.names = FALSE,
               encoding = "UTF-8", skipNul = TRUE, quote = "\\"", comment.char = "")
    }

    # Columns whose names say that they hold numbers.
    numeric_columns <- c("start_frame", "end_frame", "start_s", "end_s", "sample_rate", "part", "part_frame", "visit",
                         "visit_no", "mark", "colour", "reach_s", "reach_start_frame", "note", "entry", "current",
                         "missing_code", "event", "taken_back", "frames", "channels", "bits", "parts", "sittings",
                         "visits", "marks", "notes", "answers", "keywords", "handovers", "pauses", "off_record", "gaps",
                         "gap_frames", "events", "seconds_recorded", "position", "decimals", "is_missing")

    with_numbers <- function(table) {
      for (name in intersect(names(table), numeric_columns)) table[[name]] <- as.numeric(table[[name]])
      table
    }

    reasons <- function(column) attr(column, "reasons")

    read_column <- function(text, about, interviews, answered) {
      codes <- about[about$value != "", ]
      absent <- codes[codes$is_missing == "1", ]
      given <- codes[codes$is_missing == "0", ]
      is_absent <- text %in% absent$value
      # A number that was answered can look like a reason; what answers_long calls an answer is one.
      if (nrow(given) == 0) {
        is_absent <- is_absent & !(paste(interviews, about$question_id[1], text) %in% answered)
      }
      why <- factor(ifelse(is_absent, text, NA), levels = absent$value, labels = make.unique(absent$value_label))
      text[is_absent] <- NA
      # A written text may be empty; anything else that is empty was not answered yet.
      if (about$type[1] != "text" || nrow(given) > 0) text[text %in% ""] <- NA
      parsed <- switch(about$type[1],
        number = as.numeric(text), duration = as.numeric(text), date = as.Date(text, format = "%Y-%m-%d"), text)
      if (nrow(given) > 0 && all(is.na(text) | text %in% given$value)) {
        parsed <- factor(text, levels = given$value, labels = make.unique(given$value_label),
                         ordered = about$measure[1] == "ordinal")
      }
      if (nrow(codes) > 0) attr(parsed, "reasons") <- why
      attr(parsed, "label") <- about$label[1]
      parsed
    }

    read_wide <- function(file, codebook, answered) {
      table <- read_table(file)
      book <- codebook[codebook$guide_id %in% table$guide_id, ]
      for (name in names(table)) {
        about <- book[book$variable == name, ]
        if (nrow(about) > 0) table[[name]] <- read_column(table[[name]], about, table$interview_id, answered)
      }
      table
    }

    leitfaden <- list(codebook = read_table("codebook.csv"))
    for (name in c("visits", "marks", "notes", "answers_long", "interviews", "events")) {
      leitfaden[[name]] <- with_numbers(read_table(paste0(name, ".csv")))
    }
    is_answer <- with(leitfaden$answers_long, current %in% 1 & is.na(missing_code))
    answered <- with(leitfaden$answers_long[is_answer, ], paste(interview_id, question_id, value))
    for (file in list.files(".", pattern = "^answers_wide.*[.]csv$")) {
      leitfaden[[sub("[.]csv$", "", file)]] <- read_wide(file, leitfaden$codebook, answered)
    }

    """
}
