export const INSURANCE_BROKER = `domain insurance-broker: Insurance broker
says Brokers find policies of insurers for their clients, and earn a commission on each.
like Applied Epic, HawkSoft, AMS360
cues insurance broker, insurance agency, insurance brokerage, insurance agent, commission tracking, broker commissions, insurance broker crm

core
insurer (insurance company, carrier): Who insures.
  name! unique, email, phone, broker_number text(40)
broker (agent, advisor, insurance broker): Who advises clients.
  first_name!, last_name!, email! unique, phone, licence_number! unique, active = true
client (customer, policyholder, insured): Who is insured.
  client_number! unique, name!, kind {person|company} = person, email, phone!, address, birth_date
  -> broker!
product (insurance product, tariff): What an insurer offers.
  name!, line! {life|health|home|car|liability|legal|travel|business|other}, commission_percent! 0..100
  -> insurer!, unique(insurer, name)
policy (contract, insurance policy): What a client has.
  policy_number! unique, starts_on!, ends_on >= starts_on, premium! 0.., payment_period {monthly|quarterly|yearly} = yearly, currency = EUR, status {quoted|applied|active|lapsed|cancelled}
  -> client!, -> product!, -> broker!
commission: What is earned on a policy.
  amount! 0.., rate_percent! 0..100, kind {first_year|renewal|bonus} = first_year, due_on!, paid_on, status {expected|received|clawed_back}
  -> policy!, -> broker!
claim (damage, loss): What a client asks the insurer for.
  claim_number! unique, happened_on!, description!, claimed_amount money 0.., paid_amount money 0.., status {reported|in_review|settled|rejected}
  -> policy!

pack quotes (quote, offer, comparison): Quotes
quote (offer): What a policy would cost.
  premium! 0.., valid_until!, status {open|accepted|declined|expired}
  -> client!, -> product!

pack tasks (task, appointment, meeting, reminder): Tasks
task (appointment, meeting, reminder): What a broker has to do.
  title!, due_at!, status {open|done|cancelled}, notes
  -> broker!, -> client

pack documents (document, file): Documents
document: A file about a client or a policy.
  title!, file_url!, uploaded_at = now
  -> client!, -> policy
`;
