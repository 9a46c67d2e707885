export const CROWDFUNDING = `domain crowdfunding: Crowdfunding
says Creators present projects; backers pledge money for rewards.
like Kickstarter, Indiegogo, Startnext
cues crowdfunding, crowd funding, crowdfunding platform, pledge platform

core
user (backer, creator, supporter, member): Person who creates or backs.
  email! unique, display_name!, bio, avatar_url
category: What projects are about.
  name! unique, slug! unique
project (campaign): Something that needs money.
  title!, slug! unique, summary, description, goal_amount! 0.., currency = EUR, starts_at!, ends_at! >= starts_at, status {draft|live|funded|failed|cancelled}
  creator -> user!, -> category
reward (perk, tier): What a backer gets.
  title!, description, minimum_amount! 0.., limit_quantity int 1.., estimated_delivery_date
  => project
pledge (contribution, backing): Money somebody promised.
  amount! 0.., status {pledged|collected|failed|cancelled}, pledged_at = now
  -> project!, backer -> user!, -> reward
project_update (update): What the creator tells.
  title!, body!, published_at = now
  => project

pack comments (comment, question): Comments
comment: What somebody says about a project.
  body!, written_at = now
  => project, author -> user!

pack payouts (payment, payout): Payouts
payout: Money that went to the creator.
  amount! 0.., fee 0.. = 0, paid_on!
  -> project!
`;
