export const SUBTITLING = `domain subtitling: Subtitles
says A subtitling team spots films into cues, translates them into languages by templates, checks reading speed and timing, and delivers files.
like Subtitle Edit, Amara, Ooona, Plint, Happy Scribe
cues subtitle, subtitling, closed caption, captioning, closed captioning, video translation, dubbing, subtitle translation, video captions, srt, dubbing studio

core
subtitle_language (language): A language subtitles are written in.
  code! text(10) unique, name! unique, characters_per_second_max int 1..40 = 17, line_length_max int 10..80 = 42
client (customer, broadcaster, studio): Who orders subtitles.
  number! unique, name!, email!, phone, style_guide_url, currency = EUR
video (film, episode, programme, asset): Something that gets subtitles.
  code! unique, title!, kind {feature|episode|documentary|advert|lecture|clip} = episode, season int 0.., episode int 0.., runtime_seconds! int 1.., frame_rate! decimal 1..120, file_url, original_language_name text(60)
  -> client!
subtitler (translator, captioner, freelancer): Person who writes subtitles.
  first_name!, last_name!, email! unique, rate_per_minute_amount 0.., currency = EUR, active = true
subtitle_track (track, subtitle file): Subtitles of a video in one language.
  purpose {translation|sdh|forced|template|audio_description} = translation, status {planned|spotting|translating|in_review|approved|delivered}, version_number! int 1.. = 1
  => video, -> subtitle_language!, template -> subtitle_track, unique(video, subtitle_language, purpose)
cue (subtitle, caption, line): One text on the screen, from when to when.
  position! 1.., starts_ms! big 0.., ends_ms! big 0.., body!, placement {bottom|top|left|right} = bottom, italic flag, speaker_name
  => subtitle_track, unique(subtitle_track, position)
subtitle_job (job, assignment, task): Who does which step of a track, until when.
  step! {spotting|translation|proofreading|quality_check|conform}, due_at!, fee_amount! 0.., currency = EUR, status {offered|accepted|in_progress|handed_in|approved|declined}, handed_in_at
  => subtitle_track, -> subtitler, unique(subtitle_track, step)

pack quality (quality, error, comment, review): Quality
cue_issue (error, issue, comment): Something that is wrong with a cue.
  kind! {reading_speed|overlap|timing|mistranslation|spelling|line_break|style}, severity {minor|major|critical} = minor, comment, status {open|fixed|dismissed}
  => cue, raised_by -> subtitler

pack glossary (glossary, term, key name, formality): Key names and phrases
key_name (glossary term, term): How a name is written in a language.
  source_term! text(120), target_term! text(120), notes
  => video, -> subtitle_language!, unique(video, subtitle_language, source_term)

pack delivery (delivery, export, format): Delivery
track_delivery (export, delivery): A file that went out.
  format! {srt|vtt|stl|ttml|pac}, file_name!, file_url!, delivered_at = now, status {sent|accepted|rejected}, reject_reason
  -> subtitle_track!

pack dubbing (dubbing, voice, actor, recording): Dubbing
dubbing_role (character, voice): A character and whose voice it has.
  character_name!, voice_actor_name, takes_count 0.. = 0
  => video, -> subtitle_language!, unique(video, subtitle_language, character_name)
recording_session (recording): A time in the studio.
  starts_at!, ends_at! >= starts_at, studio_name!, status {booked|done|cancelled}
  => dubbing_role

pack invoices (invoice, billing): Invoices
subtitle_invoice (invoice): What a client owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|cancelled}
  -> client!
subtitle_invoice_line: A track on an invoice.
  minutes! int 0.., unit_price! 0.., amount! 0..
  => subtitle_invoice, -> subtitle_track!, unique(subtitle_invoice, subtitle_track)
`;
