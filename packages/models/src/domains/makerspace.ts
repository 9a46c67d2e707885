export const MAKERSPACE = `domain makerspace: Makerspace
says Members are trained on machines, book them, pay for time and material, and come to workshops.
like Fabman, Odoo Makerspace, Cobot Makerspace
cues makerspace, maker space, fab lab, fablab, hackerspace, open workshop, community workshop, machine booking, wood workshop members
about machine

core
membership_plan (plan, tariff): What a membership costs.
  name! unique, monthly_price! 0.., included_hours 0.. = 0, active = true
member (user, maker): Person who uses the lab.
  member_number! unique, first_name!, last_name!, email! unique, phone, joined_on!, status {active|paused|blocked|left}
  -> membership_plan
area (room, workshop area, zone): A part of the lab.
  name! unique, description
machine (device, tool, equipment, laser cutter, printer): Something members work with.
  code! unique, name!, model, hourly_price 0.. = 0, requires_training flag, status {available|in_use|in_repair|retired}
  -> area
instructor (trainer, supervisor, mentor): Person who shows how machines are used.
  first_name!, last_name!, email! unique, phone
training (induction, introduction): A member has been shown a machine.
  trained_on!, valid_until >= trained_on, passed flag
  -> member!, -> machine!, -> instructor, unique(member, machine, trained_on)
machine_booking (booking, reservation): When a member has a machine.
  starts_at!, ends_at! >= starts_at, purpose, status {booked|in_use|done|cancelled|no_show}
  -> member!, -> machine!

pack usage (usage, log, machine time, billing): Machine time
usage_log (usage, session): How long a machine ran.
  started_at!, ended_at >= started_at, cost 0..
  -> member!, -> machine!, -> machine_booking

pack materials (material, consumable, filament, stock): Material
material (consumable, filament): What is used up.
  name! unique, unit!, unit_price! 0.., stock_amount decimal 0.. = 0
material_use: What a member took.
  quantity! decimal 0.., total! 0.., taken_at = now
  -> member!, -> material!

pack workshops (workshop, course, class, event): Workshops
workshop (course, class): Something one can learn.
  title!, description, starts_at!, ends_at! >= starts_at, max_participants int 1.., price 0.. = 0, status {planned|full|held|cancelled}
  -> instructor!, -> area
workshop_signup (registration, sign-up): Somebody who takes part.
  signed_up_at = now, status {signed_up|attended|missed|cancelled}
  => workshop, -> member!, unique(workshop, member)

pack maintenance (maintenance, defect, repair, breakdown): Maintenance
machine_defect (defect, breakdown, repair): Something that is broken.
  description!, reported_at = now, repaired_at >= reported_at, status {reported|in_repair|repaired}
  => machine, reporter -> member

pack payments (invoice, payment, fee): Payments
member_invoice (invoice, bill): What a member owes for a month.
  number! unique, period_starts_on!, total! 0.., currency = EUR, status {open|paid|overdue|cancelled}, paid_on
  -> member!
`;
