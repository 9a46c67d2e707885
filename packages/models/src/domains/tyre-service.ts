export const TYRE_SERVICE = `domain tyre-service: Tyre service
says Customers have tyres changed, balanced and stored between the seasons; wear is measured and new ones are sold.
like TireTutor, Tyresoft, Tyreman
cues tyre service, tire shop, tyre shop, tire service, tire hotel, tyre hotel, tire storage, wheel storage, tyre change, tire change, tyre fitting, wheel alignment, seasonal tire, tyre dealer, tire dealer, tyre storage, winter tire, tire hotel management, tyre workshop

core
customer (client, owner): Person or company whose wheels they are.
  number! unique, type {person|company} = person, name!, phone!, email, address
vehicle (car, van, motorcycle): A car the wheels belong to.
  license_plate! unique, make!, model!, model_year 1900..2200, mileage 0.., wheel_bolts_torque int 1.., has_pressure_sensors
  -> customer!
employee (fitter, mechanic, technician, staff): Person who changes tyres.
  staff_number! unique, first_name!, last_name!, email! unique, job {fitter|advisor|manager} = fitter, active = true
tyre_model (tyre, tire, product, article): A tyre that can be sold.
  sku! unique, brand!, name!, season {summer|winter|all_season} = summer, width_mm! int 50..500, profile_percent! int 10..100, rim_inches! int 8..30, load_index int 0..279, speed_index text(2), is_runflat, purchase_price 0.., price! 0.., currency = EUR, stock_quantity 0.. = 0, minimum_quantity 0.. = 0, active = true
service (service type, work): Work that can be booked.
  code! unique, name! unique, duration_minutes! 5..480, price! 0.., per_wheel flag, active = true
appointment (booking, slot): A time a car comes.
  starts_at!, ends_at! >= starts_at, status {booked|confirmed|arrived|done|cancelled|no_show}, notes
  -> customer!, -> vehicle, -> service!, -> work_bay
service_order (order, job, work order): What is done to a car.
  number! unique, mileage 0.., opened_at = now, finished_at >= opened_at, total 0.., currency = EUR, status {open|in_progress|done|paid|cancelled}, torque_checked flag
  -> customer!, -> vehicle!, -> appointment, fitter -> employee
order_line (position, item): One service or tyre of an order.
  description_text! text(255), quantity! 1.. = 1, unit_price! 0..
  => service_order, -> service, -> tyre_model

pack storage (tyre hotel, storage, wheel set, wheels, seasonal storage): Tyre hotel
storage_place (shelf, rack, storage location): Where a set lies.
  code! unique, row_label text(20), status {free|taken|blocked}
wheel_set (set of wheels, tyre set): Four wheels of a car.
  set_number! unique, season {summer|winter|all_season} = winter, on_rims flag = true, rim_type {steel|alloy} = steel, tyre_text! text(120), status {stored|on_car|disposed|returned}
  -> vehicle!
storage_stay (storage contract, stay): A set that is stored for a season.
  number! unique, stored_on!, collected_on >= stored_on, price! 0.., status {stored|collected|overdue}
  -> wheel_set!, -> storage_place!, -> service_order

pack measurements (tread depth, measurement, wear, pressure, inspection): Wear
wheel_measurement (tread depth, wear measurement): How one wheel was.
  position! {front_left|front_right|rear_left|rear_right|spare}, tread_depth_mm! decimal 0..30, pressure_bar decimal 0..20, production_week text(4), damage_notes, is_worn_out, measured_at = now
  => service_order, -> wheel_set, unique(service_order, position)

pack bays (bay, lift, work bay, opening hours): Bays
work_bay (bay, lift): A place a car is worked on.
  name! unique, type {car|van|truck|motorcycle} = car, active = true

pack payments (payment, invoice, billing): Payments
invoice (bill): What a customer owes.
  number! unique, issued_on!, due_on! >= issued_on, tax_amount! 0.., total! 0.., status {draft|sent|paid|overdue|cancelled}
  -> service_order!
payment: Money that was received.
  amount! 0.., method {cash|card|transfer} = card, paid_at = now
  -> invoice!

pack purchasing (supplier, purchase, tyre order, stock): Purchasing
supplier (wholesaler): Who delivers tyres.
  name! unique, email, phone, delivery_days 0..
purchase_order (purchase, tyre order): Tyres that were ordered.
  number! unique, ordered_on!, received_on >= ordered_on, status {ordered|received|cancelled}
  -> supplier!
purchase_line (ordered tyre): One tyre of it.
  quantity! 1.., unit_cost! 0..
  => purchase_order, -> tyre_model!, unique(purchase_order, tyre_model)

pack reminders (reminder, season reminder, notification): Reminders
season_reminder (reminder, notification): Tells a customer that the season changes.
  season! {summer|winter}, reminder_year! int 2000..2200, channel {email|sms|letter} = email, sent_at, status {planned|sent|booked|ignored}
  => vehicle, unique(vehicle, season, reminder_year)
`;
