export const ELECTIONS = `domain elections: Elections
says An authority runs elections: voters are registered, candidates stand, ballots are cast at polling stations and counted.
like Helios Voting, ElectionBuddy, Dominion
cues election, voting, voting system, online voting, election management, voter registration, e voting, polling station, ballot, electoral system, electoral commission, student election, vote counting, board election, referendum, election results

core
election (vote, referendum, ballot): One vote on a day or over some days.
  title!, type {general|local|board|referendum|primary} = general, registration_closes_at!, opens_at! >= registration_closes_at, closes_at! >= opens_at, status {draft|announced|open|counting|certified|cancelled}, certified_at >= closes_at
constituency (district, ward, electoral district): An area voters belong to.
  code! unique, name! unique, eligible_count 0.. = 0
  parent -> constituency restrict
contest (race, office, ballot question): One thing that is voted on.
  title!, method {plurality|approval|ranked|yes_no|list} = plurality, seats! 1.. = 1, max_choices! int 1.. = 1
  => election, -> constituency, unique(election, constituency, title)
party (list, political party): Who puts candidates up.
  name! unique, short_name! text(20) unique, color, website
candidate (nominee, choice): Who or what can be chosen.
  name!, ballot_position! int 1.., bio, photo_url, nominated_on, status {nominated|approved|rejected|withdrawn}
  => contest, -> party, unique(contest, ballot_position)
polling_station (polling place, station): Where votes are cast.
  number! unique, name!, address!, is_accessible, opens_at_time clock, closes_at_time clock
  -> constituency!
voter (elector, registered voter): Person who may vote.
  voter_number! unique, first_name!, last_name!, birth_date!, address!, email unique, registered_on!, status {pending|registered|suspended|removed}
  -> constituency!, -> polling_station
participation (turnout, voted mark): That a voter has voted, and how; never what.
  channel {station|mail|online|proxy} = station, voted_at = now
  -> election!, -> voter!, -> polling_station, unique(election, voter)

pack ballots (online ballot, cast vote, secret ballot, cast ballot): Secret ballots
cast_ballot (ballot paper, secret ballot): A ballot that was cast; nothing says by whom.
  receipt_code! text(64) unique, is_valid flag = true
  -> contest!
ballot_choice (selection, preference): What was chosen on it, by preference.
  preference! int 1.. = 1
  => cast_ballot, -> candidate!, unique(cast_ballot, candidate), unique(cast_ballot, preference)

pack results (result, count, tally, counting): Counting
station_count (count, tally): What a station counted in a contest.
  ballots_count! 0.., valid_count! 0.., invalid_count! 0.., status {preliminary|checked|final}, counted_at = now
  -> contest!, -> polling_station!, unique(contest, polling_station)
candidate_count (result): How many votes one candidate got there.
  votes_count! 0..
  => station_count, -> candidate!, unique(station_count, candidate)

pack mail (mail ballot, postal vote, absentee ballot): Postal vote
mail_ballot_request (postal vote, absentee ballot): A voter who wants to vote by post.
  delivery_address! text(255), requested_on!, sent_on >= requested_on, returned_on >= requested_on, status {requested|sent|returned|accepted|rejected}, reject_reason
  -> election!, -> voter!, unique(election, voter)

pack staff (poll worker, election worker, staff): Poll workers
poll_worker (election worker): Person who helps on the day.
  first_name!, last_name!, email! unique, phone!, trained_on
poll_assignment: A worker at a station.
  duty {chair|clerk|counter|guard} = clerk, status {asked|confirmed|declined|served}
  => election, -> poll_worker!, -> polling_station!, unique(election, poll_worker)

pack complaints (complaint, objection, recount, incident): Complaints
election_complaint (complaint, objection): Somebody who says something was not right.
  number! unique, body!, filed_at = now, complainant_name!, status {filed|in_review|upheld|dismissed}, decided_at >= filed_at, decision_summary
  -> election!, -> polling_station
recount (count again): Votes that are counted again.
  ordered_on!, finished_on >= ordered_on, reason!, changed_result flag
  -> contest!, -> polling_station
`;
