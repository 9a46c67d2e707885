export const SALON = `domain salon: Salon
says Clients book treatments with stylists, who have hours and products.
like Fresha, Treatwell, Vagaro
cues salon, hair salon, beauty salon, barber, barbershop, barber shop, hairdresser, nail salon, nail studio, spa, beauty studio, massage studio, massage, cosmetic studio, wellness center, day spa, lash studio

core
client (customer, guest): Person who comes.
  first_name!, last_name!, email unique, phone!, birth_date, notes
stylist (hairdresser, barber, staff, employee, therapist, artist, beautician, masseur): Person who treats.
  first_name!, last_name!, email! unique, phone, specialty, commission_percent 0..100, active = true
service_category (category): Services of one kind.
  name! unique, position 0.. = 0
service (treatment): What can be booked.
  name! unique, description, duration_minutes! 5..600 = 45, price! 0.., currency = EUR, active = true
  -> service_category
stylist_service: A service somebody gives.
  => stylist, => service, unique(stylist, service)
appointment (booking, reservation): A time a client has booked.
  starts_at!, ends_at! >= starts_at, status {booked|confirmed|completed|cancelled|no_show}, notes
  -> client!, -> stylist!
appointment_service (booked service): A service done in an appointment, at the price it had.
  price! 0..
  => appointment, -> service!, unique(appointment, service)

pack hours (working hours, shift, schedule, availability): Working hours
working_hour (shift, availability): When somebody works.
  weekday! {monday|tuesday|wednesday|thursday|friday|saturday|sunday}, starts_at_time! clock, ends_at_time! clock
  => stylist

pack payments (payment, sale, checkout): Payments
payment: Money for an appointment.
  amount! 0.., tip 0.. = 0, method {cash|card|voucher} = card, paid_at = now
  -> appointment!

pack products (product, retail, inventory, stock): Products
product: Something that is sold or used up.
  sku! unique, name!, brand, price! 0.., stock_quantity 0.. = 0
product_sale: A product a client took home.
  quantity! 1.. = 1, unit_price! 0.., sold_at = now
  -> product!, -> client, -> stylist

pack vouchers (voucher, gift card, loyalty, package): Vouchers
gift_voucher (voucher, gift card): Money that was paid before.
  code! unique, amount! 0.., balance! 0.., valid_until
  buyer -> client

pack reviews (review, rating): Reviews
review (rating): What a client thought.
  rating! 1..5, comment
  => appointment unique
`;
