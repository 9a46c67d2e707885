export const CONFERENCE_PAPERS = `domain conference-papers: Conference papers
says Authors submit papers to a conference, reviewers judge them, and those that are accepted are presented in sessions.
like EasyChair, OpenReview, Sessionize
cues paper submission, peer review, academic conference, conference papers, scientific conference, abstract submission, journal submission, paper review, conference submission, manuscript review, academic journal, conference talks

core
conference (journal, edition): What papers are written for.
  name!, year! 1900..2100, city, submission_deadline_at!, starts_on!, ends_on! >= starts_on, status {planned|open|reviewing|decided|held}
  unique(name, year)
topic (track, area): What papers are about.
  name!
  => conference, unique(conference, name)
researcher (author, reviewer, speaker, user): Who writes and reviews.
  first_name!, last_name!, email! unique, affiliation text(200), country
paper (submission, abstract, manuscript, talk): What was submitted.
  number! unique, title!, abstract!, file_url, submitted_at = now, status {submitted|under_review|revision|accepted|rejected|withdrawn}
  => conference, -> topic
paper_author (co author): An author of a paper.
  position! 1.., is_contact
  => paper, -> researcher!, unique(paper, researcher)
review_assignment (assignment): A reviewer for a paper.
  due_on!, status {invited|accepted|declined|done}
  => paper, reviewer -> researcher!, unique(paper, reviewer)
review (report): What a reviewer thinks.
  score! -3..3, confidence int 1..5, comments_to_authors! long, comments_to_chairs long, recommendation! {accept|minor_revision|major_revision|reject}, submitted_at = now
  => review_assignment unique

pack program (session, programme, schedule, talk, presentation): Programme
session (slot, room slot): When papers are presented.
  title!, room_name text(80), starts_at!, ends_at! >= starts_at
  => conference, chair -> researcher
presentation: A paper in a session.
  position! 1.., minutes! 1..
  => session, -> paper! unique, presenter -> researcher

pack registrations (registration, ticket, attendee): Registrations
registration (attendee, ticket): Who comes.
  kind {regular|student|speaker} = regular, fee! 0.., currency = EUR, paid_at, registered_at = now
  => conference, -> researcher!, unique(conference, researcher)

pack decisions (decision, revision): Decisions
decision: What the chairs said of a paper.
  outcome! {accept|revise|reject}, decided_at = now, comment
  => paper
`;
