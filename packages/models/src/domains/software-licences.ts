export const SOFTWARE_LICENCES = `domain software-licences: Software licences
says A company buys licences for software, assigns their seats to people, and renews or ends them in time.
like Flexera, Torii, Zylo, Snow License Manager, Productiv
cues software license, software licence, license management, licence management, software asset management, saas management, license tracking, license key, licence key, license server, software subscription tracker

core
vendor (publisher, supplier): Who makes or sells software.
  name! unique, website, contact_name, contact_email, account_number
software_product (software, application, app): A program one needs a licence for.
  name!, edition_text text(60), category text(80), approval {allowed|restricted|forbidden} = allowed
  -> vendor!, unique(vendor, name)
employee (user, person, licence holder, owner): Person who uses software.
  employee_number! unique, first_name!, last_name!, email! unique, department_name, left_on, active = true
licence_contract (contract, agreement, purchase): What was agreed with a vendor.
  number! unique, starts_on!, ends_on >= starts_on, notice_days 0.. = 30, auto_renews flag, annual_cost! 0.., currency = EUR, status {draft|active|cancelled|expired}
  -> vendor!, responsible -> employee
licence (license, entitlement, subscription): The right to use a program, by so many.
  code! unique, metric {user|device|concurrent|core|site} = user, term {perpetual|subscription|trial} = subscription, seats_bought! int 1.., unit_cost! 0.., currency = EUR, starts_on!, expires_on >= starts_on, status {active|expiring|expired|retired}
  -> software_product!, -> licence_contract
licence_key (license key, activation key, serial): A key that comes with it.
  key_text! text(255) unique, max_activations int 1..
  => licence
device (computer, machine, server): A machine software runs on.
  hostname! unique, serial_number unique, type {laptop|desktop|server|virtual} = laptop, operating_system text(80), core_count 1.., status {in_use|in_stock|retired}
  -> employee
seat_assignment (assignment, seat, allocation): Who, or which machine, has a seat.
  assigned_on!, released_on >= assigned_on, last_used_on
  -> licence!, -> employee, -> device

pack installations (installation, discovery, usage, inventory scan): Installations
installation: A program found on a machine.
  version_text! text(40), installed_on, last_seen_at, minutes_used int 0..
  => device, -> software_product!, unique(device, software_product)

pack renewals (renewal, reminder, cancellation, notice): Renewals
renewal_decision (renewal, cancellation): What is to become of a contract.
  due_on!, decision {open|renew|reduce|cancel} = open, decided_on, new_seats int 0.., new_cost 0.., reason
  => licence_contract, decided_by -> employee, unique(licence_contract, due_on)
renewal_reminder (reminder): A mail before it is too late.
  remind_on!, sent_at
  => licence_contract, recipient -> employee!

pack requests (request, approval, software request): Requests
software_request (request): Somebody who needs a program.
  number! unique, reason, requested_at = now, status {open|approved|rejected|fulfilled}, decided_at >= requested_at
  requester -> employee!, approver -> employee, -> software_product!, -> seat_assignment

pack costs (invoice, cost, cost center, payment): Costs
cost_center: A part of the company that pays.
  code! unique, name!
licence_cost (invoice, cost): What was paid for a contract.
  invoice_number!, invoice_date!, amount! 0.., currency = EUR, period_starts_on, period_ends_on >= period_starts_on
  -> licence_contract!, -> cost_center, unique(licence_contract, invoice_number)

pack compliance (compliance, audit, over-use, document): Compliance
compliance_check (audit): Seats owned against seats in use, on a day.
  checked_on!, seats_owned! int 0.., seats_used! int 0.., outcome {compliant|over_used|under_used} = compliant, notes
  => software_product, unique(software_product, checked_on)
licence_document (document, proof of purchase): A paper that proves a right.
  title!, type {contract|invoice|certificate|terms} = contract, file_url!, uploaded_at = now
  => licence
`;
