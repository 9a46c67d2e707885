export const FREELANCE_PLATFORM = `domain freelance-platform: Freelance marketplace
says Clients describe jobs, freelancers send proposals, and work is done and paid under a contract, by milestones.
like Upwork, Fiverr, Freelancer.com, Toptal, Malt
cues freelance marketplace, freelancer marketplace, freelance platform, hire freelancers, gig marketplace, freelancer platform, gig platform, freelance jobs, freelance translators marketplace, freelance website

core
client (customer, employer, company): Who has work to give.
  name!, email! unique, country, tax_id, verified
freelancer (translator, designer, developer, contractor, talent): Who does the work.
  first_name!, last_name!, email! unique, headline, bio, hourly_rate money 0.., country, available, verified
skill (category, language, expertise): What freelancers are good at.
  name! unique, description
freelancer_skill: A skill of a freelancer.
  level {beginner|intermediate|expert} = intermediate, years int 0..
  => freelancer, => skill, unique(freelancer, skill)
job (project, gig, assignment): Work a client describes.
  title!, description!, budget_kind {fixed|hourly} = fixed, budget 0.., currency = EUR, deadline_on, status {draft|open|in_progress|completed|cancelled}, posted_at
  -> client!, -> skill
proposal (bid, offer, application): What a freelancer offers for a job.
  amount! 0.., delivery_days int 1.., message! long, status {sent|shortlisted|accepted|declined|withdrawn}, sent_at = now
  => job, -> freelancer!, unique(job, freelancer)
contract (agreement, engagement): What both agreed on.
  agreed_amount! money 0.., starts_on!, ends_on >= starts_on, status {active|paused|completed|cancelled}
  -> proposal! unique
milestone (delivery, deliverable): A part of the work that is paid for itself.
  title!, amount! 0.., due_on, status {planned|funded|delivered|approved|paid}
  => contract

pack payments (payment, payout, escrow, invoice): Payments
payment (payout, escrow): Money for a milestone.
  amount! 0.., platform_fee 0.. = 0, paid_at = now, status {held|released|refunded}
  -> milestone!

pack reviews (review, rating): Reviews
review (rating): What one side thought of the other.
  score! 1..5, comment, by_client flag
  => contract, unique(contract, by_client)

pack messages (message, chat): Messages
message: What client and freelancer wrote.
  body!, sent_at = now, from_client flag
  => proposal

pack disputes (dispute): Disputes
dispute: What both do not agree on.
  reason!, opened_at = now, status {open|resolved|closed}, resolution text(2000)
  -> contract!
`;
