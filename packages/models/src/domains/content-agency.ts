export const CONTENT_AGENCY = `domain content-agency: Content agency
says Writers turn briefs of clients into texts, through drafts and corrections, until they are published and billed.
like Contently, Scripted
cues copywriting, copywriting agency, content agency, content writing agency, copywriter, freelance writers, content marketing agency, article writing, ghostwriting, editorial agency
about draft

core
client (customer, brand): Who orders texts.
  company_name! text(120) unique, contact_name!, email!, phone, tone_of_voice long, status {lead|active|paused|ended} = active
writer (copywriter, author, freelancer): Who writes.
  first_name!, last_name!, email! unique, language, specialty, price_per_word money 0.., active = true
editor (proofreader): Who corrects.
  first_name!, last_name!, email! unique, active = true
project (order, campaign): Texts that belong together.
  title!, starts_on!, due_on! >= starts_on, budget 0.., status {proposed|active|done|cancelled}
  -> client!
brief (assignment, briefing): What a text shall be.
  title!, format {blog_post|landing_page|newsletter|product_text|white_paper|social|press} = blog_post, target_words! int 1.., audience_text text(200), keywords_text text(300), instructions, due_on!, status {draft|assigned|in_progress|approved|cancelled}
  -> project!, -> writer, -> editor
draft (text, article, version): A version of a text.
  version! 1.., body!, word_count int 0.. = 0, submitted_at = now, status {submitted|changes_requested|accepted}
  => brief, unique(brief, version)
revision_request (correction, feedback, comment): What must be changed.
  body!, requested_at = now, from_client flag = false, resolved_at >= requested_at
  => draft

pack publishing (publication, published, calendar): Publishing
publication: Where a text appeared.
  channel! text(80), url, planned_on, published_at, headline
  -> brief!

pack invoices (invoice, payment, billing): Invoices
client_invoice (invoice): What a client owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., status {draft|sent|paid|overdue}
  -> project!
writer_payout (payout, payment): What a writer gets for a text.
  amount! 0.., word_count 0.., paid_on
  -> brief!, -> writer!

pack style (style guide, glossary): Style guides
style_guide (style): How a client wants texts.
  title!, body!, version! 1.. = 1
  -> client!
`;
