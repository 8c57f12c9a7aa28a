/// The settings of questions that need no remark of their own; any other that is made has no counterpart, and is
/// reported.
enum LimeSurveyKnownSettings {
  static let all = takenOver.union(withSlider).union(harmless)

  // What becomes something here, or is reported where it cannot.
  private static let takenOver: Set<String> = [
    "allowed_filetypes", "answer_order", "array_filter", "array_filter_exclude", "date_format", "date_max",
    "date_min",
    "dualscale_headerA", "dualscale_headerB", "em_validation_q", "em_validation_q_tip", "em_validation_sq",
    "em_validation_sq_tip", "equals_num_value", "equation", "exclude_all_others", "exclude_all_others_auto",
    "hidden", "input_boxes", LimeSurveyOriginals.setting, "location_mapservice", "max_answers",
    "max_num_of_files", "max_num_value",
    "max_num_value_n", "max_num_value_sgqa", "maximum_chars", "min_answers", "min_num_of_files",
    "min_num_value", "min_num_value_n", "min_num_value_sgqa", "multiflexible_checkbox", "multiflexible_max",
    "multiflexible_min", "multiflexible_step", "num_value_int_only", "numbers_only", "other_replace_text",
    "prefix", "random_group", "random_order", "subquestion_order", "suffix",
  ]
  // Said once, with `slider_layout`.
  private static let withSlider: Set<String> = [
    "slider_layout", "slider_accuracy", "slider_max", "slider_min", "slider_default", "slider_default_set",
    "slider_handle", "slider_custom_handle", "slider_middlestart", "slider_orientation", "slider_reset",
    "slider_reversed", "slider_separator", "slider_showminmax",
  ]
  // What only concerns how it looks on LimeSurvey's page, its own statistics and exports, or maps and clocks of it.
  private static let harmless: Set<String> = [
    "alphasort", "answer_width", "answer_width_bycolumn", "array_filter_style", "assessment_value",
    "cssclass", "display_columns", "display_rows", "display_type", "dropdown_dates",
    "dropdown_dates_minute_step", "dropdown_dates_month_style", "dropdown_prefix", "dropdown_prepostfix",
    "dropdown_separators", "dropdown_size", "hide_tip", "image", "input_size", "keep_aspect",
    "label_input_columns", "location_city", "location_country", "location_defaultcoordinates",
    "location_mapheight", "location_mapwidth", "location_mapzoom", "location_nodefaultfromip",
    "location_postal", "location_state", "max_filesize", "numbers_only_tip", "page_break", "parent_order",
    "placeholder", "printable_help", "public_statistics", "question_template", "relevance",
    "repeat_headings", "reverse", "samechoiceheight", "samelistheight", "save_as_default", "scale_export",
    "show_comment", "show_grand_total", "show_title", "show_totals", "showpopups", "statistics_graphtype",
    "statistics_showgraph", "statistics_showmap", "text_input_columns", "text_input_width",
    "time_limit_action", "time_limit_countdown_message", "time_limit_disable_next",
    "time_limit_disable_prev", "time_limit_message", "time_limit_message_delay",
    "time_limit_message_style", "time_limit_timer_style", "time_limit_warning",
    "time_limit_warning_display_time", "time_limit_warning_message", "time_limit_warning_style",
    "time_limit_warning_2", "time_limit_warning_2_display_time", "time_limit_warning_2_message",
    "time_limit_warning_2_style", "use_dropdown", "value_range_allows_missing",
  ]
}
