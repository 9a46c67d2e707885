export const HACKATHON = `domain hackathon: Hackathon
says Participants form teams, build projects on challenges, and judges score what they present.
like Devpost, Devfolio, HackerEarth
cues hackathon, hackathon management, hackathon platform, code jam, coding competition, innovation challenge, startup weekend, game jam, pitch competition, science fair

core
event (hackathon, jam, competition): One hackathon.
  name! unique, description, place, starts_at!, ends_at! >= starts_at, registration_closes_at, max_team_size! int 1.. = 5, status {draft|open|running|judging|finished}
participant (hacker, attendee, developer, student): Person who takes part.
  first_name!, last_name!, email! unique, phone, school_or_company text(120), skills_text text(255), shirt_size {xs|s|m|l|xl|xxl}
registration (sign up, application): Somebody who registers.
  registered_at = now, status {applied|accepted|waitlisted|declined|checked_in}, dietary_needs text(255)
  => event, -> participant!, unique(event, participant)
challenge (track, theme, prize category): A task a sponsor sets.
  title!, description, prize_text text(255), sponsor_name
  => event
team (group): Participants who build together.
  name!, join_code text(20)
  => event, -> challenge, unique(event, name)
team_member (membership): A participant of a team.
  is_lead = false
  => team, -> participant!, unique(team, participant)
project (submission, entry, demo): What a team hands in.
  title!, summary, repository_url, demo_url, submitted_at, status {draft|submitted|disqualified|winner}
  => team unique

pack judging (judge, jury, score, criterion, judging): Judging
judge (juror): Who scores.
  first_name!, last_name!, email! unique, company text(120)
criterion: What is scored.
  name!, weight! decimal 0.. = 1
  => event, unique(event, name)
project_score (score): What a judge gave.
  score! 1..10, comment
  => project, -> judge!, -> criterion!, unique(project, judge, criterion)

pack mentors (mentor): Mentors
mentor: Who helps teams.
  first_name!, last_name!, email! unique, expertise text(255)
mentor_session (session): A mentor with a team.
  starts_at!, notes
  => team, -> mentor!

pack sponsors (sponsor): Sponsors
sponsor: Who pays for it.
  name!, level {bronze|silver|gold|partner} = bronze, amount money 0..
  => event
`;
