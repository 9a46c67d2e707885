export const INTERNET_PROVIDER = `domain internet-provider: Internet provider
says Customers order internet at an address; it is checked, installed, kept running, and billed.
like Splynx, Sonar, UISP
cues internet provider, internet service provider, isp, broadband, fiber internet, wisp, broadband provider, fibre network, internet subscription, isp billing, fiber network, isp management, wifi provider, internet connection, broadband billing, wireless internet provider

core
customer (subscriber, client, account): Who has internet.
  number! unique, type {household|business} = household, name!, email! unique, phone!, billing_address! text(255), status {lead|active|suspended|closed}
service_address (location, premise, site, installation address): A place that can be connected.
  address!, city!, postal_code!, latitude, longitude, availability {unknown|planned|available|not_possible} = unknown, technology {fiber|cable|dsl|wireless} = fiber
internet_plan (plan, tariff, package, product): What can be ordered.
  code! unique, name!, download_mbit! int 1.., upload_mbit! int 1.., data_limit_gigabytes int 1.., monthly_fee! 0.., setup_fee 0.. = 0, min_term_months 0.. = 0, currency = EUR, active = true
service (subscription, contract, connection, line): Internet a customer has at an address.
  number! unique, ordered_on!, activated_on >= ordered_on, ends_on >= ordered_on, status {ordered|installing|active|suspended|cancelled|ended}, username unique, static_ip_address
  -> customer!, -> service_address!, -> internet_plan!, -> access_port
technician (installer, engineer, field technician): Person who installs and repairs.
  staff_number! unique, first_name!, last_name!, email! unique, phone!, active = true
installation (appointment, installation appointment, visit): A visit to connect a place or to mend it.
  type {installation|repair|removal} = installation, starts_at!, ends_at! >= starts_at, status {planned|on_the_way|done|failed|cancelled}, result_notes
  -> service!, -> technician
device (router, modem, equipment, cpe): A router or the like.
  serial_number! unique, mac_address! unique, type {router|modem|ont|antenna|tv_box} = router, model!, status {in_stock|installed|returned|defective}, installed_on, returned_on >= installed_on
  -> service
invoice (bill): What a customer owes for a month.
  number! unique, period_start_on!, period_end_on! >= period_start_on, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> customer!

pack payments (payment, direct debit, dunning, suspension): Payments
invoice_line (charge): One position of an invoice.
  description_text! text(255), quantity! 1.. = 1, amount!
  => invoice, -> service
payment: Money that was received.
  amount! 0.., method {direct_debit|card|transfer|cash} = direct_debit, received_on!, reference
  -> customer!, -> invoice
suspension (block, dunning): Internet that was turned off because of unpaid bills.
  suspended_at!, restored_at >= suspended_at, reason
  => service

pack network (network, router, node, ip address, tower, port): Network
network_node (node, tower, cabinet, pop): A place of the network.
  code! unique, name!, type {pop|cabinet|tower|switch|olt} = cabinet, latitude, longitude, management_ip_address, status {planned|up|degraded|down}
  uplink -> network_node
access_port (port, line port): A port a customer is plugged into.
  port_label! text(40), max_mbit int 1.., status {free|in_use|defective}
  => network_node, unique(network_node, port_label)
ip_assignment (ip address, ip pool): An address that was given to a service.
  ip_address!, assigned_at = now, released_at >= assigned_at
  => service

pack outages (outage, incident, maintenance): Outages
outage (incident, maintenance window): A time something did not work.
  number! unique, title!, is_planned, severity {minor|major|critical} = minor, started_at!, ended_at >= started_at, affected_count 0.., status {open|in_repair|resolved}
  -> network_node
outage_update (status update): What customers are told about it.
  body!, published_at = now
  => outage

pack support (ticket, support, complaint): Support
support_ticket (ticket, complaint, trouble ticket): Something a customer needs help with.
  number! unique, subject!, description, category {no_internet|slow|billing|device|move|other} = other, priority {low|normal|high} = normal, status {open|in_progress|waiting|resolved|closed}, opened_at = now, resolved_at >= opened_at
  -> customer!, -> service, assignee -> technician

pack usage (usage, traffic, bandwidth, speed test): Usage
daily_usage (usage, traffic): How much went over a line in a day.
  used_on!, download_megabytes! big 0.., upload_megabytes! big 0..
  => service, unique(service, used_on)
speed_test (bandwidth test): How fast a line was.
  download_mbit! decimal 0.., upload_mbit! decimal 0.., ping_milliseconds int 0.., tested_at = now
  => service

pack coverage (coverage, availability, expansion, lead): Expansion
expansion_area (build area, coverage area): An area that may be connected.
  code! unique, name!, households_count! 0.., needed_percent int 0..100, status {planned|collecting|building|finished|dropped}, starts_on, ends_on >= starts_on
availability_request (lead, interest): Somebody who would like to be connected.
  name!, email!, address!, requested_at = now, status {new|informed|won|lost}
  -> internet_plan, -> expansion_area
`;
