export const CHARITY = `domain charity: Donations
says Donors give to campaigns of a charity; volunteers help.
like GoFundMe, JustGiving, Donorbox
cues charity, donation, nonprofit, non profit, donation management, donor management, fundraising, ngo, donation tracking, donor database, donation platform, fundraiser, charity management

core
donor (supporter, sponsor, contributor, giver): Person or company that gives.
  type {person|company} = person, first_name, last_name!, company_name, email unique, phone, address, wants_receipt flag = true
campaign (fundraiser, project, cause, appeal): What money is collected for.
  name! unique, description, goal_amount! 0.., currency = EUR, starts_on!, ends_on >= starts_on, status {planned|active|completed|cancelled}
donation (gift, contribution): Money that was given.
  receipt_number unique, amount! 0.., currency = EUR, method {card|transfer|cash|check|paypal} = transfer, status {pledged|received|refunded}, donated_on!, anonymous flag, message
  -> donor!, -> campaign
recurring_gift (recurring donation, pledge, subscription): Money somebody gives again and again.
  amount! 0.., frequency {monthly|quarterly|yearly} = monthly, starts_on!, ends_on >= starts_on, active = true
  -> donor!, -> campaign
receipt (tax receipt, donation receipt): A paper for the donor's taxes.
  number! unique, year! 2000..2100, total! 0.., issued_on!
  -> donor!, unique(donor, year)

pack volunteers (volunteer, shift, hours): Volunteers
volunteer (helper): Person who helps.
  first_name!, last_name!, email! unique, phone, skills_text text(255), status {applied|active|paused|left}
volunteer_shift (shift, hours): Time somebody helped.
  starts_at!, ends_at! >= starts_at, task_text text(255)
  => volunteer, -> campaign

pack beneficiaries (beneficiary, aid, recipient, grant): Beneficiaries
beneficiary (recipient): Who is helped.
  full_name!, phone, address, need_description long
aid_record (aid, grant, distribution): Help that was given.
  type! {money|food|goods|service}, amount 0.., given_on!, notes
  -> beneficiary!, -> campaign

pack events (event, gala): Events
fundraising_event (event, gala): Something put on to collect money.
  name!, starts_at!, venue, ticket_price 0.., raised_amount 0.. = 0
  -> campaign

pack expenses (expense, spending): Spending
expense (spending): What money was used for.
  title!, amount! 0.., spent_on!
  -> campaign!
`;
