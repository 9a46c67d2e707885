export const TELECOM_OPERATOR = `domain telecom-operator: Telecom operator
says Subscribers have SIM cards and numbers on plans; calls and data are counted, charged and billed.
like Amdocs, Twilio, Vodafone
cues telecom, telecom operator, mobile operator, telecommunications, mobile network, sim card, phone company, telco, mvno, phone plan, call detail record, prepaid sim, mobile carrier, telecom billing, telephone company, mobile subscriber, cell phone plan

core
customer (account holder, client, account): Person or company that has a contract.
  number! unique, type {person|company} = person, name!, birth_date, email!, phone, address!, tax_id, status {prospect|active|blocked|closed}
plan (tariff, rate plan, mobile plan, product): What can be subscribed to.
  code! unique, name!, type {prepaid|postpaid} = postpaid, monthly_fee! 0.., included_minutes 0.. = 0, included_messages int 0.. = 0, included_megabytes big 0.. = 0, min_term_months 0.. = 0, currency = EUR, active = true
phone_number (number, msisdn): A number that can be given to somebody.
  msisdn! text(20) unique, status {free|reserved|in_use|ported_out|quarantine}, quarantine_until
sim_card (sim, esim): The card that lets a phone into the network.
  iccid! text(22) unique, imsi! text(15) unique, type {physical|esim} = physical, puk_reference text(60), status {in_stock|active|blocked|lost|retired}
subscription (contract, line, mobile contract): A plan somebody has, with a number and a card.
  number! unique, starts_on!, min_term_until >= starts_on, ends_on >= starts_on, status {ordered|active|suspended|cancelled|ended}, prepaid_balance = 0
  -> customer!, -> plan!, -> phone_number, -> sim_card
usage_record (call, call record, cdr, data session, message): A call, a message, or data that was used; never changed.
  type! {voice|sms|data}, direction {outgoing|incoming} = outgoing, other_party_number text(20), started_at!, duration_seconds 0.. = 0, used_kilobytes big 0.. = 0, charged_amount 0.. = 0, is_roaming, country
  -> subscription!
invoice (bill): What a customer owes for a month.
  number! unique, period_start_on!, period_end_on! >= period_start_on, issued_on!, due_on! >= issued_on, net_amount! 0.., tax_amount! 0.., total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> customer!
invoice_line (charge): One position of an invoice.
  type {monthly_fee|usage|option|device|discount|one_time} = monthly_fee, description_text! text(255), amount!
  => invoice, -> subscription

pack payments (payment, top up, recharge, prepaid): Payments and top-ups
payment: Money that was received.
  amount! 0.., method {direct_debit|card|transfer|cash} = direct_debit, received_on!, status {booked|returned}
  -> customer!, -> invoice
top_up (recharge, voucher): Credit that was loaded.
  amount! 0.., method {voucher|card|app|shop} = app, voucher_code unique, topped_up_at = now
  -> subscription!

pack options (option, add on, data pack, roaming): Options
plan_option (option, add on, data pack, bundle): Something that can be added to a plan.
  code! unique, name!, monthly_fee! 0.., extra_megabytes big 0.. = 0, extra_minutes 0.. = 0, includes_roaming flag, active = true
subscription_option: An option a subscription has.
  starts_on!, ends_on >= starts_on
  => subscription, -> plan_option!, unique(subscription, plan_option, starts_on)
roaming_rate (roaming): What use costs in another country.
  country!, per_minute_amount! 0.., per_message_amount! 0.., per_megabyte_amount! 0..
  => plan, unique(plan, country)

pack porting (number porting, porting, portability): Number porting
porting_request (porting, port in, port out): A number that moves to or from another operator.
  number! unique, direction! {in|out}, msisdn! text(20), other_operator_name!, requested_on!, wanted_on >= requested_on, done_at, status {requested|accepted|rejected|done|cancelled}, reject_reason
  -> customer!, -> subscription

pack network (network, cell tower, tower, base station, outage): Network
cell_site (tower, base station): A mast.
  code! unique, name!, address, latitude!, longitude!, technology {2g|3g|4g|5g} = 4g, status {planned|on_air|degraded|down|retired}
network_incident (outage, fault): Something that is wrong with the network.
  number! unique, title!, severity {minor|major|critical} = minor, started_at!, resolved_at >= started_at, affected_count 0.., status {open|in_repair|resolved}
  -> cell_site

pack devices (device, handset, phone, instalment): Devices
device_model (handset, phone model): A phone that is sold.
  sku! unique, brand!, model!, price! 0.., stock_quantity 0.. = 0
device_sale (device, handset sale): A phone a customer bought.
  imei! text(15) unique, sold_on!, price! 0.., instalment_count int 1..48 = 1
  -> customer!, -> device_model!, -> subscription

pack support (ticket, complaint, support): Support
support_ticket (ticket, complaint): Something a customer needs help with.
  number! unique, subject!, category {billing|network|device|contract|other} = other, status {open|in_progress|waiting|resolved|closed}, opened_at = now, resolved_at >= opened_at
  -> customer!, -> subscription
`;
