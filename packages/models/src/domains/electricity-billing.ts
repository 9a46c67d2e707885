export const ELECTRICITY_BILLING = `domain electricity-billing: Electricity billing
says Customers are supplied at metering points; what they used is priced by tariff, billed, paid by instalments, and settled once a year.
like SAP IS-U, Gentrack, Kraken
cues electricity bill, electric utility, power utility, power company, electricity supplier, electricity provider, energy supplier, power supplier, electricity meter, prepaid electricity, electricity distribution, electric company, electricity billing system, power billing, electricity board, electricity tariff, electricity billing, electricity

core
customer (consumer, account holder, household): Who is supplied.
  number! unique, type {household|business|public} = household, name!, email, phone, billing_address! text(255), iban
metering_point (supply point, connection, delivery point, premise): A place where electricity is taken or fed in.
  grid_code! text(40) unique, address!, city!, postal_code!, direction {consumption|feed_in} = consumption, max_power_kw 0.., status {connected|shut_off|disconnected}
meter (electricity meter, smart meter): Counts what is used.
  serial_number! unique, type {single_rate|dual_rate|smart|prepaid} = single_rate, installed_on!, calibrated_until, removed_on >= installed_on, multiplier decimal 0.. = 1
  -> metering_point!
meter_register (register, counter): One counter of a meter, such as day or night.
  register_code! text(20), rate_band {single|day|night|peak} = single, digits_count int 4..9 = 6
  => meter, unique(meter, register_code)
tariff (price plan, rate plan, product): What electricity costs.
  code! unique, name!, base_fee! 0.., min_term_months 0.. = 0, notice_days 0.. = 14, green_percent int 0..100 = 0, currency = EUR, valid_from_date!, valid_until >= valid_from_date
tariff_price (price, energy price): What a kilowatt hour costs in a band.
  rate_band! {single|day|night|peak}, from_kwh decimal 0.. = 0, price_per_kwh! decimal
  => tariff, unique(tariff, rate_band, from_kwh)
supply_contract (contract, agreement, service account): A customer who is supplied at a point.
  number! unique, starts_on!, ends_on >= starts_on, estimated_yearly_kwh! 0.., status {requested|confirmed|active|cancelled|ended|rejected}
  -> customer!, -> metering_point!, -> tariff!
register_reading (meter reading, reading): What a counter showed.
  read_on!, reading! 0.., source {remote|customer|grid_operator|estimated} = customer, reason {periodic|move_in|move_out|meter_change|tariff_change} = periodic, is_plausible flag = true
  => meter_register, unique(meter_register, read_on, reason)

pack bills (bill, invoice, billing, settlement): Bills
electricity_bill (bill, invoice, settlement): What a customer used and owes for a time.
  number! unique, type {interim|yearly|final|correction} = yearly, period_start_on!, period_end_on! >= period_start_on, consumption_kwh! 0.., net_amount!, tax_amount!, total!, currency = EUR, issued_on!, due_on! >= issued_on, status {draft|sent|paid|overdue|cancelled}
  -> supply_contract!
bill_line (bill position): One position of a bill.
  position! 1.., type {energy|base_fee|grid_fee|levy|tax|credit} = energy, quantity_kwh 0.., unit_price decimal, amount!
  => electricity_bill, unique(electricity_bill, position)

pack payments (payment, instalment, budget billing, direct debit, dunning): Payments
instalment_plan (budget billing): What is paid ahead every month.
  monthly_amount! 0.., day_of_month_number! int 1..28, starts_on!, ends_on >= starts_on
  => supply_contract
payment (receipt): Money that was received.
  amount! 0.., received_on!, method {direct_debit|transfer|card|cash} = direct_debit, reference, status {booked|returned}
  -> supply_contract!
dunning_notice (dunning, reminder): A letter that asks for what is late.
  level! 1..3, sent_on!, amount! 0.., fee 0.. = 0
  => supply_contract

pack prepaid (prepaid, top up, voucher): Prepaid
top_up (voucher, recharge): Electricity bought ahead.
  token_code! text(40) unique, amount! 0.., energy_kwh! 0.., bought_at = now, redeemed_at >= bought_at
  -> meter!, -> customer

pack outages (outage, power cut, interruption, disconnection): Outages and shut-offs
outage (power cut, interruption): When there was no electricity.
  number! unique, area_name!, started_at!, ended_at >= started_at, cause_text text(255), is_planned, affected_count 0..
outage_report (fault report): Somebody who says the light is out.
  reported_at = now, description
  -> metering_point!, -> outage
disconnection (shut off, lock order): Electricity that was cut off because of unpaid bills.
  announced_on!, done_at, reconnected_at >= done_at, fee 0.. = 0, status {announced|done|reconnected|cancelled}
  -> supply_contract!

pack intervals (interval data, load profile, consumption): Load profiles
interval_reading (load profile, consumption): What was used in a quarter of an hour.
  starts_at!, energy_kwh! 0.., quality {measured|estimated|replaced} = measured
  => meter_register, unique(meter_register, starts_at)

pack switching (supplier switch, move, request): Switching and moving
switch_request (supplier switch, move in, move out): A customer who comes, goes, or moves.
  number! unique, type! {switch_in|switch_out|move_in|move_out}, requested_on!, effective_on! >= requested_on, other_supplier_name, status {requested|sent_to_grid|confirmed|rejected|done}, reject_reason
  -> customer!, -> metering_point!
`;
