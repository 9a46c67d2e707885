export const TOURNAMENT = `domain tournament: Tournaments
says Participants enter a tournament, meet in rounds, and somebody wins.
like Challonge, Toornament, Chess.com
cues tournament, tournament management, bracket, esports, chess tournament, e sports, competition management, tournament bracket, tournament organizer, championship, tennis tournament, golf tournament, gaming tournament

core
organizer (host, club): Who puts on tournaments.
  name!, email! unique, phone
tournament (competition, championship, event): A competition with a winner.
  name!, game! text(80), format {single_elimination|double_elimination|round_robin|swiss} = single_elimination, starts_at!, ends_at >= starts_at, max_participants int 2.., entry_fee 0.. = 0, status {draft|registration|running|finished|cancelled}
  -> organizer!
player (participant, competitor, contestant, member, user): Person who plays.
  nickname! text(60) unique, first_name, last_name, email! unique, rating int 0.., country
entry (registration, participant entry): A player in a tournament.
  seed_number int 1.., status {registered|checked_in|eliminated|withdrawn|winner}, final_rank int 1.., registered_at = now
  => tournament, -> player!, unique(tournament, player)
round (stage): Matches that are played together.
  number! int 1.., name!, starts_at
  => tournament, unique(tournament, number)
match (game, pairing): Two against each other.
  position! 1.., first_score int 0.., second_score int 0.., status {pending|live|finished|walkover}, scheduled_at
  => round, first_entry -> entry, second_entry -> entry, winner -> entry, unique(round, position)

pack teams (team): Teams
team: Players who play together.
  name! unique, tag_text text(10)
  captain -> player!
team_member: A player of a team.
  joined_on
  => team, => player, unique(team, player)

pack prizes (prize, award): Prizes
prize (award): What one can win.
  rank! 1.., title!, amount 0..
  => tournament, -> entry, unique(tournament, rank)

pack venues (venue, court, table, referee): Venues
court (table, venue, board): Where a match is played.
  name!, location
  => tournament, unique(tournament, name)
referee: Person who leads a match.
  first_name!, last_name!
`;
