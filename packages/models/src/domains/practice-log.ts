export const PRACTICE_LOG = `domain practice-log: Music practice
says Players of an instrument plan pieces and exercises, note how long they practised, and hear their progress.
like Modacity, Tonara
cues practice log, practice tracker, guitar practice, piano practice, music practice, instrument practice, practice journal, violin practice, practice diary, practise log
about piece

core
player (user, musician, student, learner): Who practises.
  email! unique, display_name! text(80), weekly_goal_minutes int 0.., timezone = UTC
instrument (guitar, piano, violin): An instrument of a player.
  name! text(80), level {beginner|intermediate|advanced} = beginner, started_on
  => player
piece (song, work): Something one wants to be able to play.
  title!, composer, difficulty int 1..10, target_bpm int 20..300, status {wanted|learning|polishing|repertoire|dropped} = learning, sheet_url, notes
  -> instrument!
exercise (scale, technique, etude): Something that is practised again and again.
  name!, kind {scale|chord|arpeggio|rhythm|sight_reading|technique|ear} = technique, target_bpm int 20..300, instructions
  -> instrument!
practice_session (practice, session): A time of practising.
  started_at!, ended_at >= started_at, focus_rating 1..5, mood text(40), notes
  -> instrument!
practice_item (practised item): What was practised in it.
  minutes! int 0.., reached_bpm int 20..300, rating 1..5, notes
  => practice_session, -> piece, -> exercise
practice_goal (goal): What shall be reached until when.
  title!, target_minutes int 0.., due_on!, reached_on
  -> player!, -> piece

pack recordings (recording, audio, video): Recordings
recording (audio, video): How a piece sounded.
  recorded_at = now, media_url!, comment
  => piece

pack teacher (teacher, lesson, homework): Lessons
teacher: Who teaches a player.
  name!, email, phone, lesson_price 0..
  => player
music_lesson (lesson): A lesson, and what is to be practised until the next.
  starts_at!, homework long, notes, status {planned|given|cancelled}
  -> teacher!, -> instrument!
`;
