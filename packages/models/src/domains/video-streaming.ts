export const VIDEO_STREAMING = `domain video-streaming: Video streaming
says Subscribers watch films and episodes on profiles of their own.
like Netflix, YouTube, Disney Plus, Hulu, Twitch, Vimeo
cues video streaming, streaming service, video platform, movie streaming, film streaming, video sharing, video on demand, movie database, film database, streaming platform, movie app, movie library, tv show tracker, film collection
about title

core
user (subscriber, account, viewer, member): Person who pays.
  email! unique, first_name!, last_name!, country text(2), status {active|paused|cancelled}
profile (viewer profile): Person who watches with an account.
  name!, avatar_url, is_kids
  => user, unique(user, name)
title (movie, film, series, show, video): Something to watch.
  name!, type {movie|series|documentary|short} = movie, description, released_year, age_rating text(10), duration_minutes 1.., cover_image_url, status {draft|published|withdrawn}
episode: A part of a series.
  season_number! int 1.., episode_number! int 1.., name!, duration_minutes! 1.., released_on, video_url
  => title, unique(title, season_number, episode_number)
genre (category): A kind of film.
  name! unique, description
title_genre: A genre of a title.
  => title, => genre, unique(title, genre)
watch_progress (watch history, view, history): How far somebody has watched.
  position_seconds 0.. = 0, completed flag, last_watched_at = now
  => profile, => title, -> episode cascade

pack people (actor, director, cast, crew): Cast
person (actor, director): Person who made it.
  name!, birth_date, bio, photo_url
credit (cast, role): What somebody did in it.
  type! {actor|director|writer|producer}, character_name
  => title, -> person!

pack plans (plan, subscription, payment, billing): Plans
plan: What one can subscribe to.
  code! unique, name!, price! 0.., currency = EUR, max_screens int 1.. = 1
subscription: A plan an account has.
  starts_on!, ends_on >= starts_on, status {trial|active|cancelled|expired}
  => user, -> plan!

pack ratings (rating, review, comment): Ratings
rating (review): What somebody thinks of it.
  stars! 1..5, comment
  => profile, => title, unique(profile, title)

pack lists (watchlist, my list, favorite): Lists
watchlist_item (watchlist, favorite): Something to watch later.
  added_at = now
  => profile, => title, unique(profile, title)
`;
