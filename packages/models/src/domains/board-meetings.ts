export const BOARD_MEETINGS = `domain board-meetings: Board meetings
says A board meets by invitation with an agenda and papers; members attend or send proxies, vote on resolutions, and minutes are approved and signed.
like Diligent, BoardEffect, OnBoard, Boardable, Sherpany
cues board meeting, board portal, board management, meeting minutes, board of directors, supervisory board, general assembly, resolution tracking, board papers, minutes of meetings, committee meeting, shareholder meeting, governance meeting

core
governing_body (board, committee, body): A board or a committee of it.
  name! unique, kind {board|supervisory_board|committee|general_assembly} = board, quorum_percent! decimal 0..100 = 50, meetings_per_year int 1..
board_member (member, director, trustee): Person who sits on boards.
  first_name!, last_name!, email! unique, phone, organisation_name, active = true
board_seat (seat, mandate, term): Who sits where, from when to when.
  seat_role {chair|vice_chair|member|secretary|observer} = member, has_vote = true, starts_on!, ends_on >= starts_on
  => governing_body, -> board_member!, unique(governing_body, board_member, starts_on)
meeting (board meeting, session): One meeting.
  number! unique, title!, starts_at!, ends_at >= starts_at, mode {on_site|online|hybrid|circular} = on_site, place, invited_at, status {planned|invited|in_session|held|adjourned|cancelled}
  -> governing_body!
agenda_item (item, agenda, topic): What is to be talked about.
  position! 1.., title!, kind {information|discussion|decision} = information, minutes int 1.., confidential flag
  => meeting, presenter -> board_member, unique(meeting, position)
meeting_attendance (attendance, proxy): Who came, and for whom.
  status {invited|accepted|present|excused|absent|represented}, joined_at, left_at >= joined_at
  => meeting, => board_member, proxy -> board_member, unique(meeting, board_member)
resolution (decision, motion): What was decided.
  resolution_number! unique, wording_text! long, majority {simple|two_thirds|unanimous} = simple, result {open|carried|rejected|withdrawn} = open, decided_at, effective_on
  -> agenda_item!, moved_by -> board_member
vote (ballot): How a member voted.
  choice! {yes|no|abstain|recused}, cast_at = now, reason
  => resolution, -> board_member!, unique(resolution, board_member)

pack papers (paper, document, board pack, attachment): Papers
meeting_paper (paper, document): Something to read beforehand.
  title!, file_url!, version_number! int 1.. = 1, released_at, confidential flag
  => agenda_item, unique(agenda_item, title, version_number)
paper_receipt (read receipt): Who has read it.
  read_at = now
  => meeting_paper, => board_member, unique(meeting_paper, board_member)

pack minutes (minutes, protocol, signature, approval): Minutes
meeting_minutes_version (minutes, protocol): A text of the minutes.
  version_number! int 1.., body!, status {draft|circulated|approved|signed}, approved_on
  => meeting, unique(meeting, version_number)
minutes_signature (signature): Who signed.
  signed_at = now
  => meeting_minutes_version, -> board_member!, unique(meeting_minutes_version, board_member)

pack actions (action item, follow up, task): Action items
board_action (action item, task): What somebody took upon them.
  title!, due_on, status {open|in_progress|done|dropped}, done_on
  => agenda_item, owner -> board_member

pack interests (conflict of interest, declaration): Conflicts of interest
interest_declaration (conflict of interest): What a member has to do with a matter.
  declared_on!, description!, ended_on >= declared_on
  => board_member
`;
