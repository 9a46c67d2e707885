export const FESTIVAL = `domain festival: Festival
says Artists play on stages over some days; visitors come with tickets and wristbands, crews and vendors keep it going.
like Festicket, Eventree, Crescat, Marcato
cues music festival, film festival, festival management, festival lineup, open air festival, street festival, food festival, festival schedule, arts festival, festival organizer, festival planner, festival

core
festival_edition (edition, festival year): The festival in one year.
  name! unique, starts_on!, ends_on! >= starts_on, place!, capacity! 1.., status {planned|announced|on_sale|running|finished|cancelled}
stage (venue, area): A place where artists play.
  name!, type {main|tent|indoor|outdoor|workshop} = main, capacity! 1.., latitude -90..90, longitude -180..180
  => festival_edition, unique(festival_edition, name)
artist (act, band, performer, dj): Who plays.
  name! unique, genre text(60), country, bio, photo_url, website, agent_name, agent_email
artist_booking (booking, contract): An artist booked for a festival.
  fee! 0.., currency = EUR, status {offered|confirmed|contracted|played|cancelled}, announced_on, party_people 1.. = 1, rider_text long
  -> festival_edition!, -> artist!, unique(festival_edition, artist)
performance (set, show, slot): A time on a stage.
  starts_at!, ends_at! >= starts_at, soundcheck_at, status {draft|confirmed|played|cancelled}
  -> stage!, -> artist_booking!, unique(stage, starts_at)
ticket_type (pass type): A kind of ticket.
  name!, kind {day|weekend|camping|vip|parking} = weekend, price! 0.., currency = EUR, quantity_total! int 1.., sale_starts_at!, sale_ends_at! >= sale_starts_at
  => festival_edition, unique(festival_edition, name)
ticket_holder (visitor, attendee, customer, festival goer): Person who buys tickets.
  first_name!, last_name!, email! unique, phone, birth_date
festival_ticket (ticket, wristband, pass): A ticket that was bought, and its wristband.
  code! unique, wristband_code unique, price_paid! money 0.., status {reserved|paid|checked_in|refunded|cancelled}, bought_at = now, checked_in_at >= bought_at
  -> ticket_type!, -> ticket_holder!

pack crew (crew, volunteer, shift, staff): Crew
crew_member (volunteer, helper): Person who helps.
  first_name!, last_name!, email! unique, phone, team {entrance|bar|stage|security|medical|cleaning|parking} = entrance, is_volunteer = true, shirt_size {XS|S|M|L|XL|XXL} = M, status {applied|accepted|declined|no_show}
crew_shift (shift): A time somebody works.
  starts_at!, ends_at! >= starts_at, place, status {planned|confirmed|worked|missed}
  => festival_edition, -> crew_member!, unique(crew_member, starts_at)

pack vendors (vendor, food stall, food truck, merchant): Vendors
vendor (food stall, food truck, merchant): Who sells food or things.
  company_name! unique, contact_name!, email!, phone, kind {food|drinks|merchandise|art|service} = food
vendor_stand (stand, pitch): A place a vendor rents.
  number!, width_meters 0..100, power_kw 0.., rent! 0.., status {applied|accepted|paid|rejected|cancelled}
  -> festival_edition!, -> vendor!, unique(festival_edition, number)

pack sponsors (sponsor, sponsorship, partner): Sponsors
sponsor (partner): A company that supports the festival.
  name! unique, contact_name, email, website, logo_url
sponsorship: What a sponsor gives to one edition.
  tier {main|gold|silver|media} = silver, amount! 0.., currency = EUR, signed_on
  => festival_edition, -> sponsor!, unique(festival_edition, sponsor)

pack screenings (screening, film, submission, jury): Films and submissions
film_submission (film, submission): A film sent in for the programme.
  title!, director_name!, country, year_made int 1890..2100, runtime_minutes 1.., category {feature|documentary|short|animation} = feature, status {submitted|shortlisted|selected|rejected|withdrawn}, submitted_at = now
  -> festival_edition!
film_screening (screening): A film shown at a time.
  starts_at!, ends_at! >= starts_at, has_guests
  -> film_submission!, -> stage!, unique(stage, starts_at)

pack logistics (accommodation, travel, backstage, accreditation): Travel and accreditation
artist_travel (travel, accommodation): How a party comes, and where it sleeps.
  arrives_at!, leaves_at! >= arrives_at, transport {car|train|plane|bus} = car, hotel_name, room_count 0.. = 0, notes
  => artist_booking
accreditation (backstage pass, press pass): A pass for people who do not buy one.
  holder_name!, email, kind {artist|press|crew|guest|photographer} = guest, badge_number unique, status {requested|granted|denied|collected}
  => festival_edition

pack safety (incident, first aid, lost and found): Incidents
festival_incident (incident, first aid case): Something that went wrong on the ground.
  occurred_at!, type {medical|security|weather|technical|lost_item} = medical, place, description!, status {open|in_progress|closed}
  => festival_edition
`;
