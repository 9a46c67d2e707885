export const DIRECTORY = `domain directory: Directory of places
says Places people look for on a map, with hours, photos and reviews by those who went.
like Yelp, Foursquare, Google Maps, Nextdoor Places
cues business directory, local directory, directory of places, place finder, map of places, city guide, location finder, listings directory
hints directory, finder, locator
about listing

core
user (member, visitor, contributor): Person who looks, adds and reviews.
  email! unique, display_name! text(80), role {visitor|contributor|moderator} = visitor
category (kind, type): What places are sorted by.
  name! unique, description, icon text(40)
listing (place, location, entry, spot): What is found.
  name!, description, address!, city, latitude!, longitude!, website, phone, starts_at, ends_at >= starts_at, status {draft|published|closed|removed}
  -> category!, owner -> user
listing_photo (photo, picture): A picture of a place.
  photo_url!, caption, position 1.. = 1
  => listing, -> user
opening_hour (hour): When it is open.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, opens_at_time! clock, closes_at_time! clock
  => listing
review (rating, comment): What somebody thought of it.
  rating! 1..5, comment, visited_on
  => listing, -> user!, unique(listing, user)
favourite (favorite, saved place, bookmark): A place somebody wants to find again.
  saved_at = now
  => user, => listing, unique(user, listing)

pack reports (report, correction): Reports
listing_report (report, correction): Something that is wrong.
  reason! {closed|wrong_place|duplicate|spam|other}, message, status {open|fixed|rejected}
  => listing, -> user

pack tags (tag, feature, amenity): Features
feature (tag, amenity): Something a place has.
  name! unique, description
listing_feature: A feature of a place.
  => listing, => feature, unique(listing, feature)
`;
