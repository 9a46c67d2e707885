export const PET_GROOMING = `domain pet-grooming: Pet grooming
says Owners bring their pets to an appointment, at which a groomer does some services.
like MoeGo, DaySmart Pet, Gingr Grooming
cues pet grooming, dog grooming, pet groomer, dog groomer, dog salon, pet salon, grooming salon, dog grooming salon, mobile grooming, cat grooming

core
owner (client, customer, pet owner): Whose pets come.
  first_name!, last_name!, phone!, email, address
breed: A breed.
  name! unique, species! {dog|cat|rabbit|other}
pet (dog, cat, animal): Who is groomed.
  name!, birth_date, sex {female|male}, weight_kg 0.., is_aggressive flag, medical_notes text(1000), grooming_interval_weeks int 1..
  -> owner!, -> breed
groomer (employee, stylist): Who grooms.
  first_name!, last_name!, email! unique, phone, active = true
service (treatment): What is done.
  name! unique, price! 0.., currency = EUR, duration_minutes! 5.., description
appointment (booking, visit): When a pet comes.
  starts_at!, ends_at >= starts_at, status {booked|confirmed|in_progress|finished|cancelled|no_show}, total 0.., notes
  -> pet!, -> groomer
appointment_service: A service at an appointment.
  price! 0.., minutes_taken int 0..
  => appointment, -> service!, unique(appointment, service)

pack products (product, shampoo): Products
product (shampoo): What is used or sold.
  name! unique, brand, price 0.., quantity_in_stock int 0.. = 0
product_use: A product used at an appointment.
  => appointment, -> product!, unique(appointment, product)

pack reminders (reminder): Reminders
reminder: What an owner is told in time.
  due_on!, channel {sms|email|phone} = sms, sent_at
  -> pet!

pack payments (payment): Payments
payment: Money for an appointment.
  amount! 0.., currency = EUR, method {cash|card|transfer} = card, paid_at = now
  -> appointment!

pack photos (photo, picture): Photos
pet_photo (photo): How a pet looked.
  photo_url!, is_after, taken_at
  => appointment
`;
