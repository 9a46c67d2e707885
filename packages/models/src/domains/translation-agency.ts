export const TRANSLATION_AGENCY = `domain translation-agency: Translation agency
says Clients send texts; projects of jobs go to translators and revisers, are counted in words and invoiced.
like XTRF, Plunet, Phrase, Smartcat, Crowdin, Lokalise
cues translation agency, translation management, translator, language service provider, translation project, localization, localisation, translation bureau, interpreter, interpreting agency, translation service, transcription service

core
language: A language one translates from or to.
  code! text(10) unique, name! unique, is_right_to_left
client (customer, company): Who wants texts translated.
  number! unique, name!, contact_name, email! unique, phone, address, country, tax_id, currency = EUR, payment_days 0.. = 30
linguist (translator, reviser, interpreter, freelancer, vendor): Person who translates or revises.
  first_name!, last_name!, email! unique, phone, country, timezone, tax_id, iban, is_sworn, daily_words int 1.., rating 1..5, status {applicant|tested|active|paused|blocked}
linguist_rate (rate, price, language pair): What a linguist takes for a pair of languages.
  service! {translation|revision|proofreading|subtitling|interpreting|post_editing}, unit {word|hour|page|minute} = word, unit_price! 0.., currency = EUR
  => linguist, source_language -> language!, target_language -> language!, unique(linguist, service, source_language, target_language)
translation_project (project, order): What a client ordered.
  number! unique, name!, subject_field text(80), ordered_at = now, due_at! >= ordered_at, total! 0.., currency = EUR, status {quoted|ordered|in_progress|delivered|invoiced|cancelled}, instructions
  -> client!, source_language -> language!
source_file (file, document, text): A text to be translated.
  file_name!, file_url!, word_count! 0.., format_text text(20)
  => translation_project, unique(translation_project, file_name)
translation_job (job, task, assignment): A text, one language, one step, one person.
  number! unique, service {translation|revision|proofreading|subtitling|post_editing} = translation, weighted_words decimal 0.., cost! 0.., currency = EUR, starts_at, due_at!, status {open|offered|accepted|in_progress|delivered|approved|declined|cancelled}, delivered_at
  => source_file, target_language -> language!, -> linguist, unique(source_file, target_language, service)
job_delivery (delivery): A file that was handed in.
  file_url!, delivered_at = now, version_number! int 1.., notes
  => translation_job, unique(translation_job, version_number)

pack quotes (quote, estimate, offer): Quotes
quote (estimate, offer): What a translation will cost.
  number! unique, total! 0.., currency = EUR, status {draft|sent|accepted|rejected|expired}, sent_on, valid_until >= sent_on
  -> client!, -> translation_project
client_price (price list): What a client pays for a pair of languages.
  service! {translation|revision|proofreading|subtitling|interpreting|post_editing}, unit_price! 0.., minimum_fee 0.. = 0
  => client, source_language -> language!, target_language -> language!, unique(client, service, source_language, target_language)

pack invoices (invoice, payment, payable, billing): Invoices
client_invoice (invoice): What a client owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> client!, -> translation_project
linguist_invoice (payable): What a linguist is owed.
  number!, received_on!, due_on! >= received_on, total! 0.., currency = EUR, status {received|approved|paid|rejected}
  -> linguist!, unique(linguist, number)
linguist_invoice_line: A job that is paid for.
  amount! 0..
  => linguist_invoice, -> translation_job! unique

pack memory (translation memory, glossary, term, termbase, segment): Memory and glossary
translation_memory: Sentences that were translated before.
  name! unique
  -> client, source_language -> language!, target_language -> language!
memory_segment (segment, translation unit): A sentence and its translation.
  source_text! long, target_text! long, match_context text(255)
  => translation_memory, -> translation_job
glossary_term (term, glossary): A word and how it is to be translated.
  source_term! text(160), target_term! text(160), definition long, is_forbidden
  -> client, source_language -> language!, target_language -> language!

pack analysis (word count, fuzzy match, analysis): Word counts
word_analysis (fuzzy match): How many words of a text are new.
  match_band! {new|fuzzy_75|fuzzy_85|fuzzy_95|exact|repetition}, words! int 0.., pay_percent! decimal 0..100
  => source_file, target_language -> language!, unique(source_file, target_language, match_band)

pack quality (quality, error, review, lqa, complaint): Quality
quality_review (review, lqa): A translation that was judged.
  reviewed_on!, score! 0..100, comment
  -> translation_job!, reviewer -> linguist
quality_error (error): A fault that was found.
  category! {accuracy|terminology|grammar|style|formatting|omission}, severity {minor|major|critical} = minor, excerpt_text text(500)
  => quality_review
complaint: What a client is not content with.
  received_on!, description!, status {open|accepted|rejected|settled}, refund_amount 0..
  -> translation_project!

pack interpreting (interpreting, assignment on site, appointment): Interpreting
interpreting_assignment (interpreting): A talk that is interpreted.
  number! unique, mode {consecutive|simultaneous|phone|video} = consecutive, place, starts_at!, ends_at! >= starts_at, price! 0.., status {requested|confirmed|held|cancelled}
  -> client!, -> linguist, source_language -> language!, target_language -> language!
`;
