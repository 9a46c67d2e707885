export const SPORTS_LEAGUE = `domain sports-league: Sports league
says Teams of a league play matches in a season; players score.
like ESPN Fantasy, TeamSnap, LeagueApps
cues sports league, football league, soccer league, sports club, basketball league, league management, team management, football club, soccer club, sports management, hockey league, cricket league, baseball league, volleyball league, handball, sports federation, rugby, amateur league

core
league (competition, division): Teams that play for a title.
  name! unique, sport {football|basketball|volleyball|hockey|cricket|baseball|other} = football, region
season: A year of a league.
  name!, starts_on!, ends_on! >= starts_on, status {planned|running|finished}
  => league, unique(league, name)
team (club, squad): A team.
  name! unique, short_name text(10), city, founded_year, home_ground_name, contact_email
season_team (standing, table, entry): A team in a season, and how it stands.
  played_count 0.. = 0, won_count 0.. = 0, drawn_count 0.. = 0, lost_count 0.. = 0, goals_for_count 0.. = 0, goals_against_count 0.. = 0, points 0.. = 0
  => season, -> team!, unique(season, team)
player (athlete, member): Person who plays.
  first_name!, last_name!, birth_date, nationality, position_name text(40), shirt_number int 0..99
  -> team
match (game, fixture): Two teams against each other.
  round_number int 1.., kickoff_at!, home_score int 0.., away_score int 0.., status {scheduled|live|finished|postponed|cancelled}
  => season, home_team -> team!, away_team -> team!, -> venue
match_event (goal, card, event): What a player did in a match.
  minute! int 0..130, type! {goal|own_goal|penalty|yellow_card|red_card|substitution}
  => match, -> player!, -> team!

pack venues (venue, stadium, field, court): Venues
venue (stadium, field, court, ground): Where matches are played.
  name! unique, address, city, capacity 0..

pack officials (referee, coach, official): Referees and coaches
referee (official): Person who leads a match.
  first_name!, last_name!, license_number unique
match_referee: A referee of a match.
  referee_role {main|assistant|fourth} = main
  => match, -> referee!, unique(match, referee)
coach (trainer, manager): Person who trains a team.
  first_name!, last_name!, email, phone
  -> team

pack training (training, practice, attendance): Training
training_session (training, practice): When a team trains.
  starts_at!, ends_at! >= starts_at, location
  => team
training_attendance (attendance): Who was there.
  status {present|absent|excused}
  => training_session, => player, unique(training_session, player)

pack transfers (transfer, contract, registration, fee): Registrations
player_registration (registration, contract, transfer): A player of a team, from when to when.
  starts_on!, ends_on >= starts_on, fee 0..
  -> player!, -> team!
`;
