export const ESPORTS_TEAM = `domain esports-team: Esports organisation
says An organisation has rosters in several games, plays scrims and tournaments, and lives on prize money and sponsors.
cues esports team, esports organisation, esports organization, e sports team, esports club, gaming clan, clan management, esports manager, esports roster, gaming team
about roster

core
game_title (game, title): A game that is played.
  name! unique, publisher text(80), genre text(40), players_per_side! int 1.. = 5
person (player, coach, member, staff): Who belongs to the organisation.
  nickname! text(60) unique, first_name!, last_name!, email! unique, birth_date, nationality, role {player|coach|analyst|manager|creator} = player
roster (team, squad, lineup): A team in one game.
  name! unique, region, founded_on, status {active|benched|disbanded} = active
  -> game_title!
roster_member (player contract, spot): Who plays in it, and since when.
  position_name text(60), joined_on!, left_on >= joined_on, is_substitute = false, monthly_salary money 0..
  => roster, -> person!, unique(roster, person, joined_on)
tournament (league, event, competition): A competition.
  name!, organizer_name!, starts_on!, ends_on! >= starts_on, prize_pool money 0.., is_online = true, placement int 1.., prize_won money 0..
  -> roster!
match (series): A match against another team.
  opponent_name!, starts_at!, best_of! int 1.. = 3, kind {official|scrim} = official, maps_won int 0.. = 0, maps_lost int 0.. = 0, status {planned|live|won|lost|cancelled}, vod_url
  -> roster!, -> tournament
match_map (map, round): One map of a match.
  position! 1.., map_name!, own_score int 0.. = 0, opponent_score int 0.. = 0
  => match, unique(match, position)
player_stat (statistic, performance): How a player did in a map.
  kills int 0.. = 0, deaths int 0.. = 0, assists int 0.. = 0, rating_value decimal 0..
  => match_map, -> person!, unique(match_map, person)

pack practice (practice, training, scrim, schedule): Practice
practice_block (practice, training): When a roster trains.
  starts_at!, ends_at! >= starts_at, focus_text text(160), notes
  -> roster!
practice_attendance (attendance): Who came.
  status {present|late|absent|excused} = present
  => practice_block, -> person!, unique(practice_block, person)

pack sponsors (sponsor, sponsorship): Sponsors
sponsor: Who pays to be shown.
  name! unique, contact_email, website
sponsorship (deal): What was agreed.
  starts_on!, ends_on! >= starts_on, amount! 0.., benefits_text long
  -> sponsor!, -> roster

pack prizes (prize money, payout): Prize money
prize_share (prize money, payout): What somebody gets of it.
  amount! 0.., share_percent decimal 0..100, paid_on
  -> tournament!, -> person!, unique(tournament, person)

pack tryouts (tryout, application): Tryouts
tryout (application): Somebody who wants to play.
  nickname! text(60), email!, applied_at = now, rank_text text(60), outcome {pending|invited|accepted|rejected} = pending, notes
  -> roster!
`;
