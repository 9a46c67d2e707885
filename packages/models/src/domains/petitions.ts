export const PETITIONS = `domain petitions: Petitions
says People start petitions addressed to those who decide; others sign, comment and share, and answers are published.
like Change.org, Avaaz, openPetition, 38 Degrees, Care2
cues petition, online petition, petition platform, petition site, signature collection, collect signatures, citizens initiative
about petition

core
user (petitioner, starter, signer, signatory, supporter, citizen): Person who starts or signs petitions.
  email! unique, display_name!, city, country, email_verified_at, status {active|blocked}
topic (category, cause): What petitions are about.
  name! unique, slug! unique, description
decision_maker (addressee, recipient, authority): Who a petition is addressed to.
  name!, position_title, organization_name text(120), email, country
petition (campaign, initiative): A demand people can sign.
  title!, slug! unique, body!, demand text(500), image_url, signature_goal! int 1.. = 100, status {draft|open|victory|closed|removed}, published_at, closes_at >= published_at
  starter -> user!, -> topic
petition_addressee: One of those a petition is addressed to.
  notified_at
  => petition, -> decision_maker!, unique(petition, decision_maker)
signature (signing): One person's name under a petition.
  signed_at = now, reason, is_public = true, confirmed_at >= signed_at, withdrawn_at >= signed_at
  => petition, -> user!, unique(petition, user)
petition_update (update, news): What the starter tells those who signed.
  title!, body!, published_at = now
  => petition

pack comments (comment, discussion, debate): Comments
petition_comment (comment): What somebody says about a petition.
  body!, written_at = now, status {visible|hidden}
  => petition, author -> user!

pack responses (response, answer, reply, decision): Answers
official_response (response, answer, reply, decision): What those who decide answered.
  body!, outcome {under_review|accepted|partly_accepted|rejected} = under_review, answered_at = now
  => petition, -> decision_maker!

pack moderation (report, moderation, moderator): Moderation
petition_report (report, flag): Somebody says a petition breaks the rules.
  reason!, status {open|upheld|dismissed}, reported_at = now
  => petition, reporter -> user!

pack shares (share, sharing, promotion): Sharing
petition_share (share): A petition that was passed on.
  channel! {email|link|social|messenger}, shared_at = now
  => petition, -> user

pack donations (donation, chip in, contribution): Donations
petition_donation (donation, contribution): Money to make a petition known.
  amount! 0.., currency = EUR, status {pending|paid|failed|refunded}, donated_at = now
  -> petition!, donor -> user
`;
