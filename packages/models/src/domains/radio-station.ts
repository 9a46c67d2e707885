export const RADIO_STATION = `domain radio-station: Radio station
says A station plans broadcasts of its shows, plays tracks and spots, and reports what went on air.
like Myriad, RadioDJ, AzuraCast, Libretime
cues radio station, radio show, radio broadcast, broadcasting, playlist scheduling, web radio, internet radio, campus radio, airplay, broadcaster, radio program, tv station

core
host (presenter, dj, moderator, employee): Person who is heard or works on shows.
  first_name!, last_name!, on_air_name, email! unique, phone, bio, photo_url, active = true
radio_show (show, programme, program): A show that is heard again and again.
  name! unique, slug! unique, description, format {music|news|talk|sports|magazine|mixed} = mixed, language text(10) = en, active = true
show_host: Who presents a show.
  is_main = true
  => radio_show, => host, unique(radio_show, host)
broadcast (episode, schedule entry, slot, transmission): A show at one time.
  starts_at! unique, ends_at! >= starts_at, title, status {planned|live|aired|cancelled}, is_repeat, recording_url
  -> radio_show!
recording_artist (artist, band, musician): Who made tracks.
  name! unique, country, website
track (song, music title): A piece of music in the library.
  title!, album_title, isrc text(12) unique, duration_seconds! 1.., release_year 1900..2100, genre text(60), bpm int 20..300, label_name, is_explicit, rotation {heavy|medium|light|none} = light, file_url
  -> recording_artist!
played_track (airplay, play, playlist entry): A track that went on air, for the royalties.
  played_at!, seconds_played int 1..
  -> track!, -> broadcast, unique(track, played_at)

pack spots (spot, advertisement, commercial, sponsor, ad): Spots
ad_client (advertiser, sponsor): A company that advertises.
  name! unique, contact_name, email!, phone, tax_id
ad_campaign (campaign, order): Spots booked together.
  number! unique, name!, starts_on!, ends_on! >= starts_on, spots_booked! int 1.., price! 0.., currency = EUR, status {offered|booked|running|finished|cancelled}
  -> ad_client!
spot (commercial, advertisement): A spot that is played.
  title!, duration_seconds! 5..120, file_url!, approved
  => ad_campaign
spot_airing: When a spot was to be, and was, on air.
  planned_at!, aired_at, status {planned|aired|missed|moved}
  => spot, -> broadcast, unique(spot, planned_at)

pack listeners (listener, song request, request, greeting): Listeners
listener (caller): Person who calls or writes.
  name!, phone, email unique, city
song_request (request, greeting): A wish for a track or a greeting.
  requested_at = now, message text(500), channel {phone|app|email|social} = app, status {new|planned|played|declined}
  -> listener, -> track, -> broadcast

pack news (news, bulletin, traffic, weather): News
news_item (news): A report for the news.
  headline!, body!, category {news|traffic|weather|sports} = news, status {draft|approved|read|dropped}, valid_until
  author -> host
bulletin_item: A report read in a broadcast.
  position! 1..
  => broadcast, -> news_item!, unique(broadcast, news_item)

pack contests (contest, competition, giveaway, prize): Contests
contest (giveaway): A game with a prize.
  title!, prize_text! text(160), starts_at!, ends_at! >= starts_at, status {planned|running|closed|drawn}
  -> radio_show
contest_entry: Somebody who takes part.
  entrant_name!, phone!, entered_at = now, answer_text, is_winner
  => contest, unique(contest, phone)

pack audience (audience, stream, listening figures, ratings): Audience
stream (channel): A way the station is heard.
  name! unique, kind {fm|dab|web|app} = web, url, bitrate_kbps int 8..
audience_reading (ratings): How many listened.
  measured_at!, listener_count! 0..
  => stream, unique(stream, measured_at)

pack guests (guest, interview, studio): Guests and studios
show_guest (guest): Person who is invited.
  name!, profession text(120), phone, email, notes
guest_appearance (interview): A guest in a broadcast.
  topic!, arrives_at, status {invited|confirmed|appeared|cancelled}
  => broadcast, -> show_guest!, unique(broadcast, show_guest)
`;
