export const PARLIAMENT = `domain parliament: Parliament
says Members of groups and committees bring in bills, debate them in sittings, amend them, and vote.
like OpenParliament, GovTrack, LegiScan
cues parliament, legislature, bill tracking, legislative, legislation, congress, senate, assembly management, legislation tracking, bill tracker, parliamentary, legislative tracking, member of parliament, parliamentary debates, law making

core
legislative_term (term, legislature, session period): The time between two elections.
  number! int 1.. unique, name!, starts_on!, ends_on >= starts_on
parliamentary_group (group, party, faction, fraction): Members who stand together.
  name! unique, short_name! text(20) unique, color, position_side {government|opposition|neutral} = neutral
member (member of parliament, mp, deputy, legislator, senator, representative): Person who was elected.
  first_name!, last_name!, email! unique, phone, birth_date, bio, photo_url
mandate (seat): A member's seat in one term.
  constituency_name, seat_number int 1.., starts_on!, ends_on >= starts_on, end_reason {term_end|resigned|died|removed}
  -> legislative_term!, -> member!, -> parliamentary_group, unique(legislative_term, member, starts_on)
committee (commission): Members who prepare a field.
  name! unique, description, is_permanent flag = true, active = true
bill (draft law, proposal, legislation, motion): A law that is proposed.
  number! unique, title!, summary, type {government|member|committee|citizens} = member, introduced_on!, status {introduced|in_committee|first_reading|second_reading|third_reading|passed|rejected|withdrawn|enacted}, decided_on >= introduced_on, text_url
  -> legislative_term!, lead_committee -> committee
sitting (plenary, plenary session, session, meeting): A day the house or a committee meets.
  number! int 1.., starts_at!, ends_at >= starts_at, location, status {planned|running|held|cancelled}, minutes_url, stream_url
  -> legislative_term!, -> committee, unique(legislative_term, committee, number)
agenda_item (item, order of business): One point of a sitting.
  position! 1.., title!, type {debate|vote|question_time|report|other} = debate, planned_minutes 1..
  => sitting, -> bill, unique(sitting, position)

pack sponsors (sponsor, author, rapporteur, committee member, committee membership): Committees and sponsors
committee_membership (committee member): Who sits in a committee, and as what.
  committee_role {chair|vice_chair|member|substitute} = member, starts_on!, ends_on >= starts_on
  => committee, -> member!, unique(committee, member, starts_on)
bill_sponsor (sponsor, author): Who brought a bill in.
  sponsor_role {lead|co_sponsor|rapporteur} = co_sponsor
  => bill, -> member!, unique(bill, member)

pack amendments (amendment, version, change): Amendments
bill_version (version): The text of a bill at one stage.
  version! 1.., body!, published_on!
  => bill, unique(bill, version)
amendment (change): A change that is proposed.
  number!, body!, justification long, submitted_at = now, status {submitted|adopted|rejected|withdrawn}
  -> bill!, proposer -> member!, unique(bill, number)

pack votes (vote, roll call, ballot): Votes
roll_call (division, ballot): One vote in a sitting.
  question!, held_at = now, majority {simple|absolute|two_thirds} = simple, result {pending|carried|defeated|tied} = pending
  -> agenda_item!, -> amendment
member_vote (vote): How one member voted.
  choice! {yes|no|abstain|absent}
  => roll_call, -> member!, unique(roll_call, member)

pack debates (speech, debate, transcript, question): Debates
speech (transcript): What a member said.
  position! 1.., body!, started_at!, ended_at >= started_at, video_url
  => agenda_item, speaker -> member!, unique(agenda_item, position)
parliamentary_question (written question, interpellation): A question to the government, and its answer.
  number! unique, title!, body!, addressed_to_name!, asked_on!, due_on >= asked_on, answered_on >= asked_on, answer_text, status {asked|answered|overdue|withdrawn}
  author -> member!

pack attendance (attendance, absence): Attendance
sitting_attendance (attendance, absence): Who was there.
  status {present|absent|excused}, arrived_at, left_at >= arrived_at
  => sitting, -> member!, unique(sitting, member)

pack petitions (petition, signature, citizen): Petitions
petition: What citizens ask of parliament.
  number! unique, title!, body!, petitioner_name!, petitioner_email! text(254), submitted_on!, closes_on >= submitted_on, status {submitted|open|closed|in_committee|answered|rejected}
  -> committee
petition_signature (signature): Somebody who supports it.
  name!, email!, city, signed_at = now, confirmed_at >= signed_at
  => petition, unique(petition, email)
`;
