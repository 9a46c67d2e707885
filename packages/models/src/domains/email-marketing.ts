export const EMAIL_MARKETING = `domain email-marketing: E-mail marketing
says Campaigns are sent to lists of subscribers who agreed to it; what they open and click is counted.
like Mailchimp, Brevo, Klaviyo, Mailerlite, ActiveCampaign, Sendinblue
cues email marketing, newsletter, email campaign, mailing list, email newsletter, newsletter tool, bulk email, drip campaign, email automation, marketing automation, newsletter software, mail campaign, newsletter subscription

core
sender (user, brand, sending identity): A name and address mail comes from.
  display_name! text(120), email! unique, reply_to_email, domain_verified_at, active = true
mailing_list (list, audience): Readers who asked for the same mail.
  name! unique, description, language text(10) = en, double_opt_in flag = true
  -> sender!
subscriber (contact, recipient, reader): Person who may get mail.
  email! unique, first_name, last_name, language text(10), country, status {active|unsubscribed|bounced|complained|blocked}, score 0..100 = 0
list_subscription (subscription, opt in, consent): A reader on a list, and the consent for it.
  status {pending|subscribed|unsubscribed}, source {form|import|api|manual} = form, requested_at = now, confirmed_at >= requested_at, unsubscribed_at >= requested_at, consent_ip_address
  => mailing_list, => subscriber, unique(mailing_list, subscriber)
email_template (template, design): A layout mails are written in.
  name! unique, html_body! long, text_body long, active = true
campaign (mailing, broadcast, newsletter issue): One mail to a list.
  name!, subject!, preheader text(160), html_body long, status {draft|scheduled|sending|sent|cancelled}, scheduled_at, sent_at
  -> mailing_list!, -> sender!, template -> email_template
campaign_delivery (delivery, sending, message): The mail to one reader, and what became of it.
  status {queued|sent|delivered|bounced|failed}, sent_at, delivered_at >= sent_at, first_opened_at >= sent_at, bounce_reason
  => campaign, => subscriber, unique(campaign, subscriber)
delivery_event (open, click, unsubscribe, bounce): Something a reader did.
  type! {open|click|bounce|complaint|unsubscribe}, occurred_at = now, link_url, user_agent text(255)
  => campaign_delivery

pack segments (segment, tag, filter, custom field): Segments and tags
tag: A word readers are marked with.
  name! unique, color text(20)
subscriber_tag: A tag of a reader.
  => subscriber, => tag, unique(subscriber, tag)
segment (filter): Readers of a list who fit a condition.
  name!, condition_text! text(500)
  => mailing_list, unique(mailing_list, name)
custom_field: Something more that is known of readers.
  field_key! text(60) unique, label!, field_type {text|number|date|flag} = text
subscriber_field_value: What is known of one reader.
  field_value! text(255)
  => subscriber, => custom_field, unique(subscriber, custom_field)

pack automation (automation, workflow, drip, sequence, autoresponder, welcome mail): Automation
automation (workflow, sequence, drip): Mails that go out by themselves.
  name! unique, trigger {subscribed|tag_added|link_clicked|date|purchase} = subscribed, status {draft|active|paused}
  -> mailing_list!
automation_step: A mail in its turn.
  position! 1.., wait_hours 0.. = 0, subject!, html_body! long
  => automation, unique(automation, position)
automation_run (enrollment): A reader on the way through.
  entered_at = now, finished_at >= entered_at, status {running|finished|stopped}
  => automation, => subscriber, current_step -> automation_step, unique(automation, subscriber)

pack testing (ab test, a/b test, split test, variant): Split tests
campaign_variant (variant): One of the subjects or texts that are tried.
  variant_label! text(1), subject!, html_body long, share_percent! decimal 0..100, is_winner
  => campaign, unique(campaign, variant_label)

pack forms (form, signup form, popup, landing page): Sign-up forms
signup_form (popup, landing page): A form by which readers come.
  name! unique, heading_text text(160), success_url, view_count 0.. = 0, active = true
  -> mailing_list!

pack suppression (suppression, blocklist, gdpr, unsubscribe reason): Suppression
suppressed_address (blocklist): An address that never gets mail again.
  email! unique, reason_code {unsubscribe|complaint|hard_bounce|manual|erasure} = manual, suppressed_at = now

pack links (link tracking, tracked link): Link tracking
tracked_link: A link in a mail, and how often it was clicked.
  target_url!, position 1.., click_count 0.. = 0
  => campaign, unique(campaign, target_url)
`;
