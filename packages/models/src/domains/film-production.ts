export const FILM_PRODUCTION = `domain film-production: Film production
says A film is made of scenes that are scheduled, shot on days with cast and crew, and paid from a budget.
like StudioBinder, Movie Magic, Yamdu, Celtx
cues film production, film shooting, movie production, shooting schedule, call sheet, video production, production company, film crew, film set, filmmaking, screenplay, tv production, film studio

core
film_project (film, movie, production, project): One film, from the idea to delivery.
  code! unique, title!, kind {feature|short|documentary|series|commercial|music_video} = feature, status {development|pre_production|shooting|post_production|delivered|cancelled}, shoot_starts_on, shoot_ends_on >= shoot_starts_on, budget 0.., currency = EUR, logline text(500)
filming_location (location, place): A place where scenes are shot.
  name!, address, latitude -90..90, longitude -180..180, contact_name, contact_phone, daily_fee 0.., permit_until, status {scouted|optioned|confirmed|dropped}
  -> film_project!
scene: One scene of the script.
  scene_number! text(20), heading! text(160), setting {interior|exterior|both} = interior, time_of_day {day|night|dawn|dusk} = day, page_eighths int 1.., synopsis long, status {planned|partly_shot|shot|omitted}
  => film_project, -> filming_location, unique(film_project, scene_number)
person (actor, crew member, cast, crew): Person who acts or works on films.
  first_name!, last_name!, email unique, phone, agent_name, agent_phone, union_number, dietary_needs text(160)
film_character (character, role): Somebody in the story, and who plays it.
  name!, kind {lead|supporting|day_player|extra|voice} = supporting
  => film_project, actor -> person, unique(film_project, name)
crew_contract (crew position, deal, engagement): A person who works on a film, and as what.
  department {direction|production|camera|sound|lighting|art|costume|makeup|editing|vfx|cast} = production, job_title!, daily_wage 0.., starts_on!, ends_on >= starts_on, status {offered|signed|ended|cancelled}
  -> film_project!, -> person!, unique(film_project, person, job_title)
shooting_day (shoot day, call sheet): A day of shooting, with its call.
  day_number! int 1.., shoot_date!, call_at_time! clock, wrap_at, nearest_hospital text(160), weather_text text(120), status {planned|called|wrapped|cancelled}
  => film_project, -> filming_location, unique(film_project, day_number)
scheduled_scene (strip): A scene to be shot on a day.
  position! 1.., planned_minutes 1.., outcome {planned|completed|partial|moved} = planned
  => shooting_day, -> scene!, unique(shooting_day, scene)

pack cast-calls (call time, casting, scene cast): Cast and calls
scene_character: A character in a scene.
  => scene, => film_character, has_dialogue = true, unique(scene, film_character)
day_call (call time): When somebody has to be there.
  call_at!, on_set_at >= call_at, wrapped_at >= call_at, transport_text text(160)
  => shooting_day, -> person!, unique(shooting_day, person)
audition (casting): Somebody who tried for a role.
  held_at!, outcome {invited|seen|callback|cast|rejected} = invited, video_url, notes
  => film_character, -> person!

pack takes (take, shot, shot list, footage, slate): Shots and takes
shot: A picture planned for a scene.
  shot_code! text(10), size {wide|medium|close_up|detail} = medium, movement {static|pan|dolly|handheld|crane|drone} = static, description, status {planned|shot|dropped}
  => scene, unique(scene, shot_code)
take (footage, slate): One try of a shot.
  take_number! int 1.., duration_seconds 0.., camera_roll text(20), sound_roll text(20), is_circled, notes
  => shot, -> shooting_day!, unique(shot, take_number)

pack budget (budget, cost, expense, cost report): Budget
budget_account (account, budget line): A line of the budget.
  account_number!, name!, budgeted_amount! 0..
  => film_project, unique(film_project, account_number)
production_cost (cost, expense): Money that was spent.
  spent_on!, amount! 0.., currency = EUR, payee_name!, receipt_url, status {submitted|approved|paid|rejected}
  -> budget_account!, -> shooting_day

pack props (prop, costume, equipment, vehicle): Props and equipment
production_element (prop, costume, equipment): Something a scene needs.
  name!, kind {prop|costume|vehicle|animal|makeup|effect|equipment} = prop, source {owned|rented|bought|made} = rented, daily_cost 0.., status {needed|ordered|on_set|returned}
  => film_project
scene_element: What is needed in a scene.
  quantity 1.. = 1
  => scene, => production_element, unique(scene, production_element)

pack script (script, revision, draft): Script
script_draft (script, revision): A version of the script.
  draft_number! int 1.., color_name text(20), dated_on!, file_url, is_locked
  => film_project, writer -> person, unique(film_project, draft_number)

pack delivery (post production, editing, delivery, festival): Post production
post_task (editing, post production): Work after the shooting.
  title!, step {edit|sound|music|vfx|grading|subtitles} = edit, due_on, status {open|in_progress|review|approved}, done_at
  => film_project, assignee -> person
deliverable (delivery): What has to be handed over.
  name!, recipient_name!, format_text text(80), due_on!, delivered_on, status {open|delivered|accepted|rejected}
  => film_project
`;
