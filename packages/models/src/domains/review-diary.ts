export const REVIEW_DIARY = `domain review-diary: Diaries and reviews of works
says People log what they watched, read or played, rate and review it, keep lists and follow each other.
like Letterboxd, Goodreads, StoryGraph, Trakt, IMDb, BoardGameGeek, Backloggd, Rate Your Music, Serializd
cues film diary, movie diary, reading diary, reading tracker, book tracker, movie review site, book review site, film reviews, book reviews, movie reviews, game reviews, review diary, watch diary
about title

core
user (member, reader, reviewer, viewer): Person who logs and reviews.
  username! unique, email! unique, display_name!, bio, avatar_url, city, is_private
genre (category, tag): A kind of work.
  name! unique, slug! unique
title (work, movie, film, book, game, series): Something people log and rate.
  name!, original_name, released_year int 1000..2200, description, language text(10), cover_image_url
title_genre: A genre of a title.
  => title, => genre, unique(title, genre)
diary_entry (log, log entry, diary): One time somebody watched, read or played it.
  status {planned|started|finished|abandoned}, started_on, finished_on >= started_on, rating decimal 0..5, is_repeat, notes
  => user, => title
review (critique): What somebody wrote about it.
  headline, body!, rating decimal 0..5, contains_spoilers flag, published_at = now
  author -> user! cascade, => title, unique(author, title)
title_list (list, shelf, collection): Titles somebody put together.
  name!, description, is_public = true, is_ranked
  owner -> user! cascade, unique(owner, name)
list_entry (list item): A title of a list.
  position! 1.., added_at = now, notes
  => title_list, => title, unique(title_list, title)

pack people (author, director, actor, designer, cast): Makers
person (author, director, actor, designer, artist): Person who made a title.
  name!, birth_date, bio, photo_url
credit (role): What somebody did in it.
  role_name!, credit_position int 1.. = 1
  => title, -> person!, unique(title, person, role_name)

pack social (follow, follower, friend, like, comment): Friends
follow (follower, friend): Somebody who reads what another logs.
  followed_at = now
  follower -> user! cascade, followed -> user! cascade, unique(follower, followed)
review_like (like): Somebody likes a review.
  reacted_at = now
  => review, => user, unique(review, user)
review_comment (comment): What somebody answers to a review.
  body!, written_at = now
  => review, author -> user!

pack challenges (challenge, yearly goal, reading goal): Goals
yearly_goal (challenge, goal): How many titles somebody wants to finish in a year.
  year! 1900..2200, target_count! 1..
  => user, unique(user, year)
`;
