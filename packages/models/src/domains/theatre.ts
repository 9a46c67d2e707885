export const THEATRE = `domain theatre: Theatre
says A house stages plays: productions with a cast, rehearsals, performances, and seats that are sold.
like Spektrix, Tessitura, Propared
cues theatre, theater, opera house, playhouse, theatre company, theater company, stage production, theatre management, opera, ballet company, performing arts, drama group, puppet theatre, theatre booking, theater booking, theater tickets

core
stage (hall, auditorium): A room plays are shown in.
  name! unique, seat_total! int 1.., status {usable|closed}
seat: A seat of a room.
  row_label! text(10), number! int 1.., category {A|B|C|D|box|wheelchair} = B, is_restricted_view
  => stage, unique(stage, row_label, number)
play (work, piece, opera): A work that can be staged.
  title!, author_name!, translator_name, genre {drama|comedy|musical|opera|ballet|children|other} = drama, duration_minutes 1.., rights_holder_name, synopsis long
production (staging, show): A play as the house stages it.
  title!, season_name!, director_name!, premiere_on!, last_on >= premiere_on, min_age 0..18, status {planned|rehearsing|running|closed|cancelled}
  -> play!
company_member (actor, artist, singer, dancer, ensemble member): Person who plays or works in productions.
  first_name!, last_name!, email! unique, phone, profession {actor|singer|dancer|musician|director|designer|technician} = actor, contract_type {ensemble|guest} = ensemble, active = true
production_role (role, cast member, cast, casting): A part in a production, and who plays it.
  role_name!, is_lead
  => production, -> company_member, understudy -> company_member
performance (show time, event): A production on one evening.
  starts_at!, ends_at >= starts_at, doors_open_at, status {scheduled|on_sale|sold_out|played|cancelled|moved}
  -> production!, -> stage!, unique(stage, starts_at)
ticket (admission): A seat that was sold for an evening.
  number! unique, price! 0.., discount_kind {none|student|senior|subscriber|staff} = none, status {reserved|sold|used|refunded}, sold_at, scanned_at >= sold_at
  -> performance!, -> seat!, -> patron, unique(performance, seat)

pack patrons (patron, subscriber, season subscription, audience): Patrons and subscriptions
patron (audience member, customer, subscriber): Person who buys tickets.
  customer_number! unique, first_name!, last_name!, email unique, phone, address, wants_newsletter flag
season_subscription (subscription): Seats for several evenings of a season.
  season_name!, series_code! text(10), price! 0.., currency = EUR, status {active|ended|cancelled}
  -> patron!, -> seat, unique(season_name, series_code, seat)

pack prices (price, seat price, price category): Prices
seat_price (price): What a category of seats costs on an evening.
  category! {A|B|C|D|box|wheelchair}, price! 0.., currency = EUR
  => performance, unique(performance, category)

pack rehearsals (rehearsal, rehearsal schedule, call sheet): Rehearsals
rehearsal: A rehearsal of a production.
  starts_at!, ends_at! >= starts_at, kind {table_read|blocking|music|technical|dress|final} = blocking, place, status {planned|held|cancelled}, notes
  -> production!, -> stage
rehearsal_call: Who has to come to a rehearsal.
  called_at_time clock, attended flag
  => rehearsal, -> company_member!, unique(rehearsal, company_member)

pack wardrobe (costume, prop, wardrobe): Costumes and props
stage_item (costume, prop, wig): A costume or prop the house has.
  inventory_number! unique, name!, kind {costume|prop|wig|furniture} = costume, size_text text(20), era text(60), storage_place text(80), status {stored|in_use|in_repair|discarded}
production_item: Something a production uses.
  scene_text text(80), quantity 1.. = 1
  => production, -> stage_item!, worn_by -> production_role, unique(production, stage_item)

pack crew (crew, technician, lighting, stage manager): Evening crew
crew_assignment (stage manager, lighting, crew): Who works on an evening, and as what.
  duty {stage_manager|lighting|sound|props|dresser|front_of_house} = lighting, call_at
  => performance, -> company_member!, unique(performance, company_member, duty)

pack reviews (review, press): Reviews
press_review (review): What a paper wrote.
  outlet_name!, critic_name, published_on, rating 1..5, url, summary
  => production
`;
