export const STREET_MARKET = `domain street-market: Market with stalls
says Vendors book stalls on market days, pay for them, and sell.
like Marketspread, ManageMyMarket
cues farmers market, street market, village market, market stall, christmas market, craft fair, craft market, car boot sale, night market, weekly market, jumble sale, market day, food market

core
market (fair): A market that is held again and again.
  name! unique, address!, city!, description, weekday {monday|tuesday|wednesday|thursday|friday|saturday|sunday}
market_day (date, event): A day it is held.
  held_on!, opens_at_time! clock, closes_at_time! clock, status {planned|open_for_booking|held|cancelled}
  => market, unique(market, held_on)
stall (pitch, stand, booth, table): A place to sell at.
  code!, width_meters! decimal 0.., has_electricity flag = false, day_fee! 0.., row_text text(20), active = true
  => market, unique(market, code)
vendor (trader, seller, stallholder, stall holder, exhibitor, farmer): Who sells.
  business_name! text(120), first_name!, last_name!, email! unique, phone!, licence_number text(40), insured_until, status {applied|accepted|rejected|blocked}
goods_category (category, product, goods): What is sold.
  name! unique, description
vendor_category: What a vendor sells.
  => vendor, => goods_category, unique(vendor, goods_category)
stall_booking (booking, reservation, allocation): A stall for a vendor on one day.
  fee! 0.., currency = EUR, status {requested|confirmed|paid|cancelled|no_show}, booked_at = now
  -> market_day!, -> stall!, -> vendor!, unique(market_day, stall)

pack payments (payment, fee, invoice): Payments
stall_payment (payment, fee): What a vendor paid.
  amount! 0.., method {cash|card|transfer} = cash, paid_on!
  -> stall_booking!

pack checks (inspection, check): Checks
stall_check (inspection, check): What was found at a stall.
  checked_at = now, result {passed|warning|failed} = passed, notes
  => stall_booking

pack waiting (waiting list): Waiting list
waiting_entry (waiting list): A vendor who waits for a stall.
  asked_on!, wanted_width_meters decimal 0.., status {waiting|offered|withdrawn}
  -> market!, -> vendor!
`;
