export const CRM = `domain crm: Customer relations
says Sales people win companies as customers: contacts, deals in a pipeline, and what was said.
like Salesforce, HubSpot, Pipedrive, Zoho CRM, Close
cues crm, customer relationship management, sales pipeline, lead management, lead tracking, deal tracking, sales crm, client relationship management, contact management, sales tracking

core
sales_rep (user, salesperson, sales person, account manager, employee, agent): Person who sells.
  email! unique, first_name!, last_name!, phone, active = true
company (account, organization, client company, client, customer): Company one sells to.
  name!, website, industry text(80), employee_count 0.., phone, address, city, country, status {prospect|customer|former}
  owner -> sales_rep
contact (contact person, person, lead contact): Person at a company.
  first_name!, last_name!, email unique, phone, job_title, opted_out flag
  -> company, owner -> sales_rep
pipeline_stage (stage, deal stage): Step a deal goes through, in order.
  name! unique, position! 1.., win_percent decimal 0..100, is_won, is_lost
deal (opportunity, sale): Business that may be won.
  title!, amount 0.., currency = EUR, status {open|won|lost}, expected_close_date, closed_at, lost_reason
  -> company!, primary_contact -> contact, owner -> sales_rep!, -> pipeline_stage!
activity (interaction, call, meeting, follow up, touchpoint): What was done or is to be done with a customer.
  type! {call|email|meeting|task}, subject!, due_at, done_at, notes
  owner -> sales_rep!, -> company, -> contact, -> deal cascade

pack leads (lead, prospect, lead source): Leads
lead (prospect): Somebody who may become a customer.
  first_name, last_name!, company_name, email, phone, source {website|referral|campaign|event|cold_call|other} = website, status {new|contacted|qualified|converted|lost}, score 0..100
  owner -> sales_rep, converted_contact -> contact

pack notes (note): Notes
note: Something worth knowing, written down.
  body!, written_at = now
  author -> sales_rep!, => company, -> contact, -> deal

pack quotes (quote, product, proposal, offer): Quotes
product (service): What is sold.
  name!, sku! unique, price! 0.., currency = EUR, active = true, description
quote (proposal, offer): An offer for a deal.
  number! unique, status {draft|sent|accepted|rejected|expired}, total 0.., currency = EUR, valid_until, sent_at
  -> deal!
quote_line (quote item): One product of an offer.
  quantity! 1.., unit_price! 0.., discount_percent 0..100
  => quote, -> product!

pack tags (tag, segment): Tags
tag (segment): A word companies are grouped by.
  name! text(40) unique, color text(20)
company_tag: A tag on a company.
  => company, => tag, unique(company, tag)

pack campaigns (campaign, newsletter, marketing): Campaigns
campaign (newsletter): Something that is sent to many contacts.
  name!, channel {email|social|event|ads} = email, status {planned|running|finished|cancelled}, starts_on, ends_on >= starts_on, budget 0..
campaign_contact (recipient): A contact a campaign went to, and what came of it.
  => campaign, => contact, response {none|opened|clicked|replied|unsubscribed} = none, sent_at, unique(campaign, contact)
`;
