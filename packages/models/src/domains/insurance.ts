export const INSURANCE = `domain insurance: Insurance
says Customers hold policies; they pay premiums, and claims are settled.
like Lemonade, Guidewire
cues insurance, insurance management, insurance policy, insurance claim, claims management, insurance company, policy management, claim handling

core
agent (broker, insurance agent): Person who sells policies.
  first_name!, last_name!, email! unique, phone, license_number! unique, commission_percent 0..100
customer (policyholder, policy holder, client, insured): Person who is insured.
  number! unique, first_name!, last_name!, birth_date, email! unique, phone, address
insurance_product (product, plan, insurance type): What one can insure.
  code! unique, name!, line_type {health|life|car|home|travel|liability} = car, description, active = true
policy (insurance policy, contract): An insurance somebody has.
  number! unique, status {quoted|active|lapsed|cancelled|expired}, starts_on!, ends_on! >= starts_on, premium! 0.., payment_interval {month|quarter|half_year|year} = year, sum_insured! money 0.., deductible 0.. = 0, currency = EUR
  -> customer!, -> insurance_product!, -> agent
coverage (cover, benefit): What a policy pays for, and how much.
  name!, limit_amount! 0.., deductible 0.. = 0
  => policy, unique(policy, name)
premium_payment (payment, premium): Money for a policy.
  due_on!, amount! 0.., status {open|paid|overdue|waived}, paid_on
  -> policy!
claim (damage claim, loss): Damage the insurance is to pay for.
  number! unique, occurred_on!, reported_on! >= occurred_on, description!, claimed_amount! 0.., approved_amount 0.., status {reported|in_review|approved|rejected|paid|closed}
  -> policy!, -> adjuster

pack claims-handling (adjuster, claim document, assessment, settlement): Claims handling
adjuster (claims adjuster, claim handler): Person who looks into claims.
  first_name!, last_name!, email! unique
claim_document (document, photo): A paper or picture of a claim.
  title!, file_url!, type {photo|report|invoice|other} = other
  => claim
claim_payment (settlement, payout): Money that was paid for a claim.
  amount! 0.., paid_on!, recipient_name!
  -> claim!

pack objects (insured object, vehicle, property): Insured objects
insured_object (vehicle, property): What is insured.
  type! {vehicle|building|person|item}, description_text! text(255), identifier text(80), value 0..
  => policy

pack beneficiaries (beneficiary, dependent): Beneficiaries
beneficiary (dependent): Who gets the money.
  full_name!, relationship text(60), share_percent! 0..100
  => policy

pack quotes (quote, offer): Quotes
quote (offer): What a policy would cost.
  number! unique, premium! 0.., valid_until!, status {open|accepted|expired}
  -> customer!, -> insurance_product!, -> agent
`;
