export const HOTEL = `domain hotel: Hotel
says Guests book rooms of a type for some nights, stay, and pay.
like Opera PMS, Cloudbeds, Mews
cues hotel, hotel management, hotel reservation, hotel booking, room reservation, guest house, guesthouse, hostel, motel, inn, bed and breakfast, resort, hospitality

core
room_type (room category): Rooms that are alike and cost the same.
  name! unique, description, max_guests! 1..20, bed_count! 1.. = 1, base_price! 0.., currency = EUR
room: A room guests sleep in.
  number! unique, floor, status {available|occupied|cleaning|out_of_order}
  -> room_type!
guest (customer, client): Person who stays.
  first_name!, last_name!, email, phone, nationality, document_number, address
reservation (booking): Nights a guest has booked.
  number! unique, check_in_date!, check_out_date! >= check_in_date, adults int 1.. = 1, children int 0.. = 0, status {pending|confirmed|checked_in|checked_out|cancelled|no_show}, source {direct|website|agency|phone} = direct, total 0.., currency = EUR, notes
  -> guest!
reserved_room (reservation room): A room of a reservation, and what it costs a night.
  nightly_rate! 0..
  => reservation, -> room_type!, -> room
payment: Money that was received.
  amount! 0.., currency = EUR, method {cash|card|transfer|voucher} = card, status {pending|paid|refunded|failed}, paid_at
  -> reservation!

pack services (service, extra, minibar, room service, spa): Services
service (extra): Something guests can have besides the room.
  name! unique, price! 0.., active = true
service_charge (charge): A service that was used.
  quantity! 1.. = 1, unit_price! 0.., charged_at = now
  => reservation, -> service!

pack housekeeping (housekeeping, cleaning, maintenance): Housekeeping
staff_member (employee, staff, housekeeper): Person who works in the house.
  first_name!, last_name!, email! unique, job_role {reception|housekeeping|maintenance|manager} = reception, active = true
housekeeping_task (cleaning, maintenance task): Something to be done in a room.
  type {cleaning|inspection|repair} = cleaning, status {open|in_progress|done}, due_on!, notes
  -> room!, assignee -> staff_member

pack rates (rate, season, seasonal price, rate plan): Rates
rate (season, seasonal price): What a type of room costs at a time of the year.
  name!, starts_on!, ends_on! >= starts_on, price! 0..
  => room_type

pack amenities (amenity, feature): Amenities
amenity (feature): Something a room has.
  name! unique, icon text(40)
room_type_amenity: An amenity rooms of a type have.
  => room_type, => amenity, unique(room_type, amenity)

pack reviews (review, rating): Reviews
guest_review (review, rating): What a guest thought of the stay.
  rating! 1..5, comment, written_on
  => reservation unique
`;
