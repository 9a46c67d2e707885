export const SKI_RESORT = `domain ski-resort: Ski resort
says Skiers buy lift passes, ride lifts to runs, rent equipment and take lessons.
like Skidata, Axess, SnowCloud, Epic Pass
cues ski resort, ski area, ski pass, lift pass, ski lift, ski slope, snow report, lift ticket, ski resort management, chairlift, winter sports resort

core
ski_lift (lift, chairlift, gondola, cable car): Something that takes skiers up.
  name! unique, type! {chairlift|gondola|cable_car|drag_lift|magic_carpet}, hourly_capacity! 1.., base_meters int 0.., summit_meters int 0.., opens_at_time clock, closes_at_time clock, status {closed|open|on_hold|maintenance}
ski_run (run, slope, piste, trail): A way down.
  number! unique, name!, difficulty! {green|blue|red|black|freeride}, length_meters! int 1.., vertical_meters int 0.., has_snowmaking, is_lit, status {closed|open|groomed|danger}
  -> ski_lift
skier (customer, guest, visitor): Person who buys a pass.
  first_name!, last_name!, birth_date, email unique, phone, photo_url, country
pass_product (ticket type, pass type, lift ticket type): A kind of pass one can buy.
  code! unique, name!, validity {hours|day|multi_day|season|points} = day, valid_days int 1..365 = 1, age_group {adult|youth|child|senior} = adult, active = true
pass_price (price, season price): What a pass costs at a time of the winter.
  season_name!, starts_on!, ends_on! >= starts_on, price! 0.., currency = EUR
  => pass_product
pass_sale (sale, order, purchase): Passes bought together.
  number! unique, channel {desk|online|hotel|machine} = desk, status {open|paid|refunded|cancelled}, sold_at = now, total! 0.., currency = EUR
  buyer -> skier
lift_pass (ski pass, ticket, pass, lift ticket): One pass on a card, and when it counts.
  card_number!, starts_on!, ends_on! >= starts_on, price_paid! money 0.., status {active|used_up|expired|blocked|refunded}
  => pass_sale, -> pass_product!, holder -> skier
lift_scan (gate scan, access, lift ride): A pass that was read at a gate.
  scanned_at = now, gate_number!, outcome {granted|denied} = granted, denial_reason
  -> lift_pass!, -> ski_lift!

pack rental (rental, ski rental, equipment, boots): Equipment rental
rental_item (ski, snowboard, boots, equipment): Something that is lent.
  inventory_number! unique, kind! {ski|snowboard|boots|helmet|poles|sled}, brand, model, size_text text(20), daily_price! 0.., status {available|rented|in_service|retired}
rental_contract (rental): Things a skier has for some days.
  number! unique, starts_on!, ends_on! >= starts_on, returned_at, deposit 0.., total! 0.., status {reserved|out|returned|cancelled}
  -> skier!
rental_line: One thing of a rental.
  binding_setting decimal 0..15, price! 0..
  => rental_contract, -> rental_item!, unique(rental_contract, rental_item)

pack lessons (ski school, lesson, instructor, course): Ski school
ski_instructor (instructor): Person who teaches.
  first_name!, last_name!, email! unique, phone, discipline {ski|snowboard|both} = ski, license_level text(40), active = true
ski_lesson (lesson, course): A lesson for one or for a group.
  code! unique, title!, kind {private|group} = group, skill {beginner|intermediate|advanced} = beginner, starts_at!, ends_at! >= starts_at, max_people! 1..20, price! 0.., status {planned|full|done|cancelled}
  -> ski_instructor!
lesson_booking: A skier in a lesson.
  booked_at = now, status {booked|attended|cancelled|no_show}
  => ski_lesson, -> skier!, unique(ski_lesson, skier)

pack snow (snow report, weather, avalanche, snow depth): Snow report
snow_report: How the mountain was on a day.
  report_date! unique, base_depth_cm int 0.., summit_depth_cm int 0.., new_snow_cm int 0.. = 0, temperature_celsius -60..40, wind_kmh int 0.., avalanche_level! 1..5, published_at, notes

pack grooming (grooming, snowcat, snowmaking): Grooming
snow_groomer (snowcat): A machine that prepares runs.
  number! unique, model, operating_hours 0.., status {ready|in_use|in_shop}
grooming_shift (grooming): A run that was prepared in a night.
  started_at!, ended_at >= started_at, driver_name, notes
  -> ski_run!, -> snow_groomer!

pack patrol (ski patrol, accident, rescue): Ski patrol
patrol_incident (accident, rescue): An accident, and how the skier was helped.
  number! unique, reported_at = now, arrived_at >= reported_at, injury_text text(255), severity {minor|moderate|severe} = minor, transport {none|sled|helicopter|ambulance} = none, status {reported|on_scene|closed}, notes
  -> ski_run, -> skier

pack lift-service (lift inspection, lift maintenance): Lift maintenance
lift_inspection (lift maintenance): What was checked on a lift.
  inspected_on!, type {daily|monthly|annual|authority} = daily, outcome {passed|defects|failed} = passed, findings, next_due_on >= inspected_on
  => ski_lift
`;
