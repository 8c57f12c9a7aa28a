import Guide
import Wording

/// Groups and questions that change places at random. In LimeSurvey those with the same name do; in a guide all do that
/// are not pinned.
struct LimeSurveyOrder {
  private let survey: LimeSurveySurvey

  init(_ survey: LimeSurveySurvey) { self.survey = survey }

  /// Marks what changes places, and reports where a guide cannot say the same.
  func apply(to guide: inout Guide, _ problems: inout ImportProblems) {
    sections(&guide, &problems)
    for (index, group) in survey.groups.enumerated() where guide.sections.indices.contains(index) {
      questions(group, &guide.sections[index], &problems)
    }
  }

  private func sections(_ guide: inout Guide, _ problems: inout ImportProblems) {
    let names = survey.groups.map { $0.row["randomization_group"] }
    let used = Set(names.filter { !$0.isEmpty })
    guard !used.isEmpty else { return }
    if used.count == 1 {
      guide.otherProperties.append(Attribute("shuffle", "sections"))
      for (index, name) in names.enumerated() where name.isEmpty {
        guide.sections[index].attributes.append(Attribute("pin"))
      }
      return
    }
    for (index, name) in names.enumerated() where !name.isEmpty {
      guide.sections[index].attributes.append(Attribute("source-randomization_group", name))
      problems.warning(
        survey.groups[index].mark,
        "the group “\(guide.sections[index].title)” changes places with others of “\(name)”, one of several such sets;"
          + " here it keeps its place")
    }
  }

  private func questions(
    _ group: LimeSurveySurvey.Group, _ section: inout Section, _ problems: inout ImportProblems
  ) {
    let names = group.questions.map { $0.attributes["random_group"] }
    let used = Set(names.filter { !$0.isEmpty })
    guard !used.isEmpty else { return }
    if used.count == 1 {
      section.attributes.append(Attribute("shuffle"))
      for (index, name) in names.enumerated() where name.isEmpty { section.questions[index].set("pin") }
      return
    }
    for (index, name) in names.enumerated() where !name.isEmpty {
      section.questions[index].keep("random_group", name)
      problems.warning(
        group.questions[index].mark,
        "“\(group.questions[index].code)” changes places with others of “\(name)”, one of several such sets; here it keeps"
          + " its place")
    }
  }
}
