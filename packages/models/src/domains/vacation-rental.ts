export const VACATION_RENTAL = `domain vacation-rental: Vacation rental
says Hosts let homes for some nights; guests book, stay and review.
like Airbnb, Vrbo
cues vacation rental, holiday home, short term rental, holiday rental, home sharing, vacation home, cabin rental, apartment booking, cottage rental, chalet rental
about property

core
host (owner, landlord): Person who lets.
  first_name!, last_name!, email! unique, phone!, bio, verified
guest (customer, user, traveler): Person who stays.
  first_name!, last_name!, email! unique, phone
property (listing, home, cabin, house, apartment, place, cottage, campsite, pitch): What is let.
  title!, description, type {apartment|house|cabin|room|pitch} = apartment, address!, city!, country!, latitude, longitude, max_guests! 1.., bedrooms 0.., bathrooms 0.., nightly_price! 0.., cleaning_fee 0.. = 0, currency = EUR, status {draft|active|paused}
  -> host!
property_photo (photo, image): A picture of what is let.
  image_url!, caption, position 0.. = 0
  => property
booking (reservation, stay): Nights somebody has booked.
  number! unique, check_in_date!, check_out_date! >= check_in_date, guests! 1.., status {requested|confirmed|cancelled|completed}, total! 0.., currency = EUR, booked_at = now
  -> property!, -> guest!
payment: Money for a booking.
  amount! 0.., type {deposit|balance|refund|damage} = balance, method {card|paypal|transfer} = card, status {pending|paid|refunded}, paid_at
  -> booking!
review (rating): What a guest thought.
  rating! 1..5, comment
  => booking unique

pack amenities (amenity, feature): Amenities
amenity (feature): Something a home has.
  name! unique, category_name
property_amenity: An amenity of a home.
  => property, => amenity, unique(property, amenity)

pack calendar (availability, calendar, season, price calendar): Calendar
blocked_period (availability): When a home cannot be booked.
  starts_on!, ends_on! >= starts_on, reason
  => property
seasonal_price (season): What a night costs at a time of the year.
  starts_on!, ends_on! >= starts_on, nightly_price! 0..
  => property

pack messages (message, inquiry): Messages
message (inquiry): What guest and host write.
  body!, sent_at = now, from_host flag
  => booking

pack cleaning (cleaning, cleaner, housekeeping): Cleaning
cleaning_task (cleaning): A home to be cleaned.
  due_on!, status {open|done}, cleaner_name
  -> property!, -> booking
`;
