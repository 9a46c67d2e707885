export const NEWSPAPER = `domain newspaper: Newspaper
says Journalists write articles that editors plan into issues or publish online; readers subscribe and companies advertise.
like Arc XP, Quintype, Superdesk, WoodWing
cues newspaper, news site, news portal, newsroom, magazine publisher, editorial calendar, online newspaper, local newspaper, news publishing, journalism, press agency, magazine publishing, editorial planning

core
journalist (reporter, editor, author, staff member): Person who writes or edits.
  first_name!, last_name!, email! unique, phone, byline_name, position_title {reporter|editor|photographer|columnist|editor_in_chief|freelancer} = reporter, active = true
section (desk, department, rubric): A part of the paper.
  name! unique, slug! unique, position 1.. = 1
  head -> journalist
story_idea (pitch, assignment, story plan): A story that is planned, and who is on it.
  working_title!, brief_text long, priority {low|normal|high|breaking} = normal, due_at, status {pitched|assigned|in_work|filed|dropped}
  -> section!, assignee -> journalist
article (story, news item, post): A text, from draft to publication.
  headline!, slug! unique, kicker text(120), lead_text text(500), body long, word_count 0.., access {free|registered|paid} = free, status {draft|in_review|approved|published|unpublished}, published_at, last_corrected_at >= published_at
  -> section!, -> story_idea
article_author (byline): Who wrote a text.
  position 1.. = 1
  => article, -> journalist!, unique(article, journalist)
media_file (photo, picture, video): A picture or film of a text.
  file_url!, caption, credit_text! text(160), type {photo|graphic|video|audio} = photo, taken_at, rights_until
  photographer -> journalist
article_media_file: A picture in a text.
  position 1.. = 1, is_lead
  => article, -> media_file!, unique(article, media_file)
reader (subscriber, user): Person who reads, and may subscribe.
  email! unique, first_name, last_name, phone, address, postal_code, city, registered_at = now

pack print (issue, print edition, page, layout): Print issues
issue (print edition): One paper of one day.
  issue_number! unique, publication_date! unique, copies_printed int 0.., page_total int 1.., closes_at, status {planned|in_production|printed|distributed}
news_page (page, layout): A page of an issue.
  page_number! int 1.., ad_share_percent decimal 0..100, status {open|laid_out|approved}
  => issue, -> section, unique(issue, page_number)
page_article: A text on a page.
  column_count int 1..8 = 1, line_count int 1..
  => news_page, -> article!, unique(news_page, article)

pack subscriptions (subscription, paywall, delivery, subscriber): Subscriptions
subscription_offer (offer, plan): What can be subscribed to.
  code! unique, name!, kind {print|digital|both} = digital, price! 0.., currency = EUR, billing_interval {month|quarter|year} = month, active = true
reader_subscription (subscription): What a reader has.
  number! unique, starts_on!, ends_on >= starts_on, status {trial|active|paused|cancelled|expired}, delivery_address text(255)
  -> reader!, -> subscription_offer!
delivery_complaint (complaint): A paper that did not come.
  missed_on!, type {missing|late|damaged} = missing, resolution {open|credited|redelivered|rejected} = open
  => reader_subscription, unique(reader_subscription, missed_on)

pack advertising (ad, advertiser, advertisement, classified ad): Advertising
advertiser: A company that advertises.
  name! unique, contact_name, email!, phone, address, tax_id
ad_booking (ad, advertisement): An advertisement that was booked.
  number! unique, title!, kind {display|classified|insert|banner|obituary} = display, runs_from_date!, runs_until! >= runs_from_date, height_mm int 1.., column_count int 1..8, price! 0.., currency = EUR, status {reserved|booked|published|invoiced|cancelled}
  -> advertiser!, -> section

pack comments (comment, letter to the editor, moderation): Comments
reader_comment (comment, letter): What a reader says to a text.
  body!, posted_at = now, status {pending|visible|hidden}
  => article, -> reader!, parent -> reader_comment cascade

pack tags (tag, topic, keyword): Topics
topic (tag, keyword): What texts are about.
  name! unique, slug! unique
article_topic: A topic of a text.
  => article, => topic, unique(article, topic)

pack corrections (correction, version, revision, fact check): Versions and corrections
article_version (version, revision): A text as it was.
  version_number! int 1.., headline!, body!, saved_at = now
  => article, editor -> journalist, unique(article, version_number)
correction (erratum): A fault that was put right in the open.
  correction_text! text(500), corrected_at = now
  => article, -> journalist
`;
