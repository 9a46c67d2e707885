export const ENERGY = `domain energy: Energy
says Meters at customers' sites are read; what was used is billed by tariff.
like Octopus Energy, Tibber
cues energy, energy management, utility billing, smart meter, solar, power consumption, energy monitoring, meter reading, utility company, solar plant, energy consumption, solar panel monitoring

core
customer (client, consumer, household, owner): Who uses energy.
  number! unique, name!, email, phone, billing_address text(255)
site (location, building, supply point, plant, charging station): Where energy is used or made.
  code! unique, address!, city!, latitude, longitude
  -> customer!
tariff (rate, price plan): What energy costs.
  name! unique, price_per_kwh! decimal 0.., base_fee! 0.., currency = EUR, valid_from_date!, valid_until >= valid_from_date
contract (supply contract): A customer's agreement for a site.
  number! unique, starts_on!, ends_on >= starts_on, status {draft|active|cancelled|ended}
  -> customer!, -> site!, -> tariff!
meter (smart meter, panel, charger): Counts what is used or made.
  serial_number! unique, type {electricity|gas|water|heat|solar} = electricity, installed_on!, removed_on >= installed_on
  -> site!
meter_reading (reading, consumption): What a meter showed.
  read_at!, reading_value! decimal 0.., unit text(10) = kWh, source {automatic|manual|estimated} = automatic
  => meter, unique(meter, read_at)
invoice (bill): What a customer owes for a time.
  number! unique, period_start_on!, period_end_on! >= period_start_on, consumption_kwh! 0.., total! 0.., currency = EUR, due_on!, status {open|paid|overdue|cancelled}
  -> contract!

pack payments (payment): Payments
payment: Money that was received.
  amount! 0.., received_on!, method {debit|transfer|card} = debit
  -> invoice!

pack outages (outage, fault, incident): Outages
outage (fault, incident): When there was no energy.
  started_at!, ended_at >= started_at, cause_text text(255), status {reported|in_repair|resolved}
  -> site!

pack charging (charging session, ev charging, charger): Charging
charging_session: A car that was charged.
  started_at!, ended_at >= started_at, energy_kwh 0.., cost 0..
  -> meter!, -> customer
`;
