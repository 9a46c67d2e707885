export const MUSIC_STREAMING = `domain music-streaming: Music streaming
says Listeners play tracks of albums by artists, and put them into playlists.
like Spotify, Apple Music, SoundCloud, Deezer, Last.fm
cues music streaming, music app, music player, record label, music platform, song library, playlist app, music catalog, music collection, vinyl collection, record collection

core
artist (band, musician, singer): Who makes music.
  name!, slug! unique, bio, country, image_url
album (record, release): Tracks that came out together.
  title!, type {album|single|ep|compilation} = album, released_on, label, cover_image_url
  -> artist!
track (song): A piece of music.
  title!, track_number! int 1.., disc_number int 1.. = 1, duration_seconds! 1.., isrc text(12) unique, audio_url, explicit flag
  => album, -> genre, unique(album, disc_number, track_number)
user (listener, subscriber, member): Person who listens.
  email! unique, username! unique, country text(2), plan {free|premium|family} = free
playlist: Tracks somebody put together.
  name!, description, public flag = true
  => user
playlist_track (playlist song): A track of a playlist.
  position! 0.., added_at = now
  => playlist, => track, unique(playlist, position)
play (stream, listening history, playback): A track somebody listened to.
  played_at = now, seconds_played int 0..
  => user, => track

pack genres (genre): Genres
genre: A kind of music.
  name! unique, description

pack likes (like, favorite, follow, library): Likes
liked_track (like, favorite): A track somebody likes.
  liked_at = now
  => user, => track, unique(user, track)
artist_follow (follow): An artist somebody follows.
  followed_at = now
  => user, => artist, unique(user, artist)

pack features (featured artist, collaboration, composer, producer): Contributors
track_artist (collaboration, featured artist): Who else plays on a track.
  contribution {featured|composer|producer|remixer} = featured
  => track, => artist, unique(track, artist, contribution)

pack billing (subscription, payment, royalty, premium): Subscriptions
subscription: What somebody pays for.
  plan_name!, price! 0.., currency = EUR, starts_on!, ends_on >= starts_on, status {active|cancelled|expired}
  => user
royalty (royalty payment): What an artist is paid.
  period_start_on!, period_end_on! >= period_start_on, amount! 0..
  -> artist!
`;
