export const DANCE_STUDIO = `domain dance-studio: Dance studio
says Dancers join classes of a style and level, by term, card or membership, and dance at shows.
like DanceStudio-Pro, Jackrabbit Dance, Studio Director
cues dance class, ballet school, dance academy, dance lesson, ballet, dance course, dance studio management, ballroom dancing, salsa class, dance school management, dance teacher, dance workshop, dance studio booking, tango school, hip hop dance, dance company, dance school, dance studio

core
dance_style (style, genre): A style that is danced.
  code! unique, name! unique, description
teacher (instructor, choreographer, dance teacher): Person who teaches.
  first_name!, last_name!, email! unique, phone, hourly_rate 0.., bio, active = true
studio_room (room, hall, studio): A room one dances in.
  name! unique, capacity! 1.., area_sqm decimal 0.., has_mirrors flag = true, has_barre
dancer (student, member, participant, pupil): Person who dances.
  number! unique, first_name!, last_name!, birth_date!, email, phone, address, medical_notes, guardian_name, guardian_phone text(40), status {active|paused|left}
dance_class (class, course, weekly class): A class that is held every week for a term.
  code! unique, title!, level {beginner|intermediate|advanced|open} = beginner, age_from int 0..120, age_until int 0..120, weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock, starts_on!, ends_on! >= starts_on, max_dancers! int 1.., term_fee! 0.., currency = EUR, status {planned|open|full|running|finished|cancelled}
  -> dance_style!, -> teacher!, -> studio_room!
class_enrollment (enrollment, registration): A dancer in a class.
  enrolled_on!, left_on >= enrolled_on, dance_role {none|leader|follower} = none, fee! 0.., status {trial|active|waitlisted|dropped|completed}
  -> dancer!, -> dance_class!, unique(dancer, dance_class)
class_session (session, lesson): One evening of a class.
  starts_at!, ends_at! >= starts_at, status {planned|held|cancelled}, notes
  => dance_class, substitute -> teacher, unique(dance_class, starts_at)
session_attendance (attendance, check in): A dancer who came.
  status {booked|attended|absent|cancelled}, checked_in_at
  => class_session, -> dancer!, -> class_card, unique(class_session, dancer)

pack passes (class card, pass, membership, drop in, ten class card): Cards and memberships
pass_type (membership type, card type): What can be bought instead of a term.
  code! unique, name!, type {single|card|monthly|yearly} = card, classes_count int 1.., valid_days! int 1.., price! 0.., active = true
class_card (pass, membership, ten class card): A card a dancer bought.
  card_number! unique, bought_on!, valid_until! >= bought_on, classes_left int 0.., price! 0.., status {active|used_up|expired|cancelled}
  -> dancer!, -> pass_type!

pack shows (show, recital, performance, costume, choreography, rehearsal): Shows
recital (show, performance): An evening the studio shows what it can.
  title!, starts_at!, venue!, ticket_price 0.. = 0, status {planned|rehearsing|held|cancelled}
choreography (routine, number, piece): A dance of a show, in order.
  position! 1.., title!, music_title text(200), duration_seconds 1..
  => recital, -> dance_class, choreographer -> teacher, unique(recital, position)
choreography_dancer (cast): Who dances in it.
  dance_part text(60)
  => choreography, -> dancer!, -> costume, unique(choreography, dancer)
costume: Something that is worn in a show.
  code! unique, name!, size_label text(20), color, rental_fee 0.. = 0, status {available|lent|in_repair|retired}

pack payments (payment, invoice, tuition, fee, billing): Payments
invoice (bill, tuition): What is owed for a dancer.
  number! unique, issued_on!, due_on! >= issued_on, discount 0.. = 0, total! 0.., status {draft|sent|paid|overdue|cancelled}
  -> dancer!, -> class_enrollment
payment: Money that was received.
  amount! 0.., method {card|direct_debit|transfer|cash} = card, received_on!
  -> dancer!, -> invoice, -> class_card

pack private-lessons (private lesson, private class, wedding dance): Private lessons
private_lesson (private class, wedding dance lesson): A lesson for one or two.
  starts_at!, ends_at! >= starts_at, occasion text(120), price! 0.., status {booked|confirmed|held|cancelled|no_show}
  -> dancer!, partner -> dancer, -> teacher!, -> studio_room, -> dance_style

pack room-hire (room hire, room rental, studio rental): Room hire
room_hire (room rental, studio rental): A room somebody else uses.
  number! unique, hirer_name!, hirer_email! text(254), starts_at!, ends_at! >= starts_at, price! 0.., status {requested|confirmed|used|cancelled}
  -> studio_room!

pack competitions (competition, couple, partner, award): Competitions
dance_couple (couple): Two who dance together.
  formed_on!, ended_on >= formed_on, competition_class text(20)
  leader -> dancer!, follower -> dancer!, unique(leader, follower, formed_on)
competition (dance tournament): A contest dancers go to.
  name!, city!, held_on!, entry_fee 0.. = 0
  -> dance_style
competition_result (award, placing): How they did.
  category_name!, place_number int 1.., score decimal 0..
  => competition, -> dancer, -> dance_couple
`;
