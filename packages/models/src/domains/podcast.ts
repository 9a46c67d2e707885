export const PODCAST = `domain podcast: Podcasts
says Hosts publish episodes of shows; listeners follow and listen.
like Buzzsprout, Anchor, Overcast
cues podcast, podcast hosting, podcasting, podcast platform, podcast app, podcast player, podcast manager, audio show

core
user (listener, subscriber, member): Person who listens.
  email! unique, display_name!
show (podcast, series, channel): A series of episodes.
  title!, slug! unique, description, language text(10) = en, cover_image_url, feed_url unique, explicit flag, status {draft|active|ended}
  owner -> user!, -> category
episode: One part of a show.
  title!, description, season_number int 1.., episode_number int 1.., audio_url!, duration_seconds! 1.., status {draft|scheduled|published|archived}, published_at
  => show
host (presenter): Person who speaks in a show.
  name!, bio, photo_url
show_host: A host of a show.
  => show, => host, unique(show, host)
subscription (follow, follower): A show somebody follows.
  subscribed_at = now
  => user, => show, unique(user, show)
playback (listen, play, listening history, progress): How far somebody has listened.
  position_seconds 0.. = 0, completed flag, last_played_at = now
  => user, => episode, unique(user, episode)

pack categories (category, genre): Categories
category (genre): What shows are about.
  name! unique, slug! unique

pack guests (guest): Guests
guest: Person who was invited.
  name!, bio, website
episode_guest: A guest of an episode.
  => episode, => guest, unique(episode, guest)

pack sponsors (sponsor, ad, advertisement, advertising): Sponsors
sponsor (advertiser): Who pays for a mention.
  name! unique, contact_email, website
sponsorship (ad, advertisement): A mention in an episode.
  amount 0.., slot {pre_roll|mid_roll|post_roll} = mid_roll
  => episode, -> sponsor!

pack reviews (review, comment, rating): Reviews
review (rating): What a listener thinks of a show.
  rating! 1..5, comment
  => show, => user, unique(show, user)

pack playlists (playlist, queue): Playlists
playlist: Episodes somebody put together.
  name!
  => user
playlist_episode: An episode of a playlist.
  position! 0..
  => playlist, => episode, unique(playlist, episode)
`;
